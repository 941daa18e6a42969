import type { Game } from '@tessera/kernel';
import { type ArenaGame, type ArenaRow, tally, type Verdict } from '@tessera/mind';
import { percent, quantile, table } from '../statistics.ts';
import type { ArenaPlan } from './plan.ts';

interface Run {
  readonly seconds: number;
  readonly verdict: Verdict | undefined;
  /** Whether a verdict was asked for. */
  readonly asked: boolean;
  readonly margin: number;
}

export function sayResults(game: Game, plan: ArenaPlan, played: readonly ArenaGame[], run: Run): string {
  const { entrants, seed } = plan;
  const rows = tally(entrants, played);
  const moves = quantile(
    played.map((one) => one.moves),
    0.5,
  );
  return [
    `${game.name}: ${entrants.join(', ')}; ${played.length} games, seats rotated with the same dice, seed ${seed}`,
    '',
    table(
      ['entrant', 'seats', 'wins', 'share', '95 % interval', 'par', 'points'],
      rows.map((row) => [
        row.name,
        String(row.seats),
        String(Math.round(row.wins * 100) / 100),
        percent(row.share),
        `${percent(row.low)} – ${percent(row.high)}`,
        percent(row.par),
        row.points.toFixed(1),
      ]),
    ),
    ...sayWithoutLuck(rows),
    ...sayVerdict(rows[0], run),
    '',
    `  ${run.seconds.toFixed(1)} s, a median of ${moves} moves per game, dice included.`,
  ].join('\n');
}

function sayWithoutLuck(rows: readonly ArenaRow[]): string[] {
  const measured = rows.flatMap(({ name, withoutLuck }) => (withoutLuck ? [{ name, ...withoutLuck }] : []));
  if (measured.length === 0) return [];
  return [
    '',
    `  With luck taken out, over ${measured[0].deals} deals played in every rotation:`,
    table(
      ['entrant', 'share', '95 % interval', 'saves games'],
      measured.map(({ name, share, low, high, factor }) => [
        name,
        percent(share),
        `${percent(low)} – ${percent(high)}`,
        `× ${factor.toFixed(1)}`,
      ]),
    ),
  ];
}

function sayVerdict({ name, par }: ArenaRow, { verdict, asked, margin }: Run): string[] {
  if (!asked) return [];
  const sentence =
    verdict === undefined
      ? `Not settled: these games don't tell yet whether ${name} is above or below ${percent(par)}.`
      : verdict === 'even'
        ? `Settled: ${name} is within ${margin} points of ${percent(par)}`
        : `Settled: ${name} is ${verdict} ${percent(par)}`;
  return ['', `  ${sentence}${verdict === undefined ? '' : ', wrong at most once in 20 such questions.'}`];
}
