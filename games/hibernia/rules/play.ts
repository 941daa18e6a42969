import { type EventSink, seatNumber } from '@tessera/kernel';
import { leaders } from './end/score.ts';
import type { HiberniaEvent } from './events.ts';
import { mayTakeFrom } from './legal.ts';
import { Kind, kindOf, whatOf } from './moves.ts';
import { COLOURS } from './scenario/board.ts';
import {
  ANY,
  allows,
  BLACK,
  FACES,
  NO_DIE,
  NOBODY,
  ON_SHIELD,
  Phase,
  PURPLE,
  SPENT,
  type State,
  unusedArmy,
} from './state.ts';
import { holdsPair } from './turn/last-two.ts';
import { marchSize, missingFor, spareWarriors } from './turn/march.ts';
import { advance, lapLength, walk } from './turn/track.ts';

type Send = ((event: HiberniaEvent) => void) | undefined;

export function play(s: State, move: number, events?: EventSink): void {
  const send = events as Send;
  const what = whatOf(move);
  switch (kindOf(move)) {
    case Kind.start:
      s.first = what;
      s.turn = what;
      s.phase = Phase.castles;
      send?.({ type: 'started', seat: seatNumber(what) });
      return;
    case Kind.castle:
      giveCastle(s, what, send);
      return;
    case Kind.roll:
      roll(s, what, send);
      return;
    case Kind.march:
      march(s, what, send);
      return;
    case Kind.take:
      takeFrom(s, what, send);
      takeWithoutChoice(s, send);
      if (s.missing === 0) arrive(s, send);
      return;
    default:
      raise(s, send);
  }
}

/** H-10, H-11, H-13: castles are drawn for the players in turn order. */
function giveCastle(s: State, land: number, send: Send): void {
  const { board } = s;
  const order = s.castles;
  const seat = (s.first + order) % s.seats;
  const lands = s.scattered ? board.landsOfColour[board.colour[land]] : [land];
  for (const one of lands) settle(s, one, seat);
  s.shield[seat] = ON_SHIELD[order];
  s.reserve[seat] -= lands.length + ON_SHIELD[order];
  s.paired[seat] = s.scattered && holdsPair(s, seat) ? 1 : 0;
  s.castles++;
  send?.({
    type: 'castleDrawn',
    seat: seatNumber(seat),
    land: board.landNames[land],
    lands: Array.from(lands, (one) => board.landNames[one]),
  });
  if (s.castles < s.seats) return;
  if (s.armies > s.seats) settleUnusedArmy(s, send);
  s.phase = Phase.roll;
}

function settle(s: State, land: number, army: number): void {
  s.owner[land] = army;
  s.warriors[land] = 1;
}

/** H-12 */
function settleUnusedArmy(s: State, send: Send): void {
  const { board } = s;
  const left = board.castles.find((land) => s.owner[land] === NOBODY) ?? board.castles[0];
  const lands = Array.from(board.landsOfColour[board.colour[left]]);
  for (const land of lands) settle(s, land, unusedArmy(s));
  send?.({ type: 'unusedArmy', lands: lands.map((land) => board.landNames[land]) });
}

/** H-20 */
function roll(s: State, face: number, send: Send): void {
  s.die = face;
  s.dieAction = face === PURPLE ? SPENT : face === BLACK ? ANY : face;
  s.wildAction = ANY;
  s.leap = face === PURPLE ? 1 : 0;
  s.phase = Phase.act;
  send?.({ type: 'rolled', seat: seatNumber(s.turn), face: FACES[face] });
}

/**
 * The action of the die is used wherever it will do: the wild one can do all it could, later. So a player is never
 * asked which of the two is meant.
 */
function spendAction(s: State, onDie: boolean): 'die' | 'wild' {
  if (onDie) s.dieAction = SPENT;
  else s.wildAction = SPENT;
  return onDie ? 'die' : 'wild';
}

/** H-22, H-23 */
function march(s: State, land: number, send: Send): void {
  const size = marchSize(s, land);
  const action = spendAction(s, allows(s.dieAction, s.board.colour[land]));
  s.target = land;
  s.missing = missingFor(s, size);
  s.reserve[s.turn] -= size - s.missing;
  send?.({
    type: 'marched',
    seat: seatNumber(s.turn),
    to: s.board.landNames[land],
    warriors: size,
    fromReserve: size - s.missing,
    action,
  });
  takeWithoutChoice(s, send);
  if (s.missing > 0) s.phase = Phase.take;
  else arrive(s, send, size);
}

/** H-23: where there is only one way to make up the number, nothing is asked. */
function takeWithoutChoice(s: State, send: Send): void {
  if (s.missing === 0) return;
  let sources = 0;
  for (let land = 0; land < s.board.landCount; land++) if (mayTakeFrom(s, land)) sources++;
  if (sources > 1 && spareWarriors(s, s.target) > s.missing) return;
  for (let from = 0; from < s.board.landCount; from++)
    while (s.missing > 0 && mayTakeFrom(s, from)) takeFrom(s, from, send);
}

function takeFrom(s: State, land: number, send: Send): void {
  s.warriors[land]--;
  s.missing--;
  send?.({ type: 'taken', seat: seatNumber(s.turn), from: s.board.landNames[land] });
}

/** H-24, H-25 */
function arrive(s: State, send: Send, size = marchSize(s, s.target)): void {
  const { target, turn } = s;
  const holder = s.owner[target];
  const land = s.board.landNames[target];
  if (holder === NOBODY || holder === turn) {
    s.owner[target] = turn;
    s.warriors[target] += size;
    const type = holder === turn ? 'reinforced' : 'occupied';
    send?.({ type, seat: seatNumber(turn), land, warriors: s.warriors[target] });
  } else battle(s, holder, size, land, send);
  if (s.scattered && s.paired[turn] === 0 && holdsPair(s, turn)) s.paired[turn] = 1;
  s.target = 0;
  afterAction(s, send);
}

function battle(s: State, holder: number, size: number, land: string, send: Send): void {
  const { target, turn } = s;
  const fallen = Math.min(size, s.warriors[target]);
  const left = size - s.warriors[target];
  s.shield[turn] += fallen;
  if (holder !== unusedArmy(s)) s.shield[holder] += fallen; // H-12: the unused army's do not come back
  s.warriors[target] = Math.abs(left);
  s.owner[target] = left > 0 ? turn : left < 0 ? holder : NOBODY;
  send?.({
    type: 'battle',
    seat: seatNumber(turn),
    against: seatNumber(holder),
    land,
    fallen,
    holder: seatNumber(s.owner[target]),
    warriors: Math.abs(left),
  });
}

/** H-27 */
function raise(s: State, send: Send): void {
  const action = spendAction(s, s.dieAction !== SPENT);
  const returned: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const back = seat === s.turn ? s.shield[seat] : s.shield[seat] >> 1;
    s.shield[seat] -= back;
    s.reserve[seat] += back;
    if (send) returned.push(back);
  }
  send?.({ type: 'raised', seat: seatNumber(s.turn), returned, action });
  afterAction(s, send);
}

function afterAction(s: State, send: Send): void {
  s.phase = Phase.act;
  if (s.dieAction === SPENT && s.wildAction === SPENT) endTurn(s, send);
}

function endTurn(s: State, send: Send): void {
  const { turn } = s;
  if (send) tellScore(s, send);
  s.distance[turn] = advance(s, turn, s.leap === 1);
  s.leap = 0;
  s.die = NO_DIE;
  s.turns++;
  if (s.ending === 0 && s.distance[turn] >= lapLength(s)) {
    s.ending = 1;
    send?.({ type: 'lastRound', seat: seatNumber(turn) });
  }
  const next = (turn + 1) % s.seats;
  if (s.ending === 1 && next === s.first) {
    // H-51: a tie for first, and everybody has one more turn
    const first = leaders(s);
    if (first.length === 1) {
      s.phase = Phase.over;
      send?.({ type: 'gameEnded', winner: seatNumber(first[0]) });
      return;
    }
    send?.({ type: 'tieRound', seats: first.map(seatNumber) });
  }
  s.turn = next;
  s.phase = Phase.roll;
}

function tellScore(s: State, send: (event: HiberniaEvent) => void): void {
  const { track, landNames } = s.board;
  const steps = walk(s, s.turn, s.leap === 1).map(({ distance, land }) => ({
    distance,
    colour: COLOURS[track[(distance - 1) % track.length]],
    ...(land < 0 ? {} : { land: landNames[land] }),
  }));
  send({ type: 'scored', seat: seatNumber(s.turn), from: s.distance[s.turn], steps });
}
