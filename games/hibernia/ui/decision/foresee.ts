import { type SeatNumber, seatNumber } from '@tessera/kernel';
import type { BoardPreview } from '../../board/index.ts';
import type { HiberniaEvent } from '../../rules/events.ts';
import { Kind, kindOf, whatOf } from '../../rules/moves.ts';
import { parse } from '../../rules/notation.ts';
import { play } from '../../rules/play.ts';
import { fromJSON } from '../../rules/position/position.ts';
import type { HiberniaPosition } from '../../rules/position/position-types.ts';
import { alloc, copyInto, Phase } from '../../rules/state.ts';
import { previewMarch } from '../../rules/turn/march.ts';
import { distanceNow, distanceWith } from './outlook.ts';

/** What a move would do, all of it known beforehand: the die has no say in a battle. */
export interface Foreseen {
  /** As the rules would tell it. A march that asks where warriors come from has not arrived yet. */
  readonly events: readonly HiberniaEvent[];
  /** The land a march goes to, and what it would leave there; none for a raise. */
  readonly march: ForeseenMarch | null;
  /** The turn would be over. */
  readonly endsTurn: boolean;
  /** How far the player's marker is, and would be if the turn ended after this. */
  readonly from: number;
  readonly distance: number;
}

export interface ForeseenMarch {
  readonly to: string;
  readonly size: number;
  /** Warriors whose origin is to be chosen next (H-23). */
  readonly open: number;
  /** Who held the land before, and who would after: an army, or 0. */
  readonly against: SeatNumber;
  readonly holder: SeatNumber;
  readonly warriors: number;
  readonly fallen: number;
}

export function foresee(view: HiberniaPosition, move: string): Foreseen | undefined {
  const read = fromJSON(view);
  if (!read.ok) return undefined;
  const before = read.value;
  const parsed = parse(before, move);
  if (!parsed.ok) return undefined;
  const after = alloc(before);
  copyInto(after, before);
  const events: HiberniaEvent[] = [];
  play(after, parsed.value, (event) => events.push(event as HiberniaEvent));

  const { turn, board } = before;
  const kind = kindOf(parsed.value);
  const target = kind === Kind.march ? whatOf(parsed.value) : before.target;
  const preview = kind === Kind.raise ? null : previewMarch(before, target);
  const endsTurn = after.turns > before.turns;
  return {
    events,
    march: preview && {
      to: board.landNames[target],
      size: preview.size,
      open: after.phase === Phase.take ? after.missing : 0,
      against: seatNumber(before.owner[target]),
      holder: seatNumber(preview.holder),
      warriors: preview.warriors,
      fallen: preview.fallen,
    },
    endsTurn,
    from: before.distance[turn],
    distance: endsTurn
      ? after.distance[turn]
      : preview
        ? distanceWith(before, target, seatNumber(preview.holder))
        : distanceNow(before, turn),
  };
}

/** For the board: what would stand in the land, and where the marker would be. */
export function boardPreview(view: HiberniaPosition, move: string | undefined): BoardPreview | null {
  const seen = move === undefined ? undefined : foresee(view, move);
  if (!seen) return nowPreview(view);
  const { march } = seen;
  return {
    ...(march ? { land: march.to, holder: march.holder, warriors: march.warriors } : {}),
    distances: only(view, seen.distance),
  };
}

/** With nothing chosen yet: what a march under way would leave, and the scoring if the turn ended now. */
function nowPreview(view: HiberniaPosition): BoardPreview | null {
  const read = fromJSON(view);
  if (!read.ok) return null;
  const s = read.value;
  if (s.phase !== Phase.take) return { distances: only(view, distanceNow(s, s.turn)) };
  const { holder, warriors } = previewMarch(s, s.target);
  return {
    land: s.board.landNames[s.target],
    holder: seatNumber(holder),
    warriors,
    distances: only(view, distanceWith(s, s.target, seatNumber(holder))),
  };
}

const only = (view: HiberniaPosition, distance: number): (number | null)[] =>
  view.players.map((_, seat) => (seatNumber(seat) === view.turn ? distance : null));
