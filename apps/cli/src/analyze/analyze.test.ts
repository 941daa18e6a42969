import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, parseRecord, type SeatNumber, seatOf, unwrap } from '@tessera/kernel';
import { type Review, reviewed, reviewGame, sweepEffort } from '@tessera/mind';
import { ReviewSchema } from '@tessera/protocol';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import { afterAll, describe, expect, expectTypeOf, test } from 'vitest';
import { session } from '../engine/testing.ts';
import { CLI_GAMES } from '../games.ts';
import { tessera } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-analyze-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (name: string, json: unknown) => {
  writeFileSync(join(folder, name), JSON.stringify(json));
  return join(folder, name);
};

const recordsOf = (game: string): [string, GameRecord][] => {
  const records = new URL(`../../../../games/${game}/records/`, import.meta.url);
  // a new game has none yet
  if (!existsSync(records)) return [];
  return readdirSync(records)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.final.json'))
    .map((name) => [name, unwrap(parseRecord(JSON.parse(readFileSync(new URL(name, records), 'utf8'))))]);
};
const RECORDS = Object.keys(CLI_GAMES).flatMap(recordsOf);
const recordOf = (game: string, seats: number): GameRecord => {
  const found = RECORDS.find(([, record]) => record.game === game && record.seats === seats);
  if (!found) throw new Error(`There is no record of ${game} with ${seats} seats.`);
  return found[1];
};

describe('the ledger of a game that was played', () => {
  test('there is a record for every number of seats of every game that keeps records', () => {
    for (const { game } of Object.values(CLI_GAMES).filter(({ game }) => recordsOf(game.id).length > 0))
      for (let seats = game.minSeats; seats <= game.maxSeats; seats++)
        expect(recordOf(game.id, seats).seats).toBe(seats);
  });

  test.each(RECORDS)('%s adds up for every seat to the last digit', (_, record) => {
    const { game } = CLI_GAMES[record.game];
    const review = unwrap(reviewed(reviewGame(game, record, sweepEffort())));
    expect(review.moments).toHaveLength(record.moves.length);
    for (const { start, luck, hidden, own, others, mind, result } of review.ledger)
      expect(start + luck + hidden + own + others + mind).toBe(result);
    expect(Value.Check(ReviewSchema, review)).toBe(true);
    const { winners } = game.rules.result(replayed(record));
    for (const { seat, result } of review.ledger)
      expect(result / 100_000_000).toBeCloseTo(winners.includes(seatOf(seat)) ? 1 / winners.length : 0, 6);
    const hides = review.moments.some(({ changes }) => changes.hidden.some((n) => n !== 0));
    if (!game.hidesInformation) expect(hides).toBe(false);
  });

  function replayed(record: GameRecord): unknown {
    const { game } = CLI_GAMES[record.game];
    const s = unwrap(game.rules.setup(record));
    for (const text of record.moves) game.rules.play(s, unwrap(game.rules.parse(s, text)));
    return s;
  }
});

/** As a reader of JSON sees it. */
type Plain<T> = T extends SeatNumber
  ? number
  : T extends readonly (infer E)[]
    ? Plain<E>[]
    : T extends object
      ? { -readonly [K in keyof T]: Plain<T[K]> }
      : T;

test('a review is what the contract says, field by field', () => {
  // neither package may import the other, so they are held together here; the compiler checks it
  expectTypeOf<Plain<Review>>().toEqualTypeOf<Plain<Static<typeof ReviewSchema>>>();
});

describe('tessera analyze', () => {
  const file = fileOf('cambria.json', recordOf('cambria', 5));

  test('prints where the chances came from, and the decisions', async () => {
    const { code, out } = await tessera(['analyze', file, '--quick']);
    expect(code).toBe(0);
    expect(out).toMatch(/Seat 1 +20\.0 /);
    expect(out).toContain('Turning points');
    expect(out).toContain('Costly decisions');
  });

  test('prints all of it as JSON, the same twice', async () => {
    const argv = ['analyze', file, '--iterations', '8', '--json'];
    const { code, out } = await tessera(argv);
    expect(code).toBe(0);
    expect(Value.Check(ReviewSchema, JSON.parse(out))).toBe(true);
    expect((await tessera(argv)).out).toBe(out);
  });

  test('looks at no game that goes on, nor at what is no record', async () => {
    const record = recordOf('scythia', 2);
    const running = fileOf('running.json', { ...record, moves: record.moves.slice(0, -1) });
    expect(await tessera(['analyze', running])).toMatchObject({ code: 1, out: '' });
    expect((await tessera(['analyze', running])).err).toContain('This game is not over');
    expect((await tessera(['analyze', fileOf('no.json', {})])).code).toBe(1);
  });

  test('wants a file and one measure of thought', async () => {
    expect((await tessera(['analyze'])).code).toBe(2);
    expect((await tessera(['analyze', file, '--ms', '0'])).code).toBe(2);
    const { code, err } = await tessera(['analyze', file, '--ms', '5', '--quick']);
    expect(code).toBe(2);
    expect(err).toContain('one of ms, iterations and quick');
  });
});

describe('the verb analyze of the engine', () => {
  test('answers with the review of a finished game, and refuses one that goes on', async () => {
    const record = recordOf('cambria', 5);
    const lines = [
      { verb: 'load', record: { ...record, moves: record.moves.slice(0, -1) }, chance: 'manual' },
      { verb: 'analyze', quick: true },
      { verb: 'load', record, chance: 'manual' },
      { verb: 'analyze', quick: true },
      { verb: 'analyze', quick: true, ms: 5 },
    ];
    const answers = (await session(lines.map((line) => JSON.stringify(line)))).map((line) => JSON.parse(line));
    expect(answers[1]).toMatchObject({ ok: false, error: { code: 'not-over' } });
    expect(answers[3].ok).toBe(true);
    expect(Value.Check(ReviewSchema, answers[3].review)).toBe(true);
    expect(answers[4]).toMatchObject({ ok: false, error: { code: 'bad-request' } });
  });
});
