import { positionProblem } from '@tessera/kernel';

/** What the rules object to in a position that was put up by hand. In other languages: words/position.*.json. */
export const SENTENCES = {
  lastForts: 'With {count} fort tokens left on the board the game is over (C-50).',
  shipAndReserve: "Seat {seat} has used a ship, so its reserve can't be empty (C-21).",
  shipNotEmpty: 'A ship has been used, so a die shows the value of an empty ship (C-21).',
  noOne: 'The Legion has moved only if a die shows 1 (C-25).',
  legionAtHome: 'The Legion has moved, so it stands on a road (C-25).',
  legionElsewhere: 'The Legion has moved to a road of a fort of {value} (C-25).',
  noShipFree: 'With no ship free there is nothing to decide (C-28).',
  earlySoldiers: 'Seat {seat} has too many soldiers on the board before the first turn (C-12).',
  earlyNeutral: 'The neutral army has too many soldiers on the board before the first turn (C-12).',
  earlyLegion: 'The Legion stands on the standard before the first turn (C-10).',
  earlyShip: 'No soldier is on a ship before the first turn (C-12).',
  earlyFort: 'No fort is taken before the first turn (C-10).',
  earlyStart: 'Nobody has a soldier on the board before the start.',
  notNext: "Seat {seat} can't be next to place its first soldier (C-12).",
  rolledAgain: 'A {die} is rolled again (C-12).',
  earlyTurn: 'No turn is finished before every player has a soldier on the board (C-12).',
  tooManyPasses: "{passes} passes can't have happened in {turns} turns.",
  threeRounds: 'After three rounds of passes the game is over (C-29).',
} as const;

export const contradiction = positionProblem('cambria', SENTENCES);
