import type { Versus } from './versus.ts';

export interface PlayRates {
  readonly seats: number;
  readonly gamesPerSecond: number;
  /** What players decided, every legal move listed before. */
  readonly decisionsPerSecond: number;
  /** Decisions and the rolls of chance. */
  readonly movesPerSecond: number;
}

export interface Figures {
  readonly node: string;
  readonly quick: boolean;
  readonly cambria: PlayRates;
  readonly hibernia: PlayRates;
  readonly scythia: PlayRates;
  readonly boardgameio: { readonly gamesPerSecond: number; readonly decisionsPerSecond: number };
  readonly chessops: { readonly nodesPerSecond: number };
  readonly ratios: {
    readonly gamesToBoardgameio: number;
    readonly decisionsToBoardgameio: number;
    readonly movesToChessopsNodes: number;
    readonly decisionsToChessopsNodes: number;
    readonly hiberniaMovesToChessopsNodes: number;
    readonly scythiaMovesToChessopsNodes: number;
    readonly searchToMcts: number;
  };
  readonly search: { readonly iterationsPerSecond: number; readonly mctsIterationsPerSecond: number };
  readonly memory: { readonly games: number; readonly heapBytes: readonly number[] };
  readonly match?: Versus;
}

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const times = (n: number): string => (n >= 10 ? whole(n) : n.toFixed(2));
const percent = (n: number): string => `${(100 * n).toFixed(1)} %`;

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;

/** Of a game that no peer plays. */
const playThroughs = (game: string, chance: string, of: PlayRates): readonly string[] => [
  `## Random play-throughs of ${game}, ${of.seats} players, the same way`,
  '',
  row('', 'play-throughs/s', 'decisions/s', `moves/s (with ${chance})`),
  row('---', '---:', '---:', '---:'),
  row('Tessera', whole(of.gamesPerSecond), whole(of.decisionsPerSecond), whole(of.movesPerSecond)),
  '',
];

export function toMarkdown(f: Figures): string {
  const megabytes = f.memory.heapBytes.map((bytes) => (bytes / 1e6).toFixed(1));
  return [
    '# Benchmarks',
    '',
    `\`npm run bench\`, Node ${f.node}, one thread, everything in one run; medians of rounds in which each was measured in turn.`,
    'Absolute numbers depend on the machine; the ratios are what to compare.',
    '',
    `## Random play-throughs of Cambria, ${f.cambria.seats} players, every legal move listed at every decision`,
    '',
    row('', 'play-throughs/s', 'decisions/s', 'moves/s (with rolls)'),
    row('---', '---:', '---:', '---:'),
    row(
      'Tessera',
      whole(f.cambria.gamesPerSecond),
      whole(f.cambria.decisionsPerSecond),
      whole(f.cambria.movesPerSecond),
    ),
    row(
      'boardgame.io 0.50, same rules',
      whole(f.boardgameio.gamesPerSecond),
      whole(f.boardgameio.decisionsPerSecond),
      '–',
    ),
    row(
      '**ratio**',
      `**${times(f.ratios.gamesToBoardgameio)} ×**`,
      `**${times(f.ratios.decisionsToBoardgameio)} ×**`,
      '',
    ),
    '',
    ...playThroughs('Hibernia', 'rolls', f.hibernia),
    ...playThroughs('Raiders of Scythia', 'dice and cards', f.scythia),
    '## Beside chessops',
    '',
    row('', 'per second'),
    row('---', '---:'),
    row('chessops perft(4), nodes (the last ply counted, not played)', whole(f.chessops.nodesPerSecond)),
    row('Tessera, Cambria, moves played, as a share of that', times(f.ratios.movesToChessopsNodes)),
    row('Tessera, Cambria, decisions alone, as a share of that', times(f.ratios.decisionsToChessopsNodes)),
    row('Tessera, Hibernia, moves played, as a share of that', times(f.ratios.hiberniaMovesToChessopsNodes)),
    row('Tessera, Scythia, moves played, as a share of that', times(f.ratios.scythiaMovesToChessopsNodes)),
    '',
    '## Search on one position, 3 players',
    '',
    row('', 'iterations/s'),
    row('---', '---:'),
    row('Tessera, top level (one descent with its evaluation)', whole(f.search.iterationsPerSecond)),
    row('boardgame.io MCTSBot (one descent with its playout)', whole(f.search.mctsIterationsPerSecond)),
    row('**ratio**', `**${times(f.ratios.searchToMcts)} ×**`),
    '',
    '## Memory',
    '',
    `Live heap at even distances over ${whole(f.memory.games)} play-throughs, MB: ${megabytes.join(', ')}.`,
    '',
    ...(f.match
      ? [
          '## The top level against MCTSBot',
          '',
          `Two seats, ${f.match.ms} ms a move for both, seats swapped every game: won ${f.match.won} of ${f.match.games}, ${percent(f.match.won / f.match.games)}`,
          `(95 % interval ${percent(f.match.low)} – ${percent(f.match.high)}). Iterations a move: ${whole(f.match.iterations)} against ${whole(f.match.theirIterations)}.`,
          'MCTSBot plays with dice of its own; it is not told the true ones to come.',
          '',
        ]
      : []),
  ].join('\n');
}
