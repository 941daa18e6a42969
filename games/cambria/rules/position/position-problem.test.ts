import { positionWords } from '@tessera/game-kit/testing';
import type { SeatNumber } from '@tessera/kernel';
import { cambria } from '../../index.ts';
import { SMALL_BOARD } from '../../testing/boards.ts';
import { table } from '../../testing/table.ts';
import { SENTENCES } from './position-problem.ts';

const muster = (turn: number, seats = 3) =>
  table(seats).with({ phase: 'muster-roll', turn: turn as SeatNumber, turns: 0 });
const ROAD = 'Gobannium/Isca';
const crowded = [2, 3, 4, 5, 6].reduce((at, ship) => at.ship(ship, 1), table(3).on(ROAD, 'legion'));

const bad = {
  lastForts: table(3, SMALL_BOARD).took(1, 'A').json(),
  shipAndReserve: table(3).hold('Caer Gai', 1, 1, 1, 1, 1).with({ shipUsed: true }).dice(2, 5).json(),
  shipNotEmpty: table(3).with({ shipUsed: true }).dice(1, 1).json(),
  noOne: table(3).on(ROAD, 'legion').dice(2, 5).with({ phase: 'board' }).json(),
  legionAtHome: table(3).dice(1, 5).with({ phase: 'board' }).json(),
  legionElsewhere: table(3).on(ROAD, 'legion').dice(1, 3).with({ phase: 'board' }).json(),
  noShipFree: crowded.dice(1, 5).with({ phase: 'board' }).json(),
  earlySoldiers: muster(3).on(ROAD, 3).on('Nidum/Isca', 3).json(),
  earlyNeutral: muster(2, 2).on(ROAD, 3).json(),
  earlyLegion: muster(2).on(ROAD, 'legion').json(),
  earlyShip: muster(2).ship(4, 1).json(),
  earlyFort: muster(2).took(1, 'Isca').json(),
  earlyStart: table(3)
    .on(ROAD, 1)
    .with({ phase: 'start', turn: 0 as SeatNumber, turns: 0 })
    .json(),
  notNext: muster(2).on(ROAD, 3).json(),
  rolledAgain: muster(2)
    .with({ phase: 'muster', dice: [1] })
    .json(),
  earlyTurn: muster(2).with({ turns: 1 }).json(),
  tooManyPasses: table(3).with({ turns: 2, passes: 3 }).json(),
  threeRounds: table(3).with({ turns: 20, passes: 9 }).json(),
};

positionWords({ game: cambria, sentences: SENTENCES, words: new URL('../../words/', import.meta.url), bad });
