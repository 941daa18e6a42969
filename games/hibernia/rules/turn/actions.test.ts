import { describe, expect, test } from 'vitest';
import { eventsOf, land, look, moves, play, refusal, table, targets } from '../../testing/table.ts';

/** Seat 1 in the south-west; every neighbour of it is empty. */
const south = () => table(4).holds(1, 'Desmumu', 'Tuadmumu', 'Uí Fidgeinti');
const AROUND = ['Aidne', 'Aurmumu', 'Caisel', 'Desmumu', 'Tuadmumu', 'Uí Fidgeinti', 'Uí Maine'];

describe('H-20 the roll', () => {
  test('H-20 with two actions every land around may be marched to, by the wild one', () => {
    for (const face of ['blue', 'green', 'black'] as const) expect(targets(south().die(face))).toEqual(AROUND);
  });

  test.each([
    ['blue', ['Aidne', 'Aurmumu']],
    ['green', ['Desmumu', 'Uí Maine']],
    ['red', ['Caisel', 'Tuadmumu']],
    ['yellow', ['Uí Fidgeinti']],
  ] as const)('H-20 the action of %s is for lands of that colour alone', (face, lands) => {
    const s = south()
      .die(face)
      .with({ actions: { die: true, wild: false } });
    expect(targets(s)).toEqual(lands);
  });

  test('H-20 black is an action on lands of any colour', () => {
    expect(
      targets(
        south()
          .die('black')
          .with({ actions: { die: true, wild: false } }),
      ),
    ).toEqual(AROUND);
    expect(targets(play(south().die('black'), 'march Aidne'))).toContain('Uí Fidgeinti');
  });

  test('H-20 purple gives no action: one march, and the turn is over', () => {
    const s = south().die('purple').state();
    expect(look(s).actions).toEqual({ die: false, wild: true });
    expect(targets(s)).toEqual(AROUND);
    expect(look(play(s, 'march Aidne'))).toMatchObject({ phase: 'roll', turn: 2 });
  });

  test('H-20 every turn has one wild action, whatever is rolled', () => {
    for (const face of ['blue', 'green', 'red', 'yellow', 'black', 'purple'])
      expect(look(play(south(), `roll ${face}`)).actions.wild).toBe(true);
  });
});

describe('H-21 the actions', () => {
  test('H-21 the action of the die is used first where it fits, and the wild one stays', () => {
    const s = play(south().die('blue'), 'march Aidne');
    expect(look(s).actions).toEqual({ die: false, wild: true });
    expect(targets(s)).toContain('Caisel');
  });

  test('H-21 … else the wild one, and the die stays', () => {
    const s = play(south().die('blue'), 'march Caisel');
    expect(look(s).actions).toEqual({ die: true, wild: false });
    expect(targets(s)).toEqual(['Aidne', 'Aurmumu']);
  });

  test('H-21 either order leads to the same', () => {
    const one = play(south().die('blue'), 'march Caisel', 'march Aidne');
    const other = play(south().die('blue'), 'march Aidne', 'march Caisel');
    expect(look(one)).toEqual(look(other));
  });

  test('H-21 two marches on lands of the rolled colour', () => {
    const s = play(south().die('blue'), 'march Aidne', 'march Aurmumu');
    expect([land(s, 'Aidne'), land(s, 'Aurmumu')]).toEqual(['1 1', '1 1']);
  });

  test('H-21 one land twice, when both actions allow it', () => {
    const s = play(south().die('blue'), 'march Aidne', 'march Aidne');
    expect(land(s, 'Aidne')).toBe('1 2');
  });

  test('H-21 a march and a raise, in either order', () => {
    const from = () => south().shield(1, 4).die('yellow');
    const first = play(from(), 'raise', 'march Aidne');
    const last = play(from(), 'march Aidne', 'raise');
    expect(look(first).players[0]).toMatchObject({ reserve: 9, shield: 0 });
    expect(look(last).players[0]).toMatchObject({ reserve: 9, shield: 0 });
  });

  test('H-21 a raise uses the die, so that the wild action is left', () => {
    const s = play(south().die('blue'), 'raise');
    expect(look(s).actions).toEqual({ die: false, wild: true });
    expect(targets(s)).toEqual(AROUND);
  });

  test('H-21 a raise is always possible, twice and with nothing on the shield too', () => {
    const s = south().die('red').state();
    expect(moves(s)).toContain('raise');
    expect(look(play(s, 'raise', 'raise'))).toMatchObject({ phase: 'roll', turn: 2 });
  });

  test('H-21 there is no pass: without a march, raise is all there is', () => {
    expect(moves(table(4).die('red'))).toEqual(['raise']);
    expect(refusal(south().die('red'), 'pass')).toContain('is no move');
  });

  test('H-21 what the first action gained serves the second', () => {
    const s = play(table(4).holds(1, 'Desmumu').die('black'), 'march Tuadmumu');
    expect(targets(s)).toContain('Uí Maine');
    expect(land(play(s, 'march Uí Fidgeinti'), 'Uí Fidgeinti')).toBe('1 2');
  });

  test('H-20 H-21 which action was used is told', () => {
    const used = (...texts: string[]) =>
      eventsOf(south().die('blue'), ...texts).flatMap((event) => ('action' in event ? [event.action] : []));
    expect(used('march Caisel', 'raise')).toEqual(['wild', 'die']);
    expect(used('raise', 'march Caisel')).toEqual(['die', 'wild']);
  });
});

describe('H-27 a raise', () => {
  const hurt = () => table(4).shield(1, 5).shield(2, 5).shield(3, 1).shield(4, 4).die('black');
  const shields = (s: ReturnType<typeof play>) => look(s).players.map(({ shield }) => shield);

  test('H-27 brings back all one’s own and half of every other player’s, rounded down', () => {
    const s = play(hurt(), 'raise');
    expect(shields(s)).toEqual([0, 3, 1, 2]);
    expect(look(s).players.map(({ reserve }) => reserve)).toEqual([13, 10, 12, 11]);
  });

  test('H-27 twice in a turn halves twice', () => {
    expect(shields(play(hurt(), 'raise', 'raise'))).toEqual([0, 2, 1, 1]);
  });

  test('H-27 for whoever acts', () => {
    expect(shields(play(hurt().turn(3), 'raise'))).toEqual([3, 3, 0, 2]);
  });

  test('H-27 the unused army has nothing to raise', () => {
    const s = table(3).holds(1, 'Mide').holds(4, 'Ulaid').die('black').state();
    expect(eventsOf(s, 'march Ulaid', 'raise').filter(({ type }) => type === 'raised')).toEqual([
      { type: 'raised', seat: 1, returned: [1, 0, 0], action: 'wild' },
    ]);
    expect(land(s, 'Ulaid')).toBe('empty');
  });

  test('H-27 those who fell in this very turn come back, too', () => {
    const s = table(4).holds(1, 'Mide').holds(2, 'Brega', 'Ulaid', 'Dál Riata').shield(1, 0).die('black').state();
    play(s, 'march Brega');
    expect(look(s).players[0].shield).toBe(1);
    expect(look(play(s, 'raise')).players[0]).toMatchObject({ shield: 0, reserve: 12 });
  });
});
