import type { MoveList } from '@tessera/kernel';
import { Kind, makeMove, RAISE } from './moves.ts';
import { Phase, type State } from './state.ts';
import { chanceOutcomes } from './turn/dice.ts';
import { marchTargets } from './turn/march.ts';

const targets = new Uint8Array(64);

export function legal(s: State, out: MoveList): number {
  out.clear();
  if (s.phase === Phase.act) {
    const count = marchTargets(s, targets);
    for (let i = 0; i < count; i++) out.push(makeMove(Kind.march, targets[i]));
    out.push(RAISE); // H-21: always possible
  } else if (s.phase === Phase.take) {
    for (let land = 0; land < s.board.landCount; land++) if (mayTakeFrom(s, land)) out.push(makeMove(Kind.take, land));
  } else if (s.phase !== Phase.over) chanceOutcomes(s, out);
  return out.size;
}

/** H-23 */
export const mayTakeFrom = (s: State, land: number): boolean =>
  s.owner[land] === s.turn && s.warriors[land] > 1 && land !== s.target;
