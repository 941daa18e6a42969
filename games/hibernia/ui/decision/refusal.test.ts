import type { SeatNumber } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { SHIELD_PLACE } from '../../board/index.ts';
import { play, table } from '../../testing/table.ts';
import { decisionAt, LANGUAGES } from '../testing.ts';
import { refusal } from './refusal.ts';

const pair = () => table(4).holds(1, 'Cenél nEógain').holds(2, 'Dál Riata', 'Ulaid').die('black');
const asked = () => play(table(4).holds(1, 'Brega 3', 'Ulaid 3', 'Cualu').reserve(1, 0).die('red'), 'march Mide');
const scattered = () => table(4).scattered().holds(1, 'Mide').holds(2, 'Brega', 'Dál Riata');

describe('why a march is not allowed', () => {
  it.each([
    [
      'H-20',
      play(table(4).holds(1, 'Mide').die('yellow'), 'march Ulaid'),
      'Uí Maine',
      'Uí Maine is green; the action left is for yellow lands (H-20).',
    ],
    ['H-22', pair(), 'Desmumu', 'None of your lands is adjacent to Desmumu (H-22).'],
    [
      'H-23',
      table(4).holds(1, 'Mide', 'Brega').reserve(1, 1).die('green'),
      'Ulaid',
      'A march into Ulaid takes 2 warriors, and you can send 1 (H-23).',
    ],
    ['H-26 (a)', pair(), 'Ulaid', 'Ulaid is part of the only two adjacent lands of Bob: it can’t be attacked (H-26).'],
    [
      'H-26 (b)',
      pair().holds(2, 'Brega'),
      'Ulaid',
      'Without Ulaid, Bob would hold no two adjacent lands: it can’t be attacked (H-26).',
    ],
    [
      'H-26 no pair',
      table(4).holds(1, 'Mide').holds(2, 'Ulaid').die('black'),
      'Ulaid',
      'Bob holds no two adjacent lands now, so Ulaid can’t be attacked (H-26).',
    ],
    [
      'H-13',
      scattered().holds(1, 'Cenél nEógain').die('black'),
      'Brega',
      'Bob has only one pair of lands, adjacent or with one land between, and Brega is in it: it can’t be attacked (H-13, H-26).',
    ],
  ])('%s is said with the land’s name and the holder’s', (_, at, place, sentence) => {
    expect(refusal(decisionAt(at), place)).toBe(sentence);
  });

  it.each([
    ['Mide', 'Mide is not yours: no warrior can be taken from there (H-23).'],
    ['Cualu', 'One warrior at least stays in Cualu (H-23).'],
    [SHIELD_PLACE, 'First choose where the missing 2 warriors come from (H-23).'],
  ])('H-23 while warriors are chosen: %s', (place, sentence) => {
    expect(refusal(decisionAt(asked()), place)).toBe(sentence);
  });

  it('H-23 the land that is reinforced gives none', () => {
    const at = play(table(4).holds(1, 'Mide 3', 'Brega 3', 'Ulaid 3').reserve(1, 0).die('red'), 'march Mide');
    expect(refusal(decisionAt(at), 'Mide')).toBe('Mide is being reinforced: no warrior is taken from there (H-23).');
  });

  it('out of turn a land still says who holds it', () => {
    const decision = { ...decisionAt(pair()), waiting: 'bot' as const, seat: 2 as SeatNumber, legal: [] };
    expect(refusal(decision, 'Ulaid')).toBe('Ulaid (green): Bob, 1 warrior. Not yet: it is the turn of Bob.');
    expect(refusal({ ...decision, waiting: 'roll' }, 'Mide')).toBe('Mide (red): empty. Roll the die first.');
  });

  it.each(LANGUAGES)('every reason has a sentence in %s', (language) => {
    const { text } = decisionAt(pair(), language);
    const args = { land: 'Mide', name: 'Bob', colour: 'red', die: 'blue', size: 2, spare: 1, missing: 2 };
    const reasons = [
      'gameOver',
      'rollFirst',
      'notNow',
      'noSuchSeat',
      'noCastle',
      'castleTaken',
      'takeFirst',
      'notYourLand',
      'lastWarrior',
      'reinforcedLand',
      'wrongColour',
      'noNeighbour',
      'tooFewWarriors',
      'onlyPair',
      'lastPair',
      'noPair',
      'onlyPair.scattered',
      'lastPair.scattered',
      'noPair.scattered',
    ] as const;
    const sentences = reasons.map((reason) => text(`hibernia.why.${reason}`, args));
    for (const sentence of sentences) expect(sentence).not.toMatch(/[{}]|undefined/);
    expect(new Set(sentences).size).toBe(reasons.length);
    for (const sentence of sentences.slice(-6)) expect(sentence).toMatch(/Mide.*Bob|Bob.*Mide/);
  });
});
