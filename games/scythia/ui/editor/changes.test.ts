import { MoveList, OVER, randomMove, type SeatNumber, SeededRng, unwrap } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { scythia } from '../../index.ts';
import { rules } from '../../rules/index.ts';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import { bare, plunderIn, withItem, withName, withPlayer, withSlot } from './changes.ts';

const positionOf = (json: object) => rules.toJSON(unwrap(rules.fromJSON({ game: 'scythia', ...json })));
const sound = (position: ScythiaPosition) => rules.toJSON(unwrap(rules.fromJSON(bare(position))));
const start = positionOf({ seats: 2 });
const FIRST = 1 as SeatNumber;

test('a position at the beginning of a turn stays as it is', () => {
  expect(sound(start)).toEqual(start);
});

test.each([1, 2, 3, 4])('a fresh table for %i becomes a turn that begins', (seats) => {
  const table = rules.toJSON(unwrap(rules.setup({ seats, scenario: 'scythia', options: {} })));
  expect(sound(table).pending.map(({ kind }) => kind)).toEqual(['turn']);
});

describe('consistent counts', () => {
  test('S-14 cards in hand and crew are missing in the deck', () => {
    const [card] = Object.keys(start.crewCards.deck ?? {});
    const count = start.crewCards.deck?.[card] ?? 0;
    const changed = withPlayer(start, FIRST, {
      hand: [card],
      crew: withItem(start.players[0].crew, 0, { name: card, wounds: 0 }),
    });
    expect(sound(changed)).toMatchObject({ players: [{ handSize: 1, hand: [card] }, {}] });
    expect(sound(changed).crewCards.deck?.[card] ?? 0).toBe(count - 2);
  });

  test('plunder of a player comes from the supply', () => {
    const rich = sound(withPlayer(start, FIRST, { gold: 1 }));
    expect(rich.supply.gold).toBe(start.supply.gold - 1);
  });

  test('an emptied slot loses its worker and its hidden quest, and gets them again', () => {
    const at = start.slots.findIndex(({ quest, used }) => used && quest === 'face down');
    const none = { gold: 0, equipment: 0, wagon: 0, livestock: 0 };
    const emptied = sound(withSlot(start, at, { plunder: none }));
    expect(emptied.slots[at]).toMatchObject({ worker: null, quest: null });
    expect(plunderIn(emptied.slots[at])).toBe(0);
    expect(sound(withSlot(emptied, at, { plunder: start.slots[at].plunder })).slots[at]).toEqual(start.slots[at]);
  });
});

test('a list of names is changed at a place, shortened and made longer', () => {
  expect(withName(['a', 'b'], 1, 'c')).toEqual(['a', 'c']);
  expect(withName(['a', 'b'], 0, '')).toEqual(['b']);
  expect(withName(['a', 'b'], 2, 'c')).toEqual(['a', 'b', 'c']);
});

test('from any moment of a game played at random a turn can begin', () => {
  const s = unwrap(rules.setup({ seats: 3, scenario: 'scythia', options: {} }));
  const rng = new SeededRng('edit');
  const list = new MoveList();
  for (let n = 0; n < 400 && rules.actor(s) !== OVER; n++) {
    rules.play(s, randomMove(scythia, s, rng, list));
    if (n % 20 === 0) {
      const read = rules.fromJSON(bare(rules.toJSON(s)));
      expect(read.ok || read.error.message).toBe(true);
    }
  }
});
