import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chessopsPerft } from '../peers/chessops-perft.ts';
import { boardgameio, ours, SEATS, searches } from './cambria.ts';
import { HIBERNIA_SEATS, hiberniaPlayThroughs } from './hibernia.ts';
import { medians, type Rates, rate } from './measure.ts';
import { heapOver } from './play-throughs.ts';
import { type Figures, toMarkdown } from './report.ts';
import { SCYTHIA_SEATS, scythiaPlayThroughs } from './scythia.ts';
import { versus } from './versus.ts';

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    versus: { type: 'string' },
    ms: { type: 'string', default: '250' },
  },
});
const say = (text: string) => void process.stderr.write(text);

const rounds = flags.quick ? 3 : 7;
const seconds = flags.quick ? 1.2 : 3;
const perft = (): Rates => ({ nodes: chessopsPerft(4).nodes });

const play = ours();
const hibernia = hiberniaPlayThroughs();
const scythia = scythiaPlayThroughs();
const peer = boardgameio();
const search = searches(flags.quick ? 1 : 3);
say('Warming up');
rate(1, play);
rate(1, hibernia);
rate(1, scythia);
rate(1, peer);
rate(1, perft);
search.ours();

const measured: Record<'ours' | 'hibernia' | 'scythia' | 'boardgameio' | 'chessops' | 'search' | 'mcts', Rates[]> = {
  ours: [],
  hibernia: [],
  scythia: [],
  boardgameio: [],
  chessops: [],
  search: [],
  mcts: [],
};
for (let round = 1; round <= rounds; round++) {
  say(`\rRound ${round} of ${rounds}   `);
  measured.ours.push(rate(seconds, play));
  measured.hibernia.push(rate(seconds, hibernia));
  measured.scythia.push(rate(seconds, scythia));
  measured.boardgameio.push(rate(seconds * 1.5, peer));
  measured.chessops.push(rate(seconds, perft));
  measured.search.push(search.ours());
  measured.mcts.push(search.boardgameio());
}

const games = flags.quick ? 30_000 : 1_000_000;
say(`\rMemory over ${games.toLocaleString('en')} play-throughs   `);
const heap = heapOver(play, games, 10);
say('\n');

const ourRates = medians(measured.ours);
const hiberniaRates = medians(measured.hibernia);
const scythiaRates = medians(measured.scythia);
const peerRates = medians(measured.boardgameio);
const chessops = medians(measured.chessops)['nodes'];
const iterations = medians(measured.search)['iterations'];
const mctsIterations = medians(measured.mcts)['iterations'];

const matchGames = Number(flags.versus ?? 0);
const match =
  matchGames > 0
    ? versus(matchGames, Number(flags.ms), (won, played) => say(`\rWon ${won} of ${played} against MCTSBot   `))
    : undefined;

const figures: Figures = {
  node: process.version,
  quick: flags.quick,
  cambria: {
    seats: SEATS,
    gamesPerSecond: ourRates['games'],
    decisionsPerSecond: ourRates['decisions'],
    movesPerSecond: ourRates['moves'],
  },
  hibernia: {
    seats: HIBERNIA_SEATS,
    gamesPerSecond: hiberniaRates['games'],
    decisionsPerSecond: hiberniaRates['decisions'],
    movesPerSecond: hiberniaRates['moves'],
  },
  scythia: {
    seats: SCYTHIA_SEATS,
    gamesPerSecond: scythiaRates['games'],
    decisionsPerSecond: scythiaRates['decisions'],
    movesPerSecond: scythiaRates['moves'],
  },
  boardgameio: { gamesPerSecond: peerRates['games'], decisionsPerSecond: peerRates['decisions'] },
  chessops: { nodesPerSecond: chessops },
  ratios: {
    gamesToBoardgameio: ourRates['games'] / peerRates['games'],
    decisionsToBoardgameio: ourRates['decisions'] / peerRates['decisions'],
    movesToChessopsNodes: ourRates['moves'] / chessops,
    decisionsToChessopsNodes: ourRates['decisions'] / chessops,
    hiberniaMovesToChessopsNodes: hiberniaRates['moves'] / chessops,
    scythiaMovesToChessopsNodes: scythiaRates['moves'] / chessops,
    searchToMcts: iterations / mctsIterations,
  },
  search: { iterationsPerSecond: iterations, mctsIterationsPerSecond: mctsIterations },
  memory: { games, heapBytes: heap },
  ...(match ? { match } : {}),
};

if (flags.json) console.log(JSON.stringify(figures, null, 2));
else console.log(toMarkdown(figures));
// a quick run is a look, not a result to keep
if (!flags.quick) writeFileSync('bench/results.md', toMarkdown(figures));
