import { expect, it } from 'vitest';
import type { Room } from './room.ts';
import { newSeed, noteDice, readWitness, seedFor } from './witness.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}
const room = (moves: number, commitment: string, seeds: string[] = []): Room =>
  ({
    table: { id: 't', moves, commitment },
    clientSeeds: seeds.map((seed, i) => ({ seat: i + 1, seed })),
  }) as unknown as Room;

it('a seed is 32 bytes in small hexadecimal digits, and another one each time', () => {
  expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
  expect(newSeed()).not.toBe(newSeed());
});

it('the first commitment that was seen stays, whatever is said later', () => {
  const storage = memory();
  const seed = seedFor('t', 'aa', storage);
  expect(seedFor('t', 'bb', storage)).toBe(seed);
  noteDice(room(0, 'first'), storage);
  noteDice(room(0, 'second'), storage);
  expect(readWitness('t', storage)).toEqual({ seed: 'aa', commitment: 'first', counts: false });
});

it('a commitment that is first seen after a move proves nothing', () => {
  const storage = memory();
  seedFor('t', 'aa', storage);
  noteDice(room(3, 'late'), storage);
  expect(readWitness('t', storage)?.commitment).toBeUndefined();
});

it('a seed counts once the server has listed it', () => {
  const storage = memory();
  seedFor('t', 'aa', storage);
  noteDice(room(0, 'c', ['bb', 'aa']), storage);
  expect(readWitness('t', storage)?.counts).toBe(true);
});

it('what somebody wrote there by hand does no harm', () => {
  const storage = memory();
  storage.setItem('tessera.dice.t', '{"seed":7}');
  expect(readWitness('t', storage)).toBeUndefined();
});
