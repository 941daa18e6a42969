import { type Game, LEVELS, type Level, THINKING_MS } from '@tessera/kernel';
import { strengthOf } from '@tessera/mind';
import { percent } from '../statistics.ts';
import type { League } from '../strength/leagues.ts';
import type { Rating } from '../strength/ratings.ts';
import { ANCHORS, entrantOf } from './ladder.ts';

/** What was measured of a game's levels. */
export interface Measured {
  readonly ladder: League;
  readonly games: number;
  /** Of levels and anchors, the best first; empty where too few games were played. */
  readonly ratings: readonly Rating[];
}

/** The text of docs/levels.md. */
export const levelsPage = (measured: readonly Measured[]): string =>
  `${[HEAD, ...measured.map(sectionOf)].join('\n\n')}\n`;

const HEAD = `# How strong the levels are

Made by \`npx tessera levels\` from the games in \`bench/strength\`; it also writes the ratings into \`games/*/mind/ratings.json\`, where page and server find them. To
play more: \`npx tessera levels --minutes 20\`. To set the errors of a game's levels anew, at even steps from the rating of the lowest on: \`npx tessera levels cambria --calibrate --lowest 500 --minutes 20\`, which writes
\`games/cambria/mind/levels.json\`; the games kept for the old ones are of no use then, and are deleted.

Ratings are those of [strength.md](strength.md): \`${ANCHORS[0]}\` is 1500, and who is 400 points ahead wins ten times as often. \`owl\` makes no errors; here it has 100 descents for a
move (25 in Scythia), so that the games are the same on every machine, and for people the time in the table, which makes it a little stronger.

How the others err ([errors.ts](../packages/mind/src/levels/errors.ts)):

- **Misjudges**: its idea of what each move loses is off by so many times what a move at random would lose (standard deviation). So it takes a nearly-best move where there are many, and finds the one that stands out.
- **Overlooks**: this share of the places on the board it doesn't think of, the same ones for a whole turn: neither of what it could do there, nor of what others could do next.
- **Blunders**: a move that loses more than this, in points of a hundred of a chance to win, is never chosen where a better one is seen.
- **Looks**: 1 compares its own moves by how things then stand, and no replies; more are descents of the search.

The names of the four levels that there were before stand for those that play most like them: \`easy\` for \`lamb\`, \`medium\` for \`hedgehog\`, \`hard\` for \`wolf\`, \`expert\` for \`owl\`.

*Matches me* in the page takes the level whose rating is nearest to yours. Yours is kept on the device, for each game, and never leaves it. It starts at the hedgehog's with a deviation of 250 and follows
Glickman's Glicko ([own-strength.ts](../apps/web/src/levels/own-strength.ts)): each bot you came before is a win, each you came behind a defeat, and with several at a table each counts two parts in as many as sat there. A game
counts when you played it to its end at this device, without hints.`;

const round = (n: number): string => String(Math.round(n));

function sectionOf({ ladder, games, ratings }: Measured): string {
  const { game, seats } = ladder;
  const found = new Map(ratings.map((one) => [one.mind, one]));
  const rows = [
    ...LEVELS.map((level, i) => {
      const own = found.get(entrantOf(game, level));
      const below = i === 0 ? undefined : found.get(entrantOf(game, LEVELS[i - 1]));
      return [`\`${level}\``, ...figures(own, below), ...errorsOf(game, level)];
    }),
    ...ANCHORS.map((mind) => [`\`${mind}\``, ...figures(found.get(mind)), '', '', '', '', '']),
  ];
  const heads = [
    '',
    'rating',
    '95 % interval',
    'step',
    'wins',
    'misjudges',
    'overlooks',
    'blunders',
    'looks',
    'thinks',
  ];
  const table = [heads, heads.map((_, i) => (i === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
  const said = games === 0 ? 'Not measured yet.' : `${games} games.`;
  return `## ${game.name}, ${seats} players\n\n${said}\n\n${table}`;
}

function figures(own: Rating | undefined, below?: Rating): string[] {
  if (!own) return ['', '', '', ''];
  const step = below ? `+${round(own.rating - below.rating)}`.replace('+-', '−') : '';
  return [round(own.rating), `${round(own.low)} – ${round(own.high)}`, step, percent(own.share)];
}

function errorsOf(game: Game, level: Level): string[] {
  const { misjudgement, oversight, blunder, iterations } = strengthOf(game, level);
  const unerring = misjudgement === 0;
  return [
    unerring ? '' : `× ${misjudgement}`,
    unerring ? '' : `${Math.round(100 * oversight)} %`,
    unerring ? '' : String(Math.round(100 * blunder)),
    iterations === Infinity ? 'all the time' : String(iterations),
    iterations === 1 ? 'at once' : `≤ ${THINKING_MS[level]} ms`,
  ];
}
