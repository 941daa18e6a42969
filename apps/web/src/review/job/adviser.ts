import { fail, type GameRecord, type Outcome, ok, type Problem } from '@tessera/kernel';
import type { RollOutProgress } from '@tessera/mind';
import type { Line, Question, Reply, StartWorker } from './messages.ts';

export interface RolledOutNow {
  readonly progress: RollOutProgress | undefined;
  readonly running: boolean;
  readonly problem?: Problem;
}

/** Answers what is asked of a single decision of a finished game. */
export class Adviser {
  private readonly record: GameRecord;
  private readonly start: StartWorker;
  private readonly lines = new Map<string, Promise<Outcome<Line>>>();
  private readonly ending = new Set<() => void>();

  constructor(record: GameRecord, start: StartWorker) {
    this.record = record;
    this.start = start;
  }

  /** A move of the decision with that number, and how the turn goes on after it; and those it was compared with. */
  line(at: number, move: string, compared: readonly string[]): Promise<Outcome<Line>> {
    const key = `${at} ${move}`;
    const known = this.lines.get(key);
    if (known) return known;
    const line = new Promise<Outcome<Line>>((resolve) => {
      const end = this.ask(
        (reply) => {
          if (reply.type === 'opened') return { type: 'line', at, move, compared };
          end();
          if (reply.type === 'line') resolve(ok(reply.line));
          else if (reply.type === 'refused') resolve(fail(reply.problem.code, reply.problem.message));
          return undefined;
        },
        (problem) => resolve(fail(problem.code, problem.message)),
      );
    });
    this.lines.set(key, line);
    // what went wrong may be tried again
    void line.then((found) => !found.ok && this.lines.delete(key));
    return line;
  }

  /** Plays the moves to the end many times, until it is sure or the function returned is called. */
  rollOut(at: number, moves: readonly string[], tell: (now: RolledOutNow) => void): () => void {
    let progress: RollOutProgress | undefined;
    const end = this.ask(
      (reply) => {
        if (reply.type === 'opened') return { type: 'rollOut', at, moves };
        if (reply.type === 'rolledOut') {
          ({ progress } = reply);
          if (reply.done) end();
          tell({ progress, running: !reply.done });
        } else if (reply.type === 'refused') {
          end();
          tell({ progress, running: false, problem: reply.problem });
        }
        return undefined;
      },
      (problem) => tell({ progress, running: false, problem }),
    );
    tell({ progress, running: true });
    return () => {
      end();
      tell({ progress, running: false });
    };
  }

  close(): void {
    for (const end of [...this.ending]) end();
  }

  /** A worker for one question, since what it is asked may take it whole. Returns what ends it. */
  private ask(hear: (reply: Reply) => Question | undefined, failed: (problem: Problem) => void): () => void {
    let ended = false;
    const end = () => {
      ended = true;
      this.ending.delete(end);
      worker.end();
    };
    const worker = this.start(
      (reply) => {
        if (ended) return;
        const next = hear(reply);
        if (next) worker.ask(next);
      },
      (message) => {
        if (ended) return;
        end();
        failed({ code: 'worker-failed', message });
      },
    );
    this.ending.add(end);
    worker.ask({ type: 'open', record: this.record });
    return end;
  }
}
