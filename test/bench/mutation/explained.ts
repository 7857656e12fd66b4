/**
 * Mutants that survive and are no gap in the tests: nothing that is promised changes with them.
 * @module
 */

interface Explained {
  readonly file: string;
  readonly because: string;
  /** What is mutated, and what it becomes where only that one is meant; of a number, what that is a part of. */
  readonly mutants: readonly (readonly [original: string, mutated?: string, within?: string])[];
}

export const EXPLAINED: readonly Explained[] = [
  {
    file: 'src/reading/survey.ts',
    because: 'how many texts are asked for, how long they are and how far around is a bound, or saves time',
    mutants: [
      [
        'text.length < 20 && /^(?:10|[2-9AJQKT])$/.test(text.trim())',
        '(text.length < 20) || (/^(?:10|[2-9AJQKT])$/.test(text.trim()))',
      ],
      ['text.length < 20', '(text.length) <= (20)'],
      ['20', '21', 'text.length < 20'],
      ['0', '1', 'asked = 0'],
      ['isRank(data) && asked++ < MOST_ASKED', '(isRank(data)) || (asked++ < MOST_ASKED)'],
      ['asked++ < MOST_ASKED', '(asked++) <= (MOST_ASKED)'],
      ['100', '101'],
      ['3', '4'],
      ['all.length === 0', 'false'],
      ['used.length > MOST_USED', '(used.length) >= (MOST_USED)'],
      ['20', '21'],
      ['5', '6'],
      ['value.length <= LONGEST_LABEL', '(value.length) < (LONGEST_LABEL)'],
    ],
  },
  {
    file: 'src/reading/survey.ts',
    because:
      'names that are joined are two or more; numbers that differ are in conflict, and none are nowhere',
    mutants: [
      ['0', '1', 'joined.length > 0'],
      ['near.every(({ rest }) => rest === near[0]!.rest)', 'near.some(({ rest }) => rest === near[0]!.rest)'],
      ['near.length > 0', '(near.length) >= (0)'],
    ],
  },
  {
    file: 'src/reading/controls.ts',
    because: 'the word that stands for nothing has no digit',
    mutants: [["textOf(control, LONGEST) ?? ''", 'textOf(control, LONGEST)']],
  },
  {
    file: 'src/reading/whose.ts',
    because: 'how many are a list, and how far around they are looked for, are bounds',
    mutants: [
      ['2', '3'],
      ['found.length <= MOST_SEEDS', '(found.length) < (MOST_SEEDS)'],
      ['20', '21'],
      ['4', '5'],
    ],
  },
  {
    file: 'src/reading/hands.ts',
    because:
      'how far apart and how small things lie is a bound; a card that lies face down is worth none, whatever it is taken for; and what is around the cards of a hand is of one kind',
    mutants: [
      [
        'places.map(wrapOf).find((wrap, i) => wrap !== places[i])',
        'places.map(wrapOf).findLast((wrap, i) => wrap !== places[i])',
      ],
      ['isFace(card)', 'true'],
      ['next.top < one.bottom', '(next.top) <= (one.bottom)'],
      ['next.left - one.right > one.width / 2', '(next.left - one.right) >= (one.width / 2)'],
      ['2', '3', 'one.width / 2'],
      ['!/^\\d{1,2}$/.test(text)', 'false'],
      ['height < boundsOf(place).height / 2', '(height) <= (boundsOf(place).height / 2)'],
      ['2', '3', 'boundsOf(place).height / 2'],
    ],
  },
  {
    file: 'src/reading/places.ts',
    because: 'the word that stands for what is not there names nobody',
    mutants: [
      ["attribute(element, name)?.slice(0, 200) ?? ''", 'attribute(element, name)?.slice(0, 200)'],
      [
        "names.find((name) => NAMES.dealer.test(name) || NAMES.player.test(name)) ?? ''",
        'names.find((name) => NAMES.dealer.test(name) || NAMES.player.test(name))',
      ],
    ],
  },
  {
    file: 'src/reading/visible.ts',
    because:
      'how faint, near and many things may be is a bound, and what hides nothing need not be looked at',
    mutants: [
      ['250', '251'],
      ['50_000', '50001'],
      ['this.#veilOf(over, mark) > THICKEST', '(this.#veilOf(over, mark)) >= (THICKEST)'],
      ['around < FAINTEST', '(around) <= (FAINTEST)'],
      ['this.#veilOfOne(element) > 0', '(this.#veilOfOne(element)) >= (0)'],
      ['veilOf(style) <= 0.5', '(veilOf(style)) < (0.5)'],
      ['veil > 0', 'true'],
      ['veil > 0', '(veil) >= (0)'],
      ['this.#veilOfOne(element) * around > THICKEST', '(this.#veilOfOne(element) * around) >= (THICKEST)'],
      ['Number(colourIn(ink)?.alpha) > 0.5', '(Number(colourIn(ink)?.alpha)) >= (0.5)'],
      ['veilOf(style) > THICKEST', '(veilOf(style)) >= (THICKEST)'],
      ['alpha > 0.5', '(alpha) >= (0.5)'],
      ['contrast(ink, ground) < LEAST_CONTRAST', '(contrast(ink, ground)) <= (LEAST_CONTRAST)'],
      ['0', '1', 'width > 0'],
    ],
  },
  {
    file: 'src/reading/visible.ts',
    because:
      'the browsers of the tests have a visual viewport, which is not zoomed; and a gradient has two colours',
    mutants: [
      ['visualViewport ?? { width: innerWidth, height: innerHeight, scale: 1 }', 'visualViewport'],
      ['1', '2', 'scale: 1'],
      ['width * scale', '(width) / (scale)'],
      ['height * scale', '(height) / (scale)'],
      ['0', '1', 'colours[0]'],
    ],
  },
  {
    file: 'src/reading/opened.ts',
    because:
      'what stands with used seeds and names no value heads nothing else; and what nothing stands before is empty',
    mutants: [
      ['!name', 'false'],
      ['end > 0', '(end) >= (0)'],
    ],
  },
  {
    file: 'src/reading/hilo.ts',
    because:
      'how far beyond a card its caption may reach is a bound, and so is how long one is: no multiplier comes near it',
    mutants: [
      ['40', '41'],
      ['box.left > left - width / 4', '(box.left) >= (left - width / 4)'],
      ['box.right < right + width / 4', '(box.right) <= (right + width / 4)'],
      ['4', '5', 'width / 4'],
      ['written.length > LONGEST_CAPTION', 'false'],
      ['written.length > LONGEST_CAPTION', '(written.length) >= (LONGEST_CAPTION)'],
    ],
  },
  {
    file: 'src/reading/sections.ts',
    because:
      'what stands around an element has one part in each that is around it; and how far around is a bound',
    mutants: [
      [
        'elementsUp(element, SECTION_LEVELS).find((up) => parentNode(up) === parentNode(own))',
        'elementsUp(element, SECTION_LEVELS).findLast((up) => parentNode(up) === parentNode(own))',
      ],
      ['3', '4', 'elementsUp(element, 3)'],
    ],
  },
  {
    file: 'src/reading/strip.ts',
    because: 'no word is of a nonce and of something else; and how long a text may be is a bound',
    mutants: [
      [
        "named.every((meaning) => meaning.endsWith('nonce'))",
        "named.some((meaning) => meaning.endsWith('nonce'))",
      ],
      ['text.length > LONGEST_JOINED', '(text.length) >= (LONGEST_JOINED)'],
      ['200', '201'],
      ['label.length > LONGEST_LABEL', '(label.length) >= (LONGEST_LABEL)'],
    ],
  },
  {
    file: 'src/reading/hand-of-five.ts',
    because: 'how much two widths may differ is a bound',
    mutants: [
      [
        'Math.abs(boundsOf(a).width - boundsOf(b).width) < 2',
        '(Math.abs(boundsOf(a).width - boundsOf(b).width)) <= (2)',
      ],
      ['2', '3', 'Math.abs(boundsOf(a).width - boundsOf(b).width) < 2'],
    ],
  },
  {
    file: 'src/reading/resting.ts',
    because: 'how many parts are looked at is a bound',
    mutants: [['400', '401']],
  },
  {
    file: 'src/reading/bank.ts',
    because: 'what is too long is no amount and no odds, nor is the word that stands for nothing',
    mutants: [
      ["textOf(beside, LONGEST_ODDS) ?? ''", 'textOf(beside, LONGEST_ODDS)'],
      ['12', '13'],
    ],
  },
  {
    file: 'src/reading/titles.ts',
    because: 'the word that stands for nothing has no digit',
    mutants: [["textOf(bet, LONGEST_TITLE) ?? ''", 'textOf(bet, LONGEST_TITLE)']],
  },
  {
    file: 'src/reading/chat.ts',
    because: 'how long a name and a table are looked at is a bound',
    mutants: [['100', '101']],
  },
  {
    file: 'src/reading/hilo.ts',
    because: 'how much higher than its words a place for cards is, is a bound',
    mutants: [
      [
        'boundsOf(place).height > 2 * boundsOf(element).height',
        '(boundsOf(place).height) >= (2 * boundsOf(element).height)',
      ],
      ['2', '3', '2 * boundsOf(element).height'],
    ],
  },
  {
    file: 'src/core/seeding/per-bet-doubts.ts',
    because: 'a hand ended as it did itself, and is then the one that is given back in any case',
    mutants: [['last && previous.get(last)', 'last || previous.get(last)']],
  },
  {
    file: 'src/core/seeding/pair.ts',
    because:
      'a hand that is judged by a client seed that stood nowhere fits it, and the same is said of that below',
    mutants: [['client.text === null', 'false']],
  },
  {
    file: 'src/core/seeding/pair-placing.ts',
    because: 'aligned once more, the same hands have the same places, of which only those kept off matter',
    mutants: [
      ['!hands.some((_, i) => isKeptOff(i))', 'false'],
      ['played.length < hands.length', 'true'],
      ['played.length < hands.length', '(played.length) <= (hands.length)'],
    ],
  },
  {
    file: 'src/core/audit.ts',
    because: 'no two forms of a commitment have the same hash',
    mutants: [
      [
        'scheme.commitments(seeds.reveal, seeds).find(({ hash }) => hash === commitment.value)',
        'scheme.commitments(seeds.reveal, seeds).findLast(({ hash }) => hash === commitment.value)',
      ],
    ],
  },
  {
    file: 'src/core/seeding/pair-judge.ts',
    because: 'a page counts the bets of a pair or tells the next one’s nonce, and not each by turns',
    mutants: [
      [
        "pair.counting.some((panel) => textOf(panel, 'announced.count') !== null)",
        "pair.counting.every((panel) => textOf(panel, 'announced.count') !== null)",
      ],
    ],
  },
  {
    file: 'src/reading/receipt.ts',
    because: 'what is not there has no digit, written out as well',
    mutants: [["texts[i + 1] ?? ''", 'texts[i + 1]']],
  },
  {
    file: 'src/core/assemble.ts',
    because: 'it is a bound, and no test is to hang on a millisecond',
    mutants: [
      ['first.at - start.at > MAY_BE_PLAYED', 'first.at - start.at >= MAY_BE_PLAYED'],
      ['2000', '2001'],
    ],
  },
  {
    file: 'src/core/seeding/per-bet-continuity.ts',
    because: 'a time that is none is shorter than any, and no test is to hang on a millisecond',
    mutants: [['0', '1', 'context.slowestFill.get(load) ?? 0']],
  },
  {
    file: 'src/core/seeding/per-bet-panels.ts',
    because: 'a time that is none is shorter than any, and no test is to hang on a millisecond',
    mutants: [['0', '1', 'slowest.get(load) ?? 0']],
  },
  {
    file: 'src/core/rounds-mirrors.ts',
    because: 'two things seen have never the same number',
    mutants: [
      ['played.start.seq <= first', '(played.start.seq) < (first)'],
      ['first < until', '(first) <= (until)'],
    ],
  },
  {
    file: 'src/core/seeding/per-bet-continuity.ts',
    because:
      'how far back a promise of the hand before is looked for bounds the time that takes; it stands in one stretch, and is passed over as used',
    mutants: [
      ['at - 1', '(at) + (1)'],
      ['1', '2', 'at - 1'],
      [
        "recent.findLast((panel) => last!.hashes.includes(hashOn(panel, 'announced.commitment')))",
        "recent.find((panel) => last!.hashes.includes(hashOn(panel, 'announced.commitment')))",
      ],
    ],
  },
  {
    file: 'src/core/seeding/pair-ledger.ts',
    because: 'no look at a table is of two hands',
    mutants: [
      ['start.seq > over', 'start.seq >= over'],
      ['lastEndOf(doubted).seq < round.start.seq', 'lastEndOf(doubted).seq <= round.start.seq'],
    ],
  },
  {
    file: 'src/core/seeding/pair-placing.ts',
    because: 'what no panel counts bounds no nonces, and no chance that is no less than 1 is told',
    mutants: [
      ['0', '1', 'pair.counted.at(-1) ?? 0'],
      ['1', '2', 'Math.min(1, accident * among)'],
    ],
  },
  {
    file: 'src/core/seeding/pair-placing.ts',
    because: 'two things seen have never the same number',
    mutants: [['last.seq > round.start.seq', 'last.seq >= round.start.seq']],
  },
  {
    file: 'src/core/seeding/pair-timeline.ts',
    because: 'without a reveal there are no hashes, and no count is below none',
    mutants: [
      ['reveal', 'true'],
      ['countOf.get(panel.load) ?? 0', 'countOf.get(panel.load)'],
    ],
  },
  {
    file: 'src/core/seeding/pair-timeline.ts',
    because:
      'of a pair that is dealt from on once its seed is out, fewer bets are counted, which accuses nobody',
    mutants: [
      ['count < (countOf.get(panel.load) ?? 0)', 'count <= (countOf.get(panel.load) ?? 0)'],
      ['0', '1', 'countOf.get(panel.load) ?? 0'],
    ],
  },
  {
    file: 'src/core/seeding/per-bet-unseen.ts',
    because: 'a look comes to what it comes to itself',
    mutants: [['seq < table.seq', 'seq <= table.seq']],
  },
  {
    file: 'src/core/games/tables.ts',
    because: 'it is asked besides whether both are of one game',
    mutants: [
      [
        "before.game === 'video-poker' && after.game === 'video-poker'",
        "(before.game === 'video-poker') || (after.game === 'video-poker')",
      ],
    ],
  },
  {
    file: 'src/reading/dom.ts',
    because: 'below the circles of a club stands its stem',
    mutants: [['2 * r', '(2) / (r)']],
  },
  {
    file: 'src/reading/dom.ts',
    because: 'no point that is looked at lies on a circle',
    mutants: [['Math.hypot(across - x, down - y) <= r', '(Math.hypot(across - x, down - y)) < (r)']],
  },
  {
    file: 'src/reading/suit-outline.ts',
    because: 'how far a drawing may reach beyond its frame is a bound',
    mutants: [
      ['one.frame.left > x - width / 50', '(one.frame.left) >= (x - width / 50)'],
      ['50', '51', 'width / 50'],
      ['one.frame.top > y - height / 50', '(one.frame.top) >= (y - height / 50)'],
      ['50', '51', 'height / 50'],
      ['one.frame.right < x + width * 1.02', '(one.frame.right) <= (x + width * 1.02)'],
      ['one.frame.bottom < y + height * 1.02', '(one.frame.bottom) <= (y + height * 1.02)'],
    ],
  },
  {
    file: 'src/reading/card.ts',
    because:
      'what has something in it is told by that, and where nothing is laid out no mask is known: it only saves time',
    mutants: [
      ['!hasLayout || firstChild(element)', 'false'],
      ['!hasLayout || firstChild(element)', '(!hasLayout) && (firstChild(element))'],
    ],
  },
  {
    file: 'src/core/seeding/per-bet-nonces.ts',
    because: 'no hand begins with a panel, and two things seen have never the same number',
    mutants: [['start.seq < promised.seq', 'start.seq <= promised.seq']],
  },
  {
    file: 'src/core/seeding/per-bet-continuity.ts',
    because: 'two things seen have never the same number, and no panel shows the seeds of two hands',
    mutants: [
      ['other.start.seq < to', 'other.start.seq <= to'],
      ['seq < by', 'seq <= by'],
      ['start.seq < round.start.seq', 'start.seq <= round.start.seq'],
      ['start.seq > round.start.seq', 'start.seq >= round.start.seq'],
      ['sooner.start.seq < start.seq', 'sooner.start.seq <= start.seq'],
      ['panel.seq > start.seq', 'panel.seq >= start.seq'],
      ['panel.seq < here.seq', 'panel.seq <= here.seq'],
      ['until.get(other)! > from', 'until.get(other)! >= from'],
      ['start.seq < here.seq', 'start.seq <= here.seq'],
      ['previous.start.seq < start.seq', 'previous.start.seq <= start.seq'],
      ['since.seq > previous.start.seq', 'since.seq >= previous.start.seq'],
      ['seq < promisedSince.seq', 'seq <= promisedSince.seq'],
      [
        'link.shown.outSince.seq < round.tables.at(-1)!.seq',
        'link.shown.outSince.seq <= round.tables.at(-1)!.seq',
      ],
      ['panelsOf.get(panel.load)![0]!.seq < seq', 'panelsOf.get(panel.load)![0]!.seq <= seq'],
      ['seq > from', 'seq >= from'],
      ['one.seq > from', 'one.seq >= from'],
      ['one.seq < clientSeedSince.seq', 'one.seq <= clientSeedSince.seq'],
      ['one.seq < by.seq', 'one.seq <= by.seq'],
      ['one.seq > clientSeedSince.seq', 'one.seq >= clientSeedSince.seq'],
      ['one.seq > from.seq', 'one.seq >= from.seq'],
      ['one.seq <= here.seq', 'one.seq < here.seq'],
      ['other.start.seq > from.seq', 'other.start.seq >= from.seq'],
      ['other.start.seq < to.seq', 'other.start.seq <= to.seq'],
      ['panel.seq > round.start.seq', 'panel.seq >= round.start.seq'],
      ['wasShown.seq < firstOf(shown).seq', 'wasShown.seq <= firstOf(shown).seq'],
    ],
  },
  {
    file: 'src/core/seeding/per-bet-continuity.ts',
    because: 'what is read in one tick with the cards follows at once',
    mutants: [['2', '3', 'cards.seq + 2']],
  },
  {
    file: 'src/core/seeding/per-bet-continuity.ts',
    because: 'of the hashes that one seed may have been committed to with, no page promises two',
    mutants: [
      [
        'link?.shown.hashes.find((hash) => promises.has(hash))',
        'link?.shown.hashes.findLast((hash) => promises.has(hash))',
      ],
    ],
  },
  {
    file: 'src/core/seeding/per-bet-continuity.ts',
    because: 'a client seed that was not read is no text that one could be held against',
    mutants: [
      ["textOf(panel, 'announced.clientSeed') ?? ''", "textOf(panel, 'announced.clientSeed')"],
      ["fit.clientSeed ?? ''", 'fit.clientSeed'],
    ],
  },
  {
    file: 'src/core/seeding/per-bet-doubts.ts',
    because: 'no seeds come out with a press',
    mutants: [
      ['seq > round.start.seq', 'seq >= round.start.seq'],
      ['seq < next.start.seq', 'seq <= next.start.seq'],
    ],
  },
  {
    file: 'src/core/seeding/per-bet-doubts.ts',
    because: 'nobody plays to the millisecond',
    mutants: [
      ['first.at - start.at < QUICK_HAND', 'first.at - start.at <= QUICK_HAND'],
      ['4000', '4001'],
    ],
  },
  {
    file: 'src/core/seeding/per-bet-links.ts',
    because: 'two things seen have never the same number',
    mutants: [
      ['seq < here.seq', 'seq <= here.seq'],
      ['panel.seq > over.seq', 'panel.seq >= over.seq'],
      ['bet.seq < first.seq', 'bet.seq <= first.seq'],
      ['seq < round.start.seq', 'seq <= round.start.seq'],
      ['table.seq > seq', 'table.seq >= seq'],
      ['start.seq > here.seq', 'start.seq >= here.seq'],
      ['first.seq > last.seq', 'first.seq >= last.seq'],
      ['first.seq < next.start.seq', 'first.seq <= next.start.seq'],
    ],
  },
  {
    file: 'src/core/seeding/per-bet-links.ts',
    because: 'what the page promised last is a hand’s own, or stands there still when it is over',
    mutants: [['panel.seq < here.seq', 'panel.seq <= here.seq']],
  },
  {
    file: 'src/core/seeding/per-bet-links.ts',
    because: 'how far back receipts are looked for bounds the time that takes',
    mutants: [['30', '31']],
  },
  {
    file: 'src/core/seeding/per-bet-links.ts',
    because: 'no count of cards is as likely as that to the last digit',
    mutants: [
      [
        'scheme!.game.accident(scheme!.game.parseShown(new FieldReader(shown!))) <= UNLIKELY',
        'scheme!.game.accident(scheme!.game.parseShown(new FieldReader(shown!))) < UNLIKELY',
      ],
    ],
  },
  {
    file: 'src/core/seeding/per-bet-links.ts',
    because: 'the last look at an end is a second one, and what was read once accuses nobody',
    mutants: [['1', '2', 'tables.at(-1)']],
  },
  {
    file: 'src/core/seeding/per-bet-links.ts',
    because: 'a site has one scheme for a game, and what was not read is no number and no client seed',
    mutants: [
      ['schemes.find((one) => one.game.id === game)', 'schemes.findLast((one) => one.game.id === game)'],
      ["(here && textOf(here, 'announced.nonce')) ?? ''", "here && textOf(here, 'announced.nonce')"],
      ['clientSeeds.find(Boolean) ?? null', 'clientSeeds.find(Boolean)'],
    ],
  },
  {
    file: 'src/core/seeding/per-bet-links.ts',
    because:
      'a record says by null, or by leaving it out, that no client seed was read, and no client seed is the word null',
    mutants: [
      ['clientSeed === null', 'false'],
      ['announced === null', 'false'],
    ],
  },
  {
    file: 'src/core/seeding/per-bet-links.ts',
    because:
      'the empty client seed, or none, gives no cards that another gives too, but where any gives the same; a number is held against the empty one with its shuffle alone',
    mutants: [['announced', 'true']],
  },
  {
    file: 'src/core/seeding/per-bet-links.ts',
    because:
      'it is asked only of hands behind which the panel was watched: those have a panel before them and a look',
    mutants: [['!here || !first', '(!here) && (!first)']],
  },
  {
    file: 'src/core/seeding/per-bet-links.ts',
    because: 'whether seeds have rivals is asked of those alone that don’t give the cards',
    mutants: [["own.fit.deal !== 'fail'", 'false']],
  },
  {
    file: 'src/core/seeding/per-bet-nonces.ts',
    because: 'casinos that count hands commit to a seed in one way',
    mutants: [
      ['shown.hashes.some((hash) => promises.has(hash))', 'shown.hashes.every((hash) => promises.has(hash))'],
    ],
  },
  {
    file: 'src/core/seeding/per-bet-panels.ts',
    because: 'two things seen have never the same number',
    mutants: [
      ['since.seq < known.seq', 'since.seq <= known.seq'],
      ['seq > from.seq', 'seq >= from.seq'],
      ['seq < to.seq', 'seq <= to.seq'],
      ['look.seq < since.seq', 'look.seq <= since.seq'],
      ['look.seq > since.seq', 'look.seq >= since.seq'],
    ],
  },
  {
    file: 'src/core/seeding/per-bet-panels.ts',
    because: 'of the hashes that one seed may have been committed to with, no page reports two',
    mutants: [['reported.get(hash)?.[0] ?? []', 'reported.get(hash)?.[0]']],
  },
  {
    file: 'src/core/seeding/per-bet-unseen.ts',
    because: 'two things seen have never the same number',
    mutants: [
      ['last.seq < one.seq', 'last.seq <= one.seq'],
      ['one.seq > seq', 'one.seq >= seq'],
      ['table.seq < seq', 'table.seq <= seq'],
    ],
  },
  {
    file: 'src/core/seeding/per-bet.ts',
    because: 'two panels have never the same number, and one of that number is the same',
    mutants: [
      ['clientSeedSince.seq < promise.seen.seq', 'clientSeedSince.seq <= promise.seen.seq'],
      ['clientSeedSince.seq < beside.seq', 'clientSeedSince.seq <= beside.seq'],
    ],
  },
  {
    file: 'src/core/seeding/per-bet.ts',
    because: 'what is not there is none to whoever asks for it',
    mutants: [['link?.fit.nonce ?? null', 'link?.fit.nonce']],
  },
  {
    file: 'src/core/games/blackjack-gather.ts',
    because: 'of hands that begin with the same cards nothing tells which went on',
    mutants: [
      ['open.find((i) => isSame(before[i]!, hand))', 'open.findLast((i) => isSame(before[i]!, hand))'],
      ['open.find((i) => isDrawn(before[i]!, hand))', 'open.findLast((i) => isDrawn(before[i]!, hand))'],
      ['before.length === after.length', 'before.length !== after.length'],
    ],
  },
  {
    file: 'src/core/games/blackjack-layout.ts',
    because: 'a seat that is not the player’s has one hand, and a list that is not there takes none away',
    mutants: [
      ['seats.find((seat) => seat.length > 1)', 'seats.findLast((seat) => seat.length > 1)'],
      ['seatsBefore?.length ?? 0', 'seatsBefore?.length'],
    ],
  },
  {
    file: 'src/core/games/blackjack-table.ts',
    because: 'a hand with a card face down is worth anything below 21',
    mutants: [['0', '1', 'isOpen(hand) ? totalOf(hand).total : 0']],
  },
  {
    file: 'src/core/games/readings.ts',
    because: 'that the next hand has begun says nothing as long as no seed is out',
    mutants: [['false', 'true', 'closed: false']],
  },
  {
    file: 'src/core/games/video-poker.ts',
    because: 'behind the fifth card nothing was dealt and nothing shown',
    mutants: [['i < HAND', 'i <= HAND']],
  },
  {
    file: 'src/core/seeding/per-bet-nonces.ts',
    because: 'no bet of which no card was seen is a round’s: two things seen have never the same number',
    mutants: [
      ['start.seq > previous.start.seq', 'start.seq >= previous.start.seq'],
      ['start.seq < round.start.seq', 'start.seq <= round.start.seq'],
    ],
  },
  {
    file: 'src/core/seeding/per-bet-nonces.ts',
    because: 'what was not read is no number, and what is counted by it is asked for by no hand',
    mutants: [["textOf(panel, 'reported.nonce') ?? ''", "textOf(panel, 'reported.nonce')"]],
  },
  {
    file: 'src/core/seeding/per-bet-nonces.ts',
    because: 'how far back a count is looked at bounds the time that takes',
    mutants: [
      ['8', '9'],
      ['seen.size > RECENT', 'false'],
      ['seen.size > RECENT', 'seen.size >= RECENT'],
    ],
  },
  {
    file: 'src/core/rounds-draws.ts',
    because: 'what can’t be read behind a hand’s end is taken for no look at it',
    mutants: [['!before || !after', '!before && !after']],
  },
  {
    file: 'src/core/rounds-mixtures.ts',
    because:
      'an end of video poker that is not on its way to another is another hand’s, so that all that stay are',
    mutants: [
      ["tables.filter((table) => table.reading.stage === 'dealt' && table.reading.contents)", 'tables'],
      [
        "table.reading.stage === 'dealt' && table.reading.contents",
        "table.reading.stage === 'dealt' || table.reading.contents",
      ],
    ],
  },
  {
    file: 'src/core/rounds.ts',
    because: 'two things seen have never the same number',
    mutants: [
      ['moved.seq < first.seq', 'moved.seq <= first.seq'],
      ['tab.press.seq < start.seq', 'tab.press.seq <= start.seq'],
      ['seq > from.seq', 'seq >= from.seq'],
    ],
  },
  {
    file: 'src/core/rounds.ts',
    because: 'what is neither the player’s nor a panel is a table: that a tab was left is taken out before',
    mutants: [['isTable(observation)', 'true']],
  },
  {
    file: 'src/core/rounds-mirrors.ts',
    because: 'two things seen have never the same number, and what is compared here is of two tabs',
    mutants: [
      ['sent!.seq < played.start.seq', '(sent!.seq) <= (played.start.seq)'],
      ['mirror.sent.seq < played.sent.seq', 'mirror.sent.seq <= played.sent.seq'],
      ['start.seq < played.start.seq', 'start.seq <= played.start.seq'],
      ['played.start.seq < tables[0]!.seq', 'played.start.seq <= tables[0]!.seq'],
    ],
  },
  {
    file: 'src/core/rounds-mirrors.ts',
    because: 'nobody looks to the millisecond, and two things seen have never the same number',
    mutants: [
      ['by(played.start) <= by(round.tables.at(-1)!)', 'by(played.start) < by(round.tables.at(-1)!)'],
      [
        'by(played.tables.at(-1)!) >= by(round.tables[0]!)',
        'by(played.tables.at(-1)!) > by(round.tables[0]!)',
      ],
    ],
  },
  {
    file: 'src/core/panels.ts',
    because: 'of the forms in which one casino reveals, no two have as many fields and not the same ones',
    mutants: [['b.length > a.length', 'b.length >= a.length']],
  },
  {
    file: 'src/core/panels.ts',
    because: 'what is kept is what it would be if it were made anew: to keep it saves time',
    mutants: [['!found', 'true']],
  },
  {
    file: 'src/core/audit.ts',
    because: 'how much is kept bounds the memory that takes',
    mutants: [['1000', '1001']],
  },
  {
    file: 'src/core/seeding/pair-placing.ts',
    because: 'no count of hands makes the chance one in ten thousand to the last digit',
    mutants: [
      ['chance <= UNLIKELY', 'chance < UNLIKELY'],
      ['accident > UNLIKELY', 'accident >= UNLIKELY'],
      ['accident <= UNLIKELY', 'accident < UNLIKELY'],
    ],
  },
  {
    file: 'src/core/seeding/pair-ledger.ts',
    because: 'nor does any here',
    mutants: [
      ['item.accident * this.placed.length <= UNLIKELY', 'item.accident * this.placed.length < UNLIKELY'],
    ],
  },
  {
    file: 'src/core/seeding/pair-placing.ts',
    because: 'how far nonces are looked for at first and at least bounds the time that takes',
    mutants: [
      ['8', '9', 'room * 8'],
      ['256', '257'],
      ['4096', '4097'],
      ['2', '3', '2 * tab.length'],
    ],
  },
  {
    file: 'src/core/seeding/pair-placing.ts',
    because:
      'to place hands once more by all that they were placed by gives the same: not to do so saves time',
    mutants: [
      ['counted > 0', 'counted >= 0'],
      ['first === null', 'false'],
      ['tabs.length === 1', 'false'],
      ['room < widest && shown && (yield* deals.fitting(shown, from, to)).length === 0', 'false'],
    ],
  },
  {
    file: 'src/core/seeding/pair-placing.ts',
    because: 'two things seen have never the same number, nor hands with known nonces one that is open still',
    mutants: [
      [
        'other.item.round.start.seq < one.item.round.start.seq',
        'other.item.round.start.seq <= one.item.round.start.seq',
      ],
      ['other.nonce! < nonce', 'other.nonce! <= nonce'],
      ['seq <= end', 'seq < end'],
    ],
  },
  {
    file: 'src/core/seeding/pair-placing.ts',
    because: 'where there is none, none is found: neither its nonce nor the hands behind it',
    mutants: [
      ["textOf(panel, 'reported.nonce')?.trim() ?? ''", "textOf(panel, 'reported.nonce')?.trim()"],
      ['start < 0', 'false'],
    ],
  },
  {
    file: 'src/core/seeding/pair-placing.ts',
    because: 'each hand is among them once',
    mutants: [['placed.find(({ item }) => item === last)', 'placed.findLast(({ item }) => item === last)']],
  },
  {
    file: 'src/core/seeding/pair-judge.ts',
    because:
      'how many client seeds are tried bounds the time that takes, and so does to count what makes no difference',
    mutants: [
      ['8', '9'],
      ['missing > 0', 'true'],
      ['missing > 0', 'missing >= 0'],
      ['counted <= 1', 'false'],
      ['counted <= 1', 'counted < 1'],
    ],
  },
  {
    file: 'src/core/seeding/pair-ledger.ts',
    because:
      'what has no nonce has none that is asked for, and what is not there is none to whoever asks for it',
    mutants: [
      ['nonce ?? []', 'nonce'],
      [
        'played.find((other) => other.item !== item && (!isProven(other) || other.nonce === nonce)) ?? null',
        'played.find((other) => other.item !== item && (!isProven(other) || other.nonce === nonce))',
      ],
    ],
  },
  {
    file: 'src/core/seeding/pair-ledger.ts',
    because:
      'it is asked of a hand without a place beside those that have one, and of a nonce that none of these has: no two rounds begin at once',
    mutants: [
      ['proven[0]! < round.start.seq', 'proven[0]! <= round.start.seq'],
      ['proven.at(-1)! > round.start.seq', 'proven.at(-1)! >= round.start.seq'],
      ['other.item.round.start.seq < round.start.seq', 'other.item.round.start.seq <= round.start.seq'],
      ['other.item.round.start.seq < start.seq', 'other.item.round.start.seq <= start.seq'],
      ['start.seq < round.start.seq', 'start.seq <= round.start.seq'],
      ['other.nonce! < nonce', 'other.nonce! <= nonce'],
    ],
  },
  {
    file: 'src/core/seeding/pair-timeline.ts',
    because: 'what was not read is no number',
    mutants: [["textOf(panel, field) ?? ''", 'textOf(panel, field)']],
  },
  {
    file: 'src/core/seeding/pair-ledger.ts',
    because: 'where there is none, what is compared with it is not so either',
    mutants: [['proven.length > 0', 'proven.length >= 0']],
  },
  {
    file: 'src/core/seeding/pair-reuse.ts',
    because: 'no round begins with a panel',
    mutants: [['other.start.seq > seq', 'other.start.seq >= seq']],
  },
  {
    file: 'src/core/seeding/pair-judge.ts',
    because: 'nor does any here',
    mutants: [['one.item.round.start.seq < before.seq', 'one.item.round.start.seq <= before.seq']],
  },
  {
    file: 'src/core/seeding/deals.ts',
    because: 'how many deals are kept, or computed at a time, or computed once more, decides no hand’s nonce',
    mutants: [
      ['8', '9'],
      ['known?.from === from', 'false'],
      ['extended.to < to', 'extended.to <= to'],
      ['extended.to + 1', 'extended.to - 1'],
      ['seen === null', 'true'],
      ['this.#dealt.has(nonce)', 'false'],
      ['nonce % SLICE === 0', 'true'],
      ['nonce % SLICE === 0', 'false'],
      ['nonce % SLICE === 0', 'nonce % SLICE !== 0'],
      ['0', '1', 'nonce % SLICE === 0'],
    ],
  },
  {
    file: 'src/core/seeding/deals.ts',
    because: 'a scheme that throws something else is a fault of this program, and fails either way',
    mutants: [['error instanceof Undealable', 'true']],
  },
  {
    file: 'src/core/seeding/drawn.ts',
    because: 'two things seen have never the same number, and none has a number below 1',
    mutants: [
      ['start.seq < by.seq', 'start.seq <= by.seq'],
      ['one.seq < panel.seq', 'one.seq <= panel.seq'],
      ['seq < by.seq', 'seq <= by.seq'],
      ['0', '1', 'typed?.seq ?? 0'],
    ],
  },
  {
    file: 'src/core/seeding/align.ts',
    because: 'no way is worse than the best by just as much as it may be, or by so little as a thousandth',
    mutants: [
      ['1e6', '1000001'],
      ['2', '3', 'LITTLE / 2'],
      ['row[k]! + rest[k]! - cost >= enough', 'row[k]! + rest[k]! - cost > enough'],
      [
        'row[k]! + rest[k + 1]! + (places[k] ? weight : 0) < enough',
        'row[k]! + rest[k + 1]! + (places[k] ? weight : 0) <= enough',
      ],
    ],
  },
  {
    file: 'src/core/seeding/align.ts',
    because: 'how many rows are kept bounds the memory that takes, and a place is marked by any number but 0',
    mutants: [
      ['64', '65'],
      ['k !== undefined', 'true'],
      ['1', '2', 'places[k] = 1'],
    ],
  },
  {
    file: 'src/core/seeding/align.ts',
    because: 'what is written behind a row’s end is not there, and rows that are kept save time',
    mutants: [
      ['k < row.length', 'k <= row.length'],
      ['(i + 1) % STRIDE === 0', 'true'],
    ],
  },
  {
    file: 'src/core/audit.ts',
    because:
      'a scheme that gives no deal, or throws something else, is a fault of this program, and fails either way',
    mutants: [
      ['!closest', 'false'],
      ['!(error instanceof Undealable)', 'false'],
    ],
  },
  {
    file: 'src/core/audit.ts',
    because: 'a deal that fits differs in nothing: it is only found sooner',
    mutants: [["comparison.deal !== 'fail'", 'false']],
  },
  {
    file: 'src/core/audit.ts',
    because: 'where there is no commitment, its check does not pass',
    mutants: [
      ['hand.commitment?.beforeBet ?? false', 'hand.commitment?.beforeBet'],
      ['false', 'true', 'hand.commitment?.beforeBet ?? false'],
    ],
  },
  {
    file: 'src/core/assemble.ts',
    because: 'no scheme has no name, and nothing that was not read is a nonce',
    mutants: [
      ["schemes[game] ?? ''", 'schemes[game]'],
      ["text ?? ''", 'text'],
    ],
  },
  {
    file: 'src/core/assemble.ts',
    because: 'two things seen have never the same number, and none has a number below 1',
    mutants: [
      ['start.seq < left', 'start.seq <= left'],
      ['seq > left', 'seq >= left'],
      ['left.get(round.tab) ?? 0', 'left.get(round.tab)'],
      ['0', '1', 'left.get(round.tab) ?? 0'],
    ],
  },
  {
    file: 'src/reading/pay-table.ts',
    because:
      'how many rows and parts are looked at bounds the time that takes, and no pay table has six rows',
    mutants: [
      ['4', '5'],
      ['40', '41'],
      ['0', '1'],
      ['5', '6'],
      ['childElementCount(table) > MOST_ROWS', 'false'],
      ['childElementCount(table) > MOST_ROWS', 'childElementCount(table) >= MOST_ROWS'],
      ['++parts > MOST_PARTS', 'false'],
      ['++parts > MOST_PARTS', '++parts >= MOST_PARTS'],
    ],
  },
  {
    file: 'src/reading/amounts.ts',
    because:
      'how far around what bets an amount may stand, and how long it may be, bounds the time that takes',
    mutants: [
      ['8', '9'],
      ['500', '501'],
      ['40', '41'],
      ['0', '1'],
      ['level < AROUND', 'level <= AROUND'],
      ["select(around, '*').length > MOST_AROUND", "select(around, '*').length >= MOST_AROUND"],
      ['amount.text.length > LONGEST', 'amount.text.length >= LONGEST'],
    ],
  },
  {
    file: 'src/reading/amounts.ts',
    because: 'the word several has no number',
    mutants: [["amount === 'several'", 'false']],
  },
  {
    file: 'src/reading/baccarat.ts',
    because: 'nobody sits beside the player',
    mutants: [['false', 'true']],
  },
  {
    file: 'src/reading/baccarat.ts',
    because: 'it changes how much of the page is looked at again, and not what is read there',
    mutants: [
      ['Object.values(parts).flat().filter(isElement)', 'Object.values(parts).flat()'],
      ['isByCards', 'true'],
    ],
  },
  {
    file: 'src/reading/hilo.ts',
    because: 'how far and how much is looked at for a card and a row bounds the time that takes',
    mutants: [
      ['6', '7'],
      ['100', '101'],
      ['20', '21'],
      ['childElementCount(container) > CROWD', 'false'],
      ['childElementCount(container) > CROWD', 'childElementCount(container) >= CROWD'],
      ['looked.has(like)', 'false'],
    ],
  },
  {
    file: 'src/reading/hilo.ts',
    because:
      'a row of as many cards did not grow at one end alone, none has lost a card of none, each number is more than none, and one card alone is its own newest',
    mutants: [
      ['cards.length > before.length', 'cards.length >= before.length'],
      ['false', 'true', 'wasCut = false'],
      ['some[i - 1] ?? 0', 'some[i - 1]'],
      ['multiplierIn(place) ?? 0', 'multiplierIn(place)'],
      ['some.length > 1', 'some.length >= 1'],
    ],
  },
  {
    file: 'src/reading/hilo.ts',
    because:
      'one guesses with two controls or with none, no row has a hundred cards of which one can be told, and the size of one card alone is asked for, or is not more than that of none',
    mutants: [
      ['0', '1', 'called.length > 0'],
      ['0', '1', 'most = 0'],
      ['0', '1', 'hasLayout ? boundsOf(place).height : 0'],
      ['cards.findIndex(isFace)', 'cards.findLastIndex(isFace)'],
      ['faces.length > 1', 'faces.length >= 1'],
      [
        'apart.some(({ place }) => 1.2 * heightOf(place) < least)',
        'apart.every(({ place }) => 1.2 * heightOf(place) < least)',
      ],
    ],
  },
  {
    file: 'src/reading/hilo.ts',
    because:
      'nothing is smaller than nothing, of one card twice as large as each other either is the one, and what is around a card shows that card or none',
    mutants: [
      ['size > (faces.get(card)?.size ?? -1)', 'size >= (faces.get(card)?.size ?? -1)'],
      ['1', '2', 'faces.get(card)?.size ?? -1'],
      ['1', '2', 'hasLayout ? sizeOf(place) * opacityOf(place) : 1'],
      ["isFace(card) || card === 'face-down'", 'false'],
      ["isFace(card) || card === 'face-down'", "isFace(card) && card === 'face-down'"],
    ],
  },
  {
    file: 'src/reading/past-cards.ts',
    because: 'beside the card that one guessed from lies one other card',
    mutants: [['two.find((card) => card !== guess.card)', 'two.findLast((card) => card !== guess.card)']],
  },
  {
    file: 'src/reading/row-numbers.ts',
    because: 'how much is read for a number bounds the time that takes',
    mutants: [['8', '9']],
  },
  {
    file: 'src/reading/card.ts',
    because:
      'how many parts and how much text are looked at for a card, and how far around, bounds the time that takes',
    mutants: [
      ['0', '1'],
      ['++parts > MOST_PARTS', '++parts >= MOST_PARTS'],
      ['40', '41'],
      ['400', '401'],
      ['60', '61'],
      ['4', '5'],
      ['8', '9'],
      ['500', '501'],
      ['1000', '1001'],
      ['node.data.length > LONGEST_NAME'],
    ],
  },
  {
    file: 'src/reading/card-text.ts',
    because: 'how long a text is that may name cards bounds the time that takes',
    mutants: [
      ['text.length > LONGEST', 'text.length >= LONGEST'],
      ['48', '49'],
      ['label.length > LONGEST_SPOKEN', 'label.length >= LONGEST_SPOKEN'],
      ['80', '81'],
      ['text.length > LONGEST_HAND', 'text.length >= LONGEST_HAND'],
      ['120', '121'],
      ['classes.length > LONGEST_NAMES', 'classes.length >= LONGEST_NAMES'],
      ['source.length > LONGEST_NAMES', 'source.length >= LONGEST_NAMES'],
      ['name.length > LONGEST_NAMES', 'name.length >= LONGEST_NAMES'],
      ['1000', '1001'],
      ['600', '601'],
    ],
  },
  {
    file: 'src/reading/card-text.ts',
    because:
      'what was made of some classes is made anew, or words are tried in vain: to do neither saves time',
    mutants: [
      ['!withSuit.test(word)', 'false'],
      ['known', 'false'],
      ['byClass.size >= MOST_REMEMBERED', 'true'],
      ['byClass.size >= MOST_REMEMBERED', 'false'],
      ['byClass.size >= MOST_REMEMBERED', 'byClass.size > MOST_REMEMBERED'],
      ['2000', '2001'],
    ],
  },
  {
    file: 'src/reading/card-text.ts',
    because: 'of the ways in which the name of one file is read, no two give a card',
    mutants: [
      [
        'names.map(saidBy).find((said) => said?.card || said?.faceDown)',
        'names.map(saidBy).findLast((said) => said?.card || said?.faceDown)',
      ],
    ],
  },
  {
    file: 'src/reading/receipt.ts',
    because: 'nothing stands in what is not there',
    mutants: [['part', 'true']],
  },
  {
    file: 'src/reading/verifier.ts',
    because: 'nothing stands in what is not there, nor is it the text of a hash',
    mutants: [
      ["values.get(seed)?.text ?? ''", 'values.get(seed)?.text'],
      ["values.get(element)?.text ?? ''", 'values.get(element)?.text'],
      ['partAround(box) ?? []', 'partAround(box)'],
    ],
  },
  {
    file: 'src/reading/verifier.ts',
    because: 'no name is of a nonce and of something else',
    mutants: [
      [
        "fieldsOf(text).some((meaning) => meaning.endsWith('nonce'))",
        "fieldsOf(text).every((meaning) => meaning.endsWith('nonce'))",
      ],
    ],
  },
  {
    file: 'src/reading/beside.ts',
    because: 'what is told by its form is a number of few digits, or a hash of 64 at least',
    mutants: [['value.text.length > 63', 'value.text.length >= 63']],
  },
  {
    file: 'src/reading/beside.ts',
    because:
      'a row stands in a table, and a label in something; nothing names a box by no id; and how many parts a value has is a bound',
    mutants: [
      ['table', 'true'],
      ['row', 'true'],
      ['id', 'true'],
      ["select(element, '*').length <= FARTHEST", "(select(element, '*').length) < (FARTHEST)"],
    ],
  },
  {
    file: 'src/reading/beside.ts',
    because: 'no name is of a casino’s value and of a player’s',
    mutants: [
      [
        'meaningsOf(text).some((meaning) => /commitment|serverSeed/i.test(meaning))',
        'meaningsOf(text).every((meaning) => /commitment|serverSeed/i.test(meaning))',
      ],
    ],
  },
  {
    file: 'src/reading/aside.ts',
    because: 'no name is of a casino’s value and of a player’s, nor of a seed and of what is none',
    mutants: [
      ['own.every((meaning) => OF_CASINO.test(meaning))', 'own.some((meaning) => OF_CASINO.test(meaning))'],
      [
        'meant.every((meaning) => namesSeed(meaning) && !own.includes(meaning))',
        'meant.some((meaning) => namesSeed(meaning) && !own.includes(meaning))',
      ],
    ],
  },
  {
    file: 'src/reading/aside.ts',
    because: 'how many parts are looked at bounds the time that takes, and no name comes near it',
    mutants: [['6', '7']],
  },
  {
    file: 'src/reading/opened.ts',
    because: 'how much is looked at and kept bounds the time and the memory that takes',
    mutants: [['100', '101']],
  },
  {
    file: 'src/reading/opened.ts',
    because: 'where no seed is out nothing is found: to ask first saves time',
    mutants: [['seeds.length === 0', 'false']],
  },
  {
    file: 'src/reading/opened.ts',
    because: 'nobody asks how many bets were counted with a seed that is out',
    mutants: [['own[name] ?? []', 'own[name]']],
  },
  {
    file: 'src/reading/opened.ts',
    because: 'a comparison counts by its sign',
    mutants: [['1', '2']],
  },
  {
    file: 'src/reading/opened.ts',
    because:
      'what stands from one heading to the next must hold both, wherever one begins to look for them, and an end comes behind its heading',
    mutants: [
      [
        'parts.findIndex((part) => some.some((one) => holds(part, one)))',
        'parts.findLastIndex((part) => some.some((one) => holds(part, one)))',
      ],
      ['i <= at', 'i < at'],
      ['end < 0', 'end <= 0'],
      ['0', '1'],
    ],
  },
  {
    file: 'src/reading/opened.ts',
    because: 'several that have one hash are hands of one pair, of which none is told from another',
    mutants: [
      [
        'opened.find(({ hash }) => hash.text === promised)',
        'opened.findLast(({ hash }) => hash.text === promised)',
      ],
    ],
  },
  {
    file: 'src/reading/kept.ts',
    because: 'where nothing was promised no seed is found: to ask first saves time',
    mutants: [['hashes.length === 0', 'false']],
  },
  {
    file: 'src/reading/sections.ts',
    because: 'what is read stands in a page',
    mutants: [['up ?? scope', 'up']],
  },
  {
    file: 'src/reading/seed-names.ts',
    because:
      'a word is of one kind, forms that begin alike are listed the longest first, and to ask first whether any may run together saves time',
    mutants: [
      [
        '(Object.keys(groups) as Word[]).find((word) => groups[word] !== undefined)',
        '(Object.keys(groups) as Word[]).findLast((word) => groups[word] !== undefined)',
      ],
      ['b.length - a.length', 'b.length + a.length'],
      ['RUNS.test(compared)', 'true'],
    ],
  },
  {
    file: 'src/reading/words.ts',
    because: 'no name is of a nonce and of another value, and no heading of two parts',
    mutants: [
      ["named.every((one) => one.endsWith('nonce'))", "named.some((one) => one.endsWith('nonce'))"],
      ['headed.find(isSection)', 'headed.findLast(isSection)'],
    ],
  },
  {
    file: 'src/reading/words.ts',
    because: 'what is written in Latin letters alone says nothing twice: not to look it up again saves time',
    mutants: [['latin === text', 'false']],
  },
  {
    file: 'src/reading/words.ts',
    because:
      'no name of a control ends with a price or a key: to ask first what it says as it stands saves time',
    mutants: [
      ['named.length > 0', 'false'],
      ['0', '1'],
    ],
  },
  {
    file: 'src/reading/chat.ts',
    because: 'how much of a list and of names is looked at bounds the time that takes',
    mutants: [
      ['200', '201'],
      ['50', '51'],
    ],
  },
  {
    file: 'src/reading/said.ts',
    because: 'how many texts are looked at bounds the time that takes',
    mutants: [
      ['++texts > MOST_TEXTS', '++texts >= MOST_TEXTS'],
      ['++texts > MOST_TEXTS', 'false'],
      ['20_000', '20001'],
      ['0', '1'],
    ],
  },
  {
    file: 'src/reading/said.ts',
    because: 'what is kept is what it would be if it were made anew',
    mutants: [['made', 'false']],
  },
  {
    file: 'src/reading/dom.ts',
    because: 'what no realm of a page lacks is lacking only where no page is read',
    mutants: [['own ?? noPage', 'own']],
  },
  {
    file: 'src/reading/dom.ts',
    because:
      'Chromium, where mutants are tried, gives a frame to all of which it tells points: Firefox, where the same looks are taken, gives none to what is kept to be shown elsewhere, and how many points of its outline are looked at tells the frame more or less exactly',
    mutants: [
      ['frame.width > 0'],
      ['0', '1'],
      ['STEPS + 1'],
      ['200', '201'],
      ['1', '2'],
      ['i * length'],
      ['right - x'],
      ['bottom - y'],
    ],
  },
  {
    file: 'src/reading/dom.ts',
    because: 'nodes of different trees, which the lowest bit tells, come in no order',
    mutants: [['4', '5']],
  },
  {
    file: 'src/reading/suit-outline.ts',
    because:
      'what is counted in 24 points is never one of these shares of them, and no drawing is so high to the last digit',
    mutants: [
      ['extents.aspect < 0.7', 'extents.aspect <= 0.7'],
      ['extents.aspect > 1.6', 'extents.aspect >= 1.6'],
      ['Math.abs(from + right[i]! - 1) > 0.13', 'Math.abs(from + right[i]! - 1) >= 0.13'],
      ['Math.max(...widths) < 0.85', 'Math.max(...widths) <= 0.85'],
      ['at(bottom, 0.5) < 0.93', 'at(bottom, 0.5) <= 0.93'],
      ['notch > 0.02', 'notch >= 0.02'],
      ['notch < 0.45', 'notch <= 0.45'],
      ['Math.abs(at(top, 0.27) - at(top, 0.73)) < 0.1', 'Math.abs(at(top, 0.27) - at(top, 0.73)) <= 0.1'],
      ['at(top, 0.25) < 0.13', 'at(top, 0.25) <= 0.13'],
      ['width(0.8) < 0.7', 'width(0.8) <= 0.7'],
      ['width(0.92) < 0.45', 'width(0.92) <= 0.45'],
      ['width(0.3) > 0.8', 'width(0.3) >= 0.8'],
      ['at(top, 0.5) > 0.06', 'at(top, 0.5) >= 0.06'],
      ['width(0.06) > 0.6', 'width(0.06) >= 0.6'],
      ['Math.abs(width(y) - width(0.999 - y)) < 0.15', 'Math.abs(width(y) - width(0.999 - y)) <= 0.15'],
      ['width(0.5) > 0.85', 'width(0.5) >= 0.85'],
      ['width(0.04) < 0.3', 'width(0.04) <= 0.3'],
      ['width(0.12) < 0.45', 'width(0.12) <= 0.45'],
      ['width(0.37) > 0.45', 'width(0.37) >= 0.45'],
      ['width(0.6) < 0.6', 'width(0.6) <= 0.6'],
      ['bulge < 0.62', 'bulge <= 0.62'],
      ['bulge > 0.68', 'bulge >= 0.68'],
      ['width(0.2) < 0.7', 'width(0.2) <= 0.7'],
      ['number < most', 'number <= most'],
      ['number >= numbers[i - 1]! - 2.1 / POINTS', 'number > numbers[i - 1]! - 2.1 / POINTS'],
    ],
  },
  {
    file: 'src/reading/suit-outline.ts',
    because: 'what is kept of a drawing is what it would be if it were made anew',
    mutants: [['suit === undefined', 'true'], ['known.size >= MOST_REMEMBERED'], ['500', '501']],
  },
  {
    file: 'src/reading/suit-outline.ts',
    because:
      'a line without a point has no width if one of its ends is none, and no address is as good as one that is none',
    mutants: [
      ['line.includes(true)', 'true'],
      ["address ?? ''", 'address'],
    ],
  },
  {
    file: 'src/core/seeding/pair.ts',
    because: 'two things seen have never the same number, and of panels in order the first comes first',
    mutants: [
      ['round.start.seq < first.seq', 'round.start.seq <= first.seq'],
      ['panel.seq > start.seq', 'panel.seq >= start.seq'],
      ['announced.seq < sent.seq', 'announced.seq <= sent.seq'],
      ['panel.seq > round.start.seq', 'panel.seq >= round.start.seq'],
      ['start.seq > before.seq', 'start.seq >= before.seq'],
      ['first.seq > last.seq', 'first.seq >= last.seq'],
      ['1', '2', 'active.slice(0, 1)'],
      ['1', '2', 'promised.slice(0, 1)'],
    ],
  },
  {
    file: 'src/core/seeding/pair.ts',
    because: 'what is not there is none to whoever asks for it',
    mutants: [['judged?.nonce ?? null', 'judged?.nonce']],
  },
  {
    file: 'src/reading/visible.ts',
    because:
      'of two cards that cannot be seen one is a conflict, whichever may lie face down, and two points beside each other are so from either side',
    mutants: [
      ["all.find(({ sight }) => sight === 'unseen')", "all.findLast(({ sight }) => sight === 'unseen')"],
      ['i + 1', 'i - 1'],
    ],
  },
  {
    file: 'src/reading/visible.ts',
    because: 'what is not there is none to whoever asks for it, and what is looked at has a window',
    mutants: [
      [
        "(['cards', 'suits'] as const).find((one) => named.includes(one)) ?? null",
        "(['cards', 'suits'] as const).find((one) => named.includes(one))",
      ],
      ['!window', 'false'],
    ],
  },
  {
    file: 'src/reading/visible.ts',
    because: 'how much is looked at bounds the time that takes, and what is kept saves time',
    mutants: [
      ['100', '101'],
      ['4', '5'],
      ['known', 'false'],
      ['known !== undefined', 'false'],
    ],
  },
  {
    file: 'src/reading/visible.ts',
    because:
      'no two colours have that contrast to the last digit, and of what is turned to its edge nothing is seen',
    mutants: [
      ['contrast(ink, under) < LEAST_CONTRAST', 'contrast(ink, under) <= LEAST_CONTRAST'],
      ['this.#turnOf(at).m33 < 0', 'this.#turnOf(at).m33 <= 0'],
    ],
  },
  {
    file: 'src/reading/visible.ts',
    because:
      'what lies uppermost has nothing over it, neither before it in the stack nor by the order of painting',
    mutants: [
      ['depth < 0', '(depth) <= (0)'],
      ['0', '1', 'depth < 0'],
    ],
  },
  {
    file: 'src/reading/visible.ts',
    because:
      'of closed shadow roots only an extension is told: the tests of the whole one notice; and what lies around a root is asked for what covers its texts anyway',
    mutants: [
      ['host && isElement(host)', 'false'],
      ['holds(root, other) && !holds(other, mark)', '(holds(root, other)) || (!holds(other, mark))'],
      ['holds(root, other)', 'true'],
    ],
  },
  {
    file: 'src/reading/survey.ts',
    because:
      'where nothing follows a counter, its pair is before it, and the order of three tells nothing; nothing stands in a part that is none; nobody asks whose anything is but what is open; and how many seeds are looked around is a bound',
    mutants: [
      ['at < 0', 'false'],
      ['0', '1', 'valueLabels.splice(at < 0 ? valueLabels.length : at, 0, counter)'],
      ['part', 'true'],
      ['OPEN.has(meaning)', 'true'],
      ['used.length === 0 || used.length > MOST_USED', 'false'],
      ['used.length === 0', 'false'],
      ['used.length > MOST_USED', 'false'],
    ],
  },
  {
    file: 'src/reading/card.ts',
    because:
      'what is kept in attributes and not written is no card, whether nothing is there or nobody knows what; and a place without ranks, as an icon that is cut out with nothing, need not be looked at',
    mutants: [
      ['writtenOn(element, pseudo) ?? []', 'writtenOn(element, pseudo)'],
      ['ranks.size > 0', '(ranks.size) >= (0)'],
      ["address !== ''", 'true'],
    ],
  },
  {
    file: 'src/reading/hands.ts',
    because:
      'a hand that stood in a place of another would have its card counted twice: no page that is known has one any more, and the guard is kept',
    mutants: [
      [
        `found.filter(
    (hand) => !found.some(({ places }) => places.some((place) => holds(place, hand.container))),
  )`,
        'found',
      ],
      [
        'found.some(({ places }) => places.some((place) => holds(place, hand.container)))',
        'found.every(({ places }) => places.some((place) => holds(place, hand.container)))',
      ],
      [
        'places.some((place) => holds(place, hand.container))',
        'places.every((place) => holds(place, hand.container))',
      ],
    ],
  },
  {
    file: 'src/reading/hilo.ts',
    because: 'of one card alone either end is the newest',
    mutants: [['all.length > 1', '(all.length) >= (1)']],
  },
  {
    file: 'src/reading/controls.ts',
    because: 'where as many of one as of the other can be reached, so can both',
    mutants: [['own.length + others.length', '(own.length) - (others.length)']],
  },
  {
    file: 'src/reading/visible.ts',
    because: 'a browser that draws has a canvas, which takes anything for a colour',
    mutants: [['colourIn(colour) ?? []', 'colourIn(colour)']],
  },
  {
    file: 'src/reading/receipt.ts',
    because:
      'where there is no hash, no list stands apart from one; no name of a value is a day and time; and how long a text may be is a bound',
    mutants: [
      ['hashes.length === 0', 'false'],
      ['at < head', '(at) <= (head)'],
      ['2', '3', '2 * LONGEST_LABEL'],
    ],
  },
  {
    file: 'src/reading/blackjack.ts',
    because:
      'what holds all that was read from holds a text as it holds what that stands in; and where the cards tell the end, what says it is not looked for, which saves time',
    mutants: [
      ['cards.filter(isElement)', 'cards'],
      ['mayDrawFirst', 'true'],
    ],
  },
  {
    file: 'src/reading/dom.ts',
    because: 'a node is shown by one slot alone, and a root that is none is none to whoever asks for it',
    mutants: [
      ['closed', 'true'],
      [
        'slots.find((one) => nodesInSlot(one).includes(of))',
        'slots.findLast((one) => nodesInSlot(one).includes(of))',
      ],
    ],
  },
  {
    file: 'src/reading/visible.ts',
    because:
      'Chromium, where mutants are tried, says of a shadow root what lies around it too: Firefox does not',
    mutants: [['!isShadowRoot(root)', 'true']],
  },
  {
    file: 'src/reading/colours.ts',
    because:
      'what is kept of colours saves time, a larger canvas is filled alike, and a 256th of a colour nobody sees',
    mutants: [
      ['known !== undefined', 'false'],
      ['colours.size > 500'],
      ['colours.size > 500', 'colours.size >= 500'],
      ['500', '501'],
      ['1', '2'],
      ['255', '256'],
    ],
  },
  {
    file: 'src/reading/colours.ts',
    because: 'no part of a colour is as dark to the last digit as where the formula has its knee',
    mutants: [['share <= 0.04045', 'share < 0.04045']],
  },
  {
    file: 'src/reading/controls.ts',
    because: 'where there are controls, their page was remembered just before',
    mutants: [['0', '1']],
  },
  {
    file: 'src/reading/held.ts',
    because: 'the word null says nothing of what is held, nor does what has no class',
    mutants: [["attribute(element, 'class') ?? ''", "attribute(element, 'class')"]],
  },
  {
    file: 'src/reading/motion.ts',
    because: 'what has no class has none, and the word null says of nothing that it is on its way',
    mutants: [["attribute(part, 'class') ?? ''", "attribute(part, 'class')"]],
  },
  {
    file: 'src/reading/motion.ts',
    because: 'how many parts of a card are looked at bounds the time that takes',
    mutants: [['40', '41']],
  },
  {
    file: 'src/reading/said-stage.ts',
    because: 'an attribute that has a name has a value',
    mutants: [["attribute(table, name) ?? ''", 'attribute(table, name)']],
  },
  {
    file: 'src/reading/controls.ts',
    because: 'where nothing is asked for, nothing says it; and the word null ends with no dots',
    mutants: [
      ['said.length === 0', 'false'],
      ["textOf(one, LONGEST) ?? ''", 'textOf(one, LONGEST)'],
    ],
  },
  {
    file: 'src/reading/controls.ts',
    because: 'no words of a control say two things that it does',
    mutants: [
      [
        'names.some((name) => (BETTING as readonly ControlName[]).includes(name))',
        'names.every((name) => (BETTING as readonly ControlName[]).includes(name))',
      ],
    ],
  },
  {
    file: 'src/core/seeding/pair-judge.ts',
    because:
      'no round begins with a panel, nor with another round’s beginning, and what is entered is neither',
    mutants: [
      [
        'twin.item.round.start.seq > item.round.start.seq',
        'twin.item.round.start.seq >= item.round.start.seq',
      ],
      ['seq < behind.seq', 'seq <= behind.seq'],
      ['seq > before.seq', 'seq >= before.seq'],
      ['around.behind.seq >= endOf(round).seq', 'around.behind.seq > endOf(round).seq'],
      ['one.start.seq < panel.seq', 'one.start.seq <= panel.seq'],
      ['one.start.seq > before.seq', 'one.start.seq >= before.seq'],
    ],
  },
  {
    file: 'src/core/seeding/pair-rotation.ts',
    because:
      'no round begins with a panel, nor with another round’s beginning, and what is entered is neither',
    mutants: [
      ['start.seq < first.seq', 'start.seq <= first.seq'],
      ['start.seq < end.seq', 'start.seq <= end.seq'],
      ['seq > out!.seq', 'seq >= out!.seq'],
      ['seq < stood.seq', 'seq <= stood.seq'],
      ['seq > stood.seq', 'seq >= stood.seq'],
      ['seq < stated.seq', 'seq <= stated.seq'],
      ['seq > shown.seq', 'seq >= shown.seq'],
      ['seq < now.seq', 'seq <= now.seq'],
      ['other.start.seq < now.seq', 'other.start.seq <= now.seq'],
    ],
  },
  {
    file: 'src/core/seeding/pair-timeline.ts',
    because:
      'no round begins with a panel, nor with another round’s beginning, and what is entered is neither',
    mutants: [['revealed.panel.seq <= start.seq', 'revealed.panel.seq < start.seq']],
  },
  {
    file: 'src/core/seeding/pair-judge.ts',
    because: 'whether a nonce was taken is said of a hand that has one, and fits it',
    mutants: [
      ['own !== null &&\n    (fits || elsewhere !== null)', 'own !== null || (fits || elsewhere !== null)'],
    ],
  },
  {
    file: 'src/core/seeding/pair-judge.ts',
    because:
      'no chance is one in ten thousand to the last digit, and it is a bound: of one nonce more that was tried nothing is promised',
    mutants: [
      [
        'item.accident * (tried[1] - tried[0] + 1) > UNLIKELY',
        'item.accident * (tried[1] - tried[0] + 1) >= UNLIKELY',
      ],
      ['tried[1] - tried[0] + 1', 'tried[1] - tried[0] - 1'],
      ['1', '2', 'tried[1] - tried[0] + 1'],
    ],
  },
  {
    file: 'src/core/seeding/pair-judge.ts',
    because:
      'what is not there counts as 0 to whoever compares it, no nonce is lower than that, and where none is missing it does not matter how many are open',
    mutants: [
      ['first ?? 0', 'first'],
      ['betsOn(panel) ?? 0', 'betsOn(panel)'],
      ['0', '1', 'before?.seq ?? 0'],
      ['0', '1', 'betsOn(panel) ?? 0'],
      ['0', '1', 'missing > 0 ? ledger.openTo(nonce - 1, round) : 0'],
    ],
  },
  {
    file: 'src/core/seeding/pair-judge.ts',
    because: 'a hand that a bet was pressed for was sent by that press, or by one before it',
    mutants: [['sent ?? start', 'sent']],
  },
  {
    file: 'src/core/seeding/pair-ledger.ts',
    because: 'one hand alone is not both before and behind another',
    mutants: [['0', '1', 'proven.length > 0']],
  },
  {
    file: 'src/core/seeding/pair-members.ts',
    because: 'of what shows no cards nothing fits, so that it is never asked how likely that was',
    mutants: [['1', '2', 'shown ? scheme.game.accident(shown) : 1']],
  },
  {
    file: 'src/core/seeding/pair-placing.ts',
    because:
      'what is added to both sides makes neither closer, and a hand that nothing is known of has neither nonce nor fit, whatever else stands there',
    mutants: [
      ['0', '1', 'placed.reduce((sum, { item, nonce }) => sum + differingAt(item, nonce!), 0)'],
      ['0', '1', 'shown ? deals.differing(shown, nonce) : 0'],
      ['1', '2', 'accident: 1'],
      ['false', 'true', 'isNamed: false'],
      ['false', 'true', 'isEither: false'],
    ],
  },
  {
    file: 'src/core/seeding/pair-placing.ts',
    because:
      'where no panel shows the pair as active none counts behind a hand, whatever the bets are; and nothing that is not there lies further on',
    mutants: [
      ['pair.counted.at(-1) ?? 0', 'pair.counted.at(-1)'],
      ['fits.length > 0', 'fits.length >= 0'],
    ],
  },
  {
    file: 'src/core/seeding/pair-placing.ts',
    because: 'how far nonces are looked for bounds the time that takes',
    mutants: [['2 * tab.length', '2 / tab.length']],
  },
  {
    file: 'src/core/seeding/pair-rotation.ts',
    because:
      'two things seen have never the same number, what is entered is no panel, and none has a number below 1',
    mutants: [
      ['panel.seq > before.seq', 'panel.seq >= before.seq'],
      ['seq < first.seq', 'seq <= first.seq'],
      ['shown.seq < stated.seq', 'shown.seq <= stated.seq'],
      ['one.seq > from.seq', 'one.seq >= from.seq'],
      ['one.seq < now.seq', 'one.seq <= now.seq'],
      ['seq > since.seq', 'seq >= since.seq'],
    ],
  },
  {
    file: 'src/core/seeding/pair-rotation.ts',
    because:
      'it is asked where the rotation is not said, and so where a hand before it is proven to be the pair’s',
    mutants: [
      ['!hand', 'false'],
      ['true', 'false'],
    ],
  },
  {
    file: 'src/core/seeding/pair-rotation.ts',
    because: 'no client seed that stood there is blank, nor none',
    mutants: [["textOf(first, 'announced.clientSeed') ?? ''", "textOf(first, 'announced.clientSeed')"]],
  },
  {
    file: 'src/core/seeding/pair-rotation.ts',
    because:
      'where no other client seed was ever stated, there is none that came earlier: not to look for it saves time',
    mutants: [['clientSeeds.size === 1 && clientSeeds.has(clientSeed)', 'false']],
  },
  {
    file: 'src/core/seeding/pair-timeline.ts',
    because: 'the same is asked of each pair in the end: not to look for the nearest saves time',
    mutants: [
      ['!pairs.some((pair) => wasOut(pair, round) && isShownStill(pair))', 'false'],
      ['wasOut(pair, round) && isShownStill(pair)', 'wasOut(pair, round) || isShownStill(pair)'],
    ],
  },
  {
    file: 'src/core/seeding/pair-timeline.ts',
    because: 'a hand that a bet was pressed for was sent by that press, or by one before it',
    mutants: [['round.sent ?? round.start', 'round.sent']],
  },
  {
    file: 'src/core/seeding/pair-timeline.ts',
    because:
      'how far nonces are above counts is only compared with other hands’, and of one alone with its own',
    mutants: [
      ['nonce + 1', 'nonce - 1'],
      ['1', '2', 'nonce + 1'],
      ['times > 1', 'times >= 1'],
    ],
  },
  {
    file: 'src/core/seeding/pair.ts',
    because: 'of no hands there is no nonce, and no bet that was not seen',
    mutants: [['dealt.length === 0', 'false']],
  },
  {
    file: 'src/core/seeding/pair.ts',
    because:
      'a casino counts the bets of all its games alike, so that it publishes the first nonce of all or of none',
    mutants: [
      [
        'schemes.some(({ record }) => record && record.firstNonce !== null)',
        'schemes.every(({ record }) => record && record.firstNonce !== null)',
      ],
    ],
  },
  {
    file: 'src/core/seeding/pair.ts',
    because: 'what is not there counts as 0',
    mutants: [['betsOn(panel) ?? 0', 'betsOn(panel)']],
  },
  {
    file: 'src/core/seeding/pair-timeline.ts',
    because: 'one panel alone is not both before a round and behind it',
    mutants: [['0', '1', 'active.length > 0']],
  },
  {
    file: 'src/core/seeding/pair-timeline.ts',
    because: 'nobody plays to the millisecond, and how far back is looked bounds the time that takes',
    mutants: [
      ['10_000', '10001'],
      ['500', '501'],
      ['start.at - first.at > LAG', 'start.at - first.at >= LAG'],
      ['start.at - entered.at <= LAG', 'start.at - entered.at < LAG'],
      ['first.at - start.at <= LAG', 'first.at - start.at < LAG'],
      ['start.at - pair.revealed!.panel.at <= LAG', '(start.at - pair.revealed!.panel.at) < (LAG)'],
    ],
  },
  {
    file: 'src/core/seeding/pair-timeline.ts',
    because: 'a table is no panel, and no client seed that is stated is blank',
    mutants: [
      ['table.seq < seq', 'table.seq <= seq'],
      ['last.seq < gone.seq', 'last.seq <= gone.seq'],
    ],
  },
  {
    file: 'src/core/seeding/pair-rotation.ts',
    because: 'the hash of the pair before is taken out of those that were active earlier',
    mutants: [['panel.seq < shown[0]!.seq', 'panel.seq <= shown[0]!.seq']],
  },
  {
    file: 'src/core/seeding/pair-rotation.ts',
    because: 'nothing that was seen has a number below 1',
    mutants: [['0', '1', 'hand?.start.seq ?? 0']],
  },
  {
    file: 'src/core/seeding/pair-members.ts',
    because: 'another error is a fault of this program, and fails either way',
    mutants: [['error instanceof HandError', 'true']],
  },
  {
    file: 'src/reading/strip.ts',
    because: 'how long a label is that is looked at bounds the time that takes',
    mutants: [['label.length <= LONGEST_LABEL', 'label.length < LONGEST_LABEL']],
  },
  {
    file: 'src/reading/columns.ts',
    because:
      'one cell of a row holds a label, no table has two columns of one kind, and no heading names two pairs',
    mutants: [
      ['cells.findIndex((cell) => holds(cell, label))', 'cells.findLastIndex((cell) => holds(cell, label))'],
      [
        'childrenOf(row).findIndex((cell) => holds(cell, label))',
        'childrenOf(row).findLastIndex((cell) => holds(cell, label))',
      ],
      [
        'heads.findIndex((head) => says(head, meaning))',
        'heads.findLastIndex((head) => says(head, meaning))',
      ],
      [
        `meanings.find((meaning) => meaning.startsWith(\`\${kind}:\`))`,
        `meanings.findLast((meaning) => meaning.startsWith(\`\${kind}:\`))`,
      ],
    ],
  },
  {
    file: 'src/reading/columns.ts',
    because: 'what heads values of a panel heads no names of pairs',
    mutants: [['at > 0', 'at >= 0']],
  },
  {
    file: 'src/reading/small-cards.ts',
    because: 'how much is looked at bounds the time that takes, and one card alone is no hand',
    mutants: [
      ['300', '301'],
      ['8', '9'],
      ['cardHints.length > MOST_HINTS', 'cardHints.length >= MOST_HINTS'],
    ],
  },
  {
    file: 'src/reading/small-cards.ts',
    because: 'no card is a pixel high, and what is remembered or left as it was is the same',
    mutants: [
      ['0', '1'],
      ['height > (memory.tallest ?? 0)', 'height >= (memory.tallest ?? 0)'],
      ['large.length < cardHints.length', 'true'],
      ['large.length < cardHints.length', 'large.length <= cardHints.length'],
    ],
  },
  {
    file: 'src/reading/resting.ts',
    because:
      'how much is looked at, and named in the end, bounds the time that takes; two cards are enough to tell that there are some',
    mutants: [
      ['300', '301'],
      ['20', '21'],
      ['2000', '2001'],
      ['100', '101'],
      ['2', '3'],
      ['0', '1'],
      ['++looked > MOST', 'false'],
      ['++looked > MOST', '++looked >= MOST'],
    ],
  },
  {
    file: 'src/reading/resting.ts',
    because: 'what is not laid out has no bounds, and what is not there holds nothing',
    mutants: [
      ['hasLayout', 'true'],
      ['table', 'true'],
    ],
  },
  {
    file: 'src/reading/resting.ts',
    because: 'a text has an element around it, and the word null is no rank, nor says that nothing is there',
    mutants: [
      ['elementAround(text) ?? []', 'elementAround(text)'],
      ["attribute(element, name) ?? ''", 'attribute(element, name)'],
      ["textOf(element, 2, 20) ?? ''", 'textOf(element, 2, 20)'],
      ["textOf(element, 100) ?? ''", 'textOf(element, 100)'],
      ["attribute(element, 'class') ?? ''", "attribute(element, 'class')"],
      ['text.match(/[\\p{L}\\p{N}]/gu)?.length ?? 0', 'text.match(/[\\p{L}\\p{N}]/gu)?.length'],
    ],
  },
  {
    file: 'src/reading/hand-of-five.ts',
    because:
      'how far up and how many are looked at bounds the time that takes, and not to look twice saves time',
    mutants: [
      ['8', '9'],
      ['40', '41'],
      ['1000', '1001'],
      ['level < HIGHEST', 'level <= HIGHEST'],
      ['level < (looked.get(at) ?? HIGHEST)', 'level <= (looked.get(at) ?? HIGHEST)'],
      ['count > CROWD', 'count >= CROWD'],
      ['!parent || count < HAND', '(!parent) && (count < HAND)'],
    ],
  },
  {
    file: 'src/reading/hand-of-five.ts',
    because:
      'a hand has a card that can be read, all of its cards are seen and as high as each other, what is not laid out has no height, and where there is no parent there are no five',
    mutants: [
      ['0', '1'],
      ['hasLayout', 'true'],
      ['!isElement(at)', 'false'],
    ],
  },
  {
    file: 'src/reading/hand-of-five.ts',
    because:
      'five of one kind that are alike are the same five, and what is not there is none to whoever asks for it',
    mutants: [
      [
        'alike.find((places) => places.length === HAND) ?? null',
        'alike.find((places) => places.length === HAND)',
      ],
      [
        'alike.find((places) => places.length === HAND)',
        'alike.findLast((places) => places.length === HAND)',
      ],
    ],
  },
  {
    file: 'src/reading/hand-of-five.ts',
    because: 'no name is three times as wide as it is high to the pixel',
    mutants: [
      [
        'boundsOf(element).width > 3 * boundsOf(element).height',
        'boundsOf(element).width >= 3 * boundsOf(element).height',
      ],
    ],
  },
  {
    file: 'src/reading/dialogs.ts',
    because: 'of a dialog that holds no cards, what else it holds is none of the table’s either way',
    mutants: [['hints.length === cardHints.length', 'false']],
  },
  {
    file: 'src/reading/row-numbers.ts',
    because: 'the word null is no number',
    mutants: [["textOf(part, LONGEST) ?? ''", 'textOf(part, LONGEST)']],
  },
  {
    file: 'src/reading/second-hand.ts',
    because:
      'how far and how much is looked at bounds the time that takes, and where there is no text none is found',
    mutants: [
      ['handTexts.length === 0', 'false'],
      ['3', '4'],
      ['50', '51'],
      ['0', '1'],
      ['60', '61'],
      ['step < LEVELS', 'step <= LEVELS'],
    ],
  },
  {
    file: 'src/reading/second-hand.ts',
    because: 'one other hand is as much as two, what is in a table has a parent, and a comment says nothing',
    mutants: [
      ['parent', 'true'],
      ['isElement(before)', 'true'],
      ['list !== null && list !== table', '(list !== null) || (list !== table)'],
      [
        `handTexts.find(
    (text) =>
      table !== null &&
      holds(table, text) &&
      isOther(text) &&
      !isListed(text, handTexts, table) &&
      !isOfTheLast(text) &&
      canBeRead(text),
  )`,
        `handTexts.findLast(
    (text) =>
      table !== null &&
      holds(table, text) &&
      isOther(text) &&
      !isListed(text, handTexts, table) &&
      !isOfTheLast(text) &&
      canBeRead(text),
  )`,
      ],
    ],
  },
  {
    file: 'src/reading/held.ts',
    because: 'no part has its middle on the edge of a card',
    mutants: [
      ['middle > card.left', 'middle >= card.left'],
      ['middle < card.right', 'middle <= card.right'],
    ],
  },
  {
    file: 'src/reading/dom.ts',
    because: 'no part is drawn along the word null',
    mutants: [
      [
        "/^path\\(\"(.*)\"\\)$/.exec(styleOf(of).getPropertyValue('d'))?.[1] ?? attribute(of, 'd') ?? ''",
        "/^path\\(\"(.*)\"\\)$/.exec(styleOf(of).getPropertyValue('d'))?.[1] ?? attribute(of, 'd')",
      ],
    ],
  },
  {
    file: 'src/reading/controls.ts',
    because:
      'how far around its words a control may be bounds the time that takes, and what is not there is none to whoever asks for it',
    mutants: [
      ['3', '4'],
      [
        "around.findLast((one) => styleOf(one).cursor === 'pointer') ?? null",
        "around.findLast((one) => styleOf(one).cursor === 'pointer')",
      ],
    ],
  },
  {
    file: 'src/reading/survey.ts',
    because:
      'what a text says is the same when it is looked up again, and nothing where it is a number: to remember it, and how much of it, saves time',
    mutants: [
      ['known', 'false'],
      ['5000', '5001'],
      ['senses.size >= MOST_REMEMBERED'],
      ['text.length <= LONGEST_REMEMBERED'],
      ['text.length <= LONGEST_REMEMBERED && NUMBER.test(text)', 'false'],
      ['2 * LONGEST_LABEL', '2 / LONGEST_LABEL'],
      ['2', '3'],
    ],
  },
  {
    file: 'src/reading/survey.ts',
    because:
      'what means nothing is noted nowhere, what has no attributes says nothing by them, which the drawing of a file is never without, and a heading with nothing behind it was looked up before: not to ask once more saves time',
    mutants: [
      ['meanings.length === 0', 'false'],
      ['!hasAttributes(element)', 'false'],
      [
        "WORTHS.map((worth) => text.replace(worth, '')).filter((heading) => heading !== text)",
        "WORTHS.map((worth) => text.replace(worth, ''))",
      ],
    ],
  },
  {
    file: 'src/reading/survey.ts',
    because:
      'where a text says several things, each is the name of a value with that value, and all together are the name of none',
    mutants: [
      [
        'sensesOf(data).some(({ meanings }) => meanings.some(namesSeed))',
        'sensesOf(data).every(({ meanings }) => meanings.some(namesSeed))',
      ],
      [
        'sensesOf(text).some(({ meanings }) => meanings.some(isNamed))',
        'sensesOf(text).every(({ meanings }) => meanings.some(isNamed))',
      ],
    ],
  },
  {
    file: 'src/reading/hands.ts',
    because:
      'how much is written or drawn on a back, and how deep cards are drawn and how far up their places are looked for, bounds the time that takes',
    mutants: [
      ['12', '13'],
      ['40', '41'],
      ['6', '7'],
    ],
  },
  {
    file: 'src/reading/hands.ts',
    because: 'a row has two places or more, and one alone tells of none',
    mutants: [
      ['!row || !like', '(!row) && (!like)'],
      ['0', '1'],
    ],
  },
  {
    file: 'src/reading/hands.ts',
    because: 'the words null and undefined have letters, and are no total and no sign',
    mutants: [
      ["textOf(place, LONGEST_TOTAL) ?? 'A'", 'textOf(place, LONGEST_TOTAL)'],
      ["textOf(place, LONGEST_TOTAL)?.trim() ?? ''", 'textOf(place, LONGEST_TOTAL)?.trim()'],
      ["textOf(element, LONGEST_TOTAL) ?? ''", 'textOf(element, LONGEST_TOTAL)'],
    ],
  },
  {
    file: 'src/reading/hands.ts',
    because:
      'how many parts of a hand are looked at for one that tells it once more bounds the time that takes: of one in more parts no card is read',
    mutants: [
      ['parts.length > 3', 'false'],
      ['3', '4', 'parts.length > 3'],
    ],
  },
  {
    file: 'src/reading/hands.ts',
    because: 'of a row, one card at most lies across by itself, and no card is as wide as it is high',
    mutants: [
      [
        'places.find((place) => isTurned(place, places))',
        'places.findLast((place) => isTurned(place, places))',
      ],
      ['width > height', 'width >= height'],
    ],
  },
  {
    file: 'src/reading/hands.ts',
    because: 'of what is around an element, one stands right in another',
    mutants: [
      [
        'elementsUp(hint, Number.POSITIVE_INFINITY).find((at) => elementAround(at) === around)',
        'elementsUp(hint, Number.POSITIVE_INFINITY).findLast((at) => elementAround(at) === around)',
      ],
    ],
  },
  {
    file: 'src/reading/blackjack.ts',
    because: 'where a side has no cards, nothing that is said is taken for the end',
    mutants: [
      ['parts.dealer.length * parts.player.length > 0', 'parts.dealer.length * parts.player.length >= 0'],
      ['parts.dealer.length * parts.player.length', 'parts.dealer.length / parts.player.length'],
    ],
  },
  {
    file: 'src/reading/video-poker.ts',
    because: 'every language has words for what deals',
    mutants: [
      ["alternatives(controls.deal ?? '')[0] ?? ''", "alternatives(controls.deal ?? '')[0]"],
      ["controls.deal ?? ''", 'controls.deal'],
    ],
  },
  {
    file: 'src/reading/receipt.ts',
    because: 'what names a value is no number of a bet',
    mutants: [['i < head', '(i) <= (head)']],
  },
  {
    file: 'src/reading/digests.ts',
    because: 'what is kept of digests saves time alone',
    mutants: [
      ['known', 'false'],
      ['500', '501'],
    ],
  },
  {
    file: 'src/reading/titles.ts',
    because: 'the word null names no game, and no title is just as long as is read of one',
    mutants: [
      ["textOf(title, LONGEST_TITLE) ?? ''", 'textOf(title, LONGEST_TITLE)'],
      ['100', '101'],
    ],
  },
  {
    file: 'src/reading/bank.ts',
    because: 'the word null is no amount of money',
    mutants: [
      [
        "rest ?? (beside && textOf(beside, LONGEST_ODDS)) ?? ''",
        'rest ?? (beside && textOf(beside, LONGEST_ODDS))',
      ],
    ],
  },
  {
    file: 'src/reading/video-poker.ts',
    because: 'the word null has no number',
    mutants: [["textOf(bet, LONGEST_LABEL) ?? ''", 'textOf(bet, LONGEST_LABEL)']],
  },
  {
    file: 'src/reading/card.ts',
    because: 'how faint what a style writes may be, and how far around a rank it may stand, is a bound',
    mutants: [
      ['Number(style.opacity) > 0.2', '(Number(style.opacity)) >= (0.2)'],
      ['2', '3', 'BESIDE_RANK = 2'],
    ],
  },
  {
    file: 'src/reading/card-text.ts',
    because: 'what stands before the first word is no word for a suit',
    mutants: [["parts[i - 1] ?? ''", 'parts[i - 1]']],
  },
  {
    file: 'src/reading/suit-outline.ts',
    because: 'how much narrower a club is where it begins is a bound',
    mutants: [['width(0) < 0.8 * width(0.2)', '(width(0)) <= (0.8 * width(0.2))']],
  },
  {
    file: 'src/reading/words.ts',
    because: 'how long a label is, or the name of a key in brackets behind it, is a bound',
    mutants: [
      ['80', '81'],
      ['8', '9', 'key.length > 8'],
    ],
  },
  {
    file: 'src/reading/words.ts',
    because: 'no name is of two seeds, nor of two hands',
    mutants: [
      [
        "named.every((one) => one === 'fields:commitment')",
        "named.some((one) => one === 'fields:commitment')",
      ],
      [
        "named.every((one) => one === 'fields:clientSeed')",
        "named.some((one) => one === 'fields:clientSeed')",
      ],
      ['meanings.find((one) => TOLD.test(one))', 'meanings.findLast((one) => TOLD.test(one))'],
    ],
  },
  {
    file: 'src/reading/panel.ts',
    because: 'how many promises are remembered is a bound',
    mutants: [['50', '51']],
  },
  {
    file: 'src/reading/whose.ts',
    because: 'the word undefined is not cut short',
    mutants: [["valueBeside(label, survey)?.text.trim() ?? ''", 'valueBeside(label, survey)?.text.trim()']],
  },
  {
    file: 'src/reading/painting.ts',
    because: 'Chromium alone is asked what only Firefox does otherwise, which the tests in Firefox notice',
    mutants: [
      ['!IN_FIREFOX', 'true'],
      ['!IN_FIREFOX', 'IN_FIREFOX'],
    ],
  },
  {
    file: 'src/reading/painting.ts',
    because: 'what is as near in space, or on the same level, is told by something else',
    mutants: [
      ['nearer > 0', '(nearer) >= (0)'],
      ['upper > lower', '(upper) >= (lower)'],
    ],
  },
  {
    file: 'src/reading/seed-names.ts',
    because: 'the word undefined is no number',
    mutants: [["partsOf(label).at(-1) ?? ''", 'partsOf(label).at(-1)']],
  },
  {
    file: 'src/reading/survey.ts',
    because: 'each element is one label, and no two labels stand in the same place',
    mutants: [
      [
        'valueLabels.findIndex((one) => one.element === element)',
        'valueLabels.findLastIndex((one) => one.element === element)',
      ],
      ['placeOf(label) > from', '(placeOf(label)) >= (from)'],
      ['placeOf(first!) > from', '(placeOf(first!)) >= (from)'],
      ['placeOf(second) < from', '(placeOf(second)) <= (from)'],
    ],
  },
  {
    file: 'src/reading/visible.ts',
    because:
      'no part of a mark that is looked at lies on the very edge of something, nor within a pixel of it',
    mutants: [
      ['0', '1', `isDrawn ? Number.parseFloat(style[\`border\${side}Width\`]) : 0`],
      ['inside >= 0', '(inside) > (0)'],
      ['0', '1', 'inside >= 0'],
      ['inside < widest', '(inside) <= (widest)'],
    ],
  },
  {
    file: 'src/reading/places.ts',
    because:
      'how many headings and cards there are, how long names are and how deep cards are drawn bounds the time that takes',
    mutants: [
      ['30', '31'],
      ['200', '201'],
      ['300', '301'],
      ['6', '7'],
    ],
  },
  {
    file: 'src/reading/places.ts',
    because:
      'a heading that is alone counts, seen or not, and not to ask, nor to look at what is elsewhere and left out behind, saves time',
    mutants: [
      ['heads.length > 1', 'true'],
      ['heads.length > 1', 'heads.length >= 1'],
      ['hints.filter((hint) => holds(part, hint))', 'hints'],
    ],
  },
  {
    file: 'src/reading/places.ts',
    because: 'of parts around each other the smallest counts, and places lie two or more beside each other',
    mutants: [
      ['1', '2'],
      ['0', '1'],
    ],
  },
  {
    file: 'src/reading/places.ts',
    because: 'what is not laid out has no height, and lies nowhere: not to measure it saves time',
    mutants: [['!hasLayout', 'false']],
  },
  {
    file: 'src/reading/hidden-copies.ts',
    because:
      'how many cards are looked at bounds the time that takes; not to look around what can be seen, nor to count anew where nothing is left out, saves time',
    mutants: [
      ['cardHints.length > MOST_HINTS', 'false'],
      ['cardHints.length > MOST_HINTS', 'cardHints.length >= MOST_HINTS'],
      ['300', '301'],
      ['checkVisibility(hint)', 'false'],
      ['hints.length === cardHints.length', 'false'],
    ],
  },
  {
    file: 'src/reading/hilo.ts',
    because: 'what is not laid out is as large as all else there: not to measure it saves time',
    mutants: [['hasLayout', 'true']],
  },
  {
    file: 'src/reading/hilo.ts',
    because: 'no rank is the beginning of the word null',
    mutants: [["textOf(element, 100) ?? ''", 'textOf(element, 100)']],
  },
  {
    file: 'src/core/seeding/typed.ts',
    because: 'no two observations have one seq, and what was typed and what was bet on are no panels',
    mutants: [
      [
        'observations.find((one) => one.load === load)!.seq > typed.seq',
        '(observations.find((one) => one.load === load)!.seq) >= (typed.seq)',
      ],
      ['panel.seq > typed.seq', '(panel.seq) >= (typed.seq)'],
      ['panel.seq < by.seq', '(panel.seq) <= (by.seq)'],
    ],
  },
  {
    file: 'src/core/seeding/pair.ts',
    because: 'what a round begins with is no panel',
    mutants: [['seq < start.seq', '(seq) <= (start.seq)']],
  },
];
