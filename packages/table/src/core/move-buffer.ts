import { type Entry, NOTHING_PLAYED, type Played, type Rest, restAfter } from './log/journal.ts';
import type { Ended } from './protocol.ts';

/** How a buffer stood at one time. */
export interface BufferMark {
  readonly moves: string[];
  readonly count: number;
  readonly rest: Rest;
  readonly version: number;
}

/** The moves of a game while it is played, and what can be redone. */
export class MoveBuffer {
  /** Goes up with everything that is written or struck out. */
  version = 0;
  /** Grows in place; a take-back leaves it and goes on with another, so that a mark can lead back to it. */
  private list: string[] = [];
  private rest: Rest = NOTHING_PLAYED;

  get moves(): readonly string[] {
    return this.list;
  }

  /** How many moves stand. */
  get count(): number {
    return this.list.length;
  }

  get unconfirmed(): boolean {
    return this.rest.unconfirmed;
  }

  get ended(): Ended | undefined {
    return this.rest.ended;
  }

  get practice(): boolean {
    return this.rest.practice === true;
  }

  get hinted(): Rest['hinted'] {
    return this.rest.hinted;
  }

  get redo(): readonly string[] {
    return this.rest.redo;
  }

  /** A copy, to be kept. */
  copy(): Played {
    return { ...this.rest, moves: [...this.list] };
  }

  write(entry: Entry): void {
    let taken: readonly string[] = [];
    if ('move' in entry) this.list.push(entry.move);
    else if ('undo' in entry) {
      taken = this.list.slice(entry.undo);
      this.list = this.list.slice(0, entry.undo);
    }
    this.rest = restAfter(this.rest, entry, taken);
    this.version++;
  }

  replace({ moves, ...rest }: Played): void {
    this.list = [...moves];
    this.rest = rest;
    this.version++;
  }

  mark(): BufferMark {
    return { moves: this.list, count: this.list.length, rest: this.rest, version: this.version };
  }

  /** False when nothing has been written since. */
  backTo({ moves, count, rest, version }: BufferMark): boolean {
    if (version === this.version) return false;
    this.list = moves;
    this.list.length = count;
    this.rest = rest;
    this.version++;
    return true;
  }
}
