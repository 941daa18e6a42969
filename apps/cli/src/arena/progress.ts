import { type ArenaGame, tally } from '@tessera/mind';
import { percent } from '../statistics.ts';

const WIDTH = 24;
const APART_MS = 250;
/** Of the time at most one part in so many goes into saying how it stands. */
const SHARE = 20;

/** Says how it stands, but not after every game: to count them all takes longer the more there are. */
export function progress(entrants: readonly string[], games: number, say: (line: string) => void) {
  const started = performance.now();
  let before: number | undefined;
  let due = started;
  return (played: readonly ArenaGame[]): void => {
    before ??= played.length - 1;
    const now = performance.now();
    if (now < due) return;
    say(progressLine(entrants, played, games, (now - started) / 1000 / (played.length - before)));
    due = performance.now() + Math.max(APART_MS, SHARE * (performance.now() - now));
  };
}

/** A bar, how long it will take, and how it stands. */
function progressLine(
  entrants: readonly string[],
  played: readonly ArenaGame[],
  games: number,
  secondsPerGame: number,
): string {
  const full = Math.floor((WIDTH * Math.min(played.length, games)) / games);
  const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
  const shares = tally(entrants, played).map((row) => `${row.name} ${percent(row.share)}`);
  const left = timeText(secondsPerGame * (games - played.length));
  return `${bar} ${played.length} of ${games} games, ${left} left   ${shares.join('   ')}`;
}

function timeText(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
