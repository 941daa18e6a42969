import { type Game, type Outcome, ok } from '@tessera/kernel';
import { percent } from '../../statistics.ts';
import { countText, type Goal, points, type Reached, whole } from '../goals.ts';
import { hasChanged, readKept } from '../kept.ts';
import { markdownTable } from '../markdown.ts';
import { type Bin, offBy } from './bins.ts';
import { type Chunk, calibrationFile, calibrationHead, gamesWanted, sumOf } from './calibrate.ts';
import { SERIES, type Series } from './play-series.ts';

/** A bin counts once it holds so many positions, and may then be off by so much. */
const FULL = 1000;
const OFF = 0.03;
/** With fewer nothing is said of it. */
const FEWEST = 100;

interface Found {
  readonly game: Game;
  readonly series: Series;
  readonly games: number;
  readonly bins: readonly Bin[];
  readonly changed: boolean;
}

export function readCalibration(root: string, games: readonly Game[]): Outcome<Found[]> {
  const found: Found[] = [];
  for (const game of games)
    for (const series of SERIES) {
      const kept = readKept<Chunk>(calibrationFile(root, game, series));
      if (!kept.ok) return kept;
      const changed = hasChanged(kept.value, () => calibrationHead(game, series));
      found.push({ game, series, ...sumOf(kept.value?.lines ?? []), changed });
    }
  return ok(found);
}

export const calibrationGoals = (all: readonly Found[]): Goal[] =>
  all.map(({ game, series, games, bins, changed }) => {
    const full = bins.filter(({ n }) => n >= FULL);
    const worst = full.reduce<Bin | undefined>((a, b) => (a && size(a) >= size(b) ? a : b), undefined);
    const count = `${countText(games, gamesWanted(series), 'games')}; ${full.length} of 10 bins with ${whole(FULL)} positions`;
    const { off, half } = worst ? offBy(worst) : { off: 0, half: 0 };
    return {
      goal: `${game.name}, chances told and results, ${series.title}: no bin off by over 3 points`,
      figure: worst ? `worst bin off by ${points(off)}` : '',
      interval: worst ? `${points(off - half)} – ${points(off + half)}` : '',
      count: changed ? `${count}; the bot has changed since` : count,
      reached: reachedBy(full, games >= gamesWanted(series)),
    };
  });

const size = (bin: Bin): number => Math.abs(offBy(bin).off);

/** A bin is known to be off once its whole interval is. */
function reachedBy(full: readonly Bin[], over: boolean): Reached {
  if (full.some((bin) => size(bin) - offBy(bin).half > OFF)) return 'no';
  if (!over || full.length === 0) return 'open';
  return full.every((bin) => size(bin) <= OFF) ? 'yes' : 'no';
}

export function calibrationSection(all: readonly Found[]): string[] {
  const measured = all.filter(({ games }) => games > 0);
  if (measured.length === 0) return [];
  return [
    '## Chances told, and what came of them',
    'At the beginning of each turn the chances of all seats are told (against weaker levels those of the bot alone), and compared with the results of these games. Each cell says by how many points results were above what was told in that tenth, with the half-width of its 95 % interval; positions of a game share its end, so games are what is counted. Bins with fewer than 1,000 positions are in brackets, those with fewer than 100 empty.',
    markdownTable(
      ['series', 'games', ...Array.from({ length: 10 }, (_, i) => `${10 * i}–${10 * (i + 1)} %`)],
      measured.map(({ game, series, games, bins }) => [
        `${game.name}, ${series.title}`,
        whole(games),
        ...bins.map((bin) => cell(bin)),
      ]),
    ),
  ];
}

function cell(bin: Bin): string {
  if (bin.n < FEWEST) return '';
  const { off, half } = offBy(bin);
  const text = `${points(off)} ± ${percent(half).replace(' %', '')}`;
  return bin.n >= FULL ? text : `(${text})`;
}
