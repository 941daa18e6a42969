// node scripts/run.mjs bench/src/thinking.ts: how long bots think beyond their time, and how long the page keeps somebody waiting, on slow devices.
// Needs Chromium and a built page (node scripts/build.mjs). On a machine that is busy with other things the figures say little.
import { readdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CHANCE, type Game, MoveList, OVER, randomMove, SeededRng, THINKING_MS, unwrap } from '@tessera/kernel';
import { GAMES } from '@tessera/registry/games';
import { createServer, listen } from '@tessera/server';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.mjs';
import { actOnce, type GameId, startGame } from '../../tests/browser/support/table.ts';

const RATES = [1, 4, 6];
const POSITIONS = 6;
const PLAYED_MS = 15_000;
const LEVEL = 'owl';
const PAGE = resolve('apps/web/dist');

interface Row {
  readonly game: string;
  readonly rate: number;
  /** Of all thoughts, in ms. */
  readonly median: number;
  readonly longest: number;
  /** The longest time that the page's thread was at one thing, in ms. */
  readonly blocked: number | undefined;
}

/** What whoever is to move may see, in a game played at random: the positions with the most moves. */
function views(game: Game): unknown[] {
  const { rules } = game;
  const rng = new SeededRng('thinking');
  const s = unwrap(rules.setup({ seats: game.maxSeats, scenario: Object.keys(game.scenarios)[0], options: {} }));
  const list = new MoveList();
  const found: { view: unknown; moves: number }[] = [];
  for (let n = 0; n < 500 && rules.actor(s) !== OVER; n++) {
    const seat = rules.actor(s);
    if (seat !== CHANCE && n % 5 === 0) found.push({ view: rules.view(s, seat), moves: rules.legal(s, list) });
    rules.play(s, randomMove(game, s, rng, list));
  }
  return found
    .sort((a, b) => b.moves - a.moves)
    .slice(0, POSITIONS)
    .map(({ view }) => view);
}

/** Lets a process run for a part of the time only: the page and its workers alike. Returns how to stop that. */
async function slowDown(pid: number, rate: number): Promise<() => Promise<void>> {
  if (rate === 1) return async () => {};
  const run = 2;
  const code = `const { workerData: { pid, run, stop, off } } = require('node:worker_threads');
    const clock = new Int32Array(new SharedArrayBuffer(4));
    while (!Atomics.load(off, 0)) {
      Atomics.wait(clock, 0, 0, run);
      process.kill(pid, 'SIGSTOP');
      Atomics.wait(clock, 0, 0, stop);
      process.kill(pid, 'SIGCONT');
    }`;
  const off = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(code, { eval: true, workerData: { pid, run, stop: run * (rate - 1), off } });
  return async () => {
    Atomics.store(off, 0, 1);
    await new Promise((ended) => worker.on('exit', ended));
  };
}

/** How long a worker of the page takes for each question. */
async function thoughts(browser: Browser, address: string, game: Game, rate: number): Promise<number[]> {
  const before = new Set(await renderers(browser));
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(address);
  const [pid] = (await renderers(browser)).filter((each) => !before.has(each));
  const [script] = readdirSync(resolve(PAGE, 'assets')).filter((name) => /^think-worker-.*\.js$/.test(name));
  // the first question loads the game, and is not measured
  const ask = (questions: readonly unknown[]) =>
    page.evaluate(
      async ({ script, game, questions, level }) => {
        const here = globalThis as unknown as { bot?: globalThis.Worker };
        here.bot ??= new globalThis.Worker(`/assets/${script}`, { type: 'module' });
        const { bot } = here;
        const times: number[] = [];
        for (const [id, view] of questions.entries()) {
          const part = { nth: 0, of: 1, seed: String(id) };
          const asked = performance.now();
          await new Promise((answered) => {
            bot.onmessage = answered;
            bot.postMessage({ id, game, view, level, mostNodes: 260_000, part });
          });
          times.push(performance.now() - asked);
        }
        return times;
      },
      { script, game: game.id, questions, level: LEVEL },
    );
  const seen = views(game);
  await ask(seen.slice(0, 1));
  const stop = await slowDown(pid, rate);
  const times = await ask(seen);
  await stop();
  await page.close();
  return times;
}

async function renderers(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Plays for a while with the page's thread slowed down by the browser. */
async function blocked(browser: Browser, address: string, game: Game, rate: number): Promise<number | undefined> {
  const context = await browser.newContext({
    locale: 'en',
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.goto(address);
  await startGame(page, game.id as GameId);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.evaluate(() => {
    const here = globalThis as unknown as { tasks: number[] };
    here.tasks = [0];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) here.tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  const end = Date.now() + PLAYED_MS;
  const later = new Promise((passed) => setTimeout(passed, PLAYED_MS));
  let acts = 0;
  // what is still awaited when the time is over fails with the page, which is closed then
  const act = () =>
    actOnce(page).then(
      () => void acts++,
      () => undefined,
    );
  while (Date.now() < end) await Promise.race([act(), later]);
  const longest = await page.evaluate(() => Math.max(...(globalThis as unknown as { tasks: number[] }).tasks));
  await context.close();
  // where nothing was played nothing is known
  return acts > 0 ? longest : undefined;
}

const say = (text: string) => void process.stderr.write(text);
const { path } = findChromium();
const server = await createServer({ page: PAGE });
const port = await listen(server, 0, '127.0.0.1');
const address = `http://127.0.0.1:${port}`;
const browser = await chromium.launch({
  ...(path ? { executablePath: path } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const rows: Row[] = [];
const loads: number[] = [];
for (const game of Object.values(GAMES))
  for (const rate of RATES) {
    say(`${game.name} × ${rate}\n`);
    loads.push(loadavg()[0]);
    const times = (await thoughts(browser, address, game, rate)).sort((a, b) => a - b);
    const longest = times[times.length - 1];
    const row: Row = {
      game: game.name,
      rate,
      median: times[times.length >> 1],
      longest,
      blocked: await blocked(browser, address, game, rate),
    };
    rows.push(row);
    say(`  ${JSON.stringify(row)}\n`);
  }
await browser.close();
await server.close();

const ms = (x: number) => `${Math.round(x)} ms`;
const over = (x: number) => `${Math.max(0, (100 * (x - THINKING_MS[LEVEL])) / THINKING_MS[LEVEL]).toFixed(1)} %`;
const page = `# Bots and the page on slow devices

Made by \`node scripts/run.mjs bench/src/thinking.ts\` on ${cpus().length} cores (${cpus()[0]?.model.trim()}), of which ${Math.min(...loads).toFixed(0)} to ${Math.max(...loads).toFixed(0)} programs wanted
a share meanwhile.

A bot of the strongest level has ${THINKING_MS[LEVEL]} ms for each of ${POSITIONS} positions with many moves, in a worker of a real browser, and may stop before. *× 4* lets the
page's whole process run for a fourth of the time, in slices of 2 ms, so workers are slow, too. *Over* is how much longer than its time the longest thought took, from question to answer; the goal is at most 10 %.

*Blocked* is the longest time that the page's own thread was at one thing while somebody played for ${PLAYED_MS / 1000} s on a phone's screen, with that thread slowed down by the browser
(\`Emulation.setCPUThrottlingRate\`). Tasks under 50 ms are not told by browsers, and stand as 0. The goal is at most 100 ms.

| game | slower | median thought | longest thought | over | blocked |
|---|---|---|---|---|---|
${rows.map((row) => `| ${row.game} | × ${row.rate} | ${ms(row.median)} | ${ms(row.longest)} | ${over(row.longest)} | ${row.blocked === undefined ? 'not measured' : ms(row.blocked)} |`).join('\n')}
`;
writeFileSync('bench/thinking-results.md', page);
console.log(page);
