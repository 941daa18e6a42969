import { type SeatNumber, seatNumber } from '@tessera/kernel';
import { SHIELD_PLACE } from '../../board/index.ts';
import type { HiberniaPosition, PlayerPosition } from '../../rules/position/position-types.ts';
import { ARMY, type Face } from '../../rules/state.ts';
import { isUnused } from '../names.ts';

/** In hand: an army's warriors, by its number from 0, or nothing, to take away. */
export const armyTool = (army: number): string => `army ${army}`;
const armyOf = (tool: string): SeatNumber =>
  seatNumber(tool.startsWith('army ') ? Number(tool.slice('army '.length)) : -1);

const onLands = ({ lands }: HiberniaPosition, army: SeatNumber): number =>
  Object.values(lands).reduce((sum, land) => sum + (land.army === army ? land.warriors : 0), 0);

/** So many warriors of an army are neither on the map nor on the shield. */
const spare = (position: HiberniaPosition, army: SeatNumber): number =>
  Math.max(0, ARMY - onLands(position, army) - (position.players[army - seatNumber(0)]?.shield ?? 0));

/** What is neither on the map nor on the shield is in the reserve. */
const counted = (position: HiberniaPosition): HiberniaPosition => ({
  ...position,
  players: position.players.map((player, seat) => ({
    ...player,
    reserve: spare(position, seatNumber(seat)),
  })),
});

/** A game that is still being set up goes on as one under way. */
const begun = (position: HiberniaPosition): HiberniaPosition =>
  position.phase === 'start' || position.phase === 'castles' || position.phase === 'take'
    ? { ...withDie(position, null), first: position.first || seatNumber(0), march: null }
    : position;

const hasSpare = (position: HiberniaPosition, army: SeatNumber): boolean =>
  isUnused(position, army) || (position.players[army - seatNumber(0)]?.reserve ?? 0) > 0;

/** What a tap makes of the position: one more warrior of the army in hand, or one less. The same position where it can't. */
export function put(position: HiberniaPosition, place: string, tool: string): HiberniaPosition {
  const army = armyOf(tool);
  if (place === SHIELD_PLACE) {
    if (army <= 0 || isUnused(position, army) || !hasSpare(position, army)) return position;
    const { shield } = position.players[army - seatNumber(0)];
    return withPlayer(position, army, { shield: shield + 1 });
  }
  const held = position.lands[place];
  if (army <= 0) return held ? withLand(position, place, held.army, held.warriors - 1) : position;
  if (!hasSpare(position, army)) return position;
  if (held?.army !== army) return withLand(position, place, army, 1);
  return isUnused(position, army) ? position : withLand(position, place, army, held.warriors + 1);
}

/** Who holds a land, and with how many; with none it is empty. */
export function withLand(
  position: HiberniaPosition,
  land: string,
  army: SeatNumber,
  warriors: number,
): HiberniaPosition {
  const { [land]: _, ...others } = position.lands;
  const there = Math.min(warriors, isUnused(position, army) ? 1 : spare({ ...position, lands: others }, army));
  const lands = army > 0 && there > 0 ? { ...others, [land]: { army, warriors: there } } : others;
  return counted(begun({ ...position, lands }));
}

export const withPlayer = (
  position: HiberniaPosition,
  seat: SeatNumber,
  change: Partial<PlayerPosition>,
): HiberniaPosition =>
  counted(
    begun({
      ...position,
      players: position.players.map((player, index) =>
        seatNumber(index) === seat ? { ...player, ...change } : player,
      ),
    }),
  );

/** With a die the seat is to act, without one it is to roll. */
export const withDie = (position: HiberniaPosition, die: Face | null): HiberniaPosition => ({
  ...position,
  phase: die === null ? 'roll' : 'act',
  die,
  actions: { die: die !== null && die !== 'purple', wild: die !== null },
  march: null,
});

/** So many turns as there must have been, at least, for it to be that seat's. */
export function withTurn(position: HiberniaPosition, turn: SeatNumber): HiberniaPosition {
  const { seats, first, turns } = position;
  const order = (turn - first + seats) % seats;
  return { ...position, turn, turns: Math.floor(turns / seats) * seats + order };
}

/** Without what follows from the rest: the reserves, whose turn it is, and whether the end has come. */
export function bare(position: HiberniaPosition): unknown {
  if (position.phase !== 'roll' && position.phase !== 'act') return position;
  const { ending: _, turn: __, players, ...rest } = position;
  return { ...rest, players: players.map(({ reserve: ___, ...player }) => player) };
}
