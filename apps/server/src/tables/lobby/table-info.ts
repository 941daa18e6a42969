import { NO_SEAT, type SeatNumber, seatNumber, USUAL_LEVEL } from '@tessera/kernel';
import type { PersonRef, SeatInfo, TableInfo, TurnInfo } from '@tessera/protocol';
import type { Accounts } from '../../accounts/index.ts';
import { allRatingsOf, type SeatPlace, shown } from '../../ratings/index.ts';
import { isPaused, type SeatData, seatsOf, type TableData, type TableRow } from '../room/table-row.ts';

/** What is known of a table besides its row. */
export interface AboutTable {
  readonly moves: number;
  readonly turn?: TurnInfo | null;
  readonly result?: readonly SeatPlace[];
}

/** Names and ratings of everybody at these tables, asked for once. */
export class Known {
  private readonly refs: ReadonlyMap<string, PersonRef>;
  private readonly ratings: ReadonlyMap<string, { value: number; plusMinus: number }>;

  private readonly awayUntil: (person: string) => number | undefined;

  private constructor(accounts: Accounts, refs: Known['refs'], ratings: Known['ratings']) {
    this.awayUntil = (person) => accounts.vacations.awayUntil(person, accounts.now());
    this.refs = refs;
    this.ratings = ratings;
  }

  static async of(accounts: Accounts, rows: readonly TableRow[], more: readonly string[] = []): Promise<Known> {
    const ids = new Set(more);
    for (const { data } of rows)
      for (const id of [
        data.host,
        ...data.seats.flatMap(({ person, invited, declined, left }) => [person, invited, declined, left]),
      ])
        if (id) ids.add(id);
    const all = [...ids];
    const rated = await allRatingsOf(accounts.database, all);
    return new Known(
      accounts,
      await accounts.refs(all),
      new Map(
        rated.map(({ game, person, mu, sigma }) => {
          const { rating, plusMinus } = shown({ mu, sigma });
          return [`${game} ${person}`, { value: rating, plusMinus }];
        }),
      ),
    );
  }

  person(id: string | null, otherwise = '—'): PersonRef {
    return (id && this.refs.get(id)) || { id: id ?? '', name: otherwise };
  }

  table(row: TableRow, viewer: string | undefined, { moves, turn, result }: AboutTable): TableInfo {
    const { data, waitingSeat } = row;
    const yourSeats = seatsOf(row, viewer);
    return {
      id: row.id,
      game: row.game,
      scenario: typeof data.scenario === 'string' ? data.scenario : nameOf(data.scenario),
      options: data.options,
      settings: data.settings,
      status: row.status,
      visibility: row.visibility,
      rated: data.rated,
      ...(data.hints && { hints: true as const }),
      host: this.person(data.host),
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
      startedAt: data.startedAt,
      clock: data.clock,
      onTimeout: data.onTimeout,
      autostart: data.autostart,
      paused: isPaused(row),
      ...(data.practice && { practice: true as const }),
      seats: data.seats.map((seat, index) => ({
        ...this.seat(row, seat, seatNumber(index)),
        ...cameTo(seatNumber(index), result),
      })),
      waitingFor: row.status === 'playing' ? waitingSeat : NO_SEAT,
      turn: turn ?? null,
      yourTurn: row.status === 'playing' && !isPaused(row) && yourSeats.includes(waitingSeat),
      yourSeats,
      moves,
      commitment: data.commitment,
      rematch: data.rematch,
      turnedDown: data.turnedDown ? this.turnedDown(data.turnedDown) : null,
    };
  }

  /** Somebody at another's device has a name of their own. */
  private gone(left: string, sat: SeatData['sat']): PersonRef {
    return sat?.kind === 'here' ? { id: left, name: sat.name } : this.person(left);
  }

  private turnedDown({ offer, by }: NonNullable<TableData['turnedDown']>): TableInfo['turnedDown'] {
    return { offer, by: by === null ? null : this.person(by) };
  }

  private seat({ game }: TableRow, seat: SeatData, number: SeatNumber): SeatInfo {
    const { kind, person, name, level, invited, declined, left, sat, resigned, colour } = seat;
    const called = name === null ? {} : { name };
    const place = { seat: number, colour, ...called };
    const kept = {
      invited: invited ? this.person(invited) : null,
      ...(declined && { declined: this.person(declined) }),
    };
    if (kind === 'open') return { ...place, kind, ...kept };
    if (kind === 'bot')
      return {
        ...place,
        kind,
        level: level ?? USUAL_LEVEL,
        ...(left && { left: this.gone(left, sat), ...(resigned && { resigned }), ...kept }),
      };
    const rating = kind === 'person' && person ? this.ratings.get(`${game} ${person}`) : undefined;
    const sitter = this.person(person, name ?? undefined);
    const awayUntil = person ? this.awayUntil(person) : undefined;
    return {
      ...place,
      kind: kind === 'here' ? 'guest-of' : kind,
      person: sitter,
      ...(rating && { rating }),
      ...(awayUntil !== undefined && { awayUntil }),
    };
  }
}

function cameTo(number: SeatNumber, result: readonly SeatPlace[] = []): Pick<SeatInfo, 'place' | 'points'> {
  const found = result.find(({ seat }) => seat === number);
  return found ? { place: found.place, points: found.points } : {};
}

function nameOf(scenario: object): string {
  const { name, id } = scenario as { name?: unknown; id?: unknown };
  return ([name, id].find((text) => typeof text === 'string') as string | undefined) ?? 'custom';
}
