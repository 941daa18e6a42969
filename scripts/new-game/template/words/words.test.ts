import { rulebookWords } from '@tessera/game-kit/testing';

rulebookWords({
  words: new URL('.', import.meta.url),
  sections: { components: ['T-1', 'T-2'], turn: ['T-3', 'T-4', 'T-5', 'T-6'], end: ['T-7'] },
  howto: ['aim', 'turn', 'meet'],
  guide: ['welcome', 'roll', 'walk'],
  more: ['ui', 'shell', 'scenario'],
});
