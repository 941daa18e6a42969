import { fail, isObject, type Outcome, ok, quote, type TableConfig, unwrap, withoutSchema } from '@tessera/kernel';
import hibernia from '../../scenarios/hibernia.json' with { type: 'json' };
import hiberniaLong from '../../scenarios/hibernia-long.json' with { type: 'json' };
import { ARMY, State } from '../state.ts';
import { type Board, compileBoard } from './board.ts';

export const MIN_SEATS = 3;
export const MAX_SEATS = 4;

export const SCENARIOS: Readonly<Record<string, object>> = {
  hibernia: withoutSchema(hibernia),
  'hibernia-long': withoutSchema(hiberniaLong),
};

/** The track of 52 spaces was the only one, and was called by the name of the game. */
export const fromVersion1 = (config: TableConfig): TableConfig =>
  config.scenario === 'hibernia' ? { ...config, scenario: 'hibernia-long' } : config;

export const OPTIONS = [{ id: 'scattered', values: ['no', 'yes'], default: 'no' }] as const;

const compiled = new Map<string, Board>();

/** A scenario by the id of one we ship, or as somebody wrote it. */
export function boardOf(scenario: unknown): Outcome<Board> {
  if (typeof scenario !== 'string') return compileBoard(scenario);
  if (!Object.hasOwn(SCENARIOS, scenario))
    return fail(
      'unknown-scenario',
      `There is no scenario ${quote(scenario)}; there are ${Object.keys(SCENARIOS).join(' and ')}.`,
    );
  let board = compiled.get(scenario);
  if (!board) {
    board = unwrap(compileBoard(SCENARIOS[scenario]));
    compiled.set(scenario, board);
  }
  return ok(board);
}

export function readOptions(options: unknown): Outcome<{ scattered: boolean }> {
  const given = options ?? {};
  if (!isObject(given)) return fail('bad-option', 'Options are an object such as {"scattered": "no"}.');
  for (const key of Object.keys(given))
    if (key !== 'scattered') return fail('bad-option', `Hibernia has no option ${quote(key)}.`);
  const scattered = given['scattered'] ?? 'no';
  if (scattered !== 'no' && scattered !== 'yes')
    return fail('bad-option', 'The option "scattered" is "no" or "yes" (H-13).');
  return ok({ scattered: scattered === 'yes' });
}

export function checkSeats(seats: unknown): Outcome<number> {
  if (typeof seats === 'number' && Number.isInteger(seats) && seats >= MIN_SEATS && seats <= MAX_SEATS)
    return ok(seats);
  return fail('bad-seats', `Hibernia is for ${MIN_SEATS} or ${MAX_SEATS} players.`);
}

/** H-10: nothing is random here; chance moves follow. */
export function setup(config: TableConfig): Outcome<State> {
  const seats = checkSeats(config.seats);
  if (!seats.ok) return seats;
  const options = readOptions(config.options);
  if (!options.ok) return options;
  const board = boardOf(config.scenario);
  if (!board.ok) return board;
  const s = new State(board.value, seats.value, options.value.scattered);
  s.reserve.fill(ARMY, 0, s.seats);
  return ok(s);
}
