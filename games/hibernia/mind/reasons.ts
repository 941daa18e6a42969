import {
  howOften,
  isMoreOften,
  meanOver,
  percent,
  turnedRound,
  type Weighed,
  weightiest,
} from '@tessera/game-kit/reasons';
import { type Futures, type SeatNumber, seatNumber } from '@tessera/kernel';
import { result } from '../rules/end/score.ts';
import { play } from '../rules/play.ts';
import { alloc, copyInto, type State } from '../rules/state.ts';

/** What is true of a move up to the next turn of whoever makes it. */
export type HiberniaReason =
  | { readonly type: 'wins'; readonly percent: number }
  /** How far the own marker goes, and how much further that is than after the other moves. */
  | { readonly type: 'advances'; readonly spaces: number; readonly more: number }
  | { readonly type: 'slows'; readonly seat: SeatNumber; readonly spaces: number }
  | {
      readonly type: 'holds' | 'risks';
      readonly land: string;
      readonly percent: number;
      /** After the other moves. */
      readonly otherwise: number;
    };

/** Less than a space more or less hardly matters. */
const SPACES = 0.5;

/** It is said only where there is little else to say. */
const WHERE_NOTHING_ELSE = 0.001;
/** So often is held what was taken just now: that goes without saying. */
const SAFE = 0.9;

/** Markers and lands at the next turn, against what they are after the other moves. */
export function reasons(s: State, move: number, futures: Futures<State>): readonly HiberniaReason[] {
  const { turn, seats, board } = s;
  const found: Weighed<HiberniaReason>[] = [];
  const wins = howOften(futures, (future) => result(future).over && result(future).winners.includes(turn));
  if (isMoreOften(wins, futures))
    found.push({ reason: { type: 'wins', percent: percent(wins.after) }, weight: 100 * wins.after });
  for (let seat = 0; seat < seats; seat++) {
    const { mean, more } = meanOver(futures, ({ distance }) => distance[seat] - s.distance[seat]);
    if (seat === turn && mean >= SPACES) {
      const ahead = more >= SPACES ? more : 0;
      found.push({
        reason: { type: 'advances', spaces: tenths(mean), more: tenths(ahead) },
        weight: ahead || WHERE_NOTHING_ELSE,
      });
    }
    if (seat !== turn && more <= -SPACES)
      found.push({
        reason: { type: 'slows', seat: seatNumber(seat), spaces: tenths(-more) },
        weight: -more / (seats - 1),
      });
  }
  const made = alloc(s);
  copyInto(made, s);
  play(made, move);
  for (let land = 0; land < board.landCount; land++) {
    const held = howOften(futures, ({ owner }) => owner[land] === turn);
    const isRisk = isMoreOften(turnedRound(held), { after: futures.others, others: futures.after });
    // a land that one never had is no loss
    if (isRisk ? s.owner[land] !== turn : !isMoreOften(held, futures)) continue;
    if (!isRisk && held.after > SAFE && made.owner[land] === turn && s.owner[land] !== turn) continue;
    found.push({
      reason: {
        type: isRisk ? 'risks' : 'holds',
        land: board.landNames[land],
        percent: percent(isRisk ? 1 - held.after : held.after),
        otherwise: percent(isRisk ? 1 - held.others : held.others),
      },
      weight: Math.abs(held.after - held.others),
      isRisk,
    });
  }
  return weightiest(found);
}

const tenths = (n: number): number => Math.round(10 * n) / 10;
