<?php
/**
 * The peer of `cutcard audit` on video poker lines of Crypto.Games as they are exported: JSON in, the deal computed and
 * compared, held cards and the win checked, JSON out. As somebody would write it who writes nothing else.
 *
 *     php audit-lines.php FILE
 */
const SUITS = 's h d c';
const PAYS = [
    'jacks-or-better' => [500, 75, 20, 9, 6, 4, 3, 2, 1],
    'tens-or-better' => [500, 75, 22, 6, 5, 4, 3, 2, 1],
];

function deck(): array
{
    $deck = [];
    foreach (explode(' ', SUITS) as $suit) {
        foreach (str_split('A23456789TJQK') as $rank) {
            $deck[] = $rank . $suit;
        }
    }
    return $deck;
}

function pay(array $cards, string $table): int
{
    $counts = [];
    $suits = [];
    $places = [];
    foreach ($cards as $card) {
        $counts[$card[0]] = ($counts[$card[0]] ?? 0) + 1;
        $suits[$card[1]] = true;
        $places[] = strpos('A23456789TJQK', $card[0]);
    }
    rsort($counts);
    sort($places);
    $pays = PAYS[$table];
    $flush = count($suits) === 1;
    $distinct = count($counts) === 5;
    $royal = $distinct && $places === [0, 9, 10, 11, 12];
    $straight = $royal || ($distinct && $places[4] - $places[0] === 4);
    if ($flush && $royal) return $pays[0];
    if ($flush && $straight) return $pays[1];
    if ($counts[0] === 4) return $pays[2];
    if ($counts[0] === 3 && $counts[1] === 2) return $pays[3];
    if ($flush) return $pays[4];
    if ($straight) return $pays[5];
    if ($counts[0] === 3) return $pays[6];
    if ($counts[0] === 2 && $counts[1] === 2) return $pays[7];
    if ($counts[0] !== 2) return 0;
    $lowest = $table === 'tens-or-better' ? 'TJQKA' : 'JQKA';
    $ranks = array_count_values(array_map(fn ($card) => $card[0], $cards));
    return strpos($lowest, (string) array_search(2, $ranks, true)) !== false ? $pays[8] : 0;
}

$deck = deck();
$file = fopen($argv[1], 'r');
while (($line = fgets($file)) !== false) {
    $hand = json_decode($line, true);
    $server = $hand['reveal']['serverSeed'];
    $bytes = hash('sha512', $server . $hand['clientSeed'] . ($hand['nonce'] ?? ''), true);
    $dealt = [];
    for ($i = 0; $i < 64 && count($dealt) < 10; $i++) {
        $number = ord($bytes[$i]) % 100;
        if ($number < 52 && !isset($dealt[$number])) {
            $dealt[$number] = $deck[$number];
        }
    }
    $dealt = array_values($dealt);
    $shown = $hand['shown'];
    $final = [];
    $next = 5;
    for ($i = 0; $i < 5; $i++) {
        $held = isset($shown['held']) ? $shown['held'][$i] : $shown['deal'][$i] === $shown['final'][$i];
        $final[] = $held ? $dealt[$i] : $dealt[$next++];
    }
    $deal = array_slice($dealt, 0, 5);
    $committed = hash('sha256', $server) === $hand['commitment']['value'];
    $fits = $deal === $shown['deal'] && $final === $shown['final'];
    $expected = ['deal' => $deal, 'final' => $final];
    $paid = 'unknown';
    if (isset($shown['held'])) $expected['held'] = $shown['held'];
    if (isset($shown['payTable'], $shown['multiplier'])) {
        $due = pay($final, $shown['payTable']);
        $paid = $due === $shown['multiplier'] ? 'pass' : 'fail';
        $expected += ['payTable' => $shown['payTable'], 'multiplier' => $due];
    }
    $reasons = [];
    if (!$committed) $reasons[] = 'reveal-not-committed';
    if (!$fits) $reasons[] = 'deal-differs';
    if ($paid === 'fail') $reasons[] = 'payout-differs';
    echo json_encode([
        'status' => $reasons ? 'mismatch' : ($hand['commitment']['beforeBet'] ? 'verified' : 'consistent'),
        'reasons' => $reasons,
        'checks' => [
            'commitment' => $committed ? 'pass' : 'fail',
            'deal' => $fits ? 'pass' : 'fail',
            'payout' => $paid,
            'continuity' => 'unknown',
        ],
        'expected' => $expected,
    ]), "\n";
}
