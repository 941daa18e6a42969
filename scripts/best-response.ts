// npm run best-response -- GAME [--minutes N]: trains a network only to beat the bot as it is now, both one move ahead, and keeps
// what it wins in bench/strength/best-response. It goes on where it was stopped, as long as the bot is the same.
import { parseArgs } from 'node:util';
import { BestResponse, type Course } from '@tessera/game-kit/tune';
import { unwrap } from '@tessera/kernel';
import { CLI_GAMES } from '../apps/cli/src/games.ts';
import { RESPONSE, responseFile, responseHead } from '../apps/cli/src/strength/best-response.ts';
import { addLine, openKept } from '../apps/cli/src/strength/kept.ts';
import { course as cambria } from '../games/cambria/mind/net/course.ts';
import { course as hibernia } from '../games/hibernia/mind/net/course.ts';
import { course as scythia } from '../games/scythia/mind/net/course.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '120' },
    games: { type: 'string', default: '200' },
    'measured-games': { type: 'string', default: String(RESPONSE.games) },
  },
});

switch (positionals[0]) {
  case 'cambria':
    respond(cambria);
    break;
  case 'hibernia':
    respond(hibernia);
    break;
  case 'scythia':
    respond(scythia);
    break;
  default:
    console.error('npm run best-response -- cambria|hibernia|scythia [--minutes N] [--games N] [--measured-games N]');
    process.exitCode = 1;
}

function respond<S>(course: Course<S>): void {
  const { game } = CLI_GAMES[course.game.id];
  const head = responseHead(game);
  const file = responseFile(process.cwd(), game);
  unwrap(openKept(file, head));
  const response = new BestResponse(course, game.evaluate, `.cache/best-response/${game.id}-${head.new}`);
  const end = performance.now() + Number(values.minutes) * 60_000;
  while (performance.now() < end) {
    response.round(Number(values.games));
    console.log(`${response.gamesPlayed} games, ${response.hours.toFixed(2)} core-hours`);
  }
  const score = response.measure(Number(values['measured-games']));
  addLine(file, score);
  console.log(JSON.stringify(score));
}
