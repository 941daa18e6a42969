import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Outcome, ok } from '@tessera/kernel';
import { parOf, tally } from '@tessera/mind';
import { readResults } from '../../arena/results-file.ts';
import { CLI_GAMES } from '../../games.ts';
import { percent } from '../../statistics.ts';
import { markdownTable } from '../markdown.ts';

/** All matches that were played, by `tessera arena --out` too: plain wins beside the estimate without luck. */
export function matchSection(folder: string): Outcome<string[]> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : [];
  const lines: string[][] = [];
  for (const name of files.sort()) {
    const results = readResults(join(folder, name));
    if (!results.ok) return results;
    const { settings, games } = results.value;
    if (games.length === 0) continue;
    const { seats } = settings;
    const [first] = tally(seats, games);
    const calm = first.withoutLuck;
    lines.push([
      `${CLI_GAMES[settings.game]?.game.name ?? basename(name)}: \`${seats.join('`, `')}\`${optionsText(settings)}`,
      String(games.length),
      `${percent(first.share)} (${percent(first.low)} – ${percent(first.high)})`,
      calm ? `${percent(calm.share)} (${percent(calm.low)} – ${percent(calm.high)})` : '',
      calm ? `× ${calm.factor.toFixed(1)}` : '',
      percent(parOf(first.seats, seats.length)),
    ]);
  }
  if (lines.length === 0) return ok([]);
  return ok([
    '## Matches',
    'The first bot against the others: plain wins, and wins with the luck of dice, cards and drawn moves taken out; how many times the games plain wins of the same deals would need for the same interval; par.',
    markdownTable(['match', 'games', 'wins', 'without luck', 'saves games', 'par'], lines),
  ]);
}

/** Who plays alone chooses whom against. */
function optionsText(settings: { readonly seats: readonly string[] }): string {
  if (settings.seats.length > 1 || !('options' in settings)) return '';
  return `, ${Object.values(settings.options as Record<string, string>).join(', ')}`;
}
