import { type EventSink, NO_SEAT, seatNumber } from '@tessera/kernel';
import type { CambriaEvent } from '../events.ts';
import { bonusPoints } from '../scenario/board.ts';
import { ARMIES, EMPTY, ON_BOARD, OUT_OF_GAME, REMOVED, STANDARD, type State } from '../state.ts';

/** C-40: every fort whose roads all hold soldiers, where one army holds more than any other. */
export function takeForts(s: State, events?: EventSink): void {
  const { value, fortCount } = s.board;
  for (let fort = 0; fort < fortCount; fort++)
    if (s.manned[fort] === value[fort] && s.fortOwner[fort] === ON_BOARD) takeFort(s, fort, events);
}

/** C-50: the Legion is gone, and a fort needs a majority only. */
export function lastCount(s: State, events?: EventSink): void {
  if (s.legion !== STANDARD) s.roads[s.legion] = EMPTY;
  s.legion = REMOVED;
  for (let fort = 0; fort < s.board.fortCount; fort++) if (s.fortOwner[fort] === ON_BOARD) takeFort(s, fort, events);
}

function takeFort(s: State, fort: number, events?: EventSink): void {
  const { held, armies } = s;
  let first = 0;
  let second = 0;
  let firstArmy = -1;
  let secondArmy = -1;
  let firstShared = false;
  let secondShared = false;
  for (let army = 0; army < armies; army++) {
    const n = held[fort * ARMIES + army];
    if (n > first) {
      second = first;
      secondArmy = firstArmy;
      secondShared = firstShared;
      first = n;
      firstArmy = army;
      firstShared = false;
    } else if (n === first) firstShared = true;
    else if (n > second) {
      second = n;
      secondArmy = army;
      secondShared = false;
    } else if (n === second) secondShared = true;
  }
  if (firstArmy < 0 || firstShared) return; // C-41
  s.fortOwner[fort] = firstArmy;
  s.fortsLeft--;
  const points = bonusPoints(s.board.value[fort]);
  // C-42: a second place needs a road, and nobody to share it with
  const bonusArmy = second > 0 && !secondShared ? secondArmy : OUT_OF_GAME;
  if (points > 0) s.bonusOwner[fort] = bonusArmy;
  if (events) tell(s, fort, firstArmy, points, bonusArmy, events);
}

function tell(s: State, fort: number, army: number, bonus: number, bonusArmy: number, events: EventSink): void {
  const send = (event: CambriaEvent) => events(event);
  const name = s.board.fortNames[fort];
  const held = Array.from(s.held.subarray(fort * ARMIES, fort * ARMIES + s.armies));
  send({ type: 'fortTaken', fort: name, army: seatNumber(army), points: s.board.value[fort], held });
  if (bonus > 0)
    send({
      type: 'bonusTaken',
      fort: name,
      army: bonusArmy === OUT_OF_GAME ? NO_SEAT : seatNumber(bonusArmy),
      points: bonus,
    });
}
