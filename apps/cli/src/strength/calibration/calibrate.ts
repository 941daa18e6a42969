import { type Game, type Outcome, ok } from '@tessera/kernel';
import { fingerprintOf } from '../../arena/plan.ts';
import { addLine, openKept, resultsFile } from '../kept.ts';
import { addBins, type Bin, binsOfGame, emptyBins } from './bins.ts';
import { SERIES, type Series, toldInGame } from './play-series.ts';

/** Some games that were played one after another, and all that was told in them. */
export interface Chunk {
  readonly from: number;
  readonly games: number;
  readonly bins: readonly Bin[];
}

export interface CalibrationOptions {
  readonly minutes: number;
  readonly onChunk: (what: string, games: number) => void;
}

/** A chunk takes so long, or one game. */
const CHUNK_MS = 5000;
/** Enough of a series: positions in every bin by far, where its chances are told at all. */
const GAMES_WANTED = { ahead: 5000, searched: 500 } as const;

export const gamesWanted = ({ descents }: Series): number =>
  descents === 1 ? GAMES_WANTED.ahead : GAMES_WANTED.searched;

export const calibrationFile = (root: string, game: Game, series: Series): string =>
  resultsFile(root, 'calibration', `${game.id}-${series.id}`);

export const calibrationHead = (game: Game, { id, descents }: Series) => ({
  tessera: 'calibration',
  version: 1,
  game: game.id,
  seats: game.defaultSeats,
  series: id,
  descents,
  new: fingerprintOf(game, 'new'),
});

export const sumOf = (chunks: readonly Chunk[]): { games: number; bins: Bin[] } => ({
  games: chunks.reduce((sum, { games }) => sum + games, 0),
  bins: chunks.reduce((sum, { bins }) => addBins(sum, bins), emptyBins()),
});

/** Plays games of the series that has had the least time, and keeps what was told in them, until the time is over. */
export function calibrate(root: string, games: readonly Game[], options: CalibrationOptions): Outcome<void> {
  const counts: { game: Game; series: Series; played: number; chunks: number }[] = [];
  for (const game of games)
    for (const series of SERIES) {
      const chunks = openKept<Chunk>(calibrationFile(root, game, series), calibrationHead(game, series));
      if (!chunks.ok) return chunks;
      counts.push({ game, series, played: sumOf(chunks.value).games, chunks: chunks.value.length });
    }
  const end = performance.now() + options.minutes * 60_000;
  while (performance.now() < end) {
    const [next] = counts
      .filter(({ series, played }) => played < gamesWanted(series))
      .sort((a, b) => a.chunks - b.chunks);
    if (!next) break;
    const { game, series } = next;
    const chunk = chunkOf(game, series, next.played, Math.min(end, performance.now() + CHUNK_MS));
    addLine(calibrationFile(root, game, series), chunk);
    next.played += chunk.games;
    next.chunks++;
    options.onChunk(`${game.id} ${series.id}`, next.played);
  }
  return ok(undefined);
}

/** Games until then, one at least. */
function chunkOf(game: Game, series: Series, from: number, until: number): Chunk {
  let bins = emptyBins();
  let games = 0;
  do {
    bins = addBins(bins, binsOfGame(toldInGame(game, series, from + games) ?? []));
    games++;
  } while (performance.now() < until);
  const round = (n: number) => Math.round(n * 1e6) / 1e6;
  const rounded = bins.map(({ n, told, won, squares }) => ({
    n,
    told: round(told),
    won: round(won),
    squares: round(squares),
  }));
  return { from, games, bins: rounded };
}
