import type { GameRecord, Problem } from '@tessera/kernel';
import type { MomentDraft, Review } from '@tessera/mind';
import type { Depth, Reply, ReviewWorker, StartWorker } from './messages.ts';

/** What there is of a review, to be kept with its game. */
export interface KeptReview {
  readonly sweep?: Review | undefined;
  readonly full?: Review | undefined;
  /** Of the full one while it is not finished: what has been looked at, by the number of the move. */
  readonly drafts?: readonly (MomentDraft | null)[] | undefined;
}

export interface ReviewNow {
  /** The best there is so far. */
  readonly review: Review | undefined;
  /** It has had all the thought that it gets. */
  readonly isFull: boolean;
  /** What is being worked on. */
  readonly running: Depth | undefined;
  /** How much of that is done, from 0 to 1. */
  readonly done: number;
  readonly problem: Problem | undefined;
}

interface ReviewJobOptions {
  readonly record: GameRecord;
  readonly start: StartWorker;
  /** So many at once. */
  readonly workers: number;
  readonly kept: KeptReview;
  readonly keep: (kept: KeptReview) => void;
  readonly now: () => number;
}

/** So many moves a worker is given at a time: few where each takes long, so that all end together and little is lost by stopping. */
const PIECE: Readonly<Record<Depth, number>> = { sweep: 24, full: 3 };
/** An unfinished review is kept so often. */
const KEEP_EVERY_MS = 3000;

/** Works a review out in pieces, by several workers: first a quick one, then the full one. It can be stopped and gone on with at any time. */
export class ReviewJob {
  private readonly options: ReviewJobOptions;
  private readonly listeners = new Set<() => void>();
  private readonly workers: ReviewWorker[] = [];
  private kept: KeptReview;
  private keptAt = 0;
  private drafts: (MomentDraft | null)[] = [];
  private pieces: { readonly from: number; readonly to: number }[] = [];
  private missing = 0;
  private assembling = false;
  private goal: Depth = 'sweep';
  private shown: ReviewNow;

  constructor(options: ReviewJobOptions) {
    this.options = options;
    this.kept = options.kept;
    this.shown = {
      review: this.kept.full ?? this.kept.sweep,
      isFull: this.kept.full !== undefined,
      running: undefined,
      done: 0,
      problem: undefined,
    };
  }

  readonly snapshot = (): ReviewNow => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Goes on to the quick review, or by way of it to the full one; what is there already is not done again. */
  readonly run = (goal: Depth): void => {
    if (this.shown.running) return;
    this.goal = goal;
    this.change({ problem: undefined });
    this.goOn();
  };

  /** What has been worked out stays. */
  readonly stop = (): void => {
    if (!this.shown.running) return;
    this.endWorkers();
    this.keepDrafts();
    this.change({ running: undefined });
  };

  private goOn(): void {
    if (!this.kept.full && !this.kept.sweep) this.begin('sweep');
    else if (!this.kept.full && this.goal === 'full') this.begin('full');
    else {
      this.endWorkers();
      this.change({ running: undefined });
    }
  }

  private begin(depth: Depth): void {
    const { record, workers } = this.options;
    const length = record.moves.length;
    const known = depth === 'full' ? this.kept.drafts : undefined;
    this.drafts = Array.from({ length }, (_, at) => known?.[at] ?? null);
    this.missing = this.drafts.filter((draft) => draft === null).length;
    this.assembling = false;
    this.pieces = piecesOf(this.drafts, PIECE[depth]);
    this.change({ running: depth, done: length === 0 ? 1 : 1 - this.missing / length });
    const idle = [...this.workers];
    const wanted = Math.max(1, Math.min(workers, this.pieces.length));
    for (let more = wanted - this.workers.length; more > 0 && this.shown.running; more--) this.startWorker(depth);
    for (const worker of idle) this.askNext(worker, depth);
  }

  private startWorker(depth: Depth): void {
    const worker = this.options.start(
      (reply) => this.workers.includes(worker) && this.hear(worker, reply, this.shown.running ?? depth),
      (message) => this.workers.includes(worker) && this.fail({ code: 'worker-failed', message }),
    );
    this.workers.push(worker);
    worker.ask({ type: 'open', record: this.options.record });
  }

  private askNext(worker: ReviewWorker, depth: Depth): void {
    const piece = this.pieces.shift();
    if (piece) worker.ask({ type: 'drafts', depth, ...piece });
    else if (this.missing === 0 && !this.assembling) {
      this.assembling = true;
      worker.ask({ type: 'review', depth, drafts: this.drafts.filter((draft) => draft !== null) });
    }
  }

  private hear(worker: ReviewWorker, reply: Reply, depth: Depth): void {
    if (reply.type === 'refused') this.fail(reply.problem);
    else if (reply.type === 'review') this.finish(depth, reply.review);
    else {
      if (reply.type === 'drafts') this.take(reply.from, reply.drafts, depth);
      this.askNext(worker, depth);
    }
  }

  private take(from: number, drafts: readonly MomentDraft[], depth: Depth): void {
    for (const [nth, draft] of drafts.entries()) this.drafts[from + nth] = draft;
    this.missing -= drafts.length;
    this.change({ done: 1 - this.missing / this.drafts.length });
    if (depth === 'full' && this.options.now() - this.keptAt >= KEEP_EVERY_MS) this.keepDrafts();
  }

  private finish(depth: Depth, review: Review): void {
    this.kept = depth === 'full' ? { full: review } : { ...this.kept, sweep: review };
    this.options.keep(this.kept);
    this.change({ review, isFull: depth === 'full' });
    this.goOn();
  }

  private keepDrafts(): void {
    if (this.shown.running !== 'full') return;
    this.keptAt = this.options.now();
    this.kept = { ...this.kept, drafts: [...this.drafts] };
    this.options.keep(this.kept);
  }

  private fail(problem: Problem): void {
    this.endWorkers();
    this.change({ running: undefined, problem });
  }

  private endWorkers(): void {
    for (const worker of this.workers.splice(0)) worker.end();
  }

  private change(part: Partial<ReviewNow>): void {
    this.shown = { ...this.shown, ...part };
    for (const listener of this.listeners) listener();
  }
}

/** What is missing, in pieces of so many moves at most. */
function piecesOf(drafts: readonly (MomentDraft | null)[], size: number): { from: number; to: number }[] {
  const pieces: { from: number; to: number }[] = [];
  for (const [at, draft] of drafts.entries()) {
    if (draft !== null) continue;
    const last = pieces.at(-1);
    if (last && last.to === at && at - last.from < size) last.to = at + 1;
    else pieces.push({ from: at, to: at + 1 });
  }
  return pieces;
}
