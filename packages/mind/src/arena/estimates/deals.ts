import { resultShare } from '@tessera/kernel';
import type { ArenaGame } from '../game.ts';

/** What one entrant got of a deal, over all rotations: the mean of its games. */
export interface DealShare {
  /** Of the wins. */
  readonly won: number;
  /** Its luck with dice and cards, and with what it and others drew by lot; both are 0 on average. */
  readonly luck: number;
  readonly choices: number;
}

/**
 * The deals that were played in every rotation, in order, up to the first that is missing. Rotations of a deal share its dice, so the deal
 * is what counts as one observation; and to count those that were quick to play first would favour whoever wins quick games.
 */
export function dealsOf(name: string, seats: number, games: readonly ArenaGame[]): DealShare[] {
  const byNumber = new Map(games.map((game) => [game.number, game]));
  const deals: DealShare[] = [];
  for (;;) {
    let [won, luck, choices] = [0, 0, 0];
    for (let rotation = 0; rotation < seats; rotation++) {
      const game = byNumber.get(deals.length * seats + rotation + 1);
      if (!game) return deals;
      for (const [seat, sitter] of game.seating.entries()) {
        if (sitter !== name) continue;
        won += resultShare(game, seat);
        luck += game.luck?.[seat] ?? 0;
        choices += game.choices?.[seat] ?? 0;
      }
    }
    deals.push({ won: won / seats, luck: luck / seats, choices: choices / seats });
  }
}

/** So many deals have to speak before what they say counts as much as the guess that luck tells in full. */
const GUESS = 20;

/**
 * The share of wins of each deal with luck taken off. How far luck told in the result is learnt from the deals before, by least squares, so it
 * doesn't depend on the deal itself, and the mean stays what it was.
 */
export function withoutLuck(deals: readonly DealShare[]): number[] {
  const sums = { n: 0, won: 0, luck: 0, choices: 0, ll: 0, cc: 0, lc: 0, lw: 0, cw: 0 };
  return deals.map(({ won, luck, choices }) => {
    const [a, b] = coefficients(sums);
    sums.n++;
    sums.won += won;
    sums.luck += luck;
    sums.choices += choices;
    sums.ll += luck * luck;
    sums.cc += choices * choices;
    sums.lc += luck * choices;
    sums.lw += luck * won;
    sums.cw += choices * won;
    return won - a * luck - b * choices;
  });
}

/** By how much of luck, and of choices, to correct: 1 at first. */
function coefficients(s: Readonly<Record<string, number>>): readonly [number, number] {
  const { n, won, luck, choices, ll, cc, lc, lw, cw } = s;
  if (n < 2) return [1, 1];
  const mean = won / n;
  // the guess is worth GUESS deals
  const [guessL, guessC] = [(GUESS / n) * ll, (GUESS / n) * cc];
  const [A, B, D] = [ll + guessL, lc, cc + guessC];
  const [x, y] = [lw - mean * luck + guessL, cw - mean * choices + guessC];
  if (A === 0 && D === 0) return [1, 1];
  if (D === 0) return [x / A, 1];
  if (A === 0) return [1, y / D];
  const det = A * D - B * B;
  return [(x * D - y * B) / det, (y * A - x * B) / det];
}
