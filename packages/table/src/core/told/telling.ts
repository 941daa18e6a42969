import type { Step } from '../protocol.ts';
import type { Viewer } from './viewer.ts';

/** What happened in one go, told to everybody who is to hear of it. */
export class Telling {
  /** The first moves that still stand. */
  kept: number;
  readonly viewers: readonly Viewer[];
  /** Somebody wants to see how things stood after each step. */
  readonly views: boolean;
  /** For those who know the rules the moves say it all: nothing is hidden, and nothing is taken back. */
  readonly brief: boolean;
  readonly moves: string[] = [];
  private readonly told: readonly Step[][];
  /** The last step of the game, told once more in full now that it is confirmed. */
  private readonly last = new Map<Viewer, Step>();

  constructor(kept: number, viewers: readonly Viewer[], { views = true, brief = false } = {}) {
    this.kept = kept;
    this.viewers = viewers;
    this.views = views;
    this.brief = brief;
    this.told = viewers.map(() => []);
  }

  /** One step, as each of the viewers may know it. */
  add(move: string, steps: readonly Step[]): void {
    this.moves.push(move);
    for (const [at, step] of steps.entries()) this.told[at].push(step);
  }

  /** All that one viewer is told. */
  fill(viewer: Viewer, steps: readonly Step[]): void {
    this.told[this.viewers.indexOf(viewer)]?.push(...steps);
  }

  tellLast(viewer: Viewer, step: Step): void {
    this.last.set(viewer, step);
  }

  get tellsLast(): boolean {
    return this.last.size > 0;
  }

  lastFor(viewer: Viewer): Step | undefined {
    return this.last.get(viewer);
  }

  stepsFor(viewer: Viewer): readonly Step[] {
    return this.told[this.viewers.indexOf(viewer)] ?? [];
  }
}
