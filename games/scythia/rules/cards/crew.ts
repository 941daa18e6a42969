import { PLACES, type State } from '../state/state.ts';
import { ANY, type CompiledAbility, Count, Trigger } from './abilities.ts';
import { GOLD, RESOURCE_COUNT } from './effects.ts';

/** S-42: a doubling eagle above the crew counts its ability twice. */
export const timesOf = (s: State, at: number): number =>
  s.eagle[at] !== 0 && s.board.eagleKind[s.eagle[at] - 1] === 'double' ? 2 : 1;

export function crewCount(s: State, seat: number): number {
  let n = 0;
  for (let at = seat * PLACES, end = at + PLACES; at < end; at++) if (s.crew[at] !== 0) n++;
  return n;
}

export function woundCount(s: State, seat: number): number {
  let n = 0;
  for (let at = seat * PLACES, end = at + PLACES; at < end; at++) n += s.wounds[at];
  return n;
}

/** S-52: what is left of a crew's strength. */
export const strengthAt = (s: State, at: number): number => s.board.strength[s.crew[at] - 1] - s.wounds[at];

/** Adds up an ability that has a plain amount over the crew of a seat, each doubled where it is (S-42, S-46). */
export function sumOf(s: State, seat: number, trigger: number): number {
  let sum = 0;
  for (let at = seat * PLACES, end = at + PLACES; at < end; at++) {
    if (s.crew[at] === 0) continue;
    const ability = s.board.ability[s.crew[at] - 1];
    if (ability.trigger === trigger) sum += ability.amount * timesOf(s, at);
  }
  return sum;
}

/** Wounds that a seat may ignore in a raid there. */
export function ignorable(s: State, seat: number, region: number): number {
  let sum = 0;
  for (let at = seat * PLACES, end = at + PLACES; at < end; at++) {
    if (s.crew[at] === 0) continue;
    const ability = s.board.ability[s.crew[at] - 1];
    if (ability.trigger === Trigger.ignore && (ability.region === ANY || ability.region === region))
      sum += ability.amount * timesOf(s, at);
  }
  return sum;
}

/** What an ability takes off the price of a raid, by resource. */
export function raidDiscount(s: State, seat: number, resource: number): number {
  let sum = 0;
  for (let at = seat * PLACES, end = at + PLACES; at < end; at++) {
    if (s.crew[at] === 0) continue;
    const ability = s.board.ability[s.crew[at] - 1];
    if (ability.trigger === Trigger.raidCost) sum += ability.gain[resource] * timesOf(s, at);
  }
  return sum;
}

/** S-46: no cost goes below 0. */
export const hirePrice = (s: State, seat: number, card: number, discount: number): number =>
  Math.max(0, s.board.cost[card] - discount - sumOf(s, seat, Trigger.hireCost));

export const holds = (ability: CompiledAbility, region: number, worker: number): boolean =>
  (ability.region === ANY || ability.region === region) && (ability.worker === ANY || ability.worker === worker);

/** How many of what an ability counts a seat has. */
function counted(s: State, seat: number, what: number): number {
  if (what >= Count.gold) return s.has[seat * RESOURCE_COUNT + GOLD + what - Count.gold];
  if (what === Count.otherCrew) return Math.max(0, crewCount(s, seat) - 1);
  if (what === Count.quest) return questCount(s, seat);
  let n = 0;
  for (let at = seat * PLACES, end = at + PLACES; at < end; at++) {
    if (what === Count.eagle && s.eagle[at] !== 0 && s.crew[at] !== 0) n++;
    if (what === Count.horse && s.horse[at] !== 0) n++;
  }
  return n;
}

export function questCount(s: State, seat: number): number {
  const kinds = s.board.quests.length;
  let n = 0;
  for (let at = seat * kinds, end = at + kinds; at < end; at++) n += s.completed[at];
  return n;
}

/** The amount of one crew's ability, after its cap, doubled last (S-42). */
export function amountAt(s: State, seat: number, at: number): number {
  const ability = s.board.ability[s.crew[at] - 1];
  const n = ability.per === ANY ? 1 : Math.floor(counted(s, seat, ability.per) / ability.each);
  return Math.min(ability.amount * n, ability.most) * timesOf(s, at);
}
