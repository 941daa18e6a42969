import { describe, expect, test } from 'vitest';
import { map } from '../../testing/maps.ts';
import { eventsOf, look, play, table } from '../../testing/table.ts';
import { advance, walk } from '../turn/track.ts';

/** One land of each letter's colour, as many as there are letters. */
const LANDS = {
  B: ['Cualu', 'Aidne', 'Aurmumu'],
  G: ['Ulaid', 'Desmumu', 'Uí Maine'],
  R: ['Caisel', 'Dál Riata', 'Mide'],
  Y: ['Umall', 'Brega', 'Airgialla'],
};

function holding(letters: string, from: number) {
  const t = table(4).gone(from);
  const next = { B: 0, G: 0, R: 0, Y: 0 };
  for (const letter of letters as Iterable<keyof typeof LANDS>) t.holds(1, LANDS[letter][next[letter]++]);
  return t;
}
/** How far the marker of seat 1 goes from there with lands of those colours. */
const goes = (letters: string, from: number): number =>
  look(play(holding(letters, from).die('black'), 'raise', 'raise')).players[0].distance - from;
const leaps = (letters: string, from: number): number =>
  look(play(holding(letters, from).die('purple'), 'raise')).players[0].distance - from;

// the track from the sword: Y Y R B G G R B Y Y B G G Y R …; its end: … B G R R G
describe('H-40 the marker advances', () => {
  test('H-40 over spaces of the colours of own lands, until the next can’t be matched', () => {
    expect(goes('Y', 0)).toBe(1);
    expect(goes('YY', 0)).toBe(2);
    expect(goes('YYR', 0)).toBe(3);
    expect(goes('YYRB', 0)).toBe(4);
    expect(goes('YYRBG', 0)).toBe(5);
    expect(goes('YYRBGG', 0)).toBe(6);
  });

  test('H-40 not at all when the first space can’t be matched', () => {
    expect(goes('GRB', 0)).toBe(0);
    expect(goes('', 0)).toBe(0);
  });

  test('H-40 each land is used once', () => {
    // Y Y lies ahead of the sword
    expect(goes('Y', 0)).toBe(1);
    expect(goes('YY', 0)).toBe(2);
    expect(goes('YYY', 0)).toBe(2);
  });

  test('H-40 a space is not skipped for one further on', () => {
    expect(goes('G', 0)).toBe(0);
    expect(goes('YR', 0)).toBe(1);
  });

  test('H-40 the lands count, not the warriors in them', () => {
    const s = table(4).holds(1, 'Cualu 5').gone(3).die('black');
    expect(look(play(s, 'raise', 'raise')).players[0].distance).toBe(4);
  });

  test('H-40 at the end of the turn, with the lands of that moment', () => {
    const s = table(4).holds(1, 'Cualu').die('yellow').state();
    play(s, 'march Brega');
    expect(look(s).players[0].distance).toBe(0);
    play(s, 'raise');
    expect(look(s).players[0].distance).toBe(1);
  });

  test('H-40 of the player whose turn it was, and nobody else', () => {
    const s = table(4).holds(1, 'Brega').holds(2, 'Umall').holds(3, 'Airgialla').die('black');
    expect(look(play(s, 'raise', 'raise')).players.map(({ distance }) => distance)).toEqual([1, 0, 0, 0]);
  });

  test('H-40 lands are fresh again in the next scoring', () => {
    const s = table(4).holds(1, 'Umall', 'Ulaid').gone(10).die('black').state();
    // B lies ahead of 10
    play(s, 'raise', 'raise');
    for (let n = 0; n < 3; n++) play(s, 'roll black', 'raise', 'raise');
    expect(look(s).players[0].distance).toBe(10);
    play(s, 'roll purple', 'raise');
    // over B, then G by Ulaid; the second G stops it
    expect(look(s).players[0].distance).toBe(12);
    for (let n = 0; n < 3; n++) play(s, 'roll black', 'raise', 'raise');
    play(s, 'roll purple', 'raise');
    // G by Ulaid, Y by Umall, over R
    expect(look(s).players[0].distance).toBe(15);
  });

  test('H-40 the last space is followed by the first: the sword is no space', () => {
    // R G | Y Y
    expect(goes('RGY', 42)).toBe(3);
    expect(goes('RGYY', 42)).toBe(4);
    expect(goes('RG', 42)).toBe(2);
  });

  test('H-40 the walk is told space by space, with the land used', () => {
    const told = eventsOf(holding('RGY', 42).die('black'), 'raise', 'raise').find(({ type }) => type === 'scored');
    expect(told).toEqual({
      type: 'scored',
      seat: 1,
      from: 42,
      steps: [
        { distance: 43, colour: 'red', land: 'Caisel' },
        { distance: 44, colour: 'green', land: 'Ulaid' },
        { distance: 45, colour: 'yellow', land: 'Umall' },
      ],
    });
  });
});

describe('H-41 a leap', () => {
  test('H-41 carries the marker over the first space that would have stopped it; then it goes on', () => {
    // Y Y R B: the second yellow is missing
    expect(leaps('YRB', 0)).toBe(4);
    expect(goes('YRB', 0)).toBe(1);
  });

  test('H-41 moves it one space even if nothing matches after it', () => {
    expect(leaps('', 0)).toBe(1);
    expect(leaps('', 43)).toBe(1);
    expect(leaps('B', 0)).toBe(1);
  });

  test('H-41 one leap is one space: the second that can’t be matched stops the marker', () => {
    expect(leaps('YB', 0)).toBe(2);
  });

  test('H-41 is used where the marker would stop, not before', () => {
    // all of Y Y R B G G R is matched, and B leapt; the next Y is not matched
    expect(leaps('YYRBGGR', 0)).toBe(8);
  });

  test('H-41 no land is used for the space leapt', () => {
    // leaps the red ahead of 2: the blue takes the next
    expect(leaps('B', 2)).toBe(2);
  });

  test('H-41 is used up in the turn that rolled it', () => {
    const s = play(table(4).die('purple'), 'raise');
    for (let n = 0; n < 3; n++) play(s, 'roll black', 'raise', 'raise');
    play(s, 'roll blue', 'raise', 'raise');
    expect(look(s).players[0].distance).toBe(1);
  });

  test('H-41 is for the player who rolled it alone', () => {
    const s = play(table(4).die('purple'), 'raise', 'roll black', 'raise', 'raise');
    expect(look(s).players.map(({ distance }) => distance)).toEqual([1, 0, 0, 0]);
  });

  test('H-41 goes over the sword', () => {
    expect(leaps('', 44)).toBe(1);
    expect(leaps('Y', 43)).toBe(2);
  });

  test('H-41 is told as a step without a land', () => {
    const told = eventsOf(holding('YR', 0).die('purple'), 'raise').find(({ type }) => type === 'scored');
    expect(told).toMatchObject({
      steps: [
        { distance: 1, colour: 'yellow', land: 'Umall' },
        { distance: 2, colour: 'yellow' },
        { distance: 3, colour: 'red', land: 'Caisel' },
      ],
    });
    expect(told && 'steps' in told && told.steps[1]).not.toHaveProperty('land');
  });
});

describe('H-42 the track is a loop', () => {
  test('H-42 past the sword the marker goes on, and its total distance counts', () => {
    const far = table(4).gone(47, 47).holds(1, 'Cualu').die('black');
    // 47 is space 3 again: the next is blue
    expect(look(play(far, 'raise', 'raise')).players[0].distance).toBe(48);
  });

  test('H-42 a second time round, too', () => {
    expect(look(play(table(4).gone(88, 88).holds(1, 'Umall').die('black'), 'raise', 'raise')).players[0].distance).toBe(
      89,
    );
  });

  test('H-42 a short track may be gone round more than once in one scoring', () => {
    const board = map(
      { B1: 'G1 R1 Y1', G1: 'B1 R1 Y1', R1: 'B1 G1 Y1', Y1: 'B1 G1 R1' },
      { castles: 'B1 G1 R1 Y1', centre: 'B1 G1 R1 Y1', track: 'B' },
    );
    const s = table(4, board).holds(1, 'B1').die('purple').state();
    expect(advance(s, 0, true)).toBe(2);
    expect(walk(s, 0, true)).toEqual([
      { distance: 1, land: 0 },
      { distance: 2, land: -1 },
    ]);
    expect(look(play(s, 'raise'))).toMatchObject({ ending: true });
  });
});
