import { type Game, type Outcome, ok, seatNumber } from '@tessera/kernel';
import { wilson } from '@tessera/mind';
import { percent } from '../../statistics.ts';
import { countText, type Goal, type Reached, whole } from '../goals.ts';
import { type Head, hasChanged, readKept } from '../kept.ts';
import { markdownTable } from '../markdown.ts';
import { type Judged, POINT } from './judge-move.ts';
import { endingsFile, endingsHead, type GameEnding } from './solve-endings.ts';

export interface WorstMove extends Judged {
  readonly game: number;
}

export interface FoundEndings {
  readonly game: Game;
  readonly games: number;
  readonly tried: number;
  readonly solved: readonly WorstMove[];
  readonly descents: number;
  readonly changed: boolean;
}

export const POSITIONS_WANTED = 10_000;

export function readEndings(root: string, games: readonly Game[]): Outcome<FoundEndings[]> {
  const found: FoundEndings[] = [];
  for (const game of games) {
    const kept = readKept<GameEnding>(endingsFile(root, game));
    if (!kept.ok) return kept;
    const { lines, head } = kept.value ?? { lines: [], head: {} };
    const { descents, nodes } = numbersOf(head);
    found.push({
      game,
      games: lines.length,
      tried: lines.reduce((sum, { tried }) => sum + tried, 0),
      solved: lines.flatMap((line) => line.solved.map((one) => ({ ...one, game: line.game }))),
      descents,
      changed: hasChanged(kept.value, () => endingsHead(game, { descents, nodes })),
    });
  }
  return ok(found);
}

function numbersOf(head: Head): { descents: number; nodes: number } {
  const { descents, nodes } = head;
  return { descents: Number(descents ?? 0), nodes: Number(nodes ?? 0) };
}

/** Moves that surely lose over a point, and those of which it isn't known. */
const surely = ({ atLeast }: Judged): boolean => atLeast > POINT;
const perhaps = (one: Judged): boolean => one.position !== undefined && !surely(one);

export const endingGoals = (all: readonly FoundEndings[]): Goal[] =>
  all.map(({ game, solved, descents, changed }) => {
    const [lost, unsure] = [solved.filter(surely).length, solved.filter(perhaps).length];
    const deciding = solved.filter(({ matters }) => matters).length;
    const { low, high } = wilson(lost, solved.length);
    const count = `${countText(solved.length, POSITIONS_WANTED, 'positions')}; in ${whole(deciding)} of them a move could lose over 1 point`;
    return {
      goal: `${game.name}, last turns solved exactly${descents ? `, ${descents} descents` : ''}: no move loses over 1 point`,
      figure: solved.length ? `${whole(lost)} surely${unsure ? `, ${whole(unsure)} perhaps` : ''}` : '',
      interval: solved.length ? `${(100 * low).toFixed(2)} – ${(100 * high).toFixed(2)} % of moves` : '',
      count: changed ? `${count}; the bot has changed since` : count,
      reached: reachedBy(lost, unsure, solved.length),
    };
  });

const reachedBy = (lost: number, unsure: number, solved: number): Reached =>
  lost > 0 ? 'no' : solved < POSITIONS_WANTED || unsure > 0 ? 'open' : 'yes';

/** Points that a move loses at least: up to these. */
const STEPS = [0.001, 0.01, 0.03, 0.1, 0.3, 1];
const WORST = 5;

/** The moves that lose most, or may. */
export const worstOf = (solved: readonly WorstMove[], count: number): WorstMove[] =>
  solved
    .filter(({ position }) => position !== undefined)
    .sort((a, b) => b.atLeast - a.atLeast || b.atMost - a.atMost)
    .slice(0, count);

export function endingsSection(all: readonly FoundEndings[]): string[] {
  const measured = all.filter(({ solved }) => solved.length > 0);
  if (measured.length === 0) return [];
  const worst = measured.flatMap(({ game, solved }) => worstOf(solved, WORST).map((one) => ({ name: game.id, one })));
  return [
    '## Last turns, solved exactly',
    'Positions near the end of games of the bot against itself in which the whole rest can be looked at: no evaluation, every seat for itself, dice and cards averaged, whoever gains nothing either way may do anything. Only positions with more than one move count, and only those in which the worth of the best move is known to 0.2 points. Where something is hidden, four worlds have to say the same. The figures are chances to win that the move the bot chose loses against the best, at least.',
    markdownTable(
      ['game', 'games', 'tried', 'solved', 'deciding', ...STEPS.map((step) => `≤ ${100 * step}`), 'not known'],
      measured.map(({ game, games, tried, solved }) => [
        game.name,
        ...[games, tried, solved.length, solved.filter(({ matters }) => matters).length].map(whole),
        ...STEPS.map((step, i) => whole(solved.filter((one) => isIn(one, step, STEPS[i - 1])).length)),
        whole(solved.filter(perhaps).length),
      ]),
    ),
    ...(worst.length
      ? [
          `The worst of them; \`npx tessera strength endings --show 5\` draws them:`,
          markdownTable(
            ['game', 'seat', 'played', 'better', 'worth', 'loses'],
            worst.map(({ name, one }) => [
              `${name}, game ${one.game}, move ${one.move}`,
              String(seatNumber(one.seat)),
              `\`${one.played}\``,
              `\`${one.instead}\``,
              percent(one.best),
              lossText(one),
            ]),
            4,
          ),
        ]
      : []),
  ];
}

const isIn = (one: Judged, to: number, from = -1): boolean => !perhaps(one) && one.atLeast > from && one.atLeast <= to;

export const lossText = ({ atLeast, atMost }: Judged): string =>
  atMost - atLeast < 0.005 ? percent(atLeast) : `${percent(atLeast)} – ${percent(atMost)}`;
