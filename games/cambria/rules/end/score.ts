import type { Result, Standing } from '@tessera/kernel';
import { bonusPoints } from '../scenario/board.ts';
import { neutralArmy, Phase, type State } from '../state.ts';

/** C-51 */
export function points(s: State, army: number): number {
  let sum = 0;
  for (let fort = 0; fort < s.board.fortCount; fort++) {
    const value = s.board.value[fort];
    if (s.fortOwner[fort] === army) sum += value;
    if (s.bonusOwner[fort] === army) sum += bonusPoints(value);
  }
  return sum;
}

/** Fort and bonus tokens alike (C-52). */
function tokens(s: State, army: number): number {
  let count = 0;
  for (let fort = 0; fort < s.board.fortCount; fort++) {
    if (s.fortOwner[fort] === army) count++;
    if (s.bonusOwner[fort] === army) count++;
  }
  return count;
}

/** The number of a seat's last finished turn; -1 if it had none. While the game lasts, `s.turn` has yet to finish one. */
function lastTurn(s: State, seat: number): number {
  const latest = s.phase === Phase.over ? s.turn : s.turn + s.seats - 1;
  return Math.max(-1, s.turns - 1 - ((latest - seat + s.seats) % s.seats));
}

export interface CambriaStanding extends Standing {
  readonly tokens: number;
  /** From 1; 0 if the seat had no turn. */
  readonly lastTurn: number;
}

export interface CambriaResult extends Result {
  readonly standings: readonly CambriaStanding[];
  /** What told the winner from the next: points, tokens, or who had a turn last (C-52). */
  readonly decidedBy: 'points' | 'tokens' | 'lastTurn';
  /** Two players only (C-64). `ahead`: the neutral army has more points than anyone. */
  readonly neutral?: { readonly points: number; readonly tokens: number; readonly ahead: boolean };
}

export function result(s: State): CambriaResult {
  const ranked = Array.from({ length: s.seats }, (_, seat) => ({
    seat,
    points: points(s, seat),
    tokens: tokens(s, seat),
    lastTurn: lastTurn(s, seat) + 1,
  }));
  // C-52; who had no turn comes after who had one, in either reading
  const lateness = (turn: number) => (turn === 0 ? -Infinity : s.lateTie === 'last' ? turn : -turn);
  const compare = (a: (typeof ranked)[number], b: (typeof ranked)[number]) =>
    b.points - a.points ||
    b.tokens - a.tokens ||
    (lateness(b.lastTurn) > lateness(a.lastTurn) ? 1 : lateness(b.lastTurn) < lateness(a.lastTurn) ? -1 : 0);
  ranked.sort(compare);
  const standings: CambriaStanding[] = ranked.map((entry) => ({
    ...entry,
    rank: 1 + ranked.findIndex((other) => compare(other, entry) === 0),
  }));
  const [first, next] = standings;
  const over = s.phase === Phase.over;
  const army = neutralArmy(s);
  return {
    over,
    winners: over ? standings.filter((entry) => entry.rank === 1).map((entry) => entry.seat) : [],
    standings,
    decidedBy: first.points !== next.points ? 'points' : first.tokens !== next.tokens ? 'tokens' : 'lastTurn',
    ...(s.seats === 2
      ? { neutral: { points: points(s, army), tokens: tokens(s, army), ahead: points(s, army) > first.points } }
      : {}),
  };
}
