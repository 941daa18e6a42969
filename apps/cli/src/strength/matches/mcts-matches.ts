import { CLI_GAMES } from '../../games.ts';
import type { ScheduledMatch } from './schedule.ts';

/** The name under which boardgame.io's bot sits at a table. */
export const MCTSBOT = 'mctsbot';

const SECOND = '1000ms';
const GAMES_WANTED = 60;

/** Against boardgame.io's MCTSBot, with the fewest seats above one: bench/src/mctsbot plays them, since it is no bot of ours. */
export const MCTS_MATCHES: readonly ScheduledMatch[] = Object.values(CLI_GAMES).map(({ game }) => {
  const seats = Math.max(2, game.minSeats);
  return {
    id: `${game.id}-${seats}-${MCTSBOT}`,
    game,
    entrants: [`new:${SECOND}`, ...Array<string>(seats - 1).fill(`${MCTSBOT}:${SECOND}`)],
    options: {},
    question: `${game.name}, ${seats} players: new against boardgame.io's MCTSBot, 1 s each: all`,
    games: GAMES_WANTED,
    all: true,
  };
});
