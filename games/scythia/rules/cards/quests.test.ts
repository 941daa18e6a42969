import { describe, expect, test } from 'vitest';
import { look, moves, movesOf, play, player, slotOf, type Table, table } from '../../testing/table.ts';

const tent = (): Table => table(2).worker(1, 'grey').village({ market: 'blue', silversmith: 'blue', farm: 'grey' });

describe('S-44 quests', () => {
  test('S-44 only those that lie face up, in the village or where a slot was plundered', () => {
    const s = tent().has(1, { silver: 8 }).villageQuests('7S=4', '2E=4').slot('Persia left', 2, {}, '5S=3');
    const asked = play(s, "place Chief's Tent");
    expect(movesOf(asked, 'complete')).toEqual(['7S=4 at village 1', '5S=3 at Persia left 2']);
    play(asked, 'complete 5S=3 at Persia left 2');
    expect(slotOf(asked, 'Persia left', 2).quest).toBeNull();
    expect(player(asked, 1)).toMatchObject({ silver: 3, quests: ['5S=3'], points: 0 });
  });

  test('S-44 paid in silver and plunder, which goes back to the supply', () => {
    const s = tent().has(1, { gold: 1, equipment: 2, livestock: 1 }).villageQuests('G+E+L=6', null);
    const before = look(s.state()).supply;
    const done = play(s, "place Chief's Tent", 'complete G+E+L=6 at village 1');
    expect(player(done, 1)).toMatchObject({ gold: 0, equipment: 1, livestock: 0, quests: ['G+E+L=6'] });
    expect(look(done).supply).toEqual({
      gold: before.gold + 1,
      equipment: before.equipment + 1,
      wagon: before.wagon,
      livestock: before.livestock + 1,
    });
    expect(look(done).villageQuests).toEqual([null, null]);
  });

  test('S-44 what one cannot pay is not offered', () => {
    const s = tent().has(1, { gold: 1, equipment: 1 }).villageQuests('G+E+L=6', '2E=4').hand(1, 'Healer');
    // one is asked all the same: whether it is possible might depend on the hand
    expect(movesOf(play(s, "place Chief's Tent"), 'take')).toHaveLength(3);
  });

  test('S-44 cards whose strengths reach the number: only those in hand count', () => {
    const quest = (hand: string[]) =>
      moves(
        play(
          tent()
            .villageQuests('strength 8=4', null)
            .crew(1, 'Guard', 'Guard')
            .horses(1, 'swift roan')
            .has(1, { kumis: 8 })
            .hand(1, ...hand),
          "place Chief's Tent",
        ),
      );
    expect(quest(['Strongman', 'Mercenary'])).toEqual(['complete strength 8=4 at village 1', 'skip']);
    // 4 + 3, whatever is hired
    expect(quest(['Strongman', 'Zealot'])).toEqual(['skip']);
  });

  test('S-44 discarded one at a time until the number is reached, none of strength 0, none after it', () => {
    const s = tent()
      .villageQuests('strength 6=3', null)
      .hand(1, 'Strongman', 'Conqueror', 'Healer', 'Elder', 'Scout')
      .state();
    play(s, "place Chief's Tent", 'complete strength 6=3 at village 1');
    expect(movesOf(s, 'discard').sort()).toEqual(['Conqueror', 'Elder', 'Scout', 'Strongman']);
    play(s, 'discard Scout', 'discard Elder');
    expect(movesOf(s, 'discard').sort()).toEqual(['Conqueror', 'Strongman']);
    play(s, 'discard Strongman');
    // 1 + 1 + 4 = 6: done, the Conqueror and the Healer are kept
    expect(player(s, 1)).toMatchObject({ hand: ['Conqueror', 'Healer'], quests: ['strength 6=3'] });
    expect(movesOf(s, 'take')).toHaveLength(3);
  });

  test('S-44 more than the number is lost', () => {
    const s = tent().villageQuests('strength 4=2', null).hand(1, 'Scout', 'Guard').state();
    play(s, "place Chief's Tent", 'complete strength 4=2 at village 1', 'discard Scout', 'discard Guard');
    expect(player(s, 1)).toMatchObject({ hand: [], quests: ['strength 4=2'] });
  });
});
