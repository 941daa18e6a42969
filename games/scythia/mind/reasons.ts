import { howOften, isMoreOften, meanOver, percent, type Weighed, weightiest } from '@tessera/game-kit/reasons';
import { type Futures, MoveList, type SeatNumber, seatNumber } from '@tessera/kernel';
import { crewCount, strengthAt } from '../rules/cards/crew.ts';
import { pushRaids } from '../rules/raid/raid.ts';
import { RESOURCES, type Resource } from '../rules/scenario/scenario-types.ts';
import { result, scoreOf } from '../rules/score.ts';
import { aOf } from '../rules/state/moves.ts';
import { amount, EMPTY, PLACES, type State } from '../rules/state/state.ts';

export type Store = Exclude<Resource, 'points'>;

/** What is true of a move up to the next turn of whoever makes it. Numbers are means. */
export type ScythiaReason =
  | { readonly type: 'wins'; readonly percent: number }
  /** Points gained, and how many more than after the other moves. */
  | { readonly type: 'points'; readonly points: number; readonly more: number }
  | { readonly type: 'store'; readonly what: Store; readonly more: number }
  | { readonly type: 'strength'; readonly more: number }
  /** A raid that could be begun in the next turn. */
  | { readonly type: 'raid'; readonly settlement: string; readonly percent: number; readonly otherwise: number }
  | { readonly type: 'slows'; readonly seat: SeatNumber; readonly points: number }
  | { readonly type: 'crew'; readonly percent: number; readonly otherwise: number };

/** What one of each is about worth in points, to hold reasons against each other. */
const WORTH: Readonly<Record<Store, number>> = {
  silver: 0.4,
  kumis: 0.5,
  provisions: 0.4,
  gold: 2,
  equipment: 1,
  wagon: 1,
  livestock: 0.6,
  cards: 0.4,
};
const LEAST_POINTS = 0.4;
/** It is said only where there is little else to say. */
const WHERE_NOTHING_ELSE = 0.001;
const A_STRENGTH = 0.4;
const A_RAID = 2;
const A_CREW = 3;

const isStore = (resource: Resource): resource is Store => resource !== 'points';

/** Points, store, strength and raids at the next turn, against what they are after the other moves. */
export function reasons(s: State, _move: number, futures: Futures<State>): readonly ScythiaReason[] {
  const seat = s.turn;
  const found: Weighed<ScythiaReason>[] = [];
  const wins = howOften(futures, (future) => result(future).over && result(future).winners.includes(seat));
  if (isMoreOften(wins, futures))
    found.push({ reason: { type: 'wins', percent: percent(wins.after) }, weight: 100 * wins.after });
  for (let other = 0; other < s.seats; other++) {
    const now = scoreOf(s, other).total;
    const { mean, more } = meanOver(futures, (future) => scoreOf(future, other).total - now);
    if (other === seat && mean >= LEAST_POINTS) {
      const ahead = more >= LEAST_POINTS ? more : 0;
      found.push({
        reason: { type: 'points', points: tenths(mean), more: tenths(ahead) },
        weight: ahead || WHERE_NOTHING_ELSE,
      });
    }
    if (other !== seat && more <= -LEAST_POINTS)
      found.push({
        reason: { type: 'slows', seat: seatNumber(other), points: tenths(-more) },
        weight: -more / (s.seats - 1),
      });
  }
  for (const [resource, what] of RESOURCES.entries()) {
    if (!isStore(what)) continue;
    const { more } = meanOver(futures, (future) => amount(future, seat, resource));
    if (more * WORTH[what] >= LEAST_POINTS)
      found.push({ reason: { type: 'store', what, more: tenths(more) }, weight: more * WORTH[what] });
  }
  const { more } = meanOver(futures, (future) => strengthOf(future, seat));
  if (more * A_STRENGTH >= LEAST_POINTS)
    found.push({ reason: { type: 'strength', more: tenths(more) }, weight: more * A_STRENGTH });
  found.push(...ofRaids(s, futures), ...ofCrew(s, futures));
  return weightiest(found);
}

/** With the animals of hired crew. */
function strengthOf(s: State, seat: number): number {
  let sum = 0;
  for (let at = seat * PLACES, end = at + PLACES; at < end; at++) {
    if (s.crew[at] === EMPTY) continue;
    sum += strengthAt(s, at);
    if (s.eagle[at] !== EMPTY) sum += s.board.eagleStrength[s.eagle[at] - 1];
    if (s.horse[at] !== EMPTY) sum += s.board.horseStrength[s.horse[at] - 1];
  }
  return sum;
}

function ofRaids(s: State, futures: Futures<State>): Weighed<ScythiaReason>[] {
  const list = new MoveList();
  const raidsIn = (future: State): ReadonlySet<number> => {
    list.clear();
    // the game may be over, or the seat no longer the one whose turn it is
    if (future.over === 0 && future.turn === s.turn) pushRaids(future, list);
    return new Set(list.toArray().map(aOf));
  };
  const open = new Map([...futures.after, ...futures.others].map((future) => [future, raidsIn(future)]));
  const found = s.board.settlements.flatMap(({ name }, settlement) => {
    const often = howOften(futures, (future) => open.get(future)?.has(settlement) ?? false);
    if (!isMoreOften(often, futures)) return [];
    const told = { settlement: name, percent: percent(often.after), otherwise: percent(often.others) };
    return { reason: { type: 'raid', ...told } as const, weight: (often.after - often.others) * A_RAID };
  });
  // what opens one raid often opens its neighbours
  return found.sort((a, b) => b.weight - a.weight).slice(0, 1);
}

function ofCrew(s: State, futures: Futures<State>): Weighed<ScythiaReason>[] {
  const count = crewCount(s, s.turn);
  const fewer = howOften(futures, (future) => crewCount(future, s.turn) < count);
  if (!isMoreOften(fewer, futures)) return [];
  return [
    {
      reason: { type: 'crew', percent: percent(fewer.after), otherwise: percent(fewer.others) },
      weight: (fewer.after - fewer.others) * A_CREW,
      isRisk: true,
    },
  ];
}

const tenths = (n: number): number => Math.round(10 * n) / 10;
