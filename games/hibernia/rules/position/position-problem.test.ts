import { positionWords } from '@tessera/game-kit/testing';
import { hibernia } from '../../index.ts';
import { SENTENCES } from './position-problem.ts';

const position = (more: object) => ({ game: 'hibernia', seats: 3, ...more });
const PAIR = { Mide: { army: 1 }, Brega: { army: 1 } };

const bad = {
  purple: position({ die: 'purple', actions: { die: true, wild: true } }),
  noAction: position({ die: 'red', actions: { die: false, wild: false } }),
  ledAlone: position({ turn: 1, players: [{ distance: 60 }, {}, {}] }),
  paired: position({ options: { scattered: 'yes' }, lands: PAIR, players: [{ paired: false }, {}, {}] }),
};

positionWords({ game: hibernia, sentences: SENTENCES, words: new URL('../../words/', import.meta.url), bad });
