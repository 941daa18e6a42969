import type { Scenario } from './scenario.ts';

export const BANK = 0;

/** Flat and mutable: how many walkers of each seat stand where. */
export class State {
  readonly scenario: Scenario;
  /** The far bank comes after the last stone. */
  readonly home: number;
  readonly walkers: readonly [Uint8Array, Uint8Array];
  turn = 0;
  /** 0 while it is to be rolled. */
  die = 0;

  constructor(scenario: Scenario) {
    this.scenario = scenario;
    this.home = scenario.stones + 1;
    this.walkers = [new Uint8Array(this.home + 1), new Uint8Array(this.home + 1)];
  }
}

export const alloc = (like: State): State => new State(like.scenario);

export function copyInto(dst: State, src: State): void {
  dst.walkers[0].set(src.walkers[0]);
  dst.walkers[1].set(src.walkers[1]);
  dst.turn = src.turn;
  dst.die = src.die;
}

/** T-7 */
export const hasWon = (s: State, seat: number): boolean => s.walkers[seat][s.home] === s.scenario.walkers;
export const isOver = (s: State): boolean => hasWon(s, 0) || hasWon(s, 1);
