import { tableTools } from '@tessera/game-kit/testing/table-tools';
import { type SeatNumber, seatOf, unwrap } from '@tessera/kernel';
import type { CambriaEvent } from '../rules/events.ts';
import { rules } from '../rules/index.ts';
import type { CambriaPosition, PhaseName } from '../rules/position/position-types.ts';
import { boardOf } from '../rules/scenario/setup.ts';
import type { State } from '../rules/state.ts';

/** An army from 1, 'legion', or 0 for an empty road. */
export type Piece = number | 'legion';

interface Army {
  roads: string[];
  ships: number[];
  forts: string[];
  bonus: string[];
}

type Changes = Partial<Omit<CambriaPosition, 'armies' | 'legion' | 'seats' | 'game' | 'scenario'>>;

/** Sets up a position in words: `table(3).hold('Deva', 1, 2).on('Isca/Nidum', 'legion').dice(3, 5)`. Seat 1 is to act. */
export class Table {
  private readonly armies: Army[];
  private legion = 'standard';
  private changes: Changes = {};

  constructor(
    private readonly seats: number,
    private readonly scenario: string | object = 'cambria',
  ) {
    const count = seats === 2 ? 3 : seats;
    this.armies = Array.from({ length: count }, () => ({ roads: [], ships: [], forts: [], bonus: [] }));
  }

  on(road: string, piece: Piece): this {
    if (piece === 'legion') this.legion = road;
    else if (piece > 0) this.armies[piece - 1].roads.push(road);
    return this;
  }

  /** Fills the roads of a fort in the order in which the scenario lists them. */
  hold(fort: string, ...pieces: Piece[]): this {
    const roads = roadsOf(fort, this.scenario);
    if (pieces.length > roads.length) throw new Error(`${fort} has ${roads.length} roads`);
    for (const [index, piece] of pieces.entries()) this.on(roads[index], piece);
    return this;
  }

  ship(value: number, army: number): this {
    this.armies[seatOf(army as SeatNumber)].ships.push(value);
    return this;
  }

  took(army: number, ...forts: string[]): this {
    this.armies[seatOf(army as SeatNumber)].forts.push(...forts);
    return this;
  }

  tookBonus(army: number, ...forts: string[]): this {
    this.armies[seatOf(army as SeatNumber)].bonus.push(...forts);
    return this;
  }

  dice(...dice: number[]): this {
    const phase: PhaseName = dice.length === 2 ? 'act' : 'neutral';
    return this.with({ dice, phase });
  }

  turn(seat: number): this {
    return this.with({ turn: seat as SeatNumber });
  }

  with(changes: Changes): this {
    this.changes = { ...this.changes, ...changes };
    return this;
  }

  json(): Record<string, unknown> {
    const { seats, scenario, legion, armies } = this;
    return { game: 'cambria', seats, scenario, legion, armies, ...this.changes };
  }

  state(): State {
    return unwrap(rules.fromJSON(this.json()));
  }
}

export const table = (seats: number, scenario?: string | object): Table => new Table(seats, scenario);

const tools = tableTools<State, CambriaPosition, CambriaEvent>(rules);
export const { play, eventsOf, refusal, objection } = tools;

/** Every legal move that begins so, in notation, sorted. */
export const moves = (table: State | Table, beginning = ''): string[] =>
  tools
    .moves(table)
    .filter((text) => text.startsWith(beginning))
    .sort();

/** A table before anything has happened. */
export const fresh = (seats: number, scenario: string | object = 'cambria', options = {}): State =>
  unwrap(rules.setup({ seats, scenario, options }));

/** The roads of a fort, as they are named, in the order of the scenario. */
export function roadsOf(fort: string, scenario: string | object = 'cambria'): string[] {
  const board = unwrap(boardOf(scenario));
  const found = board.scenario.forts.find(({ name }) => name === fort);
  if (!found) throw new Error(`no fort ${fort}`);
  return found.roads.map((other) => {
    const [road] = board.roadNames.filter((name) => name === `${fort}/${other}` || name === `${other}/${fort}`);
    return road;
  });
}

/** Where a soldier of the reserve may be put. */
export const targets = (table: State | Table, verb = 'put'): string[] =>
  moves(table, `${verb} `).map((text) => text.slice(verb.length + 1));

/** The position, as everybody sees it. */
export const look = (s: State): CambriaPosition => rules.toJSON(s);

/** All roads of forts of one of these values. */
export function roadsOfValue(...values: number[]): string[] {
  const board = unwrap(boardOf('cambria'));
  const forts = board.scenario.forts.filter(({ value }) => values.includes(value));
  return [...new Set(forts.flatMap(({ name }) => roadsOf(name)))].sort();
}

export const ALL_ROADS = roadsOfValue(2, 3, 4, 5, 6);
