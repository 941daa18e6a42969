import { type Game, type Outcome, ok } from '@tessera/kernel';
import { fingerprintOf } from '../arena/plan.ts';
import { percent } from '../statistics.ts';
import { type Goal, points, type Reached, whole } from './goals.ts';
import { hasChanged, readKept, resultsFile } from './kept.ts';

/** What is asked of a network that learns only to beat the bot: at least so many core-hours, games to measure it, and the most it may gain over par. */
export const RESPONSE = { hours: 2, games: 3000, gain: 0.08 } as const;

/** What scripts/best-response.ts keeps of it each time it ends. */
interface Response {
  readonly learntFrom: number;
  readonly hours: number;
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly par: number;
}

export const responseFile = (root: string, game: Game): string => resultsFile(root, 'best-response', game.id);

export const responseHead = (game: Game) => ({
  tessera: 'best-response',
  version: 1,
  game: game.id,
  seats: game.defaultSeats,
  new: fingerprintOf(game, 'new'),
});

export function responseGoal(root: string, game: Game): Outcome<Goal> {
  const kept = readKept<Response>(responseFile(root, game));
  if (!kept.ok) return kept;
  const goal = `${game.name}: a network trained ${RESPONSE.hours} core-hours only to beat the bot, both one move ahead: gains under ${100 * RESPONSE.gain} points over par`;
  const last = kept.value?.lines.at(-1);
  if (!last) return ok({ goal, figure: '', interval: '', count: `0 of ${RESPONSE.hours} core-hours`, reached: 'open' });
  const [gain, low, high] = [last.share, last.low, last.high].map((share) => share - last.par);
  const changed = hasChanged(kept.value, () => responseHead(game)) ? '; the bot has changed since' : '';
  return ok({
    goal,
    figure: `${points(gain)} to a par of ${percent(last.par)}`,
    interval: `${points(low)} – ${points(high)}`,
    count: `${last.hours.toFixed(2)} of ${RESPONSE.hours} core-hours, learnt from ${whole(last.learntFrom)} games, measured in ${whole(last.games)}${changed}`,
    reached: reachedBy(last, low, high),
  });
}

/** More training can only find more. */
function reachedBy({ hours, games }: Response, low: number, high: number): Reached {
  if (low > RESPONSE.gain) return 'no';
  return hours >= RESPONSE.hours && games >= RESPONSE.games && high < RESPONSE.gain ? 'yes' : 'open';
}
