import {
  howOften,
  isMoreOften,
  meanOver,
  type Often,
  percent,
  turnedRound,
  type Weighed,
  weightiest,
} from '@tessera/game-kit/reasons';
import { type Futures, type SeatNumber, seatNumber } from '@tessera/kernel';
import { points, result } from '../rules/end/score.ts';
import { Kind, kindOf } from '../rules/moves.ts';
import { play } from '../rules/play.ts';
import { bonusPoints } from '../rules/scenario/board.ts';
import { ARMIES, alloc, copyInto, ON_BOARD, type State } from '../rules/state.ts';

/** What is true of a move up to the next turn of whoever makes it; `army` may be the neutral one. */
export type CambriaReason =
  | { readonly type: 'wins'; readonly percent: number }
  | { readonly type: 'takes'; readonly fort: string; readonly percent: number }
  | { readonly type: 'bonus'; readonly fort: string; readonly percent: number }
  | {
      readonly type: 'stops' | 'risks';
      readonly fort: string;
      readonly army: SeatNumber;
      readonly percent: number;
      /** After the other moves. */
      readonly otherwise: number;
    }
  /** Points gained, and how many more than after the other moves. */
  | { readonly type: 'points'; readonly points: number; readonly more: number }
  | { readonly type: 'leads'; readonly fort: string; readonly own: number; readonly next: number }
  | { readonly type: 'ship' };

/** It is said only where there is little else to say. */
const WHERE_NOTHING_ELSE = 0.001;

/** Of the forts, who gets them by the next turn, more often or less than after the other moves. */
export function reasons(s: State, move: number, futures: Futures<State>): readonly CambriaReason[] {
  const seat = s.turn;
  const after = alloc(s);
  copyInto(after, s);
  play(after, move);
  const found: Weighed<CambriaReason>[] = [];
  const wins = howOften(futures, (future) => result(future).over && result(future).winners.includes(seat));
  if (isMoreOften(wins, futures))
    found.push({ reason: { type: 'wins', percent: percent(wins.after) }, weight: 100 * wins.after });
  for (let fort = 0; fort < s.board.fortCount; fort++)
    // what falls at once is told with the move
    if (after.fortOwner[fort] === ON_BOARD) found.push(...ofFort(s, fort, futures));
  const gained = meanOver(futures, (future) => points(future, seat) - points(s, seat));
  const more = gained.more >= 0.5 ? gained.more : 0;
  if (gained.mean >= 0.5)
    found.push({
      reason: { type: 'points', points: tenths(gained.mean), more: tenths(more) },
      weight: more / 4 || WHERE_NOTHING_ELSE,
    });
  found.push(...ofPlace(s, after, move));
  return weightiest(found);
}

function ofFort(s: State, fort: number, futures: Futures<State>): Weighed<CambriaReason>[] {
  const { fortNames, value } = s.board;
  const seat = s.turn;
  const found: Weighed<CambriaReason>[] = [];
  const name = fortNames[fort];
  const weigh = ({ after, others }: Often, worth: number) => Math.abs(after - others) * worth;
  const takes = howOften(futures, ({ fortOwner }) => fortOwner[fort] === seat);
  if (isMoreOften(takes, futures))
    found.push({
      reason: { type: 'takes', fort: name, percent: percent(takes.after) },
      weight: weigh(takes, value[fort]),
    });
  const bonus = howOften(futures, ({ bonusOwner }) => bonusOwner[fort] === seat);
  if (isMoreOften(bonus, futures))
    found.push({
      reason: { type: 'bonus', fort: name, percent: percent(bonus.after) },
      weight: weigh(bonus, bonusPoints(value[fort])),
    });
  for (let army = 0; army < s.armies; army++) {
    if (army === seat) continue;
    const theirs = howOften(futures, ({ fortOwner }) => fortOwner[fort] === army);
    const isRisk = isMoreOften(theirs, futures);
    if (!isRisk && !isMoreOften(turnedRound(theirs), { after: futures.others, others: futures.after })) continue;
    found.push({
      reason: {
        type: isRisk ? 'risks' : 'stops',
        fort: name,
        army: seatNumber(army),
        percent: percent(theirs.after),
        otherwise: percent(theirs.others),
      },
      weight: weigh(theirs, value[fort]) / (s.armies - 1),
      isRisk,
    });
  }
  return found;
}

/** What can be seen without looking ahead: it is said where nothing else is. */
function ofPlace(s: State, after: State, move: number): Weighed<CambriaReason>[] {
  if (kindOf(move) === Kind.board) return [{ reason: { type: 'ship' }, weight: 0.01 }];
  const { fortNames, fortCount, value } = s.board;
  const found: Weighed<CambriaReason>[] = [];
  for (let fort = 0; fort < fortCount; fort++) {
    const row = fort * ARMIES;
    const own = after.held[row + s.turn];
    if (after.fortOwner[fort] !== ON_BOARD || own <= s.held[row + s.turn]) continue;
    let next = 0;
    for (let army = 0; army < s.armies; army++) if (army !== s.turn) next = Math.max(next, after.held[row + army]);
    if (own > Math.max(1, next))
      found.push({ reason: { type: 'leads', fort: fortNames[fort], own, next }, weight: 0.02 * value[fort] });
  }
  return found;
}

const tenths = (points: number): number => Math.round(10 * points) / 10;
