import { seatNumber } from '@tessera/kernel';
import { fromOf, Kind, kindOf, toOf } from '../moves.ts';
import { placeName } from '../places.ts';
import { EMPTY, isShip, LEGION, neutralArmy, Phase, RESERVE, type State, shipValue } from '../state.ts';

export type Reason =
  | 'gameOver'
  | 'rollFirst'
  | 'notNow'
  | 'noSuchSeat'
  | 'shipAlreadyUsed'
  | 'notYourShip'
  | 'noSuchDie'
  | 'oneOneLegionMustMove'
  | 'wrongValue'
  | 'occupied'
  | 'ownSoldier'
  | 'reserveNotEmpty'
  | 'reserveEmpty'
  | 'notYourSoldier'
  | 'needsOne'
  | 'legionStandsThere'
  | 'shipOccupied';

/** Why a move that was read is not legal now. The page says the same in four languages, by the reason. */
export function reasonAgainst(s: State, move: number): Reason {
  const kind = kindOf(move);
  const from = fromOf(move);
  const to = toOf(move);
  if (s.phase === Phase.over) return 'gameOver';
  if (kind === Kind.start) return s.phase === Phase.start ? 'noSuchSeat' : 'notNow';
  if (kind === Kind.die || kind === Kind.roll) return 'notNow';
  if (
    s.phase === Phase.start ||
    s.phase === Phase.musterRoll ||
    s.phase === Phase.neutralRoll ||
    s.phase === Phase.roll
  )
    return 'rollFirst';
  if (kind === Kind.put && (s.phase === Phase.act || s.phase === Phase.muster)) return againstPut(s, s.turn, from, to);
  if (kind === Kind.neutral && s.phase === Phase.neutral) return againstPut(s, neutralArmy(s), from, to);
  if (kind === Kind.legion && s.phase === Phase.act) {
    if (s.die1 !== 1) return 'needsOne';
    return s.roads[to] === LEGION ? 'legionStandsThere' : 'wrongValue';
  }
  if (kind === Kind.ship && s.phase === Phase.act) {
    if (s.shipUsed) return 'shipAlreadyUsed';
    return s.ships[from] === s.turn + 1 ? 'noSuchDie' : 'notYourShip';
  }
  if (kind === Kind.board && s.phase === Phase.board) {
    if (s.ships[to] !== EMPTY) return 'shipOccupied';
    return againstOrigin(s, s.turn, from);
  }
  if (kind === Kind.pass && s.phase === Phase.act) return 'oneOneLegionMustMove';
  return 'notNow';
}

function againstOrigin(s: State, army: number, from: number): Reason {
  if (from === RESERVE) return 'reserveEmpty';
  if (s.reserve[army] > 0) return 'reserveNotEmpty';
  return 'notYourSoldier';
}

function standsAt(s: State, place: number): number {
  if (place === RESERVE) return EMPTY;
  return isShip(place) ? s.ships[shipValue(place)] : s.roads[place];
}

function againstPut(s: State, army: number, from: number, to: number): Reason {
  if (s.phase === Phase.act && s.die2 === 1) return 'oneOneLegionMustMove';
  const originOk = from === RESERVE ? s.reserve[army] > 0 : s.reserve[army] === 0 && standsAt(s, from) === army + 1;
  if (!originOk) return againstOrigin(s, army, from);
  const there = s.roads[to];
  if (there === army + 1) return 'ownSoldier';
  const { board } = s;
  const values = [board.value[board.roadEnds[2 * to]], board.value[board.roadEnds[2 * to + 1]]];
  if (!values.some((v) => v === s.die1 || v === s.die2) && s.phase !== Phase.neutral) return 'wrongValue';
  return there === EMPTY ? 'wrongValue' : 'occupied';
}

/** The values a road may be of: a 1 leads nowhere. */
const valuesOf = (s: State): string => [...new Set([s.die1, s.die2])].filter((die) => die > 1).join(' or ');

export function whyNot(s: State, move: number): string {
  const to = kindOf(move) === Kind.board ? `ship ${toOf(move)}` : placeName(s.board, toOf(move));
  const from = placeName(s.board, fromOf(move));
  const dice = s.die2 ? `${s.die1} and ${s.die2}` : `${s.die1}`;
  switch (reasonAgainst(s, move)) {
    case 'gameOver':
      return 'The game is over.';
    case 'rollFirst':
      return 'The dice are to be rolled first.';
    case 'noSuchSeat':
      return `The seats are 1 to ${s.seats}.`;
    case 'shipAlreadyUsed':
      return 'A ship has been used this turn already (C-21).';
    case 'notYourShip':
      return `No soldier of seat ${seatNumber(s.turn)} stands on ship ${fromOf(move)} (C-21).`;
    case 'noSuchDie':
      return `No die shows ${toOf(move)}; the dice show ${dice} (C-21).`;
    case 'oneOneLegionMustMove':
      return 'After 1 and 1 the Legion must move (C-26).';
    case 'wrongValue':
      return `${to} is no road of a fort of ${valuesOf(s)}.`;
    case 'occupied':
      return s.phase === Phase.neutral
        ? `${to} is occupied, and the neutral army throws nobody out (C-62).`
        : `${to} is occupied, and only a double throws out (C-24).`;
    case 'ownSoldier':
      return `${to} holds a soldier of this army already (C-24).`;
    case 'reserveNotEmpty':
      return 'The reserve is not empty: the soldier comes from there (C-22).';
    case 'reserveEmpty':
      return 'The reserve is empty: a soldier on the board is moved instead (C-22).';
    case 'notYourSoldier':
      return `No soldier of this army stands on ${from} (C-22).`;
    case 'needsOne':
      return `The Legion moves only when a die shows 1; the dice show ${dice} (C-25).`;
    case 'legionStandsThere':
      return `The Legion stands on ${to} already (C-27).`;
    case 'shipOccupied':
      return `A ship holds one soldier, and ${to} has one (C-28).`;
    default:
      return "You can't do that now.";
  }
}
