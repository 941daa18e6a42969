import { type Outcome, ok, type Rules } from '@tessera/kernel';
import { compileBoard } from './board.ts';
import { actor, rolls, sample, throwGoesOn, turnOf, weight } from './chance.ts';
import { imagineTurn } from './imagine.ts';
import { legal } from './legal.ts';
import { describe, format, moveObjectToText, parse } from './notation.ts';
import { play } from './play.ts';
import { toJSON, view } from './position.ts';
import { fromJSON } from './position-read.ts';
import type { ScythiaPosition } from './position-types.ts';
import { result } from './score.ts';
import { setup } from './set-up.ts';
import { alloc, copyInto, type State } from './state.ts';
import { determinize, veilEvent, veilMove } from './view.ts';

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
