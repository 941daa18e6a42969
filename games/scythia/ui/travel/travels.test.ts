import type { SeatNumber } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import { describe, expect, it } from 'vitest';
import type { ScythiaEvent } from '../../rules/state/events.ts';
import { changesOf, travelsOf } from './travels.ts';

const FIRST = 1 as SeatNumber;
const SECOND = 2 as SeatNumber;

const step = (...events: readonly ScythiaEvent[]): Step =>
  ({ index: 0, turn: 1, text: '', kind: 'move', events, view: {} }) as unknown as Step;

describe('travels', () => {
  it('a drawn card goes from the deck to its place in the hand, or to a hand that is hidden', () => {
    expect(travelsOf(step({ type: 'drew', seat: FIRST, card: 'Scout' }))).toEqual([
      { what: 'card', from: ['crew deck'], to: ['player 1/hand', 'card Scout'] },
    ]);
    expect(travelsOf(step({ type: 'drew', seat: SECOND, card: null }))).toEqual([
      { what: 'card', from: ['crew deck'], to: ['player 2/hand'] },
    ]);
  });

  it('a card that is discarded or played goes to the discard pile', () => {
    const [discarded, played] = (['discarded', 'played'] as const).map((type) =>
      travelsOf(step({ type, seat: SECOND, card: 'Scout' })),
    );
    expect(discarded).toEqual([{ what: 'card', from: ['player 2/hand'], to: ['crew discard'] }]);
    expect(played).toEqual(discarded);
  });

  it('a worker that is taken comes after the one that is placed', () => {
    const both = step(
      { type: 'placed', seat: FIRST, building: 'farm', worker: 'blue' },
      { type: 'took', seat: 1 as SeatNumber, building: 'market', worker: 'grey' },
    );
    expect(travelsOf(both).map(({ what }) => what)).toEqual(['worker blue', 'worker grey']);
  });
});

describe('numbers that change', () => {
  it('are those gained and paid, and on both sides what is taken from a player', () => {
    expect(
      changesOf(
        step(
          { type: 'paid', seat: FIRST, what: { kumis: 1 } },
          { type: 'gained', seat: FIRST, what: { silver: 3 }, by: null },
          { type: 'took-from-player', seat: FIRST, from: 2 as SeatNumber, what: { gold: 1 } },
        ),
      ),
    ).toEqual(['player 1/kumis', 'player 1/silver', 'player 1/gold', 'player 2/gold']);
  });
});
