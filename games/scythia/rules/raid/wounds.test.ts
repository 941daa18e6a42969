import { describe, expect, test } from 'vitest';
import { crewOf, look, moves, play, player, type Table, table } from '../../testing/table.ts';
import type { State } from '../state/state.ts';

/** A raid on Cimmeria in which the die deals two wounds: strength enough, so that the settlement adds none. */
const wounded = (s: Table): State =>
  play(s.has(1, { provisions: 3, kumis: 8 }), 'raid Cimmeria left', 'kumis 8', 'roll red 2/2w');

describe('S-53 wounds', () => {
  test('S-53 on own crew as the owner chooses, one at a time', () => {
    const s = wounded(table(2).crew(1, 'Guard', '', 'Warrior'));
    expect(moves(s)).toEqual(['wound 1', 'wound 3']);
    expect(crewOf(play(s, 'wound 3', 'wound 1'), 1).slice(0, 3)).toEqual(['Guard 1', '', 'Warrior 1']);
  });

  test('S-53 at strength 0 one more kills; the card is discarded and its wounds return', () => {
    const s = wounded(table(2).crew(1, 'Guard', 'Scout'));
    play(s, 'wound 2', 'wound 2');
    expect(crewOf(s, 1).slice(0, 2)).toEqual(['Guard', '']);
    expect(look(s).crewCards.discard).toEqual({ Scout: 1 });
  });

  test('S-53 the rest of the wounds go on, and with the last crew they are lost', () => {
    const s = wounded(table(2).crew(1, 'Merchant', 'Forager'));
    // the first dies at once; the second, now alone, is not asked about
    play(s, 'wound 1');
    expect(crewOf(s, 1)).toEqual(['', '', '', '', '']);
    expect(moves(s)).toEqual(['plunder 1', 'plunder 2']);
    const more = table(2).crew(1, 'Merchant', 'Forager').has(1, { provisions: 4 });
    // strength 2: below the tier, so three wounds for two crew of strength 0
    const lost = play(more, 'raid Cimmeria left', 'roll red 2/2w', 'wound 2');
    expect(crewOf(lost, 1)).toEqual(['', '', '', '', '']);
    expect(moves(lost)).toEqual(['plunder 1', 'plunder 2']);
  });
});

describe('S-54 when wounded, when killed', () => {
  test('S-54 when wounded: once a raid, for a crew that lived', () => {
    const s = wounded(table(2).crew(1, 'Berserker', 'Guard'));
    play(s, 'wound 1', 'wound 1');
    // a point of the raid and one of the Berserker
    expect(player(s, 1).points).toBe(2);
    expect(crewOf(s, 1)[0]).toBe('Berserker 2');
  });

  test('S-54 it is looked at after the last wound', () => {
    const s = wounded(table(2).crew(1, 'Berserker', 'Guard'));
    play(s, 'wound 1');
    expect(player(s, 1).points).toBe(1);
    expect(player(play(s, 'wound 2'), 1).points).toBe(2);
  });

  test('S-54 wounds of an earlier raid do not count', () => {
    const s = wounded(table(2).crew(1, 'Berserker 1', 'Guard'));
    play(s, 'wound 2', 'wound 2');
    expect(player(s, 1).points).toBe(1);
  });

  test('S-54 a crew wounded and then killed counts as killed only', () => {
    const s = wounded(table(2).crew(1, 'Berserker 2', 'Guard'));
    play(s, 'wound 1', 'wound 1');
    expect(player(s, 1).points).toBe(1);
    expect(crewOf(s, 1)[0]).toBe('');
  });

  test('S-54 when killed: of a wound in a raid', () => {
    const s = wounded(table(2).crew(1, 'Zealot 3', 'Guard'));
    // the second wound is the Guard's, who is left alone
    play(s, 'wound 1');
    expect(crewOf(s, 1).slice(0, 2)).toEqual(['', 'Guard 1']);
    expect(player(s, 1).points).toBe(3);
  });

  test('S-54 dying is not being wounded, and discarding is not dying', () => {
    const s = table(2).crew(1, 'Zealot', 'Guard').hand(1, 'Scout').has(1, { silver: 1 }).state();
    play(s, 'place Barracks', 'hire Scout at 1');
    expect(look(s).crewCards.discard).toEqual({ Zealot: 1 });
    expect(player(s, 1).points).toBe(0);
    const dead = wounded(table(2).crew(1, 'Schemer 2', 'Guard'));
    play(dead, 'wound 1');
    expect(player(dead, 1).handSize).toBe(0);
    expect(moves(dead)).toEqual(['plunder 1', 'plunder 2']);
  });
});
