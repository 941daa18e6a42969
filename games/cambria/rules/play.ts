import { type EventSink, type SeatNumber, seatNumber } from '@tessera/kernel';
import { result } from './end/score.ts';
import type { CambriaEvent } from './events.ts';
import { hasFreeRoad, hasFreeShip } from './legal.ts';
import { fromOf, Kind, kindOf, toOf } from './moves.ts';
import { placeName } from './places.ts';
import {
  clearRoad,
  EMPTY,
  isShip,
  LEGION,
  manRoad,
  neutralArmy,
  Phase,
  RESERVE,
  STANDARD,
  type State,
  shipValue,
} from './state.ts';
import { lastCount, takeForts } from './turn/siege.ts';

/** C-50: the game ends with this many forts left, or fewer. */
export const LAST_FORTS = 6;
/** C-29 */
export const ROUNDS_OF_PASSES = 3;

export function play(s: State, move: number, events?: EventSink): void {
  const send = events as ((event: CambriaEvent) => void) | undefined;
  const from = fromOf(move);
  const to = toOf(move);
  switch (kindOf(move)) {
    case Kind.start:
      s.turn = to;
      s.phase = Phase.musterRoll;
      send?.({ type: 'started', seat: seatNumber(to) });
      return;
    case Kind.die:
      throwDie(s, to, send);
      return;
    case Kind.roll:
      s.die1 = from;
      s.die2 = to;
      s.phase = Phase.act;
      send?.({ type: 'rolled', dice: [from, to], seat: seatNumber(s.turn), for: 'turn' });
      return;
    case Kind.ship:
      replaceDie(s, from, to, send);
      return;
    case Kind.put:
      put(s, s.turn, from, to, send);
      if (s.phase === Phase.muster) nextMuster(s);
      else {
        s.passes = 0;
        endTurn(s, events);
      }
      return;
    case Kind.neutral:
      put(s, neutralArmy(s), from, to, send);
      s.die1 = 0;
      s.phase = Phase.roll; // C-63: no fort is looked at
      return;
    case Kind.legion:
      moveLegion(s, to, send);
      s.passes = 0;
      if (hasFreeShip(s)) s.phase = Phase.board;
      else endTurn(s, events);
      return;
    case Kind.board:
      send?.({ type: 'boarded', seat: seatNumber(s.turn), from: placeName(s.board, from), ship: to });
      takeUp(s, s.turn, from);
      s.ships[to] = s.turn + 1;
      endTurn(s, events);
      return;
    case Kind.ashore:
      send?.({ type: 'stayedAshore', seat: seatNumber(s.turn) });
      endTurn(s, events);
      return;
    default:
      s.passes = s.shipUsed ? 0 : s.passes + 1; // C-29: with a ship used the turn was more than a pass
      send?.({ type: 'passed', seat: seatNumber(s.turn) });
      endTurn(s, events);
  }
}

/** One die: for the first soldier (C-12) or for the neutral army (C-61). */
function throwDie(s: State, die: number, send?: (event: CambriaEvent) => void): void {
  const muster = s.phase === Phase.musterRoll;
  send?.({ type: 'rolled', dice: [die], seat: seatNumber(s.turn), for: muster ? 'muster' : 'neutral' });
  if (muster && (die === 1 || !hasFreeRoad(s, die))) {
    send?.({ type: 'rollAgain', seat: seatNumber(s.turn), die });
    return;
  }
  s.die1 = die;
  s.phase = muster ? Phase.muster : Phase.neutral;
}

/** C-21 */
function replaceDie(s: State, ship: number, replaced: number, send?: (event: CambriaEvent) => void): void {
  const kept = s.die1 === replaced ? s.die2 : s.die1;
  s.ships[ship] = EMPTY;
  s.reserve[s.turn]++;
  s.die1 = Math.min(kept, ship);
  s.die2 = Math.max(kept, ship);
  s.shipUsed = 1;
  send?.({ type: 'shipUsed', seat: seatNumber(s.turn), ship, replaced, dice: [s.die1, s.die2] });
}

function put(s: State, army: number, from: number, to: number, send?: (event: CambriaEvent) => void): void {
  throwOut(s, to, send);
  send?.({ type: 'placed', army: seatNumber(army), from: placeName(s.board, from), to: placeName(s.board, to) });
  takeUp(s, army, from);
  manRoad(s, to, army);
}

/** C-22 */
function takeUp(s: State, army: number, from: number): void {
  if (from === RESERVE) s.reserve[army]--;
  else if (isShip(from)) s.ships[shipValue(from)] = EMPTY;
  else clearRoad(s, from);
}

/** C-24, C-25, C-26: back to its owner's reserve, or to the standard. */
function throwOut(s: State, road: number, send?: (event: CambriaEvent) => void): void {
  const there = s.roads[road];
  if (there === EMPTY) return;
  if (there === LEGION) {
    s.roads[road] = EMPTY;
    s.legion = STANDARD;
    send?.({ type: 'legionSentHome', from: placeName(s.board, road) });
    return;
  }
  clearRoad(s, road);
  s.reserve[there - 1]++;
  send?.({ type: 'thrownOut', army: there as SeatNumber, from: placeName(s.board, road) });
}

function moveLegion(s: State, to: number, send?: (event: CambriaEvent) => void): void {
  throwOut(s, to, send);
  send?.({
    type: 'legionMoved',
    seat: seatNumber(s.turn),
    from: placeName(s.board, s.legion),
    to: placeName(s.board, to),
  });
  if (s.legion !== STANDARD) s.roads[s.legion] = EMPTY;
  s.roads[to] = LEGION;
  s.legion = to;
}

function nextMuster(s: State): void {
  s.die1 = 0;
  s.turn = (s.turn + 1) % s.seats;
  const done = s.reserve[s.turn] < 5;
  s.phase = done ? firstPhase(s) : Phase.musterRoll;
}

const firstPhase = (s: State): number => (s.seats === 2 ? Phase.neutralRoll : Phase.roll);

function endTurn(s: State, events?: EventSink): void {
  const send = events as ((event: CambriaEvent) => void) | undefined;
  takeForts(s, events);
  s.turns++;
  s.die1 = 0;
  s.die2 = 0;
  s.shipUsed = 0;
  send?.({ type: 'turnEnded', seat: seatNumber(s.turn) });
  const fewForts = s.fortsLeft <= LAST_FORTS;
  if (fewForts || s.passes >= ROUNDS_OF_PASSES * s.seats) {
    send?.({ type: 'lastCount', why: fewForts ? 'forts' : 'passes' });
    lastCount(s, events);
    s.phase = Phase.over;
    if (send) send({ type: 'gameEnded', winner: seatNumber(result(s).standings[0].seat) });
    return;
  }
  s.turn = (s.turn + 1) % s.seats;
  s.phase = firstPhase(s);
}
