import { type GameRecord, RECORD_VERSION, seatNumber } from '@tessera/kernel';
import type { MomentDraft, Review } from '@tessera/mind';
import { beforeEach, expect, it } from 'vitest';
import type { Question, Reply } from './messages.ts';
import { type KeptReview, ReviewJob } from './review-job.ts';

const LENGTH = 60;
const record: GameRecord = {
  tessera: RECORD_VERSION,
  game: 'race',
  seats: 2,
  scenario: 'plain',
  options: {},
  moves: Array.from({ length: LENGTH }, () => 'walk'),
};

const draftOf = (at: number): MomentDraft => ({ kind: 'forced', seat: seatNumber(0), move: `move ${at}` });
const reviewOf = (depth: string) => ({ game: depth }) as Review;

/** Workers that answer when they are told to, as the ones of the page do. */
class Workers {
  readonly asked: { readonly by: number; readonly question: Question }[] = [];
  private readonly hears: ((reply: Reply) => void)[] = [];
  private readonly crashes: ((message: string) => void)[] = [];
  readonly ended = new Set<number>();
  private answered = 0;

  readonly start = (hear: (reply: Reply) => void, crashed: (message: string) => void) => {
    const by = this.hears.push(hear) - 1;
    this.crashes.push(crashed);
    return {
      ask: (question: Question) => void this.asked.push({ by, question }),
      end: () => void this.ended.add(by),
    };
  };

  get started(): number {
    return this.hears.length;
  }

  crash(by: number): void {
    this.crashes[by]('out of memory');
  }

  /** Answers so many questions, or all there will be. */
  answer(most = Number.POSITIVE_INFINITY): void {
    for (let n = 0; n < most && this.answered < this.asked.length; n++) {
      const { by, question } = this.asked[this.answered++];
      if (this.ended.has(by)) continue;
      const reply = this.replyTo(question);
      if (reply) this.hears[by](reply);
    }
  }

  private replyTo(question: Question): Reply | undefined {
    if (question.type === 'open') return { type: 'opened' };
    if (question.type === 'review') return { type: 'review', review: reviewOf(question.depth) };
    if (question.type !== 'drafts') return undefined;
    const { from, to } = question;
    return { type: 'drafts', from, drafts: Array.from({ length: to - from }, (_, nth) => draftOf(from + nth)) };
  }

  drafted(depth: string): number[] {
    return this.asked.flatMap(({ question }) =>
      question.type === 'drafts' && question.depth === depth
        ? Array.from({ length: question.to - question.from }, (_, nth) => question.from + nth)
        : [],
    );
  }
}

const all = Array.from({ length: LENGTH }, (_, at) => at);
let workers: Workers;
let keeps: KeptReview[];
let time: number;
beforeEach(() => {
  workers = new Workers();
  keeps = [];
  time = 0;
});

const jobOf = (kept: KeptReview = {}, given = record) =>
  new ReviewJob({
    record: given,
    start: workers.start,
    workers: 3,
    kept,
    keep: (review) => keeps.push(review),
    now: () => (time += 1000),
  });

it('looks at every move once for the quick review, then once for the full one, shared among workers', () => {
  const job = jobOf();
  const seen: string[] = [];
  job.subscribe(() => seen.push(`${job.snapshot().running} ${job.snapshot().review?.game}`));
  job.run('full');
  workers.answer();
  expect(workers.drafted('sweep').sort((a, b) => a - b)).toEqual(all);
  expect(workers.drafted('full').sort((a, b) => a - b)).toEqual(all);
  expect(new Set(workers.asked.map(({ by }) => by)).size).toBe(3);
  expect(seen).toContain('full sweep');
  expect(job.snapshot()).toMatchObject({ isFull: true, running: undefined, review: reviewOf('full') });
  expect(workers.ended.size).toBe(workers.started);
  expect(keeps.at(-1)).toEqual({ full: reviewOf('full') });
});

it('all moments are there, in their order, when the review is put together', () => {
  jobOf().run('sweep');
  workers.answer();
  const last = workers.asked.at(-1)?.question;
  expect(last).toMatchObject({ type: 'review', drafts: all.map(draftOf) });
});

it('stops at the quick review where no more is wanted', () => {
  const job = jobOf();
  job.run('sweep');
  workers.answer();
  expect(workers.drafted('full')).toEqual([]);
  expect(job.snapshot()).toMatchObject({ isFull: false, running: undefined, review: reviewOf('sweep') });
});

it('goes on where it was stopped, in this page or another', () => {
  const job = jobOf({ sweep: reviewOf('sweep') });
  job.run('full');
  workers.answer(12);
  job.stop();
  expect(job.snapshot().running).toBeUndefined();
  expect(workers.ended.size).toBe(workers.started);
  const done = keeps.at(-1)?.drafts?.flatMap((draft, at) => (draft ? [at] : [])) ?? [];
  expect(done.length).toBeGreaterThan(0);
  expect(done.length).toBeLessThan(LENGTH);

  const first = workers;
  workers = new Workers();
  const later = jobOf(keeps.at(-1));
  later.run('full');
  expect(later.snapshot().done).toBeCloseTo(done.length / LENGTH, 9);
  workers.answer();
  expect(workers.drafted('full').some((at) => done.includes(at))).toBe(false);
  expect(later.snapshot()).toMatchObject({ isFull: true, running: undefined });

  workers = first;
  job.run('full');
  workers.answer();
  expect(job.snapshot().isFull).toBe(true);
});

it('a review that is kept is there at once, and no worker is started', () => {
  const job = jobOf({ full: reviewOf('kept') });
  expect(job.snapshot()).toMatchObject({ review: reviewOf('kept'), isFull: true });
  job.run('full');
  expect(workers.started).toBe(0);
});

it('a game that goes on is refused, and nothing of it is shown or kept', () => {
  const problem = { code: 'not-over', message: 'This game is not over.' };
  const job = new ReviewJob({
    record,
    start: (hear) => ({ ask: () => hear({ type: 'refused', problem }), end: () => undefined }),
    workers: 2,
    kept: {},
    keep: (review) => keeps.push(review),
    now: () => 0,
  });
  job.run('full');
  expect(job.snapshot()).toMatchObject({ problem, running: undefined, review: undefined });
  expect(keeps).toEqual([]);
});

it('a worker that crashes is told, and one can go on', () => {
  const job = jobOf();
  job.run('sweep');
  workers.answer(3);
  workers.crash(0);
  expect(job.snapshot()).toMatchObject({ running: undefined, problem: { code: 'worker-failed' } });
  job.run('sweep');
  workers.answer();
  expect(job.snapshot()).toMatchObject({ problem: undefined, review: reviewOf('sweep') });
});

it('a game without a move has a review, too', () => {
  const job = jobOf({}, { ...record, moves: [] });
  job.run('full');
  workers.answer();
  expect(job.snapshot()).toMatchObject({ isFull: true });
});
