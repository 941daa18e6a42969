import type { SeatNumber } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { SMALL_MAP } from '../../testing/maps.ts';
import { play, table } from '../../testing/table.ts';
import { decisionAt } from '../testing.ts';
import { boardPreview, foresee } from './foresee.ts';
import { spacesAhead, spacesNow } from './outlook.ts';
import { previewSentence } from './preview.ts';

const at = (distance: number) =>
  table(4).holds(1, 'Mide', 'Ulaid').holds(2, 'Brega', 'Cualu', 'Uí Dúnlainge', 'Uí Cheinnselaig').gone(distance);

describe('what a march would do, before it is made', () => {
  it('H-24 an empty land, and how far the marker would get with it', () => {
    // red, green, yellow lie ahead of 27; with Airgialla the marker goes over all three
    expect(previewSentence(decisionAt(at(27).die('blue')), 'march Airgialla')).toBe(
      '1 warrior marches into Airgialla. The land is empty: you take it. If the turn ended then, your marker would go 3 spaces, to 30.',
    );
  });

  it('H-25 who falls and who holds the land, whatever comes of it', () => {
    const say = (warriors: number) =>
      previewSentence(decisionAt(at(0).holds(2, `Brega ${warriors}`).die('blue')), 'march Brega');
    expect(say(1)).toContain(
      '2 warriors march into Brega. Battle (Bob): 1 falls on each side; 1 of yours holds the land.',
    );
    expect(say(2)).toContain('Battle (Bob): 2 fall on each side; the land is left empty.');
    expect(say(5)).toContain('Battle (Bob): 2 fall on each side; 3 of theirs still hold the land.');
  });

  it('H-23 where the missing come from, when there is no choice …', () => {
    const s = table(3, SMALL_MAP)
      .holds(1, 'Gort', 'Ross 2', 'Rath')
      .reserve(1, 2)
      .holds(2, 'Boyne 2', 'Glenn', 'Yewwood')
      .shield(2, 0)
      .die('yellow');
    expect(previewSentence(decisionAt(s), 'march Boyne')).toContain('2 from the reserve, the rest taken from Ross.');
  });

  it('H-23 … and when there is one', () => {
    const s = table(4).holds(1, 'Brega 3', 'Ulaid 3').reserve(1, 1).gone(27).die('red');
    expect(previewSentence(decisionAt(s), 'march Mide')).toContain(
      '1 from the reserve; where 1 comes from is yours to choose.',
    );
    const asked = decisionAt(play(s, 'march Mide'));
    expect(previewSentence(asked, 'take Ulaid')).toBe(
      'One from Ulaid; 2 stay there. The land is empty: you take it. If the turn ended then, your marker would go 3 spaces, to 30.',
    );
  });

  it('H-27 a raise says what everybody takes back', () => {
    const s = at(0).shield(1, 3).shield(2, 5).shield(3, 1).die('blue');
    expect(previewSentence(decisionAt(s), 'raise')).toContain(
      '3 of your warriors return to the reserve. The others take back: Bob 2.',
    );
  });

  it('H-50 the last action of a turn says what it brings about', () => {
    const s = play(at(42).die('blue'), 'raise');
    expect(previewSentence(decisionAt(s), 'march Airgialla')).toContain(
      'That ends the turn: your marker goes 3 spaces, to 45. All the way round: the last round begins.',
    );
  });

  it('the board shows the same: the land, its holder, the marker', () => {
    const { view } = decisionAt(at(27).die('blue'));
    expect(boardPreview(view, 'march Brega')).toEqual({
      land: 'Brega',
      holder: 1,
      warriors: 1,
      distances: [30, null, null, null],
    });
    expect(boardPreview(view, undefined)).toEqual({ distances: [29, null, null, null] });
    expect(foresee(view, 'march Desmumu')).toBeUndefined();
  });

  it('while warriors are chosen, the march under way stays in sight', () => {
    const { view } = decisionAt(
      play(table(4).holds(1, 'Brega 3', 'Ulaid 3').reserve(1, 0).gone(27).die('red'), 'march Mide'),
    );
    expect(boardPreview(view, undefined)).toEqual({
      land: 'Mide',
      holder: 1,
      warriors: 2,
      distances: [30, null, null, null],
    });
  });
});

describe('what the track asks for next', () => {
  it('H-40 the spaces that the present lands would reach are marked', () => {
    const { view } = decisionAt(table(4).holds(1, 'Brega', 'Ulaid').holds(2, 'Mide').die('blue'));
    expect(spacesAhead(view, 1 as SeatNumber, 4)).toEqual([
      { distance: 1, colour: 'yellow', reached: true },
      { distance: 2, colour: 'yellow', reached: false },
      { distance: 3, colour: 'red', reached: false },
      { distance: 4, colour: 'blue', reached: false },
    ]);
    expect(([1, 2] as SeatNumber[]).map((seat) => spacesNow(view, seat))).toEqual([1, 0]);
  });

  it('H-41 a purple roll carries over one space, for who rolled it', () => {
    const { view } = decisionAt(table(4).holds(1, 'Mide').holds(2, 'Ulaid').die('purple'));
    expect(([1, 2] as SeatNumber[]).map((seat) => spacesNow(view, seat))).toEqual([1, 0]);
  });
});
