import { describe, expect, test } from 'vitest';
import { fresh, land, look, play, refusal, table, targets } from '../../testing/table.ts';

const ONLY = /only two adjacent lands \(H-26\)/;
const LAST = /would leave its holder without two adjacent lands \(H-26\)/;
const NONE = /has no two adjacent lands, and is not to be attacked \(H-26\)/;

describe('H-26 (a) the only adjacent pair', () => {
  // Cenél nEógain touches both, and sends one
  const pair = (...lands: string[]) =>
    table(4)
      .holds(1, 'Cenél nEógain')
      .holds(2, ...lands)
      .die('black');

  test('H-26 neither land of it may be marched into', () => {
    const s = pair('Dál Riata', 'Ulaid').state();
    expect(refusal(s, 'march Dál Riata')).toMatch(ONLY);
    expect(refusal(s, 'march Ulaid')).toMatch(ONLY);
    expect(targets(s)).toEqual(['Airgialla', 'Cenél Conaill', 'Mide']);
  });

  test('H-26 whatever the battle would do: also when the land would be held', () => {
    const s = pair('Dál Riata 5', 'Ulaid 3').state();
    expect(refusal(s, 'march Dál Riata')).toMatch(ONLY);
    expect(refusal(s, 'march Ulaid')).toMatch(ONLY);
  });

  test('H-26 a land outside the pair may be marched into, and fall', () => {
    const s = pair('Dál Riata', 'Ulaid', 'Airgialla').state();
    expect(refusal(s, 'march Ulaid')).toMatch(ONLY);
    expect(land(play(s, 'march Airgialla'), 'Airgialla')).toBe('empty');
  });

  test('H-26 the march of the same turn that makes it the only pair comes first', () => {
    // three in a row: Cenél Conaill – Dál Riata – Ulaid
    const s = pair('Cenél Conaill', 'Dál Riata 2', 'Ulaid').state();
    expect(refusal(s, 'march Ulaid')).toBe('legal');
    expect(refusal(s, 'march Dál Riata')).toBe('legal');
    play(s, 'march Cenél Conaill');
    expect(refusal(s, 'march Ulaid')).toMatch(ONLY);
    expect(refusal(s, 'march Dál Riata')).toMatch(ONLY);
  });

  test('H-26 every other player’s lands are looked at by themselves', () => {
    const s = pair('Dál Riata', 'Ulaid').holds(3, 'Mide', 'Brega', 'Uí Dúnlainge').state();
    expect(refusal(s, 'march Ulaid')).toMatch(ONLY);
    expect(refusal(s, 'march Mide')).toBe('legal');
  });

  test('H-26 two lands of two players side by side are no pair', () => {
    const s = table(4).holds(1, 'Cenél nEógain').holds(2, 'Dál Riata').holds(3, 'Ulaid').die('black').state();
    expect(refusal(s, 'march Ulaid')).toMatch(NONE);
  });
});

describe('H-26 (b) no adjacent pair after the battle', () => {
  // Airgialla and Caisel both touch Aurmumu, not each other; Mide and Uí Dúnlainge send two into Aurmumu
  const star = (warriors: number) =>
    table(4).holds(2, 'Airgialla', 'Caisel', `Aurmumu ${warriors}`).holds(1, 'Mide', 'Uí Dúnlainge').die('black');

  test('H-26 the centre of a star of three may not fall', () => {
    expect(refusal(star(1), 'march Aurmumu')).toMatch(LAST);
  });

  test('H-26 nor be emptied: an emptied land counts as lost', () => {
    expect(refusal(star(2), 'march Aurmumu')).toMatch(LAST);
  });

  test('H-26 it may be marched into when the defender keeps it', () => {
    const s = star(3).state();
    expect(refusal(s, 'march Aurmumu')).toBe('legal');
    expect(land(play(s, 'march Aurmumu'), 'Aurmumu')).toBe('2 1');
    // the second march would empty it
    expect(refusal(s, 'march Aurmumu')).toMatch(LAST);
  });

  test('H-26 an end of the star may fall: a pair stays', () => {
    const s = star(1).state();
    expect(land(play(s, 'march Airgialla'), 'Airgialla')).toBe('empty');
    // and what stays is the only pair
    expect(refusal(s, 'march Aurmumu')).toMatch(ONLY);
  });

  test('H-26 a star of four: the centre is as safe', () => {
    const s = table(4).holds(2, 'Airgialla', 'Caisel', 'Aurmumu', 'Uí Dúnlainge').holds(1, 'Mide').die('black');
    expect(refusal(s, 'march Aurmumu')).toMatch(LAST);
    expect(refusal(s, 'march Uí Dúnlainge')).toBe('legal');
  });

  test('H-26 a triangle has no centre: each of its lands may fall', () => {
    const s = table(4).holds(2, 'Brega', 'Ulaid', 'Mide').holds(1, 'Cenél nEógain', 'Cualu').die('black').state();
    for (const name of ['Brega', 'Ulaid', 'Mide']) expect(refusal(s, `march ${name}`)).toBe('legal');
  });

  test('H-26 two pairs apart: each land may fall', () => {
    const s = table(4).holds(2, 'Dál Riata', 'Ulaid', 'Desmumu', 'Tuadmumu').holds(1, 'Cenél nEógain').die('black');
    expect(refusal(s, 'march Ulaid')).toBe('legal');
    expect(refusal(s, 'march Dál Riata')).toBe('legal');
  });

  test('H-26 a row of four: an inner land may fall, the pair at the other end stays', () => {
    const s = table(4).holds(2, 'Dál Riata', 'Ulaid', 'Brega', 'Cualu').holds(1, 'Cenél nEógain').die('black');
    expect(refusal(s, 'march Ulaid')).toBe('legal');
  });
});

describe('H-26 a player who holds no adjacent pair', () => {
  test('H-26 is shielded, as on the first turns', () => {
    const s = play(fresh(4), 'start 1', 'castle Brega', 'castle Aidne', 'castle Caisel', 'castle Cenél Conaill');
    play(s, 'roll green', 'march Ulaid', 'march Dál Riata', 'roll black', 'raise', 'raise');
    play(s, 'roll black', 'raise', 'raise', 'roll black', 'raise', 'raise', 'roll green');
    expect(refusal(s, 'march Cenél Conaill')).toMatch(NONE);
  });

  test('H-26 also where the battle would not take the land', () => {
    const s = table(4).holds(1, 'Airgialla').holds(2, 'Cenél Conaill 5').die('black');
    expect(refusal(s, 'march Cenél Conaill')).toMatch(NONE);
  });

  test('H-26 also with several lands apart from each other', () => {
    const s = table(4).holds(1, 'Airgialla').holds(2, 'Cenél Conaill', 'Uí Maine', 'Ulaid').die('black').state();
    expect(refusal(s, 'march Cenél Conaill')).toMatch(NONE);
    expect(refusal(s, 'march Uí Maine')).toMatch(NONE);
  });
});

describe('H-26 whom it does not shield', () => {
  test('H-26 the unused army is not a player: a land alone may be taken', () => {
    const s = table(3).holds(1, 'Airgialla', 'Cenél nEógain').holds(4, 'Cenél Conaill').die('black').state();
    expect(land(play(s, 'march Cenél Conaill'), 'Cenél Conaill')).toBe('1 1');
  });

  test('H-26 nor are its only two adjacent lands safe', () => {
    const s = table(3).holds(1, 'Cenél nEógain').holds(4, 'Cenél Conaill', 'Dál Riata').die('black').state();
    play(s, 'march Cenél Conaill', 'march Dál Riata');
    expect(Object.keys(look(s).lands)).toEqual(['Cenél nEógain']);
  });

  test('H-26 army 4 of four players is a player', () => {
    const s = table(4).holds(1, 'Airgialla').holds(4, 'Cenél Conaill').die('black');
    expect(refusal(s, 'march Cenél Conaill')).toMatch(NONE);
  });

  test('H-26 one’s own lands may be marched into', () => {
    const s = table(4).holds(1, 'Mide', 'Brega').die('black');
    expect(targets(s)).toEqual(expect.arrayContaining(['Mide', 'Brega']));
  });

  test('H-26 empty lands have no holder', () => {
    expect(refusal(table(4).holds(1, 'Mide').die('black'), 'march Airgialla')).toBe('legal');
  });
});

describe('H-13 H-26 is read more widely for a scattered player', () => {
  const green = ['Cenél Conaill', 'Ulaid', 'Uí Maine', 'Uí Dúnlainge', 'Desmumu'];
  const scattered = (...lands: string[]) =>
    table(4)
      .holds(1, 'Airgialla', 'Cenél nEógain')
      .holds(2, ...lands)
      .scattered()
      .die('black');
  const WIDE = /adjacent or with one land between them/;

  test('H-13 who has not yet held two adjacent lands may be attacked, when two with one land between them stay', () => {
    const s = scattered(...green).state();
    expect(look(s).players[1].paired).toBe(false);
    expect(refusal(s, 'march Cenél Conaill')).toBe('legal');
    expect(refusal(s, 'march Uí Maine')).toBe('legal');
    // without the option such a player is untouchable
    const plain = table(4)
      .holds(1, 'Airgialla', 'Cenél nEógain')
      .holds(2, ...green)
      .die('black');
    expect(refusal(plain, 'march Cenél Conaill')).toMatch(NONE);
  });

  test('H-13 the first turn of a scattered game has battles', () => {
    const s = play(fresh(4, { scattered: 'yes' }), 'start 1', 'castle Aidne', 'castle Brega', 'castle Caisel');
    play(s, 'castle Cenél Conaill', 'roll green');
    expect(refusal(s, 'march Cenél Conaill')).toBe('legal');
  });

  test('H-13 (a) the only pair, one land between, is shielded whatever the battle would do', () => {
    const s = scattered('Cenél Conaill 6', 'Ulaid').state();
    expect(refusal(s, 'march Cenél Conaill')).toMatch(/only two lands adjacent or with one land between them/);
    expect(refusal(s, 'march Ulaid')).toMatch(WIDE);
  });

  test('H-13 (b) the land in the middle of three may not fall, but may be attacked when it is kept', () => {
    // Uí Maine is one land from Cenél Conaill and one from Desmumu, which are further apart
    expect(refusal(scattered('Cenél Conaill', 'Uí Maine', 'Desmumu'), 'march Uí Maine')).toMatch(
      /would leave.*between/,
    );
    expect(refusal(scattered('Cenél Conaill', 'Uí Maine 2', 'Desmumu'), 'march Uí Maine')).toBe('legal');
    expect(refusal(scattered('Cenél Conaill', 'Uí Maine', 'Desmumu'), 'march Cenél Conaill')).toBe('legal');
  });

  test('H-13 lands with two between them are no pair', () => {
    const s = scattered('Cenél Conaill', 'Desmumu');
    expect(refusal(s, 'march Cenél Conaill')).toMatch(/has no two lands adjacent or with one land between/);
  });

  test('H-13 who holds two adjacent lands is read as everybody else', () => {
    const s = scattered('Dál Riata', 'Ulaid', 'Uí Maine').state();
    expect(look(s).players[1].paired).toBe(true);
    // Ulaid and Uí Maine have Mide between them, which no longer helps
    expect(refusal(s, 'march Ulaid')).toMatch(ONLY);
    expect(refusal(s, 'march Dál Riata')).toMatch(ONLY);
    expect(refusal(s, 'march Uí Maine')).toBe('legal');
  });

  test('H-13 having once held two adjacent lands is for good', () => {
    const s = scattered(...green).player(2, { paired: true });
    expect(refusal(s, 'march Cenél Conaill')).toMatch(NONE);
  });

  test('H-13 a march that makes two lands adjacent is remembered, one that doesn’t is not', () => {
    const t = () => table(4).holds(1, 'Cenél Conaill', 'Desmumu').holds(4, 'Mide', 'Brega', 'Airgialla').scattered();
    const paired = (s: ReturnType<typeof play>) => look(s).players.map((player) => player.paired);
    expect(paired(play(t().die('red'), 'march Dál Riata'))).toEqual([true, false, false, true]);
    // one against one: nobody is left there
    expect(paired(play(t().die('yellow'), 'march Airgialla'))).toEqual([false, false, false, true]);
    expect(paired(play(t().die('red'), 'raise'))).toEqual([false, false, false, true]);
  });
});
