import { CHANCE, type MoveList, OVER, type Rng } from '@tessera/kernel';
import { fromOf, Kind, kindOf, makeMove, toOf } from '../moves.ts';
import { Phase, type State } from '../state.ts';

/** Chance says who begins (C-11), throws one die (C-12, C-61) or two (C-20). */
const isChance = (phase: number): boolean =>
  phase === Phase.roll || phase === Phase.musterRoll || phase === Phase.neutralRoll || phase === Phase.start;

export function actor(s: State): number {
  if (isChance(s.phase)) return CHANCE;
  return s.phase === Phase.over ? OVER : s.turn;
}

export const turnOf = (s: State): number => (s.phase === Phase.start || s.phase === Phase.over ? -1 : s.turn);

export function chanceOutcomes(s: State, out: MoveList): void {
  if (s.phase === Phase.start) for (let seat = 0; seat < s.seats; seat++) out.push(makeMove(Kind.start, 0, seat));
  else if (s.phase === Phase.roll) {
    for (let a = 1; a <= 6; a++) for (let b = a; b <= 6; b++) out.push(makeMove(Kind.roll, a, b));
  } else for (let die = 1; die <= 6; die++) out.push(makeMove(Kind.die, 0, die));
}

/** Two dice are told apart by nobody: the lower comes first, and 3-5 is twice as likely as 3-3. */
export const weight = (_s: State, move: number): number =>
  kindOf(move) === Kind.roll && fromOf(move) !== toOf(move) ? 2 : 1;

export function sample(s: State, rng: Rng): number {
  if (s.phase === Phase.start) return makeMove(Kind.start, 0, rng.below(s.seats));
  const a = 1 + rng.below(6);
  if (s.phase !== Phase.roll) return makeMove(Kind.die, 0, a);
  const b = 1 + rng.below(6);
  return a < b ? makeMove(Kind.roll, a, b) : makeMove(Kind.roll, b, a);
}
