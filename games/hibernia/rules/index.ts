import { type Outcome, ok, type Rng, type Rules, unwrap } from '@tessera/kernel';
import { compileBoard } from './board.ts';
import { actor, sample, turnOf, weight } from './dice.ts';
import { hurts, imagineTurn } from './imagine.ts';
import { legal } from './legal.ts';
import { describe, format, moveObjectToText, parse } from './notation.ts';
import { play } from './play.ts';
import { fromJSON, toJSON } from './position.ts';
import type { HiberniaPosition } from './position-types.ts';
import { result } from './score.ts';
import { setup } from './setup.ts';
import { alloc, copyInto, type State } from './state.ts';

export const rules: Rules<State, HiberniaPosition> = {
  setup,
  alloc,
  copyInto,
  seats: (s) => s.seats,
  actor,
  turnOf,
  legal,
  play,
  sample,
  weight,
  view: toJSON, // nothing is hidden
  determinize: (view: HiberniaPosition, _rng: Rng, dst?: State) => {
    const s = unwrap(fromJSON(view));
    if (!dst) return s;
    copyInto(dst, s);
    return dst;
  },
  imagineTurn,
  hurts,
  result,
  format,
  parse,
  describe,
  moveObjectToText,
  toJSON,
  fromJSON,
};

export function checkScenario(json: unknown): Outcome<object> {
  const board = compileBoard(json);
  return board.ok ? ok(board.value.scenario) : board;
}
