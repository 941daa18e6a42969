import { type Result, seatNumber } from '@tessera/kernel';
import { rivalTieBreaks, tieBreaks } from '../../rules/score.ts';
import { RIVAL_SEAT, type ScythiaScene, seatName } from '../names.ts';
import { stateOf } from '../state-of.ts';

/** S-62: points, then cards, then store. */
export function verdict(scene: ScythiaScene, { standings }: Result): string[] {
  const { text, view } = scene;
  const state = stateOf(view);
  const ranks = [
    ...standings.map(({ seat }) => ({ seat: seatNumber(seat), breaks: tieBreaks(state, seat) })),
    ...(view.rival ? [{ seat: RIVAL_SEAT, breaks: rivalTieBreaks(state) }] : []),
  ].sort((a, b) => compare(b.breaks, a.breaks));
  const [first, next] = ranks;
  const lines: string[] = [];
  if (first && next) {
    const name = seatName(scene, first.seat);
    const other = seatName(scene, next.seat);
    const at = first.breaks.findIndex((value, index) => value !== next.breaks[index]);
    if (at === 0) lines.push(text('scythia.verdict.margin', { name, other, margin: first.breaks[0] - next.breaks[0] }));
    else if (at > 0) lines.push(text(at === 1 ? 'scythia.verdict.cards' : 'scythia.verdict.store', { name, other }));
    else lines.push(text('scythia.verdict.shared', { name, other }));
  }
  lines.push(
    text('scythia.verdict.turns', { count: Math.ceil(view.turns / Math.max(view.seats, view.rival ? 2 : 1)) }),
  );
  return lines;
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at] - b[at];
};
