import { positionProblem } from '@tessera/kernel';

/** What the rules object to in a position that was put up by hand. In other languages: words/position.*.json. */
export const SENTENCES = {
  purple: 'A purple roll gives no action (H-20).',
  noAction: 'With no action left the turn is over (H-21).',
  ledAlone: 'A marker that has gone {spaces} spaces led alone at the end of a round: the game is over (H-51).',
  paired: 'Seat {seat} holds two adjacent lands, so its "paired" is true (H-13).',
} as const;

export const contradiction = positionProblem('hibernia', SENTENCES);
