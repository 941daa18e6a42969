import { tableTools } from '@tessera/game-kit/testing/table-tools';
import { type SeatNumber, seatOf, unwrap } from '@tessera/kernel';
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

const tools = tableTools<State, HiberniaPosition, HiberniaEvent>(rules);
export const { play, eventsOf, refusal, objection } = tools;

/** Every legal move, in notation, sorted. */
export const moves = (table: State | Table): string[] => tools.moves(table).sort();

/** A table before anything has happened. */
export const fresh = (seats: number, options = {}, scenario: string | object = 'hibernia'): State =>
  unwrap(rules.setup({ seats, scenario, options }));

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
