import { type SeatNumber, seatNumber, seatOf } from '@tessera/kernel';
import { MARKS, type Mark, type Unclear } from './marks.ts';
import { performanceOf } from './performance.ts';
import type { Points } from './points.ts';
import type { DecisionTally, Moment, SeatLedger } from './review-types.ts';

interface LedgerOptions {
  readonly game: string;
  /** Whether the review thought enough to say how well somebody played. */
  readonly fullEffort: boolean;
}

/** What every seat's chance came from. The moments' changes lead from the first chances to the result, so it adds up. */
export function ledgerOf(moments: readonly Moment[], result: readonly Points[], options: LedgerOptions): SeatLedger[] {
  return result.map((end, seat) => {
    const sum = { luck: 0, hidden: 0, own: 0, others: 0, mind: 0 };
    const squares = { luck: 0, own: 0, others: 0 };
    for (const { kind, seat: by, changes, error } of moments) {
      sum.luck += changes.luck[seat];
      sum.hidden += changes.hidden[seat];
      sum.mind += changes.mind[seat];
      const decider = seatOf(by) === seat ? 'own' : 'others';
      sum[decider] += changes.decision[seat];
      const account = kind === 'decision' || kind === 'forced' ? decider : 'luck';
      squares[account] += error[seat] ** 2;
    }
    const root = (square: number): Points => Math.round(Math.sqrt(square));
    return {
      seat: seatNumber(seat),
      start: moments[0]?.chances[seat] ?? end,
      ...sum,
      result: end,
      errors: { luck: root(squares.luck), own: root(squares.own), others: root(squares.others) },
      decisions: tallyOf(moments, result.length, seatNumber(seat), options),
    };
  });
}

function tallyOf(
  moments: readonly Moment[],
  seats: number,
  seat: SeatNumber,
  { game, fullEffort }: LedgerOptions,
): DecisionTally {
  const own = moments.filter((moment) => moment.seat === seat && isDecision(moment));
  const verdicts = own.flatMap(({ decision }) => (decision ? [decision] : []));
  const counted = verdicts.filter((verdict) => verdict.counted);
  const marks = Object.fromEntries([...MARKS, 'unclear' as const].map((mark) => [mark, 0])) as Record<
    Mark | Unclear,
    number
  >;
  for (const { mark } of verdicts) marks[mark]++;
  const n = counted.length;
  const meanOf = (numbers: readonly number[]) => (n === 0 ? 0 : numbers.reduce((sum, x) => sum + x, 0) / n);
  const loss = meanOf(counted.map((verdict) => verdict.loss));
  // how much decisions differ holds the engine's own error, too
  const square = counted.reduce((sum, verdict) => sum + (verdict.loss - loss) ** 2, 0);
  const error = n < 2 ? 0 : Math.sqrt(square / (n - 1) / n);
  return {
    made: own.length,
    forced: own.length - verdicts.length,
    counted: n,
    marks,
    loss: Math.round(loss),
    error: Math.round(error),
    difficulty: Math.round(meanOf(counted.map((verdict) => verdict.difficulty))),
    // the names were learnt at full effort
    performance: fullEffort ? performanceOf(game, seats, { counted: n, loss, error }) : [],
  };
}

const isDecision = ({ kind }: Moment): boolean => kind === 'decision' || kind === 'forced';
