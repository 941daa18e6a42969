import { NO_SEAT, seatOf } from '@tessera/kernel';
import {
  inPoints,
  MARKS,
  type Moment,
  type Points,
  type Review,
  type SeatLedger,
  type TurningPoint,
} from '@tessera/mind';
import type { Paint } from '@tessera/ui/text';
import { table } from '../statistics.ts';

const WORST = 8;

/** A review for people: what each seat's result came from, how well it decided, and where the game turned. */
export function reviewText(game: string, review: Review, names: readonly string[], paint: Paint): string {
  const { effort, moments, ledger, turningPoints } = review;
  const worst = moments
    .filter(({ decision }) => decision && !['best', 'good', 'unclear'].includes(decision.mark))
    .sort((a, b) => (b.decision?.loss ?? 0) - (a.decision?.loss ?? 0))
    .slice(0, WORST);
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', paint.bold(title), ...lines.map((line) => `  ${line}`)];
  return [
    `${paint.bold(game)}: ${names.join(', ')}; ${moments.length} moves; ${effortText(effort)}`,
    ...(review.playedOut ? [] : ['The game was ended before its end: the result is the chances that were left.']),
    '',
    paint.bold('Where the chances came from, in points of 100'),
    ledgerTable(ledger, names),
    '',
    paint.bold('Decisions'),
    decisionsTable(ledger, names),
    ...part(
      'Turning points',
      turningPoints.map((turn) => turnLine(turn, names)),
    ),
    ...part(
      'Costly decisions',
      worst.map((moment) => costLine(moment, names)),
    ),
  ].join('\n');
}

function effortText({ search }: Review['effort']): string {
  if (!search) return 'the evaluation alone';
  return 'ms' in search ? `${search.ms} ms a search` : `${search.iterations} descents a search`;
}

const number = (points: Points): string => inPoints(points).toFixed(1).replace('-0.0', '0.0');
const signed = (points: Points): string => (points >= 50_000 ? `+${number(points)}` : number(points));
const within = (points: Points, error: Points): string => `${signed(points)} ± ${number(2 * error)}`;

const ledgerTable = (ledger: readonly SeatLedger[], names: readonly string[]): string =>
  table(
    ['', 'start', 'dice and cards', 'hidden', 'own decisions', "others' decisions", "engine's mind", 'result'],
    ledger.map(({ seat, start, luck, hidden, own, others, mind, result, errors }) => [
      names[seatOf(seat)],
      number(start),
      within(luck, errors.luck),
      signed(hidden),
      within(own, errors.own),
      within(others, errors.others),
      signed(mind),
      number(result),
    ]),
  );

const decisionsTable = (ledger: readonly SeatLedger[], names: readonly string[]): string =>
  table(
    ['', 'made', 'counted', ...MARKS, "can't tell", 'mean loss', 'medium bot', 'played like'],
    ledger.map(({ seat, decisions }) => [
      names[seatOf(seat)],
      String(decisions.made),
      String(decisions.counted),
      ...MARKS.map((mark) => String(decisions.marks[mark])),
      String(decisions.marks.unclear),
      `${inPoints(decisions.loss).toFixed(2)} ± ${inPoints(2 * decisions.error).toFixed(2)}`,
      inPoints(decisions.difficulty).toFixed(2),
      decisions.performance.join(' or ') || "can't tell",
    ]),
  );

/** A turn by the seat whose chance changed most in it. */
function turnLine({ from, to, seat, changes }: TurningPoint, names: readonly string[]): string {
  const { luck, hidden, decision } = changes;
  const swings = luck.map((n, at) => n + hidden[at] + decision[at]);
  const most = swings.reduce((best, swing, at) => (Math.abs(swing) > Math.abs(swings[best]) ? at : best), 0);
  const moves = from === to ? `move ${from + 1}` : `moves ${from + 1} to ${to + 1}`;
  const whose = seat === NO_SEAT ? '' : `, turn of ${names[seatOf(seat)]}`;
  const parts = [
    `dice and cards ${signed(luck[most])}`,
    `decisions ${signed(decision[most])}`,
    ...(hidden[most] === 0 ? [] : [`hidden ${signed(hidden[most])}`]),
  ];
  return `${moves}${whose}: ${signed(swings[most])} for ${names[most]} (${parts.join(', ')})`;
}

function costLine({ at, seat, move, decision }: Moment, names: readonly string[]): string {
  if (!decision) return '';
  const { mark, loss, error, best } = decision;
  return `move ${at + 1}, ${names[seatOf(seat)]}: ${move}, a ${mark}, ${within(-loss, error)}; better: ${best}`;
}
