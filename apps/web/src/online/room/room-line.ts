import type { Problem } from '@tessera/kernel';
import type { Wire, WireEvents } from '@tessera/table';

export interface RoomLineEvents {
  hear(message: unknown): void;
  /** False once it has been down for longer than one would not notice. */
  up(up: boolean): void;
  /** There is no use in it any more. */
  gone(problem: Problem): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** A blink of a break is nobody's business. */
const BLINK = 1_000;
/** So long a line may be silent before it is asked whether it is there. */
const SILENCE = 25_000;
/** A line that says nothing for so long after a question is a dead one. */
const PATIENCE = 8_000;

type Timer = ReturnType<typeof setTimeout>;

/** Listens to a room where nothing is played yet. It dials again after every break, and notices a line that died silently. */
export class RoomLine {
  private readonly dialTo: (events: WireEvents) => Wire;
  private readonly events: RoomLineEvents;
  private wire: Wire | undefined;
  /** Which line it is, counted: one that was hung up may still have something to say. */
  private call = 0;
  private live = false;
  private closed = false;
  private tries = 0;
  private redialing: Timer | undefined;
  private asking: Timer | undefined;
  private patience: Timer | undefined;
  private blink: Timer | undefined;

  constructor(dialTo: (events: WireEvents) => Wire, events: RoomLineEvents) {
    this.dialTo = dialTo;
    this.events = events;
    this.down();
    this.dial();
  }

  /** False while there is no line. */
  readonly say = (message: object): boolean => {
    if (!this.live) return false;
    this.wire?.send(JSON.stringify(message));
    // a line that takes it and is dead should not be believed for long
    this.ask();
    return true;
  };

  /** The device woke up, or the network is back. */
  readonly wake = (): void => {
    if (this.closed) return;
    if (this.live) this.ask();
    else {
      this.tries = 0;
      this.hangUp();
      this.dial();
    }
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.blink);
    this.hangUp();
  }

  private dial(): void {
    const call = ++this.call;
    this.patience = setTimeout(() => this.redial(), PATIENCE);
    this.wire = this.dialTo({
      opened: () => undefined,
      heard: (text) => {
        if (call === this.call) this.heard(text);
      },
      gone: (problem) => {
        if (call !== this.call) return;
        if (!problem) return this.redial();
        this.close();
        this.events.gone(problem);
      },
    });
  }

  private heard(text: string): void {
    this.tries = 0;
    this.live = true;
    clearTimeout(this.blink);
    clearTimeout(this.patience);
    clearTimeout(this.asking);
    this.patience = undefined;
    this.asking = setTimeout(() => this.ask(), SILENCE);
    this.events.up(true);
    const message = parsed(text);
    if (message !== undefined) this.events.hear(message);
  }

  private ask(): void {
    if (this.patience) return;
    this.wire?.send('{"type":"ping"}');
    this.patience = setTimeout(() => this.redial(), PATIENCE);
  }

  private redial(): void {
    this.hangUp();
    if (this.live) this.down();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    // not all at once when a server comes back
    this.redialing = setTimeout(() => this.dial(), wait * (0.5 + Math.random() / 2));
  }

  private down(): void {
    this.live = false;
    this.blink = setTimeout(() => this.events.up(false), BLINK);
  }

  private hangUp(): void {
    const { wire } = this;
    this.call++;
    this.wire = undefined;
    for (const timer of [this.redialing, this.asking, this.patience]) clearTimeout(timer);
    this.patience = undefined;
    wire?.close();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not for us
  }
}
