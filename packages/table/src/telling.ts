import type { Step } from './protocol.ts';
import type { Viewer } from './viewer.ts';

/** What happened in one go, told to everybody who is to hear of it. */
export class Telling {
  /** The first moves that still stand. */
  kept: number;
  readonly viewers: readonly Viewer[];
  /** Somebody wants to see how things stood after each step. */
  readonly views: boolean;
  private readonly told: readonly Step[][];

  constructor(kept: number, viewers: readonly Viewer[], views = true) {
    this.kept = kept;
    this.viewers = viewers;
    this.views = views;
    this.told = viewers.map(() => []);
  }

  /** One step, as each of the viewers may know it. */
  add(steps: readonly Step[]): void {
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
