import { type MoveList, seatNumber } from '@tessera/kernel';
import { Trigger } from '../cards/abilities.ts';
import { amountAt, crewCount, holds, ignorable, raidDiscount, strengthAt, sumOf, timesOf } from '../cards/crew.ts';
import {
  FIRST_PLUNDER,
  GOLD,
  KUMIS,
  PLUNDER_COUNT,
  POINTS,
  PROVISIONS,
  RESOURCE_COUNT,
  WAGON,
} from '../cards/effects.ts';
import { gain, toDiscard, toHand } from '../cards/gain.ts';
import { SLOTS_PER_SETTLEMENT } from '../scenario/board.ts';
import { DIE_COLOURS, WORKER_COLOURS } from '../scenario/scenario-types.ts';
import type { StrengthTerms } from '../state/events.ts';
import { F } from '../state/frames.ts';
import { K, makeMove } from '../state/moves.ts';
import { amount, EMPTY, FACE_DOWN, PLACES, push, type State } from '../state/state.ts';
import { plunderNamed, slotWhere, type Tell, told } from '../state/tell.ts';

export const raidProvisions = (s: State, seat: number, settlement: number): number =>
  Math.max(0, s.board.settlements[settlement].provisions - raidDiscount(s, seat, PROVISIONS));
export const raidWagons = (s: State, seat: number, settlement: number): number =>
  Math.max(0, s.board.settlements[settlement].wagons - raidDiscount(s, seat, WAGON));

/** A slot has a worker above it as long as it has plunder. */
const settlementHasPlunder = (s: State, settlement: number): boolean =>
  s.slotWorker[settlement * SLOTS_PER_SETTLEMENT] + s.slotWorker[settlement * SLOTS_PER_SETTLEMENT + 1] > 0;

/** S-50: the settlements that the player whose turn it is may raid. */
export function pushRaids(s: State, out: MoveList): void {
  const seat = s.turn;
  const colour = s.worker[seat] - 1;
  const hired = crewCount(s, seat);
  const provisions = amount(s, seat, PROVISIONS) + raidDiscount(s, seat, PROVISIONS);
  const wagons = amount(s, seat, WAGON) + raidDiscount(s, seat, WAGON);
  const { settlements } = s.board;
  for (let at = 0; at < settlements.length; at++) {
    const needs = settlements[at];
    if (
      needs.takes[colour] &&
      hired >= needs.crew &&
      provisions >= needs.provisions &&
      wagons >= needs.wagons &&
      settlementHasPlunder(s, at)
    )
      out.push(makeMove(K.raid, at));
  }
}

/** S-51, steps 1 and 2; the others are put on the stack, the last one first. */
export function startRaid(s: State, settlement: number, tell: Tell): void {
  const seat = s.turn;
  const at = seat * RESOURCE_COUNT;
  const { name, dice } = s.board.settlements[settlement];
  const colour = s.worker[seat] - 1;
  const provisions = raidProvisions(s, seat, settlement);
  const wagons = raidWagons(s, seat, settlement);
  s.raiders[settlement * 3 + colour]++;
  s.worker[seat] = EMPTY;
  s.colour = colour + 1;
  s.raid = settlement + 1;
  s.has[at + PROVISIONS] -= provisions;
  s.has[at + WAGON] -= wagons;
  s.supply[WAGON - FIRST_PLUNDER] += wagons;
  tell?.(
    told({
      type: 'raided',
      seat: seatNumber(seat),
      settlement: name,
      worker: WORKER_COLOURS[colour],
      provisions,
      wagons,
    }),
  );
  push(s, F.plunder);
  push(s, F.strength);
  const rerolls = sumOf(s, seat, Trigger.reroll);
  if (rerolls > 0) push(s, F.reroll, rerolls);
  push(s, F.roll, 2, yellowDice(s, settlement));
  push(s, F.roll, 1, dice[1]);
  push(s, F.roll, 0, dice[0]);
  push(s, F.kumis);
}

/** S-51: one for each slot that holds gold. */
export function yellowDice(s: State, settlement: number): number {
  let n = 0;
  for (let slot = settlement * SLOTS_PER_SETTLEMENT; slot < (settlement + 1) * SLOTS_PER_SETTLEMENT; slot++)
    if (s.slotPlunder[slot * PLUNDER_COUNT + GOLD - FIRST_PLUNDER] > 0) n++;
  return n;
}

export function drink(s: State, kumis: number, tell: Tell): void {
  s.has[s.turn * RESOURCE_COUNT + KUMIS] -= kumis;
  s.raidKumis = kumis;
  if (kumis > 0) tell?.(told({ type: 'drank', seat: seatNumber(s.turn), kumis }));
}

export function rolled(s: State, place: number, colour: number, face: number, again: boolean, tell: Tell): void {
  s.dice[place] = colour * 8 + face;
  const { text } = s.board.dice[colour].faces[face];
  tell?.(told({ type: 'rolled', seat: seatNumber(s.turn), die: DIE_COLOURS[colour], face: text, again }));
}

export const faceAt = (s: State, place: number) => s.board.dice[s.dice[place] >> 3].faces[s.dice[place] & 7];

/** What a seat brings to a raid besides kumis and dice. */
export function crewTerms(
  s: State,
  seat: number,
  settlement: number,
  colour: number,
): Omit<StrengthTerms, 'kumis' | 'dice'> {
  const { region } = s.board.settlements[settlement];
  let crew = 0;
  let animals = 0;
  let abilities = 0;
  for (let at = seat * PLACES, end = at + PLACES; at < end; at++) {
    if (s.crew[at] === EMPTY) continue;
    crew += strengthAt(s, at);
    if (s.eagle[at] !== EMPTY) animals += s.board.eagleStrength[s.eagle[at] - 1];
    if (s.horse[at] !== EMPTY) animals += s.board.horseStrength[s.horse[at] - 1];
    const ability = s.board.ability[s.crew[at] - 1];
    if (ability.trigger === Trigger.strength && holds(ability, region, colour)) abilities += amountAt(s, seat, at);
  }
  return { crew, animals, abilities };
}

/** The tier a strength reaches, or -1 below the first. */
function tierOf(s: State, settlement: number, strength: number): number {
  const { tierStrength } = s.board.settlements[settlement];
  let tier = -1;
  while (tier + 1 < tierStrength.length && strength >= tierStrength[tier + 1]) tier++;
  return tier;
}

/** S-51, steps 6 to 8 up to the question how many wounds are ignored. */
export function addUp(s: State, tell: Tell): void {
  const seat = s.turn;
  const settlement = s.raid - 1;
  const { name, region, tierPoints } = s.board.settlements[settlement];
  const { crew, animals, abilities } = crewTerms(s, seat, settlement, s.colour - 1);
  let dice = 0;
  let diceWounds = 0;
  for (let place = 0; place < s.diceCount; place++) {
    dice += faceAt(s, place).strength;
    diceWounds += faceAt(s, place).wounds;
  }
  const total = s.raidKumis + dice + crew + animals + abilities;
  const tier = tierOf(s, settlement, total);
  const points = tier < 0 ? 0 : tierPoints[tier];
  const wounds = diceWounds + (tier < 0 ? s.board.settlements[settlement].wounds : 0);
  s.has[seat * RESOURCE_COUNT + POINTS] += points;
  if (tell) {
    const terms = { kumis: s.raidKumis, dice, crew, animals, abilities };
    tell(
      told({ type: 'strength', seat: seatNumber(seat), settlement: name, terms, total, points, wounds, diceWounds }),
    );
  }
  push(s, F.whenWounded);
  push(s, F.ignore, wounds, Math.min(wounds, ignorable(s, seat, region)));
  rewards(s, seat, region, tell);
}

/** S-51, step 7: before any wound is dealt. */
function rewards(s: State, seat: number, region: number, tell: Tell): void {
  for (let at = seat * PLACES, end = at + PLACES; at < end; at++) {
    if (s.crew[at] === EMPTY) continue;
    const ability = s.board.ability[s.crew[at] - 1];
    if (ability.trigger === Trigger.reward && ability.region === region)
      gain(s, seat, ability.gain, timesOf(s, at), s.crew[at] - 1, tell);
  }
}

/** S-53 */
export function wound(s: State, place: number, tell: Tell): void {
  const seat = s.turn;
  const at = seat * PLACES + place;
  const card = s.crew[at] - 1;
  const name = s.board.crewNames[card];
  if (strengthAt(s, at) > 0) {
    s.wounds[at]++;
    s.woundedNow |= 1 << place;
    tell?.(told({ type: 'wounded', seat: seatNumber(seat), place: place + 1, card: name }));
    return;
  }
  const ability = s.board.ability[card];
  const times = timesOf(s, at);
  const returns = ability.trigger === Trigger.killedReturns;
  s.crew[at] = EMPTY;
  s.wounds[at] = 0;
  s.woundedNow &= ~(1 << place); // S-54: wounded and then killed is killed only
  if (returns) toHand(s, seat, card);
  else toDiscard(s, card);
  tell?.(told({ type: 'killed', seat: seatNumber(seat), place: place + 1, card: name, returned: returns }));
  if (ability.trigger === Trigger.killed) gain(s, seat, ability.gain, times, card, tell);
}

/** S-54: looked at after the last wound, once for a crew. */
export function whenWounded(s: State, tell: Tell): void {
  const seat = s.turn;
  for (let place = 0; place < PLACES; place++) {
    if (((s.woundedNow >> place) & 1) === 0) continue;
    const at = seat * PLACES + place;
    const ability = s.board.ability[s.crew[at] - 1];
    if (ability.trigger === Trigger.wounded) gain(s, seat, ability.gain, timesOf(s, at), s.crew[at] - 1, tell);
  }
}

/** S-51, steps 9 and 10. */
export function plunderSlot(s: State, slot: number, tell: Tell): void {
  const seat = s.turn;
  const colour = s.slotWorker[slot] - 1;
  tell?.(
    told({
      type: 'plundered',
      seat: seatNumber(seat),
      ...slotWhere(s, slot),
      plunder: plunderNamed(s, slot),
      worker: WORKER_COLOURS[colour],
    }),
  );
  for (let kind = 0; kind < PLUNDER_COUNT; kind++) {
    s.has[seat * RESOURCE_COUNT + FIRST_PLUNDER + kind] += s.slotPlunder[slot * PLUNDER_COUNT + kind];
    s.slotPlunder[slot * PLUNDER_COUNT + kind] = 0;
  }
  s.worker[seat] = colour + 1;
  s.slotWorker[slot] = EMPTY;
  endRaid(s);
  if (s.slotQuest[slot] === FACE_DOWN) push(s, F.turnQuest, slot);
}

function endRaid(s: State): void {
  s.dice.fill(0, 0, s.diceCount);
  s.diceCount = 0;
  s.raid = 0;
  s.raidKumis = 0;
  s.woundedNow = 0;
  s.colour = 0;
}
