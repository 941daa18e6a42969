import { type GameRecord, SeededRng, unwrap } from '@tessera/kernel';
import { type Review, reviewGame, sweepEffort } from '@tessera/mind';
import { gameById } from '@tessera/registry/games';
import { describe, expect, it } from 'vitest';
import type { ReviewRecord } from '../../bots/index.ts';
import { anna, boris, site, useGames, useTableServer } from '../testing/guests.fixture.ts';
import { playOn } from '../testing/table-server.fixture.ts';
import { Reviews } from './reviews.ts';

type Answer = { done: number; review: Review | null };

/** At first sight, for a test has no minute; it goes on when it is let. */
function held(): { review: ReviewRecord; go: () => void; asked: number } {
  const reviewer = { go: () => {}, asked: 0, review: (async () => never) as ReviewRecord };
  reviewer.review = async (record, told) => {
    reviewer.asked++;
    told(0.25);
    await new Promise<void>((go) => {
      reviewer.go = go;
    });
    const game = unwrap(gameById(record.game));
    const reviewing = reviewGame(game, record, sweepEffort());
    let step = reviewing.next();
    while (!step.done) step = reviewing.next();
    return step.value;
  };
  return reviewer;
}
const never = { ok: false, error: { code: 'failed', message: 'Nobody asked.' } } as const;

describe('the review of a game', () => {
  useTableServer();
  const { begin } = useGames();
  const at = (id: string) => `/api/tables/${id}/review`;

  async function playedOut(): Promise<string> {
    const { id, pages } = await begin({});
    // who always takes the first move may go on for ever
    const rng = new SeededRng('to the end');
    await playOn(pages, { choose: (count) => rng.below(count) });
    await expect.poll(async () => (await anna.get(`/api/tables/${id}`)).status).toBe('over');
    return id;
  }

  it('is for nobody while the game goes on, nor before it begins', async () => {
    const reviewer = held();
    site.review = reviewer.review;
    const { id } = await begin({});
    for (const guest of [anna, boris]) expect((await guest.send('GET', at(id))).json().error.code).toBe('not-over');
    const seats = [
      { kind: 'me', colour: 'amber' },
      { kind: 'open', colour: 'sky' },
    ];
    const open = await anna.post('/api/tables', { game: 'cambria', seats });
    expect((await anna.send('GET', at(open.id))).json().error.code).toBe('not-over');
    expect(reviewer.asked).toBe(0);
  });

  it('is worked out once, says how far it is, and is kept; a program may fetch it', async () => {
    const reviewer = held();
    site.review = reviewer.review;
    const id = await playedOut();
    expect(await anna.get<Answer>(at(id))).toMatchObject({ review: null });
    await expect.poll(() => anna.get<Answer>(at(id))).toEqual({ done: 0.25, review: null });
    expect(await boris.get<Answer>(at(id))).toEqual({ done: 0.25, review: null });
    reviewer.go();
    await expect.poll(async () => (await anna.get<Answer>(at(id))).done).toBe(1);
    const { review } = await anna.get<Answer>(at(id));
    expect(review).toMatchObject({ game: 'cambria', seats: 2, playedOut: true });
    for (const { start, luck, hidden, own, others, mind, result } of review?.ledger ?? [])
      expect(start + luck + hidden + own + others + mind).toBe(result);
    expect((await (await boris.program()).get(at(id))).json()).toEqual({ done: 1, review });
    const later = await site.afterKill();
    const again = await later.server.inject({ method: 'GET', url: at(id), headers: { host: 'localhost:8080' } });
    expect(again.json().error.code).toBe('sign-in');
    expect((await (await later.person('Clara')).get<Answer>(at(id))).review).toEqual(review);
    expect(reviewer.asked).toBe(1);
  });

  it('that fails is told, logged with its table, and tried again', async () => {
    site.review = async () => ({ ok: false, error: { code: 'too-long', message: 'The review took too long.' } });
    const id = await playedOut();
    await anna.get(at(id));
    await expect.poll(async () => (await anna.send('GET', at(id))).statusCode).toBe(500);
    expect(site.troubles).toMatchObject([{ message: 'The review took too long.' }]);
    const reviewer = held();
    site.review = reviewer.review;
    expect(await anna.get<Answer>(at(id))).toMatchObject({ review: null });
    await expect.poll(() => reviewer.asked).toBe(1);
  });

  it('is worked out for everybody: who waits for three begins no more, and what failed takes no place', async () => {
    const { database } = site;
    let fails = true;
    const review: ReviewRecord = async () => {
      if (fails) throw new Error('out of memory');
      return new Promise(() => undefined);
    };
    const reviews = new Reviews({ database, review, now: () => 0, logError: () => undefined });
    const of = (table: number, person: string) => reviews.of(`t${table}`, person, async () => ({}) as GameRecord);
    for (let table = 0; table < 30; table++) {
      await of(table, 'anna');
      await expect(of(table, 'anna')).rejects.toMatchObject({ code: 'failed' });
    }
    fails = false;
    for (const table of [1, 2, 3, 3]) expect(await of(table, 'anna')).toEqual({ done: 0, review: null });
    await expect(of(4, 'anna')).rejects.toMatchObject({ code: 'too-many' });
    expect(await of(4, 'boris')).toEqual({ done: 0, review: null });
  });
});
