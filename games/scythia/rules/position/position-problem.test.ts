import { positionWords } from '@tessera/game-kit/testing';
import { unwrap } from '@tessera/kernel';
import { scythia } from '../../index.ts';
import { SENTENCES } from './position-problem.ts';

const position = (more: object) => ({ game: 'scythia', seats: 2, ...more });
const [hero] = (scythia.scenarios['scythia'] as { heroes: { name: string }[] }).heroes;
const hand = Array.from({ length: 9 }, () => 'Elder');
const quests = scythia.rules.toJSON(unwrap(scythia.rules.fromJSON(position({})))).questsUnseen;
const [quest] = quests;
const PLENTY = { gold: 0, equipment: 0, wagon: 0, livestock: 9 };

const bad = {
  copies: position({ players: [{ hand }, {}] }),
  questCopies: position({ villageQuests: [quest, quest], players: [{ quests: [quest, quest, quest, quest] }, {}] }),
  heroTwice: position({ players: [{ hero: hero.name }, { hero: hero.name }] }),
  plunder: position({ players: [{ gold: 99 }, {}] }),
  slotMost: position({ slots: [{ settlement: 'Cimmeria left', slot: 1, plunder: PLENTY }] }),
  workers: position({ players: [{ worker: null }, { worker: null }] }),
  village: position({ workers: {} }),
  heroes: position({ players: [{ hero: null }, {}] }),
  faceDown: position({ players: [{ quests }, {}] }),
  over: position({ turnsLeft: 0 }),
};

positionWords({ game: scythia, sentences: SENTENCES, words: new URL('../../words/', import.meta.url), bad });
