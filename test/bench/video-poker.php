<?php
/**
 * The yardstick for auditing video poker: how many hands a second PHP deals, by the procedure that wizardofodds.com
 * prints for Crypto.Games, with its commitment checked. Nothing is read or printed on the way.
 *
 *     php video-poker.php [hands]
 */
$hands = (int) ($argv[1] ?? 300000);
$kept = 0;
$start = hrtime(true);
for ($hand = 0; $hand < $hands; $hand++) {
    $server = "2XMpPAbEw3qdH3HQla2K5zNwoNEFHOEYolkB$hand";
    $client = 'bc7v9bn70d7n07sn';
    $hash = hash('sha512', $server . $client);
    $cards = [];
    for ($position = 0; count($cards) < 10 && $position < 128; $position += 2) {
        $number = hexdec(substr($hash, $position, 2)) % 100;
        if ($number > 51) {
            continue;
        }
        $repeat = false;
        foreach ($cards as $card) {
            if ($card === $number) {
                $repeat = true;
            }
        }
        if (!$repeat) {
            $cards[] = $number;
        }
    }
    $rank = $cards[9] % 13;
    $suit = intdiv($cards[9], 13) % 4;
    if (hash('sha256', $server) === $hash || $rank + $suit < 0) {
        $kept++;
    }
}
$seconds = (hrtime(true) - $start) / 1e9;
echo json_encode(['handsPerSecond' => $hands / $seconds, 'kept' => $kept]), "\n";
