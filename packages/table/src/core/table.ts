import {
  CHANCE,
  fail,
  type Game,
  hashText,
  MoveList,
  NO_SEAT,
  type Outcome,
  OVER,
  ok,
  type Result,
  type Rng,
  type Seat,
  type SeatNumber,
  seatNumber,
} from '@tessera/kernel';
import { resultOfEnded, undecided } from './ended.ts';
import type { Entry, Played } from './log/journal.ts';
import { type BufferMark, MoveBuffer } from './move-buffer.ts';
import type { TurnMove } from './plan.ts';
import type { Act, Ended, LegalMove, NewTable, SeatSpec, TableSettings, Waiting } from './protocol.ts';
import { playSteps } from './told/steps.ts';
import type { Telling } from './told/telling.ts';
import { hides } from './told/viewer.ts';

/** What the place where a table stands decides for it. */
export interface TablePolicy {
  /** What the person on that seat likes. */
  readonly settingsOf: (seat: Seat) => TableSettings;
  /** The dice for the move with that number, from 0. */
  readonly chance: (move: number) => Rng;
  /** Others sit at the same device, and must not see what this seat sees: it says when it is done looking. */
  readonly handsOver: (seat: Seat) => boolean;
  /** People throw dice of their own and say what they show, for bots as well. */
  readonly ownDice?: boolean;
}

/** Whether somebody's plan does it for them. */
interface Planned {
  readonly planned?: true;
}

/** One for all tables: nobody keeps it. */
const list = new MoveList();

/**
 * A table being played: what stands, who is waited for, what may be done, and what chance does of itself. It keeps
 * nothing and tells nobody; that is for its host.
 */
export class Table<S = unknown> {
  readonly game: Game<S>;
  readonly hides: boolean;
  readonly buffer = new MoveBuffer();
  seats: readonly SeatSpec[];
  private readonly policy: TablePolicy;
  /** The position before the first move. */
  readonly start: S;
  private readonly s: S;
  /** Who made each move so far: a seat, or CHANCE; and whose turn it was. */
  private movers: Seat[] = [];
  private turns: Seat[] = [];
  /** A hint was taken since anything else happened. */
  private hinted = false;
  private legalNow: readonly LegalMove[] | undefined;

  private constructor(game: Game<S>, seats: readonly SeatSpec[], policy: TablePolicy, start: S) {
    this.game = game;
    this.hides = hides(game);
    this.seats = seats;
    this.policy = policy;
    this.start = start;
    this.s = game.rules.alloc(start);
  }

  /** Comes back to where a table was, or says which move of it can't be played. */
  static open<S>(game: Game<S>, table: NewTable, played: Played, policy: TablePolicy): Outcome<Table<S>> {
    const { seats, scenario, options } = table;
    const start = game.rules.setup({ seats: seats.length, scenario, options });
    return start.ok ? Table.from(game, start.value, seats, played, policy) : start;
  }

  /** The same from another position than that of the set-up. */
  static from<S>(
    game: Game<S>,
    start: S,
    seats: readonly SeatSpec[],
    played: Played,
    policy: TablePolicy,
  ): Outcome<Table<S>> {
    const opened = new Table(game, seats, policy, start);
    const restored = opened.restore(played);
    return restored.ok ? ok(opened) : restored;
  }

  get state(): S {
    return this.s;
  }

  restore(played: Played): Outcome<null> {
    this.buffer.replace(played);
    return this.rewind();
  }

  /** What happened since that mark of the buffer could not be kept: it has not happened. */
  backTo(mark: BufferMark): void {
    if (this.buffer.backTo(mark)) this.rewind();
  }

  /** What somebody does, and what chance does then. */
  act(act: Act, told: Telling, how: Planned = {}): Outcome<Entry[]> {
    switch (act.type) {
      case 'move':
        return this.waiting() === 'move'
          ? this.decide(act.move, told, how)
          : fail('not-your-turn', 'It is not for you to move now.');
      case 'roll':
        return this.waiting() === 'roll'
          ? ok([this.roll(told, true, how), ...this.goOn(told)])
          : fail('nothing-to-roll', 'There is nothing to roll now.');
      case 'confirm':
        return this.buffer.unconfirmed
          ? ok(this.confirm(told, how))
          : fail('nothing-to-confirm', 'There is no turn to confirm.');
      case 'undo':
        return this.isPerson(this.lastMover())
          ? ok([this.takeBack(this.buffer.count - 1, seatNumber(this.lastMover()), told)])
          : fail('nothing-to-undo', 'There is nothing to take back since the last roll.');
      case 'redo': {
        const [text] = this.buffer.redo;
        return text === undefined || this.waiting() !== 'move'
          ? fail('nothing-to-redo', 'There is nothing to do again.')
          : this.decide(text, told, { again: true });
      }
      case 'hint':
        return this.takeHint();
    }
  }

  /** The hint itself is worked out by whoever asked, from what they see. */
  private takeHint(): Outcome<Entry[]> {
    if (this.waiting() !== 'move') return fail('not-your-turn', 'It is not for you to move now.');
    if (this.hinted) return fail('hint-taken', 'A hint was taken for this move already.');
    const entry = this.enter({ by: seatNumber(this.waitedFor()), hint: this.buffer.count });
    this.hinted = true;
    return ok([entry]);
  }

  /** The move of whoever is to decide, person or bot. */
  decide(text: string, told: Telling, how: Planned & { readonly again?: true } = {}): Outcome<Entry[]> {
    const move = this.game.rules.parse(this.s, text);
    if (!move.ok) return move;
    const seat = this.game.rules.actor(this.s);
    const played = this.play(move.value, told);
    const held = this.needsConfirmation(seat) ? { held: true as const } : {};
    const entry = this.enter({ by: seatNumber(seat), move: played, ...how, ...held });
    return ok([entry, ...this.goOn(told)]);
  }

  /** Any legal move: for a bot that has none of its own. */
  anyMove(rng: Rng): string {
    list.clear();
    const count = this.game.rules.legal(this.s, list);
    return this.game.rules.format(this.s, list.moves[rng.below(count)]);
  }

  /** Chance acts until somebody else is to do something; dice that a person throws wait for it. */
  goOn(told: Telling): Entry[] {
    const entries: Entry[] = [];
    while (!this.buffer.unconfirmed && !this.over && this.game.rules.actor(this.s) === CHANCE && !this.throwsByHand())
      entries.push(this.roll(told));
    return entries;
  }

  /** The finished turn is given up for good, and the game goes on. */
  confirm(told: Telling, how: Planned = {}): Entry[] {
    const entry = this.enter({ by: seatNumber(this.waitedFor()), confirm: true, ...how });
    return [entry, ...this.goOn(told)];
  }

  /**
   * The game is over before its end. Where only the confirmation of its last turn is missing, that turn counts instead: nobody changes
   * the result by going, by staying away, or by holding the confirmation back. What all agree to end is ended even then.
   */
  end(by: SeatNumber, why: Ended['why'], told: Telling): Entry[] {
    return this.awaitsOnlyDone && why !== 'agreed' ? this.confirm(told) : [this.enter({ by, end: why })];
  }

  /** The game is played out, and only the confirmation of its last turn is missing. */
  get awaitsOnlyDone(): boolean {
    return this.buffer.unconfirmed && this.isPlayedOut();
  }

  /** Only the first `kept` moves stand. `practice`: nobody else was there to agree. */
  takeBack(kept: number, by: SeatNumber, told: Telling, practice = false): Entry {
    const entry = this.enter({ by, undo: kept, ...(practice ? { practice } : {}) });
    told.kept = Math.min(told.kept, kept);
    this.rewind();
    return entry;
  }

  waiting(): Waiting {
    if (this.buffer.unconfirmed) return 'confirm';
    if (this.over) return 'over';
    const actor = this.game.rules.actor(this.s);
    if (actor === CHANCE) return 'roll';
    return this.isPerson(actor) ? 'move' : 'bot';
  }

  /** The seat everybody waits for; -1 for none. */
  waitedFor(): Seat {
    const { rules } = this.game;
    if (this.buffer.unconfirmed) return this.lastMover() === CHANCE ? (this.turns.at(-1) ?? -1) : this.lastMover();
    if (this.over) return -1;
    const actor = rules.actor(this.s);
    return actor === CHANCE ? rules.turnOf(this.s) : actor;
  }

  /** Also the move that ends the game is final only once it is confirmed. */
  get over(): boolean {
    return this.buffer.ended !== undefined || (!this.buffer.unconfirmed && this.isPlayedOut());
  }

  result(): Result {
    const { ended, unconfirmed } = this.buffer;
    const result = this.game.rules.result(this.s);
    return ended
      ? resultOfEnded(result, ended, (seat) => this.isPerson(seat))
      : unconfirmed
        ? undecided(result)
        : result;
  }

  isPerson(seat: Seat): boolean {
    // chance is no seat, and an index below zero is slow to look up
    return seat >= 0 && this.seats[seat]?.kind === 'human';
  }

  /** The seat that made the last move; CHANCE if it was chance, or there is none. */
  lastMover(): Seat {
    return this.movers.at(-1) ?? CHANCE;
  }

  /** How many of the first `moves` were played before the newest turn in which one of those seats has moved. */
  beforeLastTurnOf(seats: readonly Seat[], moves: number): number | undefined {
    let index = moves - 1;
    while (index >= 0 && !seats.includes(this.movers[index])) index--;
    if (index < 0) return undefined;
    while (index > 0 && this.turns[index - 1] === this.turns[index]) index--;
    return index;
  }

  /** What has been played in the turn of that seat, if it is that one's turn still. */
  turnSoFar(seat: Seat): readonly TurnMove[] {
    if (this.waitedFor() !== seat) return [];
    const from = this.turnStart(seat);
    const { moves } = this.buffer;
    return moves.slice(from).map((move, index) => ({ move, byChance: this.movers[from + index] === CHANCE }));
  }

  /** A number made of what was played before the present turn: another for each turn and game. */
  turnMark(): number {
    const before = this.buffer.moves.slice(0, this.turnStart(this.game.rules.turnOf(this.s)));
    return hashText(before.join('\n'));
  }

  /** How many moves were played before the last turn, if it was that seat's. */
  private turnStart(seat: Seat): number {
    let from = this.turns.length;
    while (from > 0 && this.turns[from - 1] === seat) from--;
    return from;
  }

  /** Whether these moves could all be played now, one after another, by whoever is to decide; written as the game writes them. */
  canPlay(texts: readonly string[]): boolean {
    const { rules } = this.game;
    const seat = rules.actor(this.s);
    const s = rules.alloc(this.start);
    rules.copyInto(s, this.s);
    return texts.every((text) => {
      const move = rules.actor(s) === seat ? rules.parse(s, text) : undefined;
      if (!move?.ok || rules.format(s, move.value) !== text) return false;
      rules.play(s, move.value);
      return true;
    });
  }

  /** Whether others have taken something from that seat after the first `kept` moves. */
  hurtSince(kept: number, seat: Seat): boolean {
    const { rules } = this.game;
    if (!rules.hurts) return false;
    const s = rules.alloc(this.start);
    rules.copyInto(s, this.start);
    let hurt = false;
    for (const [index, text] of this.buffer.moves.entries()) {
      const move = rules.parse(s, text);
      if (!move.ok) break;
      const isOthers = index >= kept && this.turns[index] !== seat;
      rules.play(s, move.value, isOthers ? (event) => (hurt ||= rules.hurts?.(event, seat) === true) : undefined);
    }
    return hurt;
  }

  /** Whether there is a roll or a draw among the moves after the first `kept`. */
  rolledSince(kept: number): boolean {
    return this.movers.slice(kept).includes(CHANCE);
  }

  legal(): readonly LegalMove[] {
    if (this.legalNow) return this.legalNow;
    const { rules } = this.game;
    list.clear();
    rules.legal(this.s, list);
    this.legalNow = list
      .toArray()
      .map((move) => ({ text: rules.format(this.s, move), move: rules.describe(this.s, move) }));
    return this.legalNow;
  }

  /** By the rules nobody has anything more to do. */
  private isPlayedOut(): boolean {
    return this.game.rules.actor(this.s) === OVER;
  }

  private roll(told: Telling, byHand = false, how: Planned = {}): Entry {
    const { rules } = this.game;
    const seat = rules.turnOf(this.s);
    const looks = byHand || this.hasActed(seat);
    const move = this.play(rules.sample(this.s, this.policy.chance(this.buffer.count)), told);
    // whoever drew looks at it before somebody else acts or gets the device
    const held =
      looks &&
      (this.needsConfirmation(seat) || (!this.isPlayedOut() && this.passesOn(seat) && this.policy.handsOver(seat)));
    const thrown = byHand ? { thrown: seatNumber(seat), ...how } : {};
    return this.enter({ by: NO_SEAT, move, ...(held ? { held: true } : {}), ...thrown });
  }

  private play(move: number, told: Telling): string {
    const { rules } = this.game;
    this.movers.push(rules.actor(this.s));
    this.turns.push(rules.turnOf(this.s));
    const { text, steps } = playSteps(this.game, this.s, move, this.buffer.count, told.viewers, told.views);
    told.add(text, steps);
    return text;
  }

  private enter(entry: Entry): Entry {
    this.buffer.write(entry);
    this.hinted = false;
    this.legalNow = undefined;
    return entry;
  }

  private rewind(): Outcome<null> {
    const { rules } = this.game;
    rules.copyInto(this.s, this.start);
    this.movers = [];
    this.turns = [];
    this.hinted = false;
    this.legalNow = undefined;
    for (const [index, text] of this.buffer.moves.entries()) {
      const move = rules.parse(this.s, text);
      if (!move.ok) return fail(move.error.code, `Move ${index + 1}, "${text.slice(0, 80)}": ${move.error.message}`);
      this.movers.push(rules.actor(this.s));
      this.turns.push(rules.turnOf(this.s));
      rules.play(this.s, move.value);
    }
    return ok(null);
  }

  private throwsByHand(): boolean {
    const { rules } = this.game;
    const seat = rules.turnOf(this.s);
    if (this.policy.ownDice) return rules.rolls?.(this.s) ?? true;
    return (
      this.isPerson(seat) &&
      !this.policy.settingsOf(seat).autoRoll &&
      (rules.rolls?.(this.s) ?? true) &&
      !rules.throwGoesOn?.(this.s)
    );
  }

  /** The seat has done something in the turn that goes on, and so has the device. */
  private hasActed(seat: Seat): boolean {
    for (let at = this.turns.length - 1; at >= 0 && this.turns[at] === seat; at--)
      if (this.movers[at] === seat) return true;
    return false;
  }

  /** The seat has nothing more to do in this turn: others are waited for. */
  private passesOn(seat: Seat): boolean {
    const { rules } = this.game;
    const actor = rules.actor(this.s);
    return actor === CHANCE ? rules.turnOf(this.s) !== seat : actor !== seat;
  }

  private needsConfirmation(seat: Seat): boolean {
    return this.isPerson(seat) && this.policy.settingsOf(seat).confirmTurn && this.passesOn(seat);
  }
}
