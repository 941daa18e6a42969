import type { SeatNumber } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import type { ArmyPosition, CambriaPosition } from '../../rules/position/position-types.ts';
import { type PieceState, trackPieces } from './pieces.ts';

const army = (roads: string[], ships: number[] = []): ArmyPosition => ({
  reserve: 5 - roads.length - ships.length,
  roads,
  ships,
  forts: [],
  bonus: [],
  points: 0,
});

const position = (legion: string, ...armies: ArmyPosition[]): CambriaPosition => ({
  game: 'cambria',
  seats: armies.length,
  scenario: 'cambria',
  options: { lateTie: 'last' },
  phase: 'act',
  turn: 1 as SeatNumber,
  turns: 0,
  passes: 0,
  dice: [],
  shipUsed: false,
  legion,
  armies,
});

const at = (pieces: readonly PieceState[], place: string) => pieces.find((piece) => piece.place === place)?.id;

describe('trackPieces', () => {
  it('has five pieces per army and the Legion, whatever stands where', () => {
    const pieces = trackPieces([], position('standard', army(['A/B'], [4]), army([])));
    expect(pieces.map((piece) => piece.id)).toHaveLength(11);
    expect(new Set(pieces.map((piece) => piece.id)).size).toBe(11);
    expect(pieces.filter((piece) => piece.place === 'reserve')).toHaveLength(8);
    expect(at(pieces, 'standard')).toBe('legion');
  });

  it('keeps who stays, and order of names does not matter', () => {
    const before = trackPieces([], position('standard', army(['A/B', 'C/D'])));
    const after = trackPieces(before, position('standard', army(['C/D', 'E/F', 'A/B'])));
    expect(at(after, 'A/B')).toBe(at(before, 'A/B'));
    expect(at(after, 'C/D')).toBe(at(before, 'C/D'));
  });

  it('lets the soldier that left be the one that arrives', () => {
    const roads = ['A/B', 'C/D', 'E/F', 'G/H', 'I/J'];
    const before = trackPieces([], position('standard', army(roads)));
    const after = trackPieces(before, position('standard', army(['A/B', 'C/D', 'E/F', 'I/J'], [6])));
    expect(at(after, 'ship 6')).toBe(at(before, 'G/H'));
    expect(after.map((piece) => piece.id)).toEqual(before.map((piece) => piece.id));
  });

  it('sends the thrown out to the reserve', () => {
    const before = trackPieces([], position('standard', army(['A/B']), army(['C/D'])));
    const after = trackPieces(before, position('C/D', army(['A/B']), army([])));
    const thrown = at(before, 'C/D');
    expect(after.find((piece) => piece.id === thrown)?.place).toBe('reserve');
    expect(at(after, 'C/D')).toBe('legion');
  });

  it('is the same for the same input', () => {
    const next = position('A/B', army(['C/D'], [2]), army(['E/F']));
    expect(trackPieces([], next)).toEqual(trackPieces([], next));
    const once = trackPieces([], next);
    expect(trackPieces(once, next)).toEqual(once);
  });
});
