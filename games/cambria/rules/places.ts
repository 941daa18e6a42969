import { fail, nameKey, type Outcome, ok } from '@tessera/kernel';
import type { Board } from './scenario/board.ts';
import { isShip, REMOVED, RESERVE, STANDARD, shipPlace, shipValue } from './state.ts';

/** A road is named by its two forts, 'Caer Gai/Deva'; the other places are 'ship 4', 'reserve' and 'standard'. */
export function placeName(board: Board, place: number): string {
  if (place === RESERVE) return 'reserve';
  if (place === STANDARD) return 'standard';
  if (place === REMOVED) return 'removed';
  return isShip(place) ? `ship ${shipValue(place)}` : board.roadNames[place];
}

export function parseRoad(board: Board, text: string): Outcome<number> {
  const parts = text.split('/');
  if (parts.length !== 2)
    return fail(
      'bad-road',
      `"${text.slice(0, 80)}" is no road; write it as its two forts, such as ${board.roadNames[0]}.`,
    );
  for (const part of parts)
    if (!board.fortByName.has(nameKey(part)))
      return fail('unknown-fort', `There is no fort "${part.trim().slice(0, 40)}" on this board.`);
  const road = board.roadByName.get(nameKey(text));
  if (road === undefined) return fail('unknown-road', `No road joins ${parts[0].trim()} and ${parts[1].trim()}.`);
  return ok(road);
}

/** A place a soldier of a player can come from. */
export function parseOrigin(board: Board, text: string): Outcome<number> {
  const name = text.trim().toLowerCase();
  if (name === 'reserve') return ok(RESERVE);
  const ship = /^ship ?([2-6])$/.exec(name);
  if (ship) return ok(shipPlace(Number(ship[1])));
  return parseRoad(board, text);
}
