import { scenarioWords } from '@tessera/game-kit/testing';
import { stepstoneGame } from '../index.ts';
import { SENTENCES } from './scenario.ts';

const board = (part: object) => ({ ...stepstoneGame.scenarios['stepstone'], ...part });

scenarioWords({
  game: stepstoneGame,
  sentences: SENTENCES,
  words: new URL('../words/', import.meta.url),
  bad: {
    notObject: [],
    id: board({ id: 'No Id' }),
    name: board({ name: ' ' }),
    stones: board({ stones: 3 }),
    walkers: board({ walkers: 9 }),
    dry: board({ dry: [4, 4] }),
  },
});
