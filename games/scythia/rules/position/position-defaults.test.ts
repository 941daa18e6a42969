import { unwrap } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../index.ts';

const read = (json: object) => unwrap(rules.fromJSON({ game: 'scythia', ...json }));

describe('a position in a few words', () => {
  it('is filled in: the rest of the cards, tokens, animals and quests lie where they do at the start', () => {
    const s = read({
      players: [
        { hero: 'Vadasz', crew: ['Brawler', { name: 'Herdsman', wounds: 1 }], hand: ['Scout'], provisions: 3 },
        { silver: 5 },
      ],
    });
    const view = rules.toJSON(s);
    expect(view.players[0].crew[1]).toEqual({ name: 'Herdsman', wounds: 1 });
    expect(view.players[1].hero).toBe('Tomyris');
    expect(view.crewCards.deck?.['Brawler']).toBe(1);
    expect(view.crewCards.deckSize).toBe(73);
    expect(view.slots.filter((slot) => slot.worker !== null)).toHaveLength(16);
    expect(rules.parse(s, 'raid Cimmeria left').ok).toBe(true);
  });

  it('has the slots that were named, and no gold in the others', () => {
    const s = read({ players: [{}, {}, {}], slots: [{ settlement: 'Assyria left', slot: 1, plunder: { gold: 3 } }] });
    const view = rules.toJSON(s);
    expect(view.slots.reduce((sum, slot) => sum + slot.plunder.gold, 0)).toBe(3);
    expect(view.supply.gold).toBe(11);
  });

  it('may be a game alone', () => {
    const view = rules.toJSON(read({ seats: 1, rival: { leader: 'lookout' } }));
    expect(view.rival).toMatchObject({ leader: 'lookout', provisions: 2, scheme: 0 });
  });

  it.each([
    [{ players: [{ crew: ['Brawler', 'Brawler', 'Brawler'] }, {}] }, 'There are 2 of Brawler, not 3.'],
    [{ players: [{ crew: ['Barbarian'] }, {}] }, 'A crew of player 1 is none that this scenario has: "Barbarian".'],
    [{ slots: [{ settlement: 'Rome', slot: 1, plunder: {} }] }, 'The slots are 24, not 25.'],
  ])('but what is wrong is said: %j', (json, sentence) => {
    const outcome = rules.fromJSON({ game: 'scythia', ...json });
    expect(outcome.ok ? '' : outcome.error.message).toBe(sentence);
  });
});

describe('what is pending in a position that somebody wrote', () => {
  const pending = (...frames: object[]) => ({
    players: [{ worker: null, hand: ['Scout'] }, {}],
    workers: { farm: 'blue', 'town-centre': 'blue', 'meeting-tent': 'blue', market: 'blue' },
    colour: 'blue',
    placedAt: 'farm',
    pending: [{ kind: 'end-turn' }, { kind: 'take' }, ...frames],
  });

  it.each([
    [{ kind: 'effect', a: 0 }],
    [{ kind: 'draw', a: 0 }],
    [{ kind: 'heal', a: 0 }],
    [{ kind: 'discard', a: 0 }],
    [{ kind: 'pay-plunder', a: 0 }],
  ])('is done before anybody is asked, if it needs nobody: %j', (frame) => {
    const s = read(pending(frame));
    expect(rules.actor(s) === -1 || rules.parse(s, 'take Market').ok).toBe(true);
    expect(unwrap(rules.fromJSON(rules.toJSON(s)))).toEqual(s);
  });
});
