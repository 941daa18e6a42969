import type { Game } from '@tessera/kernel';
import type { Table } from '../../core/table.ts';
import { withoutEnd } from '../../core/told/end-told.ts';
import { playStep } from '../../core/told/steps.ts';
import { toldTo, type Viewer } from '../../core/told/viewer.ts';
import type { StepShelf, StepSlot } from './step-shelf.ts';

/** So many moves are put into words at once, some milliseconds of work; then everybody else has their turn. */
const STRETCH = 16;

/** Through whose eyes steps are told, and whether with the view after each. */
export interface StepsFor {
  readonly viewer: Viewer;
  readonly views: boolean;
}

/**
 * What was played at a table, as the JSON of its steps. A stretch whose moves all stand is put into words once for all who look
 * with the same eyes, and kept on a shelf of bounded size.
 */
export class History<S = unknown> {
  private readonly table: Table<S>;
  private readonly shelf: StepShelf;
  /** The moves for which all this holds. */
  private moves: string[] = [];
  /** The position before each stretch. */
  private readonly marks: S[] = [];
  private readonly told = new Map<string, StepSlot[]>();

  constructor(table: Table<S>, shelf: StepShelf) {
    this.table = table;
    this.shelf = shelf;
  }

  /** How many steps from there on would have to be put into words. */
  missing(from: number, who: StepsFor): number {
    this.follow();
    const { count } = this.table.buffer;
    const slots = this.told.get(keyOf(who)) ?? [];
    let missing = 0;
    for (let at = stretchOf(from); at * STRETCH < count; at++)
      if (!slots[at]?.text) missing += Math.min(STRETCH, count - at * STRETCH);
    return missing;
  }

  /** Puts into words what is missing, a stretch at a time, and rests after each. What is played meanwhile is left out. */
  async prepare(from: number, who: StepsFor, rest: () => Promise<void>): Promise<void> {
    for (let at = stretchOf(from); ; at++) {
      this.follow();
      while (this.marks.length <= at && this.isFinished(this.marks.length - 1)) {
        this.mark();
        if (this.marks.length > at) break;
        await rest();
        this.follow();
      }
      if (!this.isFinished(at)) return;
      if (this.slot(at, who).text) continue;
      this.stretch(at, who);
      await rest();
    }
  }

  /** All steps from there on, with commas between them, in as many pieces as there are. */
  steps(from: number, who: StepsFor): Uint8Array[] {
    this.follow();
    const parts: Uint8Array[] = [];
    for (let at = stretchOf(from); at * STRETCH < this.table.buffer.count; at++) {
      const { bytes, starts } = this.stretch(at, who);
      const first = Math.max(0, from - at * STRETCH);
      if (first >= starts.length) continue;
      if (parts.length > 0) parts.push(COMMA);
      parts.push(bytes.subarray(starts[first]));
    }
    return parts;
  }

  clear(): void {
    this.forget(0);
  }

  /** What was taken back has not been played. */
  private follow(): void {
    const { moves } = this.table.buffer;
    const differs = this.moves.findIndex((move, index) => move !== moves[index]);
    if (differs >= 0) this.forget(differs);
    for (let index = this.moves.length; index < moves.length; index++) this.moves.push(moves[index]);
  }

  private forget(from: number): void {
    this.moves.length = from;
    this.marks.length = Math.min(this.marks.length, stretchOf(from) + 1);
    for (const slots of this.told.values())
      for (const slot of slots.splice(stretchOf(from))) if (slot) this.shelf.drop(slot);
  }

  /** All its moves have been played, and all of them can be told in full. */
  private isFinished(stretch: number): boolean {
    const { buffer, awaitsOnlyDone } = this.table;
    return (stretch + 1) * STRETCH <= (awaitsOnlyDone ? buffer.count - 1 : buffer.count);
  }

  private slot(at: number, who: StepsFor): StepSlot {
    const key = keyOf(who);
    const slots = this.told.get(key) ?? [];
    this.told.set(key, slots);
    slots[at] ??= {};
    return slots[at];
  }

  private stretch(at: number, who: StepsFor): Words {
    if (!this.isFinished(at)) return this.words(at, who);
    const slot = this.slot(at, who);
    const text = slot.text ?? this.words(at, who);
    this.shelf.keep(slot, text);
    return text;
  }

  private words(at: number, { viewer, views }: StepsFor): Words {
    while (this.marks.length <= at) this.mark();
    const { game, buffer, awaitsOnlyDone } = this.table;
    const s = this.copy(this.marks[at]);
    const end = Math.min(buffer.count, (at + 1) * STRETCH);
    const starts: number[] = [];
    let text = '';
    for (let index = at * STRETCH; index < end; index++) {
      const played = playStep(game, s, moveAt(game, s, buffer.moves[index]), index, viewer);
      const { view, ...step } = awaitsOnlyDone ? withoutEnd(game, played) : played;
      if (text) text += ',';
      starts.push(text.length);
      text += JSON.stringify(views ? { ...step, view } : step);
    }
    const bytes = encoder.encode(text);
    // where every letter is one byte, as is usual, the places are known already
    return { bytes, starts: bytes.length === text.length ? starts : starts.map((to) => bytesIn(text, to)) };
  }

  /** The position before the next stretch. */
  private mark(): void {
    const last = this.marks.at(-1);
    if (last === undefined) {
      this.marks.push(this.table.start);
      return;
    }
    const { game, buffer } = this.table;
    const s = this.copy(last);
    const from = (this.marks.length - 1) * STRETCH;
    for (let index = from; index < from + STRETCH; index++) game.rules.play(s, moveAt(game, s, buffer.moves[index]));
    this.marks.push(s);
  }

  private copy(state: S): S {
    const { rules } = this.table.game;
    const copy = rules.alloc(state);
    rules.copyInto(copy, state);
    return copy;
  }
}

/** The steps of a stretch, and where in it each begins. */
export interface Words {
  readonly bytes: Uint8Array;
  readonly starts: readonly number[];
}

const encoder = new TextEncoder();
const COMMA = encoder.encode(',');

const stretchOf = (move: number): number => Math.floor(move / STRETCH);

const keyOf = ({ viewer, views }: StepsFor): string => `${toldTo(viewer)}${views ? '' : ' lean'}`;

const bytesIn = (text: string, to: number): number => encoder.encode(text.slice(0, to)).length;

function moveAt<S>({ rules }: Game<S>, s: S, text: string): number {
  const move = rules.parse(s, text);
  if (!move.ok) throw new Error(`A move that was played can't be read: ${move.error.message}`);
  return move.value;
}
