import { nothingHidden, type Outcome, ok, type Rules } from '@tessera/kernel';
import { result } from './end/score.ts';
import { legal } from './legal.ts';
import { describe, format, moveObjectToText, parse } from './notation.ts';
import { play } from './play.ts';
import { fromJSON, toJSON } from './position/position.ts';
import type { CambriaPosition } from './position/position-types.ts';
import { compileBoard } from './scenario/board.ts';
import { setup } from './scenario/setup.ts';
import { alloc, copyInto, type State } from './state.ts';
import { actor, sample, turnOf, weight } from './turn/dice.ts';
import { hurts, imagineTurn } from './turn/imagine.ts';

export const rules: Rules<State, CambriaPosition> = {
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
  ...nothingHidden({ toJSON, fromJSON, copyInto }),
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
