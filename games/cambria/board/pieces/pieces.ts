import type { CambriaPosition } from '../../rules/position/position-types.ts';

/** A piece with an identity that outlives its moves: 'legion', or '2-4' for the fifth soldier of the third army. */
export interface PieceState {
  readonly id: string;
  /** The army's index in seat order, or the Legion. */
  readonly army: number | 'legion';
  /** A road's name, 'ship 4', 'standard'; 'reserve' or 'removed' when it is off the board. */
  readonly place: string;
}

const isOffBoard = (place: string): boolean => place === 'reserve' || place === 'removed';

/**
 * Who stands where, told as moves: a piece that stays keeps its identity, and one that left a place is the one that
 * turns up at another, so that on screen it travels. An army's pieces always come in the same order.
 */
export function trackPieces(previous: readonly PieceState[], position: CambriaPosition): PieceState[] {
  const pieces = position.armies.flatMap((army, index) => {
    const wanted = [...army.roads, ...army.ships.map((value) => `ship ${value}`)];
    const before = previous.filter((piece) => piece.army === index);
    return trackArmy(before, index, wanted, army.reserve);
  });
  pieces.push({ id: 'legion', army: 'legion', place: position.legion });
  return pieces;
}

function trackArmy(
  before: readonly PieceState[],
  army: number,
  wanted: readonly string[],
  reserve: number,
): PieceState[] {
  const size = wanted.length + reserve;
  const ids = Array.from({ length: size }, (_, i) => `${army}-${i}`);
  const was = ids.map((id) => before.find((piece) => piece.id === id)?.place ?? 'reserve');
  const standing = new Set(was);
  const arrivals = wanted.filter((place) => !standing.has(place));
  const now = was.map((place) => (wanted.includes(place) ? place : null));
  // Those taken up from the board go first; only then does the reserve send someone.
  const movers = ids.map((_, i) => i).filter((i) => now[i] === null);
  movers.sort((a, b) => Number(isOffBoard(was[a])) - Number(isOffBoard(was[b])) || a - b);
  for (const mover of movers) now[mover] = arrivals.shift() ?? 'reserve';
  return ids.map((id, i) => ({ id, army, place: now[i] ?? 'reserve' }));
}
