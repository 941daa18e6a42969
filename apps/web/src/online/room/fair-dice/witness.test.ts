import { seatNumber } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import type { Room } from '../room.ts';
import { newSeed, noteDice, noteLink, readWitness, seedDue, seedFor, seedFrom } from './witness.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}
const ann = { id: 'ann', name: 'Ann' };
const room = (moves: number, commitment: string, seeds: string[] = [], seats: object[] = [{ person: ann }]): Room =>
  ({
    table: { id: 't', moves, commitment, seats },
    clientSeeds: seeds.map((seed, i) => ({ seat: seatNumber(i), seed })),
  }) as unknown as Room;

it('a seed is 32 bytes in small hexadecimal digits, and another one each time', () => {
  expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
  expect(newSeed()).not.toBe(newSeed());
});

it('the first commitment that was seen stays, whatever is said later', () => {
  const storage = memory();
  const seed = seedFor('t', 'aa', storage);
  expect(seedFor('t', 'bb', storage)).toBe(seed);
  noteDice(room(0, 'first'), 'ann', storage);
  noteDice(room(0, 'second'), 'ann', storage);
  expect(readWitness('t', storage)).toEqual({ seed: 'aa', commitment: 'first', counts: false });
});

it('a commitment that is first seen after a move proves nothing', () => {
  const storage = memory();
  seedFor('t', 'aa', storage);
  noteDice(room(3, 'late'), 'ann', storage);
  expect(readWitness('t', storage)?.commitment).toBeUndefined();
});

it('a seed counts once the server has listed it', () => {
  const storage = memory();
  seedFor('t', 'aa', storage);
  noteDice(room(0, 'c', ['bb', 'aa']), 'ann', storage);
  expect(readWitness('t', storage)?.counts).toBe(true);
});

it('a seed that counted counts on for whoever plays or has left, whatever the server lists; not for who stood up before', () => {
  const counts = (later: Room) => {
    const storage = memory();
    seedFor('t', 'aa', storage);
    noteDice(room(0, 'c', ['aa']), 'ann', storage);
    noteDice(later, 'ann', storage);
    return readWitness('t', storage)?.counts;
  };
  expect(counts(room(5, 'c', ['bb']))).toBe(true);
  expect(counts(room(5, 'c', ['bb'], [{ kind: 'bot', left: ann }]))).toBe(true);
  expect(counts(room(0, 'c', [], [{ kind: 'open' }]))).toBe(false);
});

it('links of the log are noted: every sixteenth stays, and the newest; none is written over', () => {
  const storage = memory();
  const link = (number: number, digit = 'a') => `${number}:${digit.repeat(32)}`;
  noteLink('t', link(1), storage);
  expect(readWitness('t', storage)).toBeUndefined();
  seedFor('t', 'aa', storage);
  noteLink('t', undefined, storage);
  for (let number = 1; number <= 40; number++) noteLink('t', link(number), storage);
  noteLink('t', link(40, 'b'), storage);
  noteLink('t', link(20, 'b'), storage);
  expect(readWitness('t', storage)?.links).toEqual([link(16), link(32), link(40)]);
  noteDice(room(0, 'first'), 'ann', storage);
  expect(readWitness('t', storage)).toMatchObject({ commitment: 'first', links: { length: 3 } });
});

describe('our seed is to be offered', () => {
  const gathering = (part: { yourSeats?: number[]; status?: string; seeds?: number[]; joins?: number }): Room => {
    const { yourSeats = [1], status = 'gathering', seeds = [], joins = 1 } = part;
    const clientSeeds = seeds.map((seat) => ({ seat, seed: 'aa' }));
    return { table: { id: 't', status, yourSeats }, clientSeeds, joins } as unknown as Room;
  };

  it('while people gather, by whoever sits and has given none', () => {
    expect(seedDue(gathering({}))).toBe(seedFrom(1, [seatNumber(0)]));
    for (const quiet of [{ yourSeats: [] }, { status: 'playing' }, { seeds: [1] }])
      expect(seedDue(gathering(quiet))).toBeUndefined();
  });

  it('again after a break, and when the seat it was for is given up for another', () => {
    const first = seedDue(gathering({}));
    expect(seedDue(gathering({ seeds: [2] }))).toBe(first);
    expect(seedDue(gathering({ joins: 2 }))).not.toBe(first);
    expect(seedDue(gathering({ yourSeats: [2] }))).not.toBe(first);
  });
});

it('what somebody wrote there by hand does no harm', () => {
  const storage = memory();
  storage.setItem('tessera.dice.t', '{"seed":7}');
  expect(readWitness('t', storage)).toBeUndefined();
});
