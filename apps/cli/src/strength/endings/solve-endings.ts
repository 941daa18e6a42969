import { type Game, type Outcome, ok, SeededRng } from '@tessera/kernel';
import { fingerprintOf, mindsOf } from '../../arena/plan.ts';
import { addLine, openKept, resultsFile } from '../kept.ts';
import { type Judged, judgeMove } from './judge-move.ts';
import { lastDecisions } from './near-ends.ts';

/** What one game gave: how many positions were tried, and those that could be solved. */
export interface GameEnding {
  readonly game: number;
  readonly tried: number;
  readonly solved: readonly Judged[];
}

export interface EndingOptions {
  readonly minutes: number;
  readonly descents: number;
  /** That a position may take. */
  readonly nodes: number;
  /** Solved positions that are enough. */
  readonly enough: number;
  readonly onGame: (game: Game, solved: number) => void;
}

/** Further from the end it hardly gets easier: after so many that can't be solved a game is left. */
const IN_VAIN = 3;

export const endingsFile = (root: string, game: Game): string => resultsFile(root, 'endings', game.id);

export const endingsHead = (game: Game, { descents, nodes }: Pick<EndingOptions, 'descents' | 'nodes'>) => ({
  tessera: 'endings',
  version: 1,
  game: game.id,
  seats: game.defaultSeats,
  descents,
  nodes,
  new: fingerprintOf(game, 'new'),
});

/** Plays games to their end and judges the bot's moves in the last turns, of the game with the fewest solved, until the time is over. */
export function solveEndings(root: string, games: readonly Game[], options: EndingOptions): Outcome<void> {
  const counts = new Map<Game, { played: number; solved: number }>();
  for (const game of games) {
    const lines = openKept<GameEnding>(endingsFile(root, game), endingsHead(game, options));
    if (!lines.ok) return lines;
    const solved = lines.value.reduce((sum, line) => sum + line.solved.length, 0);
    counts.set(game, { played: lines.value.length, solved });
  }
  const end = performance.now() + options.minutes * 60_000;
  while (performance.now() < end) {
    const [next] = [...counts]
      .filter(([, { solved }]) => solved < options.enough)
      .sort(([, a], [, b]) => a.solved - b.solved);
    if (!next) break;
    const [game, count] = next;
    const ending = endingOf(game, count.played, options);
    addLine(endingsFile(root, game), ending);
    count.played++;
    count.solved += ending.solved.length;
    options.onGame(game, count.solved);
  }
  return ok(undefined);
}

function endingOf(game: Game, nth: number, options: Pick<EndingOptions, 'descents' | 'nodes'>): GameEnding {
  const mind = mindsOf(game)['new'](game);
  const rng = new SeededRng(`endings ${nth}`);
  const solved: Judged[] = [];
  let tried = 0;
  let inVain = 0;
  for (const decision of lastDecisions(game, mind, rng)) {
    tried++;
    const judged = judgeMove(game, mind, decision, options, rng);
    if (judged) solved.push(judged);
    inVain = judged ? 0 : inVain + 1;
    if (inVain === IN_VAIN) break;
  }
  return { game: nth, tried, solved };
}
