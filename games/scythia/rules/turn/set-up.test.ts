import { CHANCE, MoveList, randomMove, SeededRng, seatNumber } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { scythia } from '../../index.ts';
import { crewOf, fresh, look, moves, movesOf, play, player } from '../../testing/table.ts';
import { rules } from '../index.ts';
import type { State } from '../state/state.ts';

/** Plays on at random until the first move that begins with these words can be made. */
function until(s: State, words: string, seed = 1): State {
  const rng = new SeededRng(seed);
  const list = new MoveList();
  while (!moves(s)[0].startsWith(words)) rules.play(s, randomMove(scythia, s, rng, list));
  return s;
}

const begun = (seats: number, seed = 1): State => until(fresh(seats), 'place', seed);

const questsOf = (seats: number) =>
  look(begun(seats)).slots.filter(({ quest }) => quest === 'face down').length +
  look(begun(seats)).villageQuests.length;

describe('S-10 quests', () => {
  test('S-10 two lie face up in the village, one face down in every slot in use but those of Greece', () => {
    expect([1, 2, 3, 4].map(questsOf)).toEqual([14, 14, 17, 20]);
    const { slots, villageQuests, questsUnseen } = look(begun(2));
    expect(slots.filter(({ settlement }) => settlement.startsWith('Greece')).map(({ quest }) => quest)).toEqual(
      Array(6).fill(null),
    );
    expect(villageQuests).not.toContain(null);
    // 12 lie face down, 12 leave the game; nobody knows which
    expect(questsUnseen).toHaveLength(24);
  });
});

describe('S-11 plunder', () => {
  test('S-11 every slot in use gets the printed number, the rest is the supply', () => {
    const sum = (plunder: Readonly<Record<string, number>>) => Object.values(plunder).reduce((a, b) => a + b, 0);
    for (const [seats, inSlots] of [
      [1, 48],
      [2, 48],
      [3, 60],
      [4, 72],
    ]) {
      const { slots, supply } = look(begun(seats));
      expect(slots.reduce((all, { plunder }) => all + sum(plunder), 0)).toBe(inSlots);
      expect(sum(supply)).toBe(80 - inSlots);
    }
    const bySettlement = look(begun(4)).slots.map(({ plunder }) => sum(plunder));
    expect(bySettlement).toEqual([4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2]);
  });

  test('S-11 it is drawn from the bag: each token as likely as another', () => {
    const s = play(fresh(2), 'start 1', 'quest W+3L=5', 'quest E+L=3');
    const list = new MoveList();
    rules.legal(s, list);
    const weights = new Map(list.toArray().map((move) => [rules.format(s, move), rules.weight(s, move)]));
    // of 14 gold, 20 equipment, 20 wagons, 26 livestock four are drawn
    expect(weights.get('fill GGGG')).toBe(1001);
    expect(weights.get('fill GEWL')).toBe(14 * 20 * 20 * 26);
    expect(weights.get('fill LLLL')).toBe(14950);
    expect([...weights.values()].reduce((a, b) => a + b, 0)).toBe((80 * 79 * 78 * 77) / 24);
  });
});

test('S-12 workers, silver and provisions at the start', () => {
  const { slots, workers, players } = look(begun(4));
  const above = slots.map(({ worker }) => worker?.[0]).join('');
  expect(above).toBe('gggggg' + 'ggrgrr' + 'rgrgrr' + 'rrrrrr');
  expect(workers).toEqual({
    stables: null,
    barracks: null,
    silversmith: null,
    farm: null,
    'chiefs-tent': null,
    'town-centre': 'blue',
    'meeting-tent': 'blue',
    market: 'blue',
  });
  for (const one of players)
    expect(one).toMatchObject({
      worker: 'blue',
      silver: 3,
      provisions: 1,
      kumis: 0,
      points: 0,
      gold: 0,
      equipment: 0,
      wagon: 0,
      livestock: 0,
    });
});

test('S-13 four slots of a region with one or two players, five with three, six with four', () => {
  const used = (seats: number) =>
    look(begun(seats))
      .slots.map(({ worker }, at) => (worker ? at : -1))
      .filter((at) => at >= 0 && at < 6);
  expect(used(1)).toEqual([0, 1, 2, 3]);
  expect(used(2)).toEqual([0, 1, 2, 3]);
  expect(used(3)).toEqual([0, 1, 2, 3, 4]);
  expect(used(4)).toEqual([0, 1, 2, 3, 4, 5]);
  const counts = [1, 2, 3, 4].map((seats) => look(begun(seats)).slots.filter(({ worker }) => worker).length);
  expect(counts).toEqual([16, 16, 20, 24]);
});

describe('S-14 heroes and first crew', () => {
  test('S-14 three animals lie face up, and a pair more than there are players', () => {
    const s = until(fresh(3), 'choose');
    expect(look(s).pairs).toHaveLength(4);
    expect(look(s).animals.row).not.toContain(null);
    expect(movesOf(s, 'choose')).toEqual(look(s).pairs.map(({ hero }) => hero));
  });

  test('S-14 the player before the first chooses first, then backwards: the first player is the last', () => {
    const s = fresh(3);
    const rng = new SeededRng(3);
    play(s, 'start 2');
    const list = new MoveList();
    const order: number[] = [];
    while (!moves(s)[0].startsWith('discard')) {
      if (rules.actor(s) !== CHANCE) order.push(seatNumber(rules.actor(s)));
      rules.play(s, randomMove(scythia, s, rng, list));
    }
    expect(order).toEqual([1, 3, 2]);
  });

  test('S-14 the hero goes to its place, the crew to the first of five, what is left over away', () => {
    const s = until(fresh(2), 'choose');
    const [first, second, third] = look(s).pairs;
    const chooser = seatNumber(rules.actor(s));
    play(s, `choose ${second.hero}`, `choose ${third.hero}`);
    expect(player(s, chooser).hero).toBe(second.hero);
    expect(crewOf(s, chooser)).toEqual([second.crew, '', '', '', '']);
    expect(player(s, 3 - chooser).hero).toBe(third.hero);
    expect(look(s).crewCards.discard).toEqual({ [first.crew]: 1 });
    expect(look(s).heroesLeft).not.toContain(first.hero);
    expect(look(s).pairs).toEqual([]);
  });
});

test('S-15 five cards, of which three are kept; the first player begins', () => {
  const s = until(fresh(2), 'discard');
  const seat = seatNumber(rules.actor(s));
  expect(seat).toBe(look(s).first);
  expect(player(s, seat).handSize).toBe(5);
  const [one, two] = movesOf(s, 'discard');
  const before = look(s).crewCards.discard;
  play(s, `discard ${one}`, `discard ${two}`);
  expect(player(s, seat).handSize).toBe(3);
  const { discard } = look(s).crewCards;
  expect((discard[one] ?? 0) + (discard[two] ?? 0)).toBe((before[one] ?? 0) + (before[two] ?? 0) + 2);
  const last = begun(4);
  expect(look(last).players.map(({ handSize }) => handSize)).toEqual([3, 3, 3, 3]);
  expect(look(last).turn).toBe(look(last).first);
});
