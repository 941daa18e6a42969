import type { Step } from '../core/protocol.ts';
import type { Viewer } from '../core/viewer.ts';

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

  stepsFor(viewer: Viewer): readonly Step[] {
    return this.told[this.viewers.indexOf(viewer)] ?? [];
  }
}
