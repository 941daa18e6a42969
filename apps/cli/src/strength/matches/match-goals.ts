import { existsSync } from 'node:fs';
import { type Outcome, ok } from '@tessera/kernel';
import { type ArenaGame, tally } from '@tessera/mind';
import { readResults } from '../../arena/results-file.ts';
import { percent } from '../../statistics.ts';
import { countText, type Goal, type Reached } from '../goals.ts';
import { headOf, isSettled, matchFile } from './play-matches.ts';
import type { ScheduledMatch } from './schedule.ts';

/** What is known of a match's goal. */
export function matchGoal(root: string, match: ScheduledMatch): Outcome<Goal> {
  const file = matchFile(root, match);
  const results = existsSync(file) ? readResults(file) : undefined;
  if (results && !results.ok) return results;
  const games = results?.value.games ?? [];
  const { question, entrants } = match;
  const count = countText(games.length, match.games, 'games');
  if (!results || games.length === 0) return ok({ goal: question, figure: '', interval: '', count, reached: 'open' });
  const [first] = tally(entrants, games);
  const { share, low, high } = first.withoutLuck ?? first;
  const changed = JSON.stringify(fingerprintsOf(results.value.settings)) !== JSON.stringify(headOf(match).fingerprints);
  return ok({
    goal: question,
    figure: match.all
      ? `${first.wins} of ${games.length} won`
      : `${percent(share)}${first.withoutLuck ? '' : ' (plain)'}`,
    interval: `${percent(low)} – ${percent(high)}`,
    count: `${count}${changed ? '; the bot has changed since' : ''}`,
    reached: match.all ? reachedByAll(match, games.length, first.wins) : reachedBy(match, games, { share, low }),
  });
}

const fingerprintsOf = (settings: object): unknown => ('fingerprints' in settings ? settings.fingerprints : {});

const reachedByAll = (match: ScheduledMatch, games: number, wins: number): Reached =>
  wins < games ? 'no' : games < match.games ? 'open' : 'yes';

/** Told once all games are played, or once it is settled however often one has looked. */
function reachedBy(
  match: ScheduledMatch,
  games: readonly ArenaGame[],
  found: { readonly share: number; readonly low: number },
): Reached {
  const over = games.length >= match.games;
  if (match.share === undefined && match.low === undefined) return over ? 'stated' : 'open';
  const tooLow = found.low <= (match.low ?? -Infinity);
  const shareEnough = found.share >= (match.share ?? 0);
  if (!over && (!isSettled(match, games) || (!tooLow && !shareEnough))) return 'open';
  return shareEnough && !tooLow ? 'yes' : 'no';
}
