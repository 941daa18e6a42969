import { type SeatNumber, SeededRng } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { describeStep } from '../log/log.ts';
import { PLAYERS, randomGame, textIn } from '../testing.ts';
import { cardName, cardsOf } from './cards.ts';

const FIRST = 1 as SeatNumber;

const text = textIn('en');

describe('cards that the log names', () => {
  it('are those of its sentence, and no others', () => {
    const { steps } = randomGame(3, new SeededRng(5));
    let named = 0;
    for (const step of steps)
      for (const { sentence, cards = [] } of describeStep(step, { view: step.view as never, players: PLAYERS, text }))
        for (const card of cards) {
          expect(sentence).toContain(cardName(card, text));
          named++;
        }
    expect(named).toBeGreaterThan(20);
  });

  it('leaves out a card that the reader may not know', () => {
    expect(cardsOf({ type: 'drew', seat: FIRST, card: null })).toEqual([]);
    expect(cardsOf({ type: 'drew', seat: FIRST, card: 'Archer' })).toEqual(['crew Archer']);
  });
});
