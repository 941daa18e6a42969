import { NO_SEAT, type SeatNumber, seatNumber, seatOf } from '@tessera/kernel';
import type { ClockRule, Clocks } from '@tessera/protocol';

/** From that moment on everybody waited for that seat; 0 for none. */
export interface Stamp {
  readonly at: number;
  readonly seat: SeatNumber;
  /** A turn that was given up came back: whoever had it took it back, or all agreed to that. */
  readonly undone?: 'alone' | 'agreed' | undefined;
  /** It was a bot that moved: its seat gets no time for that. */
  readonly byBot?: boolean;
}

/** When no clock counts: the server was down, or the table paused. */
export type Stops = readonly (readonly [from: number, to: number | null])[];

const DAY = 24 * 60 * 60 * 1000;

/** The time of each seat at a table, from the moments at which the log was written: nothing else has to be kept for it. */
export class TableClock {
  private readonly rule: ClockRule;
  private readonly left: number[];
  /** What was left to each seat when it last gave up its turn, before it got anything for that. */
  private readonly leftAtEnd: number[];
  private stops: Stops = [];
  /** By seat, with the stops of all. */
  private rests: readonly Stops[] = [];
  private running = NO_SEAT;
  private since: number;

  constructor(rule: ClockRule, seats: number, start: number) {
    this.rule = rule;
    this.since = start;
    this.left = Array<number>(seats).fill(full(rule));
    this.leftAtEnd = [...this.left];
  }

  /** Since when whoever is waited for is. */
  get waitedSince(): number {
    return this.since;
  }

  /** Who is waited for; 0 before anything has happened, or when nobody is. */
  get waited(): SeatNumber {
    return this.running;
  }

  get runs(): boolean {
    return this.rule.kind !== 'none';
  }

  /** When nobody's time runs, and when that of each seat does not besides: its person is on vacation. */
  stopAt(stops: Stops, away: readonly Stops[] = []): void {
    this.stops = merged(stops);
    this.rests = away.map((own) => (own.length === 0 ? this.stops : merged([...stops, ...own])));
  }

  /** Time runs for whoever is waited for, from the first decision of a stretch to its last. */
  note({ at, seat, undone, byBot }: Stamp): void {
    if (seat === this.running) return;
    const { rule, running } = this;
    if (undone) {
      // as if the turn had not been given up: nobody gets time for that, nor loses any while another makes up their mind
      if (seat > 0 && (rule.kind === 'live' || undone === 'alone'))
        this.left[seatOf(seat)] = this.leftAtEnd[seatOf(seat)];
      // whose turn came to nothing has a new one later
      if (running > 0 && rule.kind === 'days') this.left[seatOf(running)] = full(rule);
    } else if (running > 0) {
      const spent = this.left[seatOf(running)] - this.passed(at);
      this.leftAtEnd[seatOf(running)] = spent;
      const more = rule.kind === 'live' && !byBot ? rule.incrementSeconds * 1000 : 0;
      this.left[seatOf(running)] = rule.kind === 'live' ? spent + more : full(rule);
    }
    this.running = seat;
    this.since = at;
  }

  /** What is left to that seat; below zero when it has run out. */
  leftOf(seat: SeatNumber, now: number): number {
    return this.left[seatOf(seat)] - (seat === this.running ? this.passed(now) : 0);
  }

  /** How long the seat has been waited for that is waited for now: no pause, outage or vacation counts. */
  passed(now: number): number {
    let stopped = 0;
    for (const [from, to] of this.stopsOfRunning)
      stopped += Math.max(0, Math.min(to ?? now, now) - Math.max(from, this.since));
    return Math.max(0, now - this.since - stopped);
  }

  /** When it is to be looked at next: the time of the seat that is waited for ends, or begins to run again. */
  deadline(now: number): number | undefined {
    if (!this.runs || this.running === 0) return undefined;
    const stop = this.stopOf(now);
    if (stop) return stop[1] ?? undefined;
    return now + this.leftOf(this.running, now);
  }

  face(now: number): Clocks | null {
    if (!this.runs) return null;
    const stopped = this.stopOf(now) !== undefined;
    const left = this.left.map((_, index) => {
      const seat = seatNumber(index);
      return [seat, Math.max(0, Math.round(this.leftOf(seat, now)))];
    });
    return { ...Object.fromEntries(left), running: stopped ? NO_SEAT : this.running, at: now };
  }

  private get stopsOfRunning(): Stops {
    return this.rests[seatOf(this.running)] ?? this.stops;
  }

  /** What stops the clock now. */
  private stopOf(now: number): Stops[number] | undefined {
    return this.stopsOfRunning.find(([from, to]) => from <= now && (to === null || now < to));
  }
}

/** In order, and none of it twice. */
function merged(stops: Stops): Stops {
  const list: [number, number | null][] = [];
  for (const [from, to] of [...stops].sort((a, b) => a[0] - b[0])) {
    const last = list.at(-1);
    if (last && (last[1] === null || from <= last[1]))
      last[1] = last[1] === null || to === null ? null : Math.max(last[1], to);
    else list.push([from, to]);
  }
  return list;
}

const full = (rule: ClockRule): number =>
  rule.kind === 'live' ? rule.bankSeconds * 1000 : rule.kind === 'days' ? rule.daysPerMove * DAY : 0;
