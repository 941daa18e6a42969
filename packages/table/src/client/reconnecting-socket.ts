import type { Problem } from '@tessera/kernel';
import { PING } from '../host/news-text.ts';

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

/** What the line is on, as far as it comes and goes. */
export interface Device {
  /** Somebody looks at it: a line that died unnoticed matters. */
  isAwake(): boolean;
  /** Says when it wakes up or comes online, until told to stop. */
  onWake(wake: () => void): () => void;
}

export interface LineOptions {
  readonly dial: (events: WireEvents) => Wire;
  readonly after?: (ms: number, then: () => void) => () => void;
  readonly random?: () => number;
  readonly device?: Device | undefined;
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
/** Who has just woken up looks at the table, and the line is likely to have died meanwhile. */
const PATIENCE_AWAKE = 4_000;
/** While nobody says anything, the line is asked so often whether it is there. */
const PULSE = 25_000;

/**
 * A line that is dialled again whenever it breaks, with growing waits until whoever speaks over it has settled down. One
 * that breaks without a word is found out by a ping.
 */
export class LastingLine {
  private readonly options: LineOptions & Required<Pick<LineOptions, 'after' | 'random'>>;
  private readonly speaker: Speaker;
  private wire: Wire | undefined;
  /** Which line it is, counted. */
  private call = 0;
  private live = false;
  private tries = 0;
  private cancelRedial: (() => void) | undefined;
  private cancelPatience: (() => void) | undefined;
  private cancelPulse: (() => void) | undefined;
  private readonly stopWaking: (() => void) | undefined;

  constructor(options: LineOptions, speaker: Speaker) {
    this.options = { after: afterTimeout, random: Math.random, ...options };
    this.speaker = speaker;
    this.stopWaking = options.device?.onWake(() => this.wake());
  }

  /** The other side has been heard, and understood. */
  get settled(): boolean {
    return this.live;
  }

  settle(): void {
    this.tries = 0;
    this.live = true;
    this.pulse();
  }

  /** Says something that is to be answered. */
  ask(text: string): void {
    this.waitPatiently();
    this.wire?.send(text);
  }

  /** Says something that need not be answered; false while there is nobody to hear it. */
  say(text: string): boolean {
    if (!this.live) return false;
    this.ask(text);
    // a dead line should not be believed for long
    this.ask(PING);
    return true;
  }

  dial(): void {
    // a line that was hung up may still have something to say
    const call = ++this.call;
    this.waitPatiently();
    this.wire = this.options.dial({
      opened: () => {
        if (call !== this.call) return;
        this.calmDown();
        this.speaker.opened();
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

  /** Asks at once whether the line is still there, or dials instead of waiting any longer. */
  wake(): void {
    if (this.live) {
      this.calmDown();
      this.ping(PATIENCE_AWAKE);
      return;
    }
    this.cancelRedial?.();
    this.hangUp();
    this.tries = 0;
    this.dial();
  }

  close(): void {
    this.stopWaking?.();
    this.cancelRedial?.();
    this.live = false;
    this.hangUp();
  }

  private hear(text: string): void {
    // whatever it says, it is there
    this.calmDown();
    this.speaker.heard(text);
    if (this.wire && this.speaker.awaits()) this.waitPatiently();
  }

  private pulse(): void {
    this.cancelPulse = this.options.after(PULSE, () => {
      this.pulse();
      if (this.options.device?.isAwake() ?? true) this.ping();
    });
  }

  private ping(patience = PATIENCE): void {
    this.waitPatiently(patience);
    this.wire?.send(PING);
  }

  private waitPatiently(patience = PATIENCE): void {
    this.cancelPatience ??= this.options.after(patience, () => this.again());
  }

  private calmDown(): void {
    this.cancelPatience?.();
    this.cancelPatience = undefined;
  }

  private hangUp(): void {
    const { wire, live } = this;
    this.call++;
    this.wire = undefined;
    this.live = false;
    this.calmDown();
    this.cancelPulse?.();
    wire?.close();
    if (live) this.speaker.broke();
  }
}

function afterTimeout(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}
