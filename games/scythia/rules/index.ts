import { type Outcome, ok, type Rules } from '@tessera/kernel';
import { actor, rolls, sample, throwGoesOn, turnOf, weight } from './chance.ts';
import { legal } from './legal.ts';
import { describe, format, moveObjectToText, parse } from './notation.ts';
import { play } from './play.ts';
import { toJSON, view } from './position/position.ts';
import { fromJSON } from './position/position-read.ts';
import type { ScythiaPosition } from './position/position-types.ts';
import { determinize, veilEvent, veilMove } from './position/view.ts';
import { compileBoard } from './scenario/board.ts';
import { result } from './score.ts';
import { alloc, copyInto, type State } from './state/state.ts';
import { imagineTurn } from './turn/imagine.ts';
import { setup } from './turn/set-up.ts';

export const rules: Rules<State, ScythiaPosition> = {
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
  view,
  determinize,
  veilMove,
  veilEvent,
  rolls,
  throwGoesOn,
  imagineTurn,
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
