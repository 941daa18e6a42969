import type { GameRecord } from '@tessera/kernel';
import type { Review } from '@tessera/mind';
import { Refusal } from '../../accounts/index.ts';
import type { ReviewRecord } from '../../bots/index.ts';
import type { LogError } from '../../log-error.ts';
import type { Database } from '../../store/index.ts';
import { ReviewRows } from '../store/review-rows.ts';

/** So many games wait to be reviewed, and no more. */
const MOST_WAITING = 20;
/** … and so many of one person, so that the others have a turn. */
const MOST_OF_ONE = 3;

/** How much of a review is done, from 0 to 1; and the review, once it is there. */
export interface ReviewState {
  readonly done: number;
  readonly review: Review | null;
}

interface Job {
  readonly person: string;
  done: number;
}

/** Reviews of finished games: worked out when somebody asks for the first time, and kept. */
export class Reviews {
  private readonly rows: ReviewRows;
  private readonly review: ReviewRecord;
  private readonly now: () => number;
  private readonly logError: LogError;
  /** Under way, by table. */
  private readonly jobs = new Map<string, Job>();
  /** Tables whose review came to nothing, until somebody has been told so. */
  private readonly failed = new Set<string>();

  constructor(parts: { database: Database; review: ReviewRecord; now: () => number; logError: LogError }) {
    this.rows = new ReviewRows(parts.database);
    this.review = parts.review;
    this.now = parts.now;
    this.logError = parts.logError;
  }

  /** Begins with the first question. The record is that of a game that is over: whoever asks has made sure. */
  async of(table: string, person: string, record: () => Promise<GameRecord>): Promise<ReviewState> {
    const review = await this.rows.of(table);
    if (review) return { done: 1, review };
    // whoever asks once more tries once more
    if (this.failed.delete(table))
      throw new Refusal(500, 'failed', 'The review could not be worked out; that is a fault of ours.');
    const { done } = this.jobs.get(table) ?? this.begin(table, person, record);
    return { done, review: null };
  }

  private begin(table: string, person: string, record: () => Promise<GameRecord>): Job {
    if (this.jobs.size >= MOST_WAITING)
      throw new Refusal(503, 'busy', 'Many games wait to be reviewed; ask again in some minutes.');
    if ([...this.jobs.values()].filter((job) => job.person === person).length >= MOST_OF_ONE)
      throw new Refusal(429, 'too-many', `You wait for ${MOST_OF_ONE} reviews already; ask again in some minutes.`);
    const job: Job = { person, done: 0 };
    this.jobs.set(table, job);
    this.work(table, record, job)
      .catch((error: unknown) => {
        this.failed.add(table);
        this.logError('a game could not be reviewed', error, table);
      })
      .finally(() => this.jobs.delete(table));
    return job;
  }

  private async work(table: string, record: () => Promise<GameRecord>, job: Job): Promise<void> {
    const reviewed = await this.review(await record(), (done) => {
      job.done = done;
    });
    if (!reviewed.ok) throw new Error(reviewed.error.message);
    await this.rows.keep(table, reviewed.value, this.now());
  }
}
