import type { Match, Opponents } from './match.ts';

export interface Load {
  readonly movesPerSecond: number;
  /** Numbered moves, rolls among them. */
  readonly numberedPerSecond: number;
  /** Milliseconds from the sending of a move until the last of the three sockets has heard of it. */
  readonly p50: number;
  readonly p99: number;
  /** Games that had to be set up while the clock ran, because those prepared were used up. */
  readonly late: number;
}

/** Until the compiler has seen enough of either side. */
const WARM_UP_S = 2.5;
/** So many are set up at once. */
const AT_ONCE = 8;

/** At every table the next move is made as soon as the last one has been heard by all. */
export async function closedLoop(opponents: Opponents, tables: number, seconds: number): Promise<Load> {
  const ready = await beginMany(opponents, tables + opponents.spares(tables, WARM_UP_S + seconds));
  const finished: Match[] = [];
  const times: number[] = [];
  let numbered = 0;
  let measuring = false;
  let stopped = false;
  let late = 0;

  async function next(): Promise<Match> {
    const match = ready.pop();
    if (match) return match;
    if (measuring) late++;
    return opponents.begin();
  }

  async function play(match: Match): Promise<void> {
    await new Promise<void>((over) => {
      const step = () => {
        if (stopped || match.over) return over();
        const sent = performance.now();
        match.move((made = 1) => {
          if (measuring) {
            times.push(performance.now() - sent);
            numbered += made;
          }
          step();
        });
      };
      step();
    });
    // people stay at a table whose game is over, for a while
    finished.push(match);
    if (!stopped) await play(await next());
  }

  const playing = Array.from({ length: tables }, async () => play(await next()));
  await sleep(1000 * WARM_UP_S);
  measuring = true;
  const start = performance.now();
  await Promise.race([sleep(1000 * seconds), Promise.all(playing)]);
  measuring = false;
  const took = (performance.now() - start) / 1000;
  stopped = true;
  await Promise.all(playing);
  for (const match of [...ready, ...finished]) match.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return {
    movesPerSecond: times.length / took,
    numberedPerSecond: numbered / took,
    p50: at(0.5),
    p99: at(0.99),
    late,
  };
}

export async function beginMany(opponents: Opponents, count: number): Promise<Match[]> {
  const matches: Match[] = [];
  let begun = 0;
  const worker = async () => {
    while (begun++ < count) matches.push(await opponents.begin());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return matches;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
