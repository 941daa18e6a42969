import { type Game, type GameRecord, makeRecord, seatNumber, unwrap } from '@tessera/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bids } from '../../testing/bids.ts';
import { foray } from '../../testing/foray.ts';
import { playedAtRandom } from '../../testing/played.ts';
import { race } from '../../testing/race.ts';
import { vault } from '../../testing/vault.ts';
import { effortOf, fullEffort, sweepEffort } from './effort.ts';
import type { MomentDraft } from './moment-draft.ts';
import { WIN } from './points.ts';
import { reviewed, reviewGame } from './review-game.ts';
import type { Review } from './review-types.ts';
import { ReviewedGame } from './reviewed-game.ts';

const GAMES = [race, foray, bids] as unknown as Game[];
const review = (game: Game, record: GameRecord, effort = effortOf({ iterations: 24 }, game)): Review =>
  unwrap(reviewed(reviewGame(game, record, effort)));
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

const played = fc
  .record({
    game: fc.constantFrom(...GAMES),
    seed: fc.integer({ min: 1, max: 1e6 }),
    more: fc.nat(3),
    deep: fc.boolean(),
  })
  .map(({ game, seed, more, deep }) => ({
    game,
    deep,
    record: playedAtRandom(game, Math.min(game.maxSeats, game.minSeats + more), seed),
  }));

describe('the ledger', () => {
  test('adds up to the last digit for every seat, and the chances to a win at every moment', () => {
    fc.assert(
      fc.property(played, ({ game, record, deep }) => {
        const { moments, ledger, result } = review(
          game,
          record,
          deep ? effortOf({ iterations: 12 }, game) : sweepEffort(),
        );
        for (const { start, luck, hidden, own, others, mind, result: end } of ledger)
          expect(start + luck + hidden + own + others + mind).toBe(end);
        if (record.seats > 1)
          for (const chances of [...moments.map((moment) => moment.chances), result]) expect(sum(chances)).toBe(WIN);
        for (const [at, { chances, changes }] of moments.entries()) {
          const next = moments[at + 1]?.chances ?? result;
          for (const [seat, chance] of chances.entries())
            expect(chance + sum(Object.values(changes).map((account) => account[seat]))).toBe(next[seat]);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('ends with the win of who won', () => {
    const record = playedAtRandom(race as unknown as Game, 3, 'won');
    const { result, playedOut } = review(race as unknown as Game, record);
    expect(playedOut).toBe(true);
    expect([...result].sort((a, b) => b - a)).toEqual([WIN, 0, 0]);
  });

  test('of a game that was ended before ends with the chances that were left', () => {
    const record = {
      ...playedAtRandom(race as unknown as Game, 2, 'left', 4),
      ended: { by: seatNumber(0), why: 'resigned' },
    };
    const { result, playedOut, ledger } = review(race as unknown as Game, record);
    expect(playedOut).toBe(false);
    expect(sum(result)).toBe(WIN);
    expect(Math.max(...result)).toBeLessThan(WIN);
    expect(ledger.map((line) => line.result)).toEqual(result);
  });

  test('is the same twice, in small steps or at once', () => {
    const record = playedAtRandom(bids as unknown as Game, 3, 'twice');
    const steps = reviewGame(bids as unknown as Game, record, fullEffort(bids));
    let count = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      expect(step.value.total).toBe(record.moves.length);
      expect(step.value.done).toBeLessThan(step.value.total);
      count++;
    }
    expect(count).toBeGreaterThanOrEqual(record.moves.length);
    expect(review(bids as unknown as Game, record, fullEffort(bids))).toEqual(unwrap(step.value));
  });
});

describe('a review in pieces', () => {
  test.each([bids, race] as unknown as Game[])('whoever looks at which moment, and when: it is the same', (game) => {
    const record = playedAtRandom(game, 2, 'pieces');
    const effort = effortOf({ iterations: 24 }, game);
    const workers = [0, 1].map(() => unwrap(ReviewedGame.of(game, record)));
    const drafts = record.moves.map((_, i) => {
      const at = record.moves.length - 1 - i;
      return takeLast(workers[at % 2].draft(at, effort));
    });
    const kept = JSON.parse(JSON.stringify(drafts.reverse())) as MomentDraft[];
    expect(workers[1].review(kept, effort)).toEqual(review(game, record, effort));
  });

  test('is refused while the game goes on', () => {
    const { moves, ...record } = playedAtRandom(bids as unknown as Game, 2, 'running');
    expect(ReviewedGame.of(bids, { ...record, moves: moves.slice(0, -1) })).toMatchObject({
      ok: false,
      error: { code: 'not-over' },
    });
  });

  function takeLast<T>(steps: Generator<void, T>): T {
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value;
  }
});

describe('a review', () => {
  test('is refused while the game goes on, from first to last move', () => {
    const record = playedAtRandom(bids as unknown as Game, 2, 'running');
    for (let n = 0; n < record.moves.length; n++) {
      const running = { ...record, moves: record.moves.slice(0, n) };
      const step = reviewGame(bids as unknown as Game, running).next();
      expect(step).toMatchObject({ done: true, value: { ok: false, error: { code: 'not-over' } } });
    }
  });

  test('tells a record that can not be played', () => {
    const record = playedAtRandom(race as unknown as Game, 2, 'bad');
    const bad = { ...record, moves: [...record.moves.slice(0, 2), 'fly'] };
    expect(reviewed(reviewGame(race as unknown as Game, bad))).toMatchObject({
      ok: false,
      error: { code: 'bad-move' },
    });
  });

  test('judges from the view of who decided: who can not see the number does not err by leaving it alone', () => {
    // with the number in sight `dare` would win always; without, once in four times
    const record = (move: string, rest: string[]) =>
      makeRecord(vault as unknown as Game, { seats: 2, scenario: 'plain', options: {} }, ['hide 2', move, ...rest]);
    const safe = review(vault as unknown as Game, record('safe', ['draw 1']), effortOf({ iterations: 400 }, vault));
    expect(safe.moments[1].decision).toMatchObject({ best: 'safe', loss: 0, mark: 'best' });
    const dare = review(
      vault as unknown as Game,
      record('dare', ['well', 'guess 2']),
      effortOf({ iterations: 400 }, vault),
    );
    expect(dare.moments[1].decision).toMatchObject({ best: 'safe' });
    expect(dare.moments[1].decision?.loss).toBeGreaterThan(0.2 * WIN);
  });

  test('names what is open and what is hidden, and who decided', () => {
    const record = makeRecord(vault as unknown as Game, { seats: 2, scenario: 'plain', options: {} }, [
      'hide 2',
      'dare',
      'well',
      'guess 3',
      'no',
    ]);
    const { moments } = review(vault as unknown as Game, record);
    expect(moments.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual([
      'hidden 1',
      'decision 1',
      'forced 2',
      'decision 1',
      'forced 2',
    ]);
    for (const { kind, changes } of moments)
      if (kind === 'forced')
        expect(
          Object.values(changes)
            .flat()
            .every((n) => n === 0),
        ).toBe(true);
  });
});
