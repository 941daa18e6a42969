import type { Load } from './closed-loop.ts';
import type { Peer } from './peers.ts';

export interface Measured {
  readonly peer: Peer;
  readonly tables: number;
  /** Of each round; or why there is none. */
  readonly rounds: readonly (Load | string)[];
}

export interface Idle {
  readonly sockets: number;
  /** Megabytes of the server's process. */
  readonly before: number;
  readonly after: number;
}

const NAMES: Readonly<Record<Peer, string>> = {
  tessera: 'Tessera, Cambria, durable in SQLite',
  counter: 'Our sockets and log alone, a counter, durable in SQLite',
  colyseus: 'Colyseus 0.17, a counter, in memory',
  boardgameio: 'boardgame.io 0.50, a counter, in memory',
};

const whole = (n: number): string => Math.round(n).toLocaleString('en');

export function report(
  measured: readonly Measured[],
  { seconds, rounds, note, idle }: { seconds: number; rounds: number; note: string; idle?: Idle },
): string {
  const sizes = [...new Set(measured.map(({ tables }) => tables))];
  return [
    '# Online tables under load',
    '',
    `\`npm run bench:server\`, Node ${process.version}, everything in one run: ${rounds} rounds of ${seconds} s each after a warm-up, all in`,
    'turn in every round. Each row is the round in the middle by its rate, with the slowest and the fastest beside it.',
    'Absolute numbers depend on the machine, from minute to minute; the ratios are what to compare. They are of the same round.',
    ...(note ? ['', `**${note}**`] : []),
    '',
    'Closed loop: three sockets a table, the next move as soon as all three have heard of the last. A move counts when it is',
    'acknowledged and the other two sockets have heard of it; its time runs until the last of the three has. The load comes',
    'from another process, which shares the machine with the server. All are spoken to in their own protocol over bare',
    'WebSockets without compression.',
    '',
    'What a move is:',
    '',
    '- Tessera: a decision in a real game of Cambria between three people. It is checked against the rules, the dice that',
    '  follow are rolled (HMAC-SHA-256), and both are in SQLite before anybody hears of it, as numbered moves: write-ahead log,',
    '  `synchronous=FULL`, each commit synced to the disk; moves that arrive during a commit share the next. Each socket is',
    '  told the moves as the page is, which has the rules at hand. Games are set up through the API before the clock runs,',
    '  and end while it does, with their results written; finished ones stay connected until the end.',
    '- Our sockets and log alone: a message adds one to a counter, which is written to the disk in the same way before all three',
    '  hear of it. There is no game, nobody is signed in, and no room: what Tessera takes beyond this is the play itself.',
    '- Colyseus: a message without a body to a room, which adds one to a counter and broadcasts it to all three. Nothing is',
    '  checked or kept. Its server is run without express: a stub stands in for the package, which it names but does not bring',
    "  and needs only for routes of one's own.",
    '- boardgame.io: a move that adds one to a counter, by its own rules of whose turn it is, in memory; the state goes to all',
    '  three.',
    '',
    ...sizes.flatMap((tables) =>
      section(
        tables,
        measured.filter((one) => one.tables === tables),
      ),
    ),
    ...(idle ? memory(idle) : []),
  ].join('\n');
}

const loadsOf = ({ rounds }: Measured): Load[] => rounds.filter((load) => typeof load === 'object');

const inTheMiddle = <T>(all: readonly T[], by: (one: T) => number): T =>
  [...all].sort((a, b) => by(a) - by(b))[all.length >> 1];

const rate = ({ movesPerSecond }: Load): number => movesPerSecond;

function section(tables: number, measured: readonly Measured[]): string[] {
  const ours = measured.find(({ peer }) => peer === 'tessera');
  const failures = measured.flatMap(({ peer, rounds }) =>
    rounds.flatMap((load) =>
      typeof load === 'string' ? [`${NAMES[peer]}: a round could not be measured (${load}).`, ''] : [],
    ),
  );
  return [
    `## ${tables === 1 ? 'One table' : `${tables} tables`}`,
    '',
    '|  | moves/s | slowest – fastest | p50, ms | p99, ms | ours beside it |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...measured.filter((one) => loadsOf(one).length > 0).map((one) => row(one, ours)),
    '',
    ...(ours ? numbered(loadsOf(ours)) : []),
    ...failures,
  ];
}

function row(measured: Measured, ours: Measured | undefined): string {
  const loads = loadsOf(measured);
  const rates = loads.map(rate);
  const { movesPerSecond, p50, p99 } = inTheMiddle(loads, rate);
  const cells = [
    NAMES[measured.peer],
    whole(movesPerSecond),
    `${whole(Math.min(...rates))} – ${whole(Math.max(...rates))}`,
    p50.toFixed(1),
    p99.toFixed(1),
    besides(measured, ours),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Round by round: what slows the machine down slows both. */
function besides({ rounds }: Measured, ours: Measured | undefined): string {
  const ratios = rounds.flatMap((load, round) => {
    const own = ours?.rounds[round];
    return typeof load === 'object' && typeof own === 'object' ? own.movesPerSecond / load.movesPerSecond : [];
  });
  return ratios.length > 0 ? `${inTheMiddle(ratios, (ratio) => ratio).toFixed(2)} ×` : '–';
}

function numbered(loads: readonly Load[]): string[] {
  if (loads.length === 0) return [];
  const late = loads.reduce((sum, load) => sum + load.late, 0);
  return [
    `Of ours the log has ${whole(inTheMiddle(loads, rate).numberedPerSecond)} numbered moves a second: a roll is one of its own.`,
    ...(late > 0 ? [`${late} of our games were set up while the clock ran.`] : []),
    '',
  ];
}

const memory = ({ sockets, before, after }: Idle): string[] => [
  '## Idle sockets',
  '',
  `${whole(sockets)} idle sockets, three at each of ${whole(sockets / 3)} games in progress: the server's process occupies ${whole(after)} MB,`,
  `${whole(before)} MB of them before the first one came.`,
  '',
];
