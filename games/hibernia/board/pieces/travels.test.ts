import { NO_SEAT, type SeatNumber } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import type { HiberniaPosition } from '../../rules/position/position-types.ts';
import { compileBoard } from '../../rules/scenario/board.ts';
import hiberniaJson from '../../scenarios/hibernia.json' with { type: 'json' };
import { SHIELD_PLACE } from '../targets.ts';
import { RESERVE_PLACE, travelsBetween } from './travels.ts';

const FIRST = 1 as SeatNumber;

const board = compileBoard(hiberniaJson);
if (!board.ok) throw new Error(board.error.message);
const { scenario } = board.value;

const player = { reserve: 9, shield: 2, distance: 0 };
const before: HiberniaPosition = {
  game: 'hibernia',
  seats: 3,
  scenario: 'hibernia',
  options: { scattered: 'no' },
  phase: 'act',
  first: FIRST,
  turn: FIRST,
  turns: 4,
  die: 'black',
  actions: { die: true, wild: true },
  march: null,
  ending: false,
  lands: {
    Brega: { army: FIRST, warriors: 2 },
    Ulaid: { army: FIRST, warriors: 1 },
    Cualu: { army: 2 as SeatNumber, warriors: 1 },
    Caisel: { army: FIRST, warriors: 1 },
  },
  players: [player, player, player],
};
const after = (change: Partial<HiberniaPosition>): HiberniaPosition => ({ ...before, ...change });

describe('travelsBetween', () => {
  it('marches one in from every land that touches the goal', () => {
    const next = after({ lands: { ...before.lands, Mide: { army: FIRST, warriors: 2 } } });
    expect(travelsBetween(scenario, before, next)).toEqual([
      { army: 1, from: 'Ulaid', to: 'Mide' },
      { army: 1, from: 'Brega', to: 'Mide' },
    ]);
  });

  it('sends the fallen of both sides to the shield', () => {
    const { Cualu: _, ...lands } = before.lands;
    expect(travelsBetween(scenario, before, after({ lands }))).toEqual([
      { army: 1, from: 'Brega', to: 'Cualu' },
      { army: 1, from: 'Cualu', to: SHIELD_PLACE },
      { army: 2, from: 'Cualu', to: SHIELD_PLACE },
    ]);
  });

  it('shows where a missing warrior is taken from', () => {
    const next = after({
      march: { to: 'Mide', missing: 1 },
      lands: { ...before.lands, Brega: { army: FIRST, warriors: 1 } },
    });
    expect(travelsBetween(scenario, before, next)).toEqual([{ army: 1, from: 'Brega', to: 'Mide' }]);
  });

  it('brings the raised back to the reserve', () => {
    const next = after({ players: [{ ...player, shield: 0 }, { ...player, shield: 1 }, player] });
    expect(travelsBetween(scenario, before, next)).toEqual([
      { army: 1, from: SHIELD_PLACE, to: RESERVE_PLACE },
      { army: 2, from: SHIELD_PLACE, to: RESERVE_PLACE },
    ]);
  });

  it('brings a first warrior from the reserve', () => {
    const start = after({ phase: 'castles', turn: NO_SEAT, turns: 0, lands: {} });
    const next = { ...start, lands: { Aidne: { army: 3 as SeatNumber, warriors: 1 } } };
    expect(travelsBetween(scenario, start, next)).toEqual([{ army: 3, from: RESERVE_PLACE, to: 'Aidne' }]);
  });

  it('shows nothing when one goes back or jumps', () => {
    const next = after({ lands: {}, turns: 3 });
    expect(travelsBetween(scenario, before, next)).toEqual([]);
    expect(travelsBetween(scenario, before, { ...next, turns: 12 })).toEqual([]);
  });
});
