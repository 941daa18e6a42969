import { MoveList, OVER, SeededRng, unwrap } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { livelyMove } from '../../testing/lively.ts';
import { fresh, look, moves, objection, play, table } from '../../testing/table.ts';
import { rules } from '../index.ts';

const base = () =>
  table(3)
    .crew(1, 'Guard 2', '', 'Elder')
    .eagles(1, 'calling grey')
    .horses(1, '', '', '', '', 'swift roan')
    .hand(1, 'Scout', 'Zealot')
    .hand(2, 'Healer')
    .hand(3, 'Healer')
    .has(2, { silver: 4, gold: 1, points: 7 })
    .quests(2, '2W=4')
    .slot('Persia left', 1, {}, 'strength 8=4');

/** A whole position with something else at that place. */
const set = (path: string, value: unknown, json: unknown = look(base().state())): unknown => {
  const copy = structuredClone(json) as Record<string, unknown>;
  const keys = path.split('.');
  let at = copy;
  for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[keys[keys.length - 1]] = value;
  return copy;
};

/** A quest that nobody has seen, put there face up. */
const turnedUp = (path: string, quest: string): unknown => {
  const json = look(base().state());
  return set(path, quest, { ...json, questsUnseen: json.questsUnseen.filter((key) => key !== quest) });
};

test('a position is read as it was written', () => {
  const json = look(base().state());
  expect(look(unwrap(rules.fromJSON(JSON.parse(JSON.stringify(json)))))).toEqual(json);
});

describe('what somebody sees is no position', () => {
  test.each([0, 1, 2, 'spectator'] as const)('the view of %s is refused, with a sentence', (who) => {
    const view = rules.view(base().state(), who);
    expect(objection(view)).toBe(
      `The hand of player ${who === 0 ? 2 : 1} is hidden: this is what somebody sees, not a whole position.`,
    );
  });

  test('alone, where every hand is seen, it is the deck that is hidden', () => {
    const view = rules.view(table(1).hand(1, 'Elder').state(), 0);
    expect(view.players[0].hand).toEqual(['Elder']);
    expect(objection(view)).toBe('The deck is hidden: this is what somebody sees, not a whole position.');
  });

  test('a view has the own hand, and the deck together with the hands of others', () => {
    const s = base().state();
    const { players, crewCards, you } = rules.view(s, 1);
    expect(you).toBe(2);
    expect(players.map(({ hand }) => hand)).toEqual([null, ['Healer'], null]);
    expect(players.map(({ handSize }) => handSize)).toEqual([2, 1, 1]);
    // one Healer of two is with the third player or in the deck, as far as the second knows
    expect(crewCards).toMatchObject({ deck: null, unseen: { Healer: 1, Scout: 2, Zealot: 2 } });
    expect(look(s).crewCards.deck).not.toHaveProperty('Healer');
    expect(rules.view(s, 'spectator').crewCards.unseen).toMatchObject({ Healer: 2 });
  });
});

describe('what a viewer may not know is dealt at random', () => {
  test('own cards stay, the sizes of hands stay, and all deals come up', () => {
    const view = rules.view(base().state(), 1);
    const rng = new SeededRng(5);
    const seen = new Set<string>();
    for (let n = 0; n < 200; n++) {
      const world = look(rules.determinize(view, rng));
      expect(world.players[1].hand).toEqual(['Healer']);
      expect(world.players.map(({ handSize }) => handSize)).toEqual([2, 1, 1]);
      seen.add(String(world.players[2].hand));
    }
    expect(seen.size).toBeGreaterThan(25);
  });
});

test('a hand that somebody imagines for another leaves that player a way on', () => {
  const s = table(2)
    .worker(1, 'grey')
    .village({ market: 'blue', silversmith: 'blue', farm: 'grey' })
    .villageQuests('strength 6=3', null)
    .hand(1, 'Strongman', 'Conqueror')
    .state();
  play(s, "place Chief's Tent", 'complete strength 6=3 at village 1');
  const view = rules.view(s, 1);
  const rng = new SeededRng(2);
  let without = 0;
  for (let n = 0; n < 300; n++) {
    const world = rules.determinize(view, rng);
    expect(rules.view(world, 1)).toEqual(view);
    // of 76 cards 16 have no strength: some hands are of those alone
    const strong = look(world).players[0].hand?.some(
      (card) => world.board.strength[world.board.crewNames.indexOf(card)] > 0,
    );
    if (!strong) without++;
    expect(moves(world).length).toBeGreaterThan(0);
  }
  expect(without).toBeGreaterThan(0);
});

describe('what is no position is refused, by name', () => {
  test.each<[string, unknown, RegExp]>([
    ['a text', 'x', /A position of Scythia is an object/],
    ['another game', set('game', 'hibernia'), /"game": "scythia"/],
    ['five seats', set('seats', 5), /seats.*1 to 4/],
    ['an unknown scenario', set('scenario', 'rome'), /"rome"/],
    ['an unknown option', set('options', { fog: 'yes' }), /"fog"/],
    ['a leader of no kind', set('options', { leader: 'smith' }), /leader.*"smith"/],
    ['a player too few', set('players', []), /The players are 3, not 0/],
    ['a rival of three players', set('rival', {}), /rival if, and only if/],
    ['silver below 0', set('players.1.silver', -1), /silver of player 2/],
    ['half a point', set('players.1.points', 0.5), /points of player 2/],
    ['a hand of another size', set('players.0.handSize', 3), /hand of player 1 has 2 cards, not 3/],
    ['a card that is none', set('players.0.hand.0', 'Pirate'), /"Pirate"/],
    ['a card too many', set('players.0.hand.0', 'Elder'), /There are 2 of/],
    ['more wounds than strength', set('players.0.crew.0.wounds', 5), /wounds of a crew of player 1.*0 to 4/],
    ['six places', set('players.0.crew', Array(6).fill(null)), /crew of player 1 are 5, not 6/],
    ['an animal too many', set('players.0.eagles.1', 'noble dun'), /There are 2 of noble dun, not 3/],
    ['a hero twice', set('players.0.hero', 'Tomyris'), /Tomyris is there more than once/],
    ['a token too many', set('players.0.gold', 1), /There are 14 gold, not 15/],
    ['a worker too many', set('workers.farm', 'blue'), /3 workers stand in the village/],
    ['no worker in front of a player', set('players.1.worker', null), /Each player has a worker/],
    ['slots in another order', set('slots.0.slot', 2), /slots are in the order of the board/],
    [
      'a slot of another worker',
      set('slots.0.worker', 'red'),
      /^Slot 1 of Cimmeria left has a worker of another colour/,
    ],
    ['a quest of Greece', set('slots.18.quest', 'face down'), /^Slot 1 of Greece left has no quest\.$/],
    ['a quest lost for another', set('villageQuests.0', '5S=3'), /^There are 1 of the quest 2E=4, not 0\.$/],
    ['a quest twice', set('slots.0.quest', '4L=4'), /^There are 1 of the quest 4L=4, not 2\.$/],
    [
      'a quest face up under plunder',
      turnedUp('slots.0.quest', '4L=4'),
      /^Slot 1 of Cimmeria left has plunder, so its quest would lie face down\.$/,
    ],
    ['nothing pending', set('pending', []), /Something is pending/],
    ['something strange pending', set('pending', [{ kind: 'sleep', a: 0, b: 0 }]), /"sleep"/],
    [
      'two turns at once',
      set('pending', [
        { kind: 'turn', a: 0, b: 0 },
        { kind: 'turn', a: 0, b: 0 },
      ]),
      /nothing else pending/,
    ],
    [
      'a raid with no raid pending',
      set('raid', { settlement: 'Persia left', kumis: 0, dice: [], wounded: [] }),
      /^A raid is under way, or it is not\.$/,
    ],
    ['a turn of nobody', set('turn', 4), /turn it is.*1 to 3/],
    ['over with a turn pending', set('over', true), /^Something is pending until the game is over/],
  ])('%s', (_, json, message) => {
    expect(objection(json)).toMatch(message);
  });

  test('a leader that is not the rival’s', () => {
    const json = look(
      table(1)
        .with({ rival: { leader: 'lookout' } })
        .state(),
    );
    expect(json.options).toEqual({ leader: 'lookout' });
    expect(objection({ ...json, options: { leader: 'trader' } })).toBe('The leader is lookout or trader, not both.');
  });
});

test('in the middle of everything a position can be written, read and played on', () => {
  const rng = new SeededRng('middle');
  const list = new MoveList();
  let s = fresh(2);
  let reread = 0;
  for (let n = 0; rules.actor(s) !== OVER; n++) {
    if (n % 7 === 0) {
      const again = unwrap(rules.fromJSON(JSON.parse(JSON.stringify(rules.toJSON(s)))));
      expect(look(again)).toEqual(look(s));
      expect(moves(again)).toEqual(moves(s));
      expect(again).not.toBe(s);
      s = again;
      reread++;
    }
    rules.play(s, livelyMove(s, rng, list));
  }
  expect(reread).toBeGreaterThan(30);
});
