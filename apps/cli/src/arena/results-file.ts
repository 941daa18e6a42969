import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { fail, type Outcome, ok } from '@tessera/kernel';
import { type ArenaGame, seatingOf } from '@tessera/mind';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { wholeLines } from '../whole-lines.ts';

const HEAD = { tessera: 'arena', version: 1 };

const Head = Type.Object({
  tessera: Type.Literal(HEAD.tessera),
  version: Type.Literal(HEAD.version),
  game: Type.String(),
  /** Bots with their budgets, in the order they were named. */
  seats: Type.Array(Type.String(), { minItems: 1 }),
  seed: Type.String(),
});

const Numbers = Type.Array(Type.Number());
const KeptGame = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  seating: Type.Array(Type.String()),
  winners: Type.Array(Type.Integer({ minimum: 0 })),
  points: Numbers,
  moves: Type.Integer({ minimum: 0 }),
  luck: Type.Optional(Numbers),
  choices: Type.Optional(Numbers),
});

interface Settings {
  readonly game: string;
  readonly seats: readonly string[];
  readonly seed: string;
}

export interface ResultsFile {
  readonly settings: Settings;
  readonly games: readonly ArenaGame[];
}

/** Reads the head, and the games behind it. A last line that was being written when the power went is left out. */
export function readResults(file: string): Outcome<ResultsFile> {
  const lines = wholeLines(file).split('\n').slice(0, -1);
  const head = parsed(lines[0]);
  if (!Value.Check(Head, head))
    return fail('bad-results', `"${file}" holds no results of the arena; name another file.`);
  const { tessera: _, version: __, ...settings } = head;
  const games = new Map<number, ArenaGame>();
  for (const [i, line] of lines.slice(1).entries()) {
    const game = parsed(line);
    if (!Value.Check(KeptGame, game) || !fits(game, settings.seats.length))
      return fail('bad-results', `Line ${i + 2} of "${file}" is no game of its arena; take the line out.`);
    // a number tells who sat where; files of before named bots as they had been typed
    if (!games.has(game.number))
      games.set(game.number, { ...game, seating: seatingOf(settings.seats, game.number - 1) });
  }
  return ok({ settings, games: [...games.values()] });
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    // whoever reads the lines says which of them is none
    return undefined;
  }
}

const fits = ({ seating, winners, points, luck, choices }: ArenaGame, seats: number): boolean =>
  [seating, points, luck ?? points, choices ?? points].every(({ length }) => length === seats) &&
  winners.every((seat, i) => seat < seats && winners.indexOf(seat) === i);

/** Opens a file to add games to it: a new one, or one with the same settings. Returns the games it has. */
export function openResults(file: string, settings: Settings): Outcome<readonly ArenaGame[]> {
  if (!existsSync(file) || readFileSync(file, 'utf8') === '') {
    writeFileSync(file, `${JSON.stringify({ ...HEAD, ...settings })}\n`);
    return ok([]);
  }
  const found = readResults(file);
  if (!found.ok) return found;
  const [before, now] = [found.value.settings, settings].map((some) => new Map(Object.entries(some)));
  for (const key of new Set([...now.keys(), ...before.keys()])) {
    const [old, today] = [before, now].map((some) => JSON.stringify(some.get(key)));
    if (old !== today)
      return fail(
        'other-settings',
        `"${file}" holds games of other settings: ${differs(key, old, today)}. Name another file.`,
      );
  }
  truncateSync(file, Buffer.byteLength(wholeLines(file)));
  return ok(found.value.games);
}

const MOST = 80;
const short = (text = 'nothing') => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

function differs(key: string, before?: string, now?: string): string {
  if (key === 'fingerprints') return `a bot has changed since (${short(before)}, now ${short(now)})`;
  return `its ${key} is ${short(before)}, not ${short(now)}`;
}

export const addResult = (file: string, game: ArenaGame): void => appendFileSync(file, `${JSON.stringify(game)}\n`);
