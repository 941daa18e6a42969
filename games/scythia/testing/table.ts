import { tableTools } from '@tessera/game-kit/testing/table-tools';
import { type SeatNumber, seatOf, unwrap } from '@tessera/kernel';
import { rules } from '../rules/index.ts';
import type { PlayerPosition, ScythiaPosition } from '../rules/position/position-types.ts';
import type { Building, Plunder, Resource, WorkerColour } from '../rules/scenario/scenario-types.ts';
import type { ScythiaEvent } from '../rules/state/events.ts';
import type { State } from '../rules/state/state.ts';

type Store = Partial<Record<Exclude<Resource, 'cards'>, number>>;
type Changes = Partial<Record<keyof ScythiaPosition, unknown>>;
type Player = Partial<Record<keyof PlayerPosition, unknown>>;

/**
 * Sets up a position in words: `table(2).crew(1, 'Warrior', 'Schemer 1').has(1, { provisions: 3 })`. Seat 1 is to act.
 * What is not named lies where it lies at the start of a first turn; nobody has crew, cards or anything else.
 */
export class Table {
  private readonly players: Player[];
  private readonly slots: object[] = [];
  private changes: Changes = {};

  constructor(
    private readonly seats: number,
    private readonly scenario: string | object = 'scythia',
  ) {
    this.players = Array.from({ length: seats }, () => ({}));
  }

  /** Crew by place, with wounds after the name; '' is an empty place. */
  crew(seat: number, ...crew: string[]): this {
    const places = crew.map((text) => {
      const [, name, wounds] = /^(.*?)(?: (\d+))?$/.exec(text) ?? [];
      return name === '' ? null : { name, wounds: Number(wounds ?? 0) };
    });
    return this.player(seat, { crew: places });
  }

  /** Animals by place; '' is an empty place. */
  eagles(seat: number, ...animals: string[]): this {
    return this.player(seat, { eagles: animals.map((name) => name || null) });
  }

  horses(seat: number, ...animals: string[]): this {
    return this.player(seat, { horses: animals.map((name) => name || null) });
  }

  hand(seat: number, ...cards: string[]): this {
    return this.player(seat, { hand: cards });
  }

  hero(seat: number, hero: string): this {
    return this.player(seat, { hero });
  }

  worker(seat: number, worker: WorkerColour): this {
    return this.player(seat, { worker });
  }

  /** What a player has of silver, kumis, provisions, plunder and points. */
  has(seat: number, store: Store): this {
    return this.player(seat, store);
  }

  quests(seat: number, ...quests: string[]): this {
    return this.player(seat, { quests });
  }

  player(seat: number, changes: Player): this {
    this.players[seatOf(seat as SeatNumber)] = { ...this.players[seatOf(seat as SeatNumber)], ...changes };
    return this;
  }

  /** Who stands in the village, instead of a blue worker each in Town Centre, Meeting Tent and Market. */
  village(workers: Partial<Record<Building, WorkerColour>>): this {
    return this.with({ workers });
  }

  /** What lies in a slot; nothing of it makes the slot empty, its worker gone and its quest, if it has one, as given. */
  slot(settlement: string, slot: 1 | 2, plunder: Partial<Record<Plunder, number>>, quest?: string | null): this {
    this.slots.push({ settlement, slot, plunder, ...(quest === undefined ? {} : { quest }) });
    return this;
  }

  row(...animals: string[]): this {
    return this.with({ animals: { row: animals.map((name) => name || null) } });
  }

  villageQuests(...quests: (string | null)[]): this {
    return this.with({ villageQuests: quests });
  }

  with(changes: Changes): this {
    this.changes = { ...this.changes, ...changes };
    return this;
  }

  json(): Record<string, unknown> {
    const { seats, scenario, players, slots } = this;
    return {
      game: 'scythia',
      seats,
      scenario,
      players,
      slots,
      animals: { row: ['doubling dun', 'calling grey', 'swift roan'] },
      villageQuests: ['2E=4', '5S=3'],
      ...this.changes,
    };
  }

  state(): State {
    return unwrap(rules.fromJSON(this.json()));
  }
}

export const table = (seats: number, scenario?: string | object): Table => new Table(seats, scenario);

const tools = tableTools<State, ScythiaPosition, ScythiaEvent>(rules);
export const { play, eventsOf, moves, refusal, objection } = tools;

/** A table before anything has happened. */
export const fresh = (seats: number, options = {}, scenario: string | object = 'scythia'): State =>
  unwrap(rules.setup({ seats, scenario, options }));

/** What the strength of a raid added up to in these moves. */
export function addedUp(table: State | Table, ...texts: string[]): Extract<ScythiaEvent, { type: 'strength' }> {
  const event = eventsOf(table, ...texts).findLast(({ type }) => type === 'strength');
  if (event?.type !== 'strength') throw new Error('No strength was added up.');
  return event;
}

/** Those that begin with these words, the words left out. */
export const movesOf = (table: State | Table, words: string): string[] =>
  moves(table).flatMap((text) => (text.startsWith(`${words} `) ? [text.slice(words.length + 1)] : []));

export const look = (s: State): ScythiaPosition => rules.toJSON(s);

export const player = (s: State, seat: number): PlayerPosition => look(s).players[seatOf(seat as SeatNumber)];

/** The crew of a player in words: names, with wounds after them; '' for an empty place. */
export const crewOf = (s: State, seat: number): string[] =>
  player(s, seat).crew.map((crew) => (crew ? `${crew.name}${crew.wounds ? ` ${crew.wounds}` : ''}` : ''));

export const slotOf = (s: State, settlement: string, slot: 1 | 2): ScythiaPosition['slots'][number] => {
  const found = look(s).slots.find((one) => one.settlement === settlement && one.slot === slot);
  if (!found) throw new Error(`There is no slot ${slot} of ${settlement}.`);
  return found;
};
