import { MoveList, type SeatNumber, seatOf, unwrap } from '@tessera/kernel';
import type { HiberniaEvent } from '../rules/events.ts';
import { rules } from '../rules/index.ts';
import type { HiberniaPosition } from '../rules/position/position-types.ts';
import type { Face, State } from '../rules/state.ts';

type Player = Partial<HiberniaPosition['players'][number]>;
type Changes = Partial<Omit<HiberniaPosition, 'lands' | 'players' | 'seats' | 'game' | 'scenario'>>;

/** Sets up a position in words: `table(4).holds(1, 'Mide 2', 'Ulaid').reserve(1, 3).die('red')`. Seat 1 is to act. */
export class Table {
  private readonly lands: Record<string, { army: SeatNumber; warriors: number }> = {};
  private readonly players: Player[];
  private changes: Changes = {};

  constructor(
    private readonly seats: number,
    private readonly scenario: string | object = 'hibernia',
  ) {
    this.players = Array.from({ length: seats }, () => ({}));
  }

  /** Lands with their warriors; one if no number is given. */
  holds(army: number, ...lands: string[]): this {
    for (const text of lands) {
      const [, name, warriors] = /^(.*?)(?: (\d+))?$/.exec(text) ?? [];
      this.lands[name] = { army: army as SeatNumber, warriors: Number(warriors ?? 1) };
    }
    return this;
  }

  reserve(seat: number, reserve: number): this {
    return this.player(seat, { reserve });
  }

  shield(seat: number, shield: number): this {
    return this.player(seat, { shield });
  }

  /** How far the markers have gone, in order of seats. */
  gone(...distances: number[]): this {
    for (const [index, distance] of distances.entries()) this.player(index + 1, { distance });
    return this;
  }

  player(seat: number, changes: Player): this {
    this.players[seatOf(seat as SeatNumber)] = { ...this.players[seatOf(seat as SeatNumber)], ...changes };
    return this;
  }

  die(die: Face): this {
    return this.with({ die, phase: 'act' });
  }

  turn(turn: number): this {
    return this.with({ turn: turn as SeatNumber });
  }

  scattered(): this {
    return this.with({ options: { scattered: 'yes' } });
  }

  with(changes: Changes): this {
    this.changes = { ...this.changes, ...changes };
    return this;
  }

  json(): Record<string, unknown> {
    const { seats, scenario, lands, players } = this;
    return { game: 'hibernia', seats, scenario, lands, players, ...this.changes };
  }

  state(): State {
    return unwrap(rules.fromJSON(this.json()));
  }
}

export const table = (seats: number, scenario?: string | object): Table => new Table(seats, scenario);

/** A table before anything has happened. */
export const fresh = (seats: number, options = {}, scenario: string | object = 'hibernia'): State =>
  unwrap(rules.setup({ seats, scenario, options }));

const stateOf = (table: State | Table): State => (table instanceof Table ? table.state() : table);

/** Plays moves in notation, one after the other; throws on the first that is not legal. */
export function play(table: State | Table, ...texts: string[]): State {
  const s = stateOf(table);
  for (const text of texts) rules.play(s, unwrap(rules.parse(s, text)));
  return s;
}

/** The same, and what happened, in order. */
export function eventsOf(table: State | Table, ...texts: string[]): HiberniaEvent[] {
  const s = stateOf(table);
  const events: HiberniaEvent[] = [];
  for (const text of texts)
    rules.play(s, unwrap(rules.parse(s, text)), (event) => events.push(event as unknown as HiberniaEvent));
  return events;
}

/** Every legal move, in notation, sorted. */
export function moves(table: State | Table): string[] {
  const s = stateOf(table);
  const list = new MoveList();
  rules.legal(s, list);
  return list
    .toArray()
    .map((move) => rules.format(s, move))
    .sort();
}

/** The lands that a march may go to. */
export const targets = (table: State | Table): string[] =>
  moves(table).flatMap((text) => (text.startsWith('march ') ? [text.slice(6)] : []));

/** The position, as everybody sees it. */
export const look = (s: State): HiberniaPosition => rules.toJSON(s);

/** What stands in a land: 'army warriors', or 'empty'. */
export function land(s: State, name: string): string {
  const there = look(s).lands[name];
  return there ? `${there.army} ${there.warriors}` : 'empty';
}

/** Why a move is refused. */
export function refusal(table: State | Table, text: string): string {
  const parsed = rules.parse(stateOf(table), text);
  return parsed.ok ? 'legal' : parsed.error.message;
}

/** Why a position is refused. */
export function objection(json: unknown): string {
  const read = rules.fromJSON(json);
  return read.ok ? 'accepted' : read.error.message;
}
