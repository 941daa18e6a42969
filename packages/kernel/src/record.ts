import { isObject } from './json.ts';
import type { MoveList } from './movelist.ts';
import { fail, type Outcome, ok, quote } from './outcome.ts';
import { checkBranches, type RecordedBranch } from './record-branches.ts';
import type { Game, TableConfig } from './rules.ts';
import type { SeatNumber } from './seat.ts';

/**
 * Raised whenever something written in a record changes its meaning; `Game.fromVersion1` says what it was.
 *
 * 1: the first.
 * 2: Hibernia's scenario "hibernia" has a track of 44 spaces, not 52; Scythia's rival takes quests face up only.
 */
export const RECORD_VERSION = 2;
const FIRST_VERSION = 1;

export interface RecordedPlayer {
  readonly name: string;
  /** 'human', or the level of a bot. */
  readonly kind: string;
}

/** A game record: a header and its moves, chance included. It is the save file, the test fixture and what people share. */
export interface GameRecord {
  readonly tessera: number;
  readonly game: string;
  readonly seats: number;
  readonly scenario: string | object;
  readonly options: Readonly<Record<string, string>>;
  readonly players?: readonly RecordedPlayer[];
  /** A position to start from, when the game did not start at set-up. */
  readonly from?: unknown;
  /** The game was ended before its end: by which seat, or 0 for all together; and why, such as 'resigned' or 'time'. */
  readonly ended?: RecordedEnd;
  /** Seats whose people resigned while others, or a bot in their place, played on. */
  readonly resigned?: readonly SeatNumber[];
  /** Moves were taken back without anybody else's consent. */
  readonly practice?: true;
  /** The hints that were taken: by which seat, and how many moves had been played by then. */
  readonly hinted?: readonly RecordedHint[];
  /** Shows that the host rolled fairly. What is in it depends on the scheme; `packages/table` reads it. */
  readonly proof?: RecordedProof;
  /** What was tried out afterwards. It changes nothing about the game: who doesn't look for it plays the same. */
  readonly branches?: readonly RecordedBranch[];
  readonly moves: readonly string[];
}

export interface RecordedEnd {
  readonly by: SeatNumber;
  readonly why: string;
}

export interface RecordedHint {
  readonly by: SeatNumber;
  readonly at: number;
}

export interface RecordedProof {
  readonly scheme: string;
}

/** Of a record, and of all that is kept or sent of a game. */
export const MAX_MOVES = 100_000;

export function makeRecord(
  game: Game,
  config: TableConfig,
  moves: readonly string[],
  players?: readonly RecordedPlayer[],
): GameRecord {
  return {
    tessera: RECORD_VERSION,
    game: game.id,
    seats: config.seats,
    scenario: config.scenario,
    options: config.options,
    ...(players ? { players } : {}),
    moves,
  };
}

/** One move a line, so that a record reads and compares well as text. */
export function recordToText(record: GameRecord): string {
  const { moves, ...header } = record;
  const head = JSON.stringify(header, null, 2).slice(0, -2);
  const list = moves.map((move) => `    ${JSON.stringify(move)}`).join(',\n');
  return `${head},\n  "moves": [${moves.length ? `\n${list}\n  ` : ''}]\n}\n`;
}

export function parseRecord(json: unknown): Outcome<GameRecord> {
  if (!isObject(json)) return fail('bad-record', 'A record is a JSON object with "game" and "moves".');
  const version = json['tessera'];
  if (version !== RECORD_VERSION && version !== FIRST_VERSION)
    return fail(
      'bad-record',
      version === undefined
        ? `This is no record of Tessera: it would say "tessera": ${RECORD_VERSION}.`
        : `This record says "tessera": ${quote(version)}; versions ${FIRST_VERSION} and ${RECORD_VERSION} can be read.`,
    );
  if (typeof json['game'] !== 'string') return fail('bad-record', 'The record does not name its game.');
  if (!Number.isInteger(json['seats'])) return fail('bad-record', 'The record does not say how many "seats" it has.');
  const scenario = json['scenario'];
  if (typeof scenario !== 'string' && !isObject(scenario))
    return fail('bad-record', 'The "scenario" of a record is a name or a scenario object.');
  const options = json['options'] ?? {};
  if (!isObject(options) || Object.values(options).some((v) => typeof v !== 'string'))
    return fail('bad-record', 'The "options" of a record are texts by name.');
  const moves = json['moves'];
  if (!Array.isArray(moves) || moves.some((m) => typeof m !== 'string'))
    return fail('bad-record', 'The "moves" of a record are a list of texts.');
  if (moves.length > MAX_MOVES) return fail('bad-record', `A record has at most ${MAX_MOVES} moves.`);
  const players = json['players'];
  if (
    players !== undefined &&
    !(
      Array.isArray(players) &&
      players.every((p) => isObject(p) && typeof p['name'] === 'string' && typeof p['kind'] === 'string')
    )
  )
    return fail('bad-record', 'The "players" of a record are objects with "name" and "kind".');
  const proof = json['proof'];
  if (proof !== undefined && !isProof(proof))
    return fail('bad-record', 'The "proof" of a record is an object that names its "scheme".');
  const { ended, resigned, practice, hinted } = json;
  if (ended !== undefined && !isEnd(ended))
    return fail('bad-record', 'How a record "ended" is an object with the seat "by" and a text "why".');
  if (resigned !== undefined && !(Array.isArray(resigned) && resigned.every((seat) => Number.isInteger(seat))))
    return fail('bad-record', 'Who "resigned" is a list of seats.');
  if (hinted !== undefined && !(Array.isArray(hinted) && hinted.every(isHint)))
    return fail(
      'bad-record',
      'The hints of a record, "hinted", are objects with the seat "by" and the number of moves "at".',
    );
  const branches = json['branches'] === undefined ? undefined : checkBranches(json['branches'], moves.length);
  if (branches && !branches.ok) return branches;
  return ok({
    tessera: version,
    game: json['game'],
    seats: json['seats'] as number,
    scenario: scenario as string | object,
    options: options as Record<string, string>,
    ...(players === undefined ? {} : { players: players as RecordedPlayer[] }),
    ...(json['from'] === undefined ? {} : { from: json['from'] }),
    ...(ended === undefined ? {} : { ended }),
    ...(resigned === undefined ? {} : { resigned }),
    ...(practice === true ? { practice } : {}),
    ...(hinted === undefined ? {} : { hinted }),
    ...(proof === undefined ? {} : { proof }),
    ...(branches ? { branches: branches.value } : {}),
    moves: moves as string[],
  });
}

const isEnd = (x: unknown): x is Record<string, unknown> & RecordedEnd =>
  isObject(x) && Number.isInteger(x['by']) && typeof x['why'] === 'string';

const isHint = (x: unknown): x is RecordedHint => isObject(x) && Number.isInteger(x['by']) && Number.isInteger(x['at']);

const isProof = (x: unknown): x is Record<string, unknown> & RecordedProof =>
  isObject(x) && typeof x['scheme'] === 'string';

/** The same record in the words of the newest version: its game goes on as it began. */
export function upgradeRecord<S>(game: Game<S>, record: GameRecord): GameRecord {
  if (record.tessera === RECORD_VERSION) return record;
  const { seats, scenario, options, from } = record;
  const config = upgradeConfig(game, { seats, scenario, options });
  return {
    ...record,
    tessera: RECORD_VERSION,
    ...config,
    ...(isObject(from) ? { from: upgradePosition(game, from, seats) } : {}),
  };
}

/** What a table of version 1 was set up with, in the words of the newest version. */
export const upgradeConfig = <S>(game: Game<S>, config: TableConfig): TableConfig =>
  game.fromVersion1?.(config) ?? config;

/** Every position carries its table, whatever else its game puts in; what is left out is the usual. */
function upgradePosition<S>(game: Game<S>, from: Record<string, unknown>, seats: number): object {
  const { scenario = Object.keys(game.scenarios)[0], options = {} } = from as Partial<TableConfig>;
  const upgraded = upgradeConfig(game, { seats, scenario, options });
  return { ...from, scenario: upgraded.scenario, options: upgraded.options };
}

/** The state a record begins with. */
export function recordStart<S>(game: Game<S>, given: GameRecord): Outcome<S> {
  if (given.game !== game.id) return fail('wrong-game', `This is a record of "${given.game}", not of ${game.name}.`);
  const record = upgradeRecord(game, given);
  if (record.from !== undefined) {
    const start = game.rules.fromJSON(record.from);
    if (start.ok && game.rules.seats(start.value) !== record.seats)
      return fail(
        'bad-record',
        `The record has ${record.seats} seats, but the position it begins with has ${game.rules.seats(start.value)}.`,
      );
    return start;
  }
  return game.rules.setup({ seats: record.seats, scenario: record.scenario, options: record.options });
}

/** Plays a record through; the first move that can't be played is named with its number. */
export function replay<S>(
  game: Game<S>,
  record: GameRecord,
  each?: (s: S, move: number, index: number) => void,
): Outcome<S> {
  const start = recordStart(game, record);
  if (!start.ok) return start;
  const s = start.value;
  for (const [index, text] of record.moves.entries()) {
    const move = game.rules.parse(s, text);
    if (!move.ok) return fail(move.error.code, `Move ${index + 1}, "${text.slice(0, 80)}": ${move.error.message}`);
    each?.(s, move.value, index);
    game.rules.play(s, move.value);
  }
  return ok(s);
}

/** A random move for whoever acts: a uniform legal one, or a fair outcome of chance. */
export function randomMove<S>(game: Game<S>, s: S, rng: { below(n: number): number }, list: MoveList): number {
  const { rules } = game;
  if (rules.actor(s) === -1) return rules.sample(s, rng);
  return list.moves[rng.below(rules.legal(s, list))];
}
