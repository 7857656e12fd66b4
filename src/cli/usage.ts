/**
 * How the program is called.
 * @module
 */

/** It was called in a way that makes no sense; the message says what to do, on one line. */
export class UsageError extends Error {}

export const HELP = `Usage: node cli.mjs <command> [options]

  audit [FILE|-]            audits hands: one hand a line in, one verdict a line out, both JSON
      --rule FILE             a rule for hands that name a game and no scheme
  explain [FILE|-]          how the seeds of the first hand give its cards, step by step
      --json                  as data
      --rule FILE             as above
  find-rule [FILE|-]        by which rule hands were dealt whose casino is not known
      --json                  as data: what it found is a rule for --rule
  odds video-poker          the exact return table of a pay table
      --pays NAME|FILE        jacks-or-better, tens-or-better, bonus-poker, or a JSON file
      --json                  as data
  odds blackjack            the exact house edge
      --rules FILE            a JSON file of rules; Crypto.Games' if left out
      --json                  as data
  --help, --version

FILE is a hand file (JSON Lines), or a file of evidence that the extension exported; - or none is standard input.

audit exits with 0 if every hand is verified or consistent, 1 if at least one is a mismatch, else 2.
find-rule exits with 0 if it found a rule, 3 if nothing fits or more than one rule does, else 2.
`;
