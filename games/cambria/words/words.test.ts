import { rulebookWords } from '@tessera/game-kit/testing';

const SECTIONS = {
  components: ['C-1', 'C-2', 'C-3', 'C-4'],
  setup: ['C-10', 'C-11', 'C-12'],
  turn: ['C-20', 'C-21', 'C-22', 'C-23', 'C-24', 'C-25', 'C-26', 'C-27', 'C-28', 'C-29', 'C-30'],
  forts: ['C-40', 'C-41', 'C-42', 'C-43'],
  end: ['C-50', 'C-51', 'C-52'],
  two: ['C-60', 'C-61', 'C-62', 'C-63', 'C-64'],
  boards: ['C-board-1', 'C-board-2', 'C-scenario'],
};
const HOWTO_STEPS = ['aim', 'board', 'turn', 'double', 'legion', 'ship', 'fall', 'bonus', 'end'];
const GUIDE_STEPS = [
  ...['welcome', 'muster', 'roll', 'act', 'double', 'legion', 'ship'],
  ...['board', 'neutral', 'confirm', 'fort', 'undo', 'done'],
];

rulebookWords({ words: new URL('.', import.meta.url), sections: SECTIONS, howto: HOWTO_STEPS, guide: GUIDE_STEPS });
