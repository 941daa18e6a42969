import type { Words } from './history.ts';

/** A place for the words of a stretch; empty until they are needed, and again when room is. */
export interface StepSlot {
  text?: Words | undefined;
}

/** The words of many tables, those used last; together they take no more room than this. */
export class StepShelf {
  private readonly most: number;
  /** Those used longest ago first. */
  private readonly kept = new Map<StepSlot, number>();
  private bytes = 0;

  constructor(mostBytes: number) {
    this.most = mostBytes;
  }

  keep(slot: StepSlot, text: Words): void {
    this.drop(slot);
    slot.text = text;
    this.kept.set(slot, text.bytes.length);
    this.bytes += text.bytes.length;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.most || oldest === slot) return;
      this.drop(oldest);
    }
  }

  drop(slot: StepSlot): void {
    this.bytes -= this.kept.get(slot) ?? 0;
    this.kept.delete(slot);
    slot.text = undefined;
  }

  /** What it holds, in bytes. */
  get size(): number {
    return this.bytes;
  }
}
