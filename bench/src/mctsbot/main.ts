// npm run bench:mctsbot -- --minutes 60 [--only cambria-2-mctsbot]: the bot of today against boardgame.io's MCTSBot. Games are kept in
// bench/strength/matches, and it goes on where it stopped; `npx tessera strength` puts them on the page.
import { parseArgs } from 'node:util';
import { unwrap } from '@tessera/kernel';
import { MCTS_MATCHES, MCTSBOT } from '../../../apps/cli/src/strength/matches/mcts-matches.ts';
import { playersOf, playMatches } from '../../../apps/cli/src/strength/matches/play-matches.ts';
import { mctsPlayer } from './player.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' }, only: { type: 'string' } } });
const wanted = values.only?.split(',');
const matches = MCTS_MATCHES.filter(({ id }) => wanted?.includes(id) ?? true);

unwrap(
  playMatches(process.cwd(), matches, {
    minutes: Number(values.minutes),
    untilSettled: false,
    playersOf: (match) =>
      playersOf(match, (name, budget) =>
        name === MCTSBOT ? mctsPlayer(match.game, `${name}:1000ms`, budget) : undefined,
      ),
    onGame: ({ id }, games) => console.log(`${id}: ${games} games`),
  }),
);
