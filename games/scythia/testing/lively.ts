import { CHANCE, type MoveList, type Rng } from '@tessera/kernel';
import { rules } from '../rules/index.ts';
import { K, kindOf } from '../rules/state/moves.ts';
import type { State } from '../rules/state/state.ts';

/** How much likelier a kind of move is than another, so that raids are made and quests completed; 10 for the rest. */
const LIKELY: Readonly<Record<number, number>> = {
  [K.raid]: 400,
  [K.complete]: 200,
  [K.hire]: 40,
  [K.eagle]: 40,
  [K.horse]: 40,
  [K.play]: 30,
  [K.use]: 40,
  [K.skip]: 2,
  [K.keep]: 5,
};

/** A move as a player might make it who is in a hurry: a random game of these is a tenth as long, and livelier. */
export function livelyMove(s: State, rng: Rng, list: MoveList): number {
  if (rules.actor(s) === CHANCE) return rules.sample(s, rng);
  rules.legal(s, list);
  let sum = 0;
  for (let at = 0; at < list.size; at++) sum += LIKELY[kindOf(list.moves[at])] ?? 10;
  let at = rng.below(sum);
  let chosen = 0;
  while (at >= (LIKELY[kindOf(list.moves[chosen])] ?? 10)) at -= LIKELY[kindOf(list.moves[chosen++])] ?? 10;
  return list.moves[chosen];
}
