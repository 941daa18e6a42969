import type { Problem } from '@tessera/kernel';

/** A line to the server, such as a WebSocket. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  opened(): void;
  heard(text: string): void;
  /** The line is gone. With a problem there is no use in trying again. */
  gone(problem?: Problem): void;
}

export interface LineOptions {
  readonly dial: (events: WireEvents) => Wire;
  readonly after: (ms: number, then: () => void) => () => void;
  readonly random: () => number;
}

/** Who speaks over the line, and hears what becomes of it. */
export interface Speaker {
  /** There is a line: the first word is to be said. */
  opened(): void;
  heard(text: string): void;
  /** Something said is not answered yet. */
  awaits(): boolean;
  /** A line that had been settled is gone for now. */
  broke(): void;
  /** There won't be one again. */
  ended(problem: Problem): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
/** A line that says nothing for so long after a question is a dead one. */
const PATIENCE = 10_000;

/** A line that is dialled again whenever it breaks, with growing waits until whoever speaks over it has settled down. */
export class LastingLine {
  private readonly options: LineOptions;
  private readonly speaker: Speaker;
  private wire: Wire | undefined;
  /** Which line it is, counted. */
  private call = 0;
  private live = false;
  private tries = 0;
  private cancelRedial: (() => void) | undefined;
  private cancelPatience: (() => void) | undefined;

  constructor(options: LineOptions, speaker: Speaker) {
    this.options = options;
    this.speaker = speaker;
  }

  /** The other side has been heard, and understood. */
  get settled(): boolean {
    return this.live;
  }

  settle(): void {
    this.tries = 0;
    this.live = true;
  }

  /** Says something that is to be answered. */
  ask(text: string): void {
    this.waitPatiently();
    this.wire?.send(text);
  }

  dial(): void {
    // a line that was hung up may still have something to say
    const call = ++this.call;
    this.wire = this.options.dial({
      opened: () => {
        if (call === this.call) this.speaker.opened();
      },
      heard: (text) => {
        if (call === this.call) this.hear(text);
      },
      gone: (problem) => {
        if (call !== this.call) return;
        if (problem) this.end(problem);
        else this.again();
      },
    });
  }

  /** Hangs up, and dials again in a while. */
  again(): void {
    this.hangUp();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    // not all at once when a server comes back
    this.cancelRedial = this.options.after(wait * (0.5 + this.options.random() / 2), () => this.dial());
  }

  /** Hangs up for good. */
  end(problem: Problem): void {
    this.hangUp();
    this.speaker.ended(problem);
  }

  /** Doesn't wait any longer before it dials again. */
  retryNow(): void {
    if (this.live || this.wire) return;
    this.cancelRedial?.();
    this.tries = 0;
    this.dial();
  }

  close(): void {
    this.cancelRedial?.();
    this.live = false;
    this.hangUp();
  }

  private hear(text: string): void {
    // whatever it says, it is there
    this.cancelPatience?.();
    this.cancelPatience = undefined;
    this.speaker.heard(text);
    if (this.wire && this.speaker.awaits()) this.waitPatiently();
  }

  private waitPatiently(): void {
    this.cancelPatience ??= this.options.after(PATIENCE, () => this.again());
  }

  private hangUp(): void {
    const { wire, live } = this;
    this.call++;
    this.wire = undefined;
    this.live = false;
    this.cancelPatience?.();
    this.cancelPatience = undefined;
    wire?.close();
    if (live) this.speaker.broke();
  }
}
