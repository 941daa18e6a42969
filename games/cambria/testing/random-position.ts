import { CHANCE, MoveList, OVER, randomMove, SeededRng, seatNumber } from '@tessera/kernel';
import { cambria } from '../index.ts';
import type { CambriaPosition } from '../rules/position/position-types.ts';
import type { State } from '../rules/state.ts';
import { fresh } from './table.ts';

const { rules } = cambria;

/** After so many random moves, between two of them. */
export function randomPosition(seats: number, scenario: string | object, moves: number, seed: number): State {
  const s = fresh(seats, scenario);
  const list = new MoveList();
  const rng = new SeededRng(seed);
  for (let i = 0; (i < moves || rules.actor(s) === CHANCE) && rules.actor(s) !== OVER; i++)
    rules.play(s, randomMove(cambria, s, rng, list));
  return s;
}

/** Everybody one seat further. */
export function turned(p: CambriaPosition): CambriaPosition {
  const last = p.armies[p.seats - 1];
  const [neutral] = p.armies.slice(p.seats);
  const armies = [last, ...p.armies.slice(0, p.seats - 1)];
  return { ...p, turn: seatNumber(p.turn % p.seats), armies: neutral ? [...armies, neutral] : armies };
}
