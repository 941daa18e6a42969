import { appendFileSync, existsSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, type Outcome, ok } from '@tessera/kernel';
import { wholeLines } from '../whole-lines.ts';
import type { League } from './leagues.ts';

/** A deal played in every rotation: who sat there, and what each of them got of the win, rotation by rotation. */
export interface RatedDeal {
  readonly deal: number;
  /** By number of the mind. */
  readonly minds: readonly number[];
  readonly won: readonly (readonly number[])[];
}

interface Head {
  readonly tessera: string;
  readonly version: number;
  readonly minds: readonly string[];
  readonly stamp?: string;
}

const HEAD = { tessera: 'strength', version: 1 };

export const fileOf = (root: string, { id }: League): string => join(root, 'bench/strength', `${id}.jsonl`);

/** What was played so far. Minds may have been added since; those that were there have to be the same, in the same order. */
export function readDeals(file: string, league: League): Outcome<RatedDeal[]> {
  if (!existsSync(file)) return ok([]);
  const lines = wholeLines(file).split('\n').slice(0, -1);
  try {
    const { tessera, version, minds, stamp } = JSON.parse(lines[0]) as Head;
    if (tessera !== HEAD.tessera || version !== HEAD.version) throw new Error('other head');
    if (minds.some((mind, i) => league.minds[i] !== mind))
      return fail('other-minds', `"${file}" rates other minds: ${minds.join(', ')}. Move it away to begin anew.`);
    if (stamp !== league.stamp)
      return fail('other-minds', `"${file}" rates bots as they played before. Move it away to begin anew.`);
    return ok(lines.slice(1).map((line) => JSON.parse(line) as RatedDeal));
  } catch {
    return fail('bad-results', `"${file}" holds no results of a league.`);
  }
}

/** Readies the file for more: its head names the minds of today, and a line cut short is gone. */
export function openDeals(file: string, league: League): Outcome<RatedDeal[]> {
  const deals = readDeals(file, league);
  if (!deals.ok) return deals;
  const { game, seats, minds, stamp } = league;
  const head = JSON.stringify({ ...HEAD, game: game.id, seats, minds, ...(stamp === undefined ? {} : { stamp }) });
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) writeFileSync(file, `${head}\n`);
  const text = wholeLines(file);
  if (text.startsWith(`${head}\n`)) truncateSync(file, Buffer.byteLength(text));
  else writeFileSync(file, `${head}\n${text.slice(text.indexOf('\n') + 1)}`);
  return deals;
}

export const addDeal = (file: string, deal: RatedDeal): void => appendFileSync(file, `${JSON.stringify(deal)}\n`);
