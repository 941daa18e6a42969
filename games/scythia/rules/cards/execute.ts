import { seatNumber } from '@tessera/kernel';
import { BUILDINGS, PLUNDER, RESOURCES } from '../scenario/scenario-types.ts';
import { F } from '../state/frames.ts';
import { alternativeOf, aOf, bOf, K, kindOf } from '../state/moves.ts';
import { EMPTY, FACE_UP, PLACES, push, type State } from '../state/state.ts';
import { slotWhere, type Tell, told, villageWhere } from '../state/tell.ts';
import { Trigger } from './abilities.ts';
import { can, someoneHasMore } from './can.ts';
import { hirePrice, timesOf } from './crew.ts';
import { CARDS, effectToText, FIRST_PLUNDER, Op, PLUNDER_COUNT, RESOURCE_COUNT, SILVER } from './effects.ts';
import { gain, pay, payOne, takeFromHand, toDiscard, toHand } from './gain.ts';

/** The one executor of effects: carries out a node, or puts on the stack what somebody must decide or chance must draw. */
export function execute(s: State, at: number, tell: Tell): void {
  const node = s.board.program[at];
  const seat = s.turn;
  switch (node.op) {
    case Op.gain:
      gain(s, seat, node.amounts, 1, -1, tell);
      break;
    case Op.spend:
      if (!can(s, at)) break;
      pay(s, seat, node.amounts, tell);
      push(s, F.effect, node.kids[0]);
      if (node.anyPlunder > 0) push(s, F.payPlunder, node.anyPlunder);
      if (node.amounts[CARDS] > 0) push(s, F.payCards, node.amounts[CARDS], node.kids[0]);
      break;
    case Op.all:
      for (let index = node.kids.length - 1; index >= 0; index--) push(s, F.effect, node.kids[index]);
      break;
    case Op.choose:
      chooseOrGoOn(s, at);
      break;
    case Op.heal:
      push(s, F.heal, node.a);
      break;
    case Op.discard:
      push(s, F.discard, node.a);
      break;
    case Op.ifMore: {
      const kid = someoneHasMore(s, seat, node.a) ? node.kids[0] : node.kids[1];
      if (kid !== undefined) push(s, F.effect, kid);
      break;
    }
    case Op.takeFromPlayers:
      takeFromPlayers(s, seat, node.a, tell);
      break;
    case Op.another:
      push(s, F.another);
      break;
    default:
      push(s, F.choose, at);
  }
}

/** A choice of one is none (S-21). */
function chooseOrGoOn(s: State, at: number): void {
  const { program } = s.board;
  let possible = 0;
  let last = at;
  for (const way of program[at].ways)
    if (can(s, way, true)) {
      possible++;
      last = way;
    }
  if (possible === 1 && program[last].lead < 0) push(s, F.effect, last);
  else if (possible > 0) push(s, F.choose, at);
}

/** Goes on with the alternative that a move chose of a node; its frame is off the stack. */
export function goOn(s: State, at: number, move: number, tell: Tell): void {
  const { program } = s.board;
  const chosen = program[at].ways[alternativeOf(move)];
  if (kindOf(move) === K.use) {
    tell?.(told({ type: 'used', seat: seatNumber(s.turn), what: effectToText(program[chosen].effect) }));
    push(s, F.effect, chosen);
    return;
  }
  const node = program[chosen];
  if (node.op === Op.spend) pay(s, s.turn, node.amounts, tell);
  pick(s, program[node.lead].a, move, tell);
}

function pick(s: State, parameter: number, move: number, tell: Tell): void {
  const seat = s.turn;
  const { board } = s;
  const a = aOf(move);
  const b = bOf(move);
  switch (kindOf(move)) {
    case K.hire:
      hire(s, seat, a, b, parameter, tell);
      break;
    case K.eagle:
    case K.horse:
      takeAnimal(s, seat, a, kindOf(move) === K.horse, tell);
      break;
    case K['plunder-one']:
      s.slotPlunder[a * PLUNDER_COUNT + b]--;
      s.has[seat * RESOURCE_COUNT + FIRST_PLUNDER + b]++;
      tell?.(told({ type: 'took-plunder', seat: seatNumber(seat), kind: PLUNDER[b], ...slotWhere(s, a) }));
      break;
    case K.swap:
      swapCrew(s, seat, a, b, tell);
      break;
    case K.return:
      returnEagle(s, seat, a, tell);
      break;
    case K.complete:
      complete(s, seat, a, tell);
      break;
    case K.visit:
      tell?.(told({ type: 'visited', seat: seatNumber(seat), building: BUILDINGS[a] }));
      actAt(s, a);
      break;
    case K.play:
      takeFromHand(s, seat, a);
      s.inPlay[a]++;
      tell?.(told({ type: 'played', seat: seatNumber(seat), card: board.crewNames[a] }));
      push(s, F.toDiscard, a);
      push(s, F.effect, board.effect[a]);
      break;
    case K.hero:
      s.heroUsed = 1;
      tell?.(told({ type: 'used-hero', seat: seatNumber(seat), hero: board.heroNames[s.hero[seat] - 1] }));
      push(s, F.effect, board.heroEffect[s.hero[seat] - 1]);
      break;
    case K.unlock: {
      const card = s.crew[seat * PLACES + a] - 1;
      s.eaglesUsed |= 1 << a;
      tell?.(told({ type: 'used-eagle', seat: seatNumber(seat), place: a + 1, card: board.crewNames[card] }));
      push(s, F.effect, board.effect[card]);
      break;
    }
  }
}

/** The action of a building, and what crew adds to it. */
function actAt(s: State, building: number): void {
  push(s, F.bonus, building);
  push(s, F.effect, s.board.buildingAction[building * 3 + s.colour - 1]);
}

export function payBonus(s: State, building: number, tell: Tell): void {
  const seat = s.turn;
  for (let at = seat * PLACES, end = at + PLACES; at < end; at++) {
    if (s.crew[at] === EMPTY) continue;
    const ability = s.board.ability[s.crew[at] - 1];
    if (ability.trigger === Trigger.building && ability.building === building)
      gain(s, seat, ability.gain, timesOf(s, at), s.crew[at] - 1, tell);
  }
}

/** S-40: on a free place, or instead of the crew there, which is discarded. */
function hire(s: State, seat: number, card: number, place: number, discount: number, tell: Tell): void {
  const at = seat * PLACES + place;
  const silver = hirePrice(s, seat, card, discount);
  const before = s.crew[at];
  s.has[seat * RESOURCE_COUNT + SILVER] -= silver;
  takeFromHand(s, seat, card);
  if (before !== EMPTY) toDiscard(s, before - 1);
  s.crew[at] = card + 1;
  s.wounds[at] = 0;
  tell?.(
    told({
      type: 'hired',
      seat: seatNumber(seat),
      card: s.board.crewNames[card],
      place: place + 1,
      silver,
      replaced: before === EMPTY ? null : s.board.crewNames[before - 1],
    }),
  );
}

function swapCrew(s: State, seat: number, card: number, place: number, tell: Tell): void {
  const at = seat * PLACES + place;
  const back = s.crew[at] - 1;
  takeFromHand(s, seat, card);
  toHand(s, seat, back);
  s.crew[at] = card + 1;
  s.wounds[at] = 0;
  const { crewNames } = s.board;
  tell?.(
    told({ type: 'swapped', seat: seatNumber(seat), card: crewNames[card], place: place + 1, back: crewNames[back] }),
  );
}

/** S-41: the row is refilled before the animal is placed. */
function takeAnimal(s: State, seat: number, place: number, asHorse: boolean, tell: Tell): void {
  const animal = s.row[place] - 1;
  s.row[place] = EMPTY;
  tellAnimal(s, seat, animal, asHorse, place, tell);
  push(s, F.placeAnimal, animal * 2 + (asHorse ? 1 : 0));
  push(s, F.refill);
}

function tellAnimal(s: State, seat: number, animal: number, asHorse: boolean, place: number, tell: Tell): void {
  const half = asHorse ? 'horse' : 'eagle';
  tell?.(
    told({ type: 'took-animal', seat: seatNumber(seat), animal: s.board.animalNames[animal], half, row: place + 1 }),
  );
}

/** S-58 */
function returnEagle(s: State, seat: number, place: number, tell: Tell): void {
  const at = seat * PLACES + place;
  const animal = s.eagle[at] - 1;
  s.eagle[at] = EMPTY;
  tell?.(
    told({ type: 'returned-eagle', seat: seatNumber(seat), animal: s.board.animalNames[animal], place: place + 1 }),
  );
  push(s, F.swapTake, animal);
}

/** S-58: the returned card fills the row where the other was taken. */
export function swapForHorse(s: State, returned: number, place: number, tell: Tell): void {
  const animal = s.row[place] - 1;
  s.row[place] = returned + 1;
  tellAnimal(s, s.turn, animal, true, place, tell);
  push(s, F.placeAnimal, animal * 2 + 1);
}

export function placeAnimal(s: State, code: number, place: number, tell: Tell): void {
  const seat = s.turn;
  const animal = code >> 1;
  const asHorse = (code & 1) === 1;
  const places = asHorse ? s.horse : s.eagle;
  const at = seat * PLACES + place;
  const before = places[at];
  if (before !== EMPTY) s.animalDiscard[before - 1]++;
  places[at] = animal + 1;
  if (!asHorse) s.eaglesUsed &= ~(1 << place); // S-56: this eagle has not been used
  tell?.(
    told({
      type: 'placed-animal',
      seat: seatNumber(seat),
      animal: s.board.animalNames[animal],
      half: asHorse ? 'horse' : 'eagle',
      place: place + 1,
      replaced: before === EMPTY ? null : s.board.animalNames[before - 1],
    }),
  );
}

/** S-44. `where` is 0 or 1 for the village, or a slot + 2. */
function complete(s: State, seat: number, where: number, tell: Tell): void {
  const quest = where < 2 ? s.villageQuest[where] - 1 : s.slotQuest[where - 2] - FACE_UP;
  if (where < 2) s.villageQuest[where] = EMPTY;
  else s.slotQuest[where - 2] = EMPTY;
  const { key, cost, strength } = s.board.quests[quest];
  s.completed[seat * s.board.quests.length + quest]++;
  pay(s, seat, cost, tell);
  const at = where < 2 ? villageWhere(where) : slotWhere(s, where - 2);
  tell?.(told({ type: 'completed', seat: seatNumber(seat), quest: key, at }));
  if (strength > 0) push(s, F.payStrength, strength);
}

/** S-59: compared once, before anything is taken. */
function takeFromPlayers(s: State, seat: number, resource: number, tell: Tell): void {
  const own = s.has[seat * RESOURCE_COUNT + resource];
  for (let other = 0; other < s.seats; other++) {
    if (s.has[other * RESOURCE_COUNT + resource] <= own) continue;
    s.has[other * RESOURCE_COUNT + resource]--;
    s.has[seat * RESOURCE_COUNT + resource]++;
    tell?.(
      told({
        type: 'took-from-player',
        seat: seatNumber(seat),
        from: seatNumber(other),
        what: { [RESOURCES[resource]]: 1 },
      }),
    );
  }
}

export function payPlunder(s: State, kind: number, tell: Tell): void {
  payOne(s, s.turn, FIRST_PLUNDER + kind, 1, tell);
}
