import { fail, type Outcome, ok, type TableConfig, unwrap, withoutSchema } from '@tessera/kernel';
import cambria from '../../scenarios/cambria.json' with { type: 'json' };
import cumbria from '../../scenarios/cumbria.json' with { type: 'json' };
import { State } from '../state.ts';
import { type Board, compileBoard } from './board.ts';

export const MIN_SEATS = 2;
export const MAX_SEATS = 5;

export const SCENARIOS: Readonly<Record<string, object>> = {
  cambria: withoutSchema(cambria),
  cumbria: withoutSchema(cumbria),
};

export const OPTIONS = [{ id: 'lateTie', values: ['last', 'first'], default: 'last' }] as const;

const compiled = new Map<string, Board>();

/** A scenario by the id of one we ship, or as somebody wrote it. */
export function boardOf(scenario: unknown): Outcome<Board> {
  if (typeof scenario !== 'string') return compileBoard(scenario);
  if (!Object.hasOwn(SCENARIOS, scenario))
    return fail(
      'unknown-scenario',
      `There is no scenario "${scenario.slice(0, 40)}"; there are ${Object.keys(SCENARIOS).join(' and ')}.`,
    );
  let board = compiled.get(scenario);
  if (!board) {
    board = unwrap(compileBoard(SCENARIOS[scenario]));
    compiled.set(scenario, board);
  }
  return ok(board);
}

export function readOptions(options: unknown): Outcome<{ lateTie: 'last' | 'first' }> {
  const given = options ?? {};
  if (typeof given !== 'object' || Array.isArray(given))
    return fail('bad-option', 'Options are an object such as {"lateTie": "last"}.');
  for (const key of Object.keys(given))
    if (key !== 'lateTie') return fail('bad-option', `Cambria has no option "${key.slice(0, 40)}".`);
  const lateTie = (given as Record<string, unknown>)['lateTie'] ?? 'last';
  if (lateTie !== 'last' && lateTie !== 'first')
    return fail('bad-option', 'The option "lateTie" is "last" or "first" (C-52).');
  return ok({ lateTie });
}

export function checkSeats(seats: unknown): Outcome<number> {
  if (typeof seats === 'number' && Number.isInteger(seats) && seats >= MIN_SEATS && seats <= MAX_SEATS)
    return ok(seats);
  return fail('bad-seats', `Cambria is for ${MIN_SEATS} to ${MAX_SEATS} players.`);
}

/** C-10: nothing is random here; chance moves follow. */
export function setup(config: TableConfig): Outcome<State> {
  const seats = checkSeats(config.seats);
  if (!seats.ok) return seats;
  const options = readOptions(config.options);
  if (!options.ok) return options;
  const board = boardOf(config.scenario);
  if (!board.ok) return board;
  return ok(new State(board.value, seats.value, options.value.lateTie));
}
