import { CHANCE, type MoveList, OVER, type Rng } from '@tessera/kernel';
import { Kind, makeMove } from '../moves.ts';
import { FACES, NOBODY, Phase, type State } from '../state.ts';

/** Chance says who begins, which castle is whose (H-10), and rolls the die (H-20). */
export function actor(s: State): number {
  if (s.phase === Phase.act || s.phase === Phase.take) return s.turn;
  return s.phase === Phase.over ? OVER : CHANCE;
}

export const turnOf = (s: State): number => (s.phase <= Phase.castles || s.phase === Phase.over ? -1 : s.turn);

export function chanceOutcomes(s: State, out: MoveList): void {
  if (s.phase === Phase.start) for (let seat = 0; seat < s.seats; seat++) out.push(makeMove(Kind.start, seat));
  else if (s.phase === Phase.castles) {
    for (const land of s.board.castles) if (s.owner[land] === NOBODY) out.push(makeMove(Kind.castle, land));
  } else for (let face = 0; face < FACES.length; face++) out.push(makeMove(Kind.roll, face));
}

export const weight = (): number => 1;

export function sample(s: State, rng: Rng): number {
  if (s.phase === Phase.start) return makeMove(Kind.start, rng.below(s.seats));
  if (s.phase === Phase.roll) return makeMove(Kind.roll, rng.below(FACES.length));
  const free = Array.from(s.board.castles).filter((land) => s.owner[land] === NOBODY);
  return makeMove(Kind.castle, free[rng.below(free.length)]);
}
