import { positionProblem } from '@tessera/kernel';

/** What the rules object to in a position that was put up by hand. In other languages: words/position.*.json. */
export const SENTENCES = {
  copies: 'There are {count} of {name}, not {found}.',
  questCopies: 'There are {count} of the quest {quest}, not {found}.',
  heroTwice: '{hero} is there more than once.',
  plunder: 'There are {count} {kind}, not {found}.',
  slotMost: 'Slot {slot} of {settlement} holds {most} plunder at most.',
  workers: 'Each player has a worker, but one who has just placed theirs.',
  village: '{count} workers stand in the village now.',
  heroes: 'Everybody has a hero once the game has begun.',
  faceDown: '{count} quests lie face down, but only {unseen} have not been seen.',
  over: 'The game is over when no turns are left.',
} as const;

export const contradiction = positionProblem('scythia', SENTENCES, 'bad-position');
