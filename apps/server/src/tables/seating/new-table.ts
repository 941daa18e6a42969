import { type Game, isLevel, NO_SEAT, type SeatNumber, seatNumber, USUAL_LEVEL } from '@tessera/kernel';
import type { ClockRule, Visibility } from '@tessera/protocol';
import { gameById } from '@tessera/registry/games';
import { commitmentOf, type FairSecret, newSecret, type TableSettings } from '@tessera/table';
import { demand, demandOfGame, Refusal } from '../../accounts/index.ts';
import { readName } from '../../accounts/profile/name.ts';
import { newId } from '../../accounts/sign-in/secret.ts';
import type { SeatData, TableData, TableRow } from '../room/table-row.ts';
import { botName, botsAlone, EMPTY, isOfBotsAlone, peopleOnly, type Sitter, sitsByProgram } from './seating.ts';

export interface Wanted {
  readonly game: string;
  readonly scenario?: string | object;
  readonly options?: Readonly<Record<string, string>>;
  readonly settings?: TableSettings;
  readonly visibility?: Visibility;
  readonly rated?: boolean;
  readonly hints?: boolean;
  readonly clock?: ClockRule;
  readonly onTimeout?: 'bot' | 'loses';
  readonly autostart?: boolean;
  readonly seats: readonly WantedSeat[];
}

interface WantedSeat {
  readonly kind: 'me' | 'open' | 'bot' | 'here';
  readonly level?: string;
  readonly colour: string;
  readonly name?: string;
}

/** A table that nobody has sat down at but those who set it up, or why there can't be such a one. */
export function newTable(wanted: Wanted, host: Sitter, now: number): { row: TableRow; secret: FairSecret } {
  const game = demandOfGame(gameById(wanted.game));
  const { seats, options = {} } = wanted;
  if (seats.length < game.minSeats || seats.length > game.maxSeats)
    throw new Refusal(400, 'bad-seats', `${game.name} is for ${game.minSeats} to ${game.maxSeats} players.`);
  if (typeof wanted.scenario === 'object' && wanted.rated)
    throw new Refusal(
      400,
      'own-board-unrated',
      'A game on a board of your own is not rated; choose one of the scenarios, or play without rating.',
    );
  if (wanted.rated && wanted.hints)
    throw new Refusal(400, 'rated-no-hints', 'In a rated game nobody takes hints; leave out one of the two.');
  const scenario = scenarioOf(game, wanted.scenario);
  demandOfGame(game.rules.setup({ seats: seats.length, scenario, options }));
  checkSeats(seats, wanted.rated ?? false);
  if (wanted.rated && host.program) throw peopleOnly();
  const data: TableData = {
    scenario,
    options,
    settings: wanted.settings ?? { confirmTurn: false, autoRoll: false },
    rated: wanted.rated ?? false,
    hints: wanted.hints ?? false,
    clock: wanted.clock ?? { kind: 'none' },
    onTimeout: wanted.onTimeout ?? 'bot',
    autostart: wanted.autostart ?? true,
    host: host.id,
    hostProgram: host.program,
    seats: seats.map((seat, index) => seatDataOf(seat, seatNumber(index), host)),
    commitment: '',
    startedAt: null,
    pauses: [],
    offers: [],
    rematch: null,
  };
  return tableOf({ game: game.id, visibility: wanted.visibility ?? 'private', data, now });
}

/** With an id that nobody guesses, and dice of its own. */
export function tableOf({
  game,
  visibility,
  data,
  now,
}: {
  game: string;
  visibility: Visibility;
  data: TableData;
  now: number;
}): { row: TableRow; secret: FairSecret } {
  const id = newId();
  const secret = newSecret(id);
  const commitment = commitmentOf(id, secret.serverSeed);
  const row: TableRow = {
    id,
    game,
    status: 'gathering',
    visibility,
    waitingSeat: NO_SEAT,
    createdAt: now,
    updatedAt: now,
    data: { ...data, hostProgram: sitsByProgram({ data }) ?? data.hostProgram ?? false, commitment },
  };
  return { row, secret };
}

/** One that somebody wrote is kept as the game reads it. */
const scenarioOf = (game: Game, wanted: Wanted['scenario']): string | object =>
  typeof wanted === 'object' ? demandOfGame(game.checkScenario(wanted)) : (wanted ?? Object.keys(game.scenarios)[0]);

function checkSeats(seats: readonly WantedSeat[], rated: boolean): void {
  if (isOfBotsAlone(seats)) throw botsAlone();
  const mine = seats.filter(({ kind }) => kind === 'me').length;
  if (mine > 1) throw new Refusal(400, 'bad-seats', 'You have one seat; others at your device are "here".');
  if (mine === 0 && seats.some(({ kind }) => kind === 'here'))
    throw new Refusal(400, 'bad-seats', 'Somebody can sit at your device only when you sit at the table, too.');
  if (new Set(seats.map(({ colour }) => colour)).size < seats.length)
    throw new Refusal(400, 'bad-seats', 'Each seat has a colour of its own.');
  for (const { kind, level } of seats)
    if (kind === 'bot' && level !== undefined && !isLevel(level))
      throw new Refusal(400, 'bad-level', `There is no bot of level "${level.slice(0, 40)}".`);
  if (rated && seats.some(({ kind }) => kind === 'bot' || kind === 'here'))
    throw new Refusal(400, 'rated-people-only', 'Rated tables are for people, each at a device of their own.');
}

function seatDataOf({ kind, level = USUAL_LEVEL, colour, name }: WantedSeat, seat: SeatNumber, host: Sitter): SeatData {
  const called = name === undefined ? undefined : demand(readName(name));
  switch (kind) {
    case 'open':
      return { ...EMPTY, colour };
    case 'bot':
      return { ...EMPTY, colour, kind: 'bot', level, name: called ?? botName(level) };
    case 'me':
      return { ...EMPTY, colour, kind: 'person', person: host.id, name: host.name, program: host.program };
    case 'here':
      return {
        ...EMPTY,
        colour,
        kind: 'here',
        person: host.id,
        name: called ?? `${host.name} ${seat}`,
        program: host.program,
      };
  }
}
