import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Course } from '@tessera/game-kit/tune';
import { CHANCE, MoveList, OVER, randomMove, SeededRng, unwrap } from '@tessera/kernel';
import { networkOf, think } from '@tessera/mind';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { randomWeights } from '../../packages/mind/testing/random-weights.ts';
import { course as cambria } from '../cambria/mind/net/course.ts';
import { course as hibernia } from '../hibernia/mind/net/course.ts';
import { course as scythia } from '../scythia/mind/net/course.ts';
import { MANIFESTS } from './index.ts';
import { loadGameToThink, loadNetwork, withNetwork } from './networks.ts';

const LARGEST = 150_000;

function networkOfCourse<S>({ game, shape, look, without }: Course<S>, wasm = true) {
  const parts = { shape, look, otherwise: without, seatsOf: (s: S) => game.rules.seats(s) };
  const network = networkOf(randomWeights(shape), parts, wasm);
  if (!network) throw new Error('There are weights, and no network.');
  return network;
}

/** Positions of one game played at random. */
function* positions<S>({ game }: Course<S>, scenario: string | object, count: number): Generator<S> {
  const { rules, defaultSeats: seats } = game;
  const s = unwrap(rules.setup({ seats, scenario, options: {} }));
  const rng = new SeededRng('positions');
  const list = new MoveList();
  for (let n = 0; n < count && rules.actor(s) !== OVER; n++) {
    for (let i = 0; i < 5 && rules.actor(s) !== OVER; i++) rules.play(s, randomMove(game, s, rng, list));
    yield s;
  }
}

function holdsOf<S>(course: Course<S>): void {
  const { game, without } = course;
  const { rules } = game;
  const [board] = Object.keys(game.scenarios);

  test('WebAssembly and JavaScript judge its positions with the same bits', () => {
    const [fast, plain] = [networkOfCourse(course), networkOfCourse(course, false)];
    const [one, two, three] = [new Float64Array(8), new Float64Array(8), new Float64Array(8)];
    let differs = 0;
    for (const s of positions(course, board, 40)) {
      fast.evaluate(s, one);
      plain.evaluate(s, two);
      without(s, three);
      expect(Array.from(two)).toEqual(Array.from(one));
      if (one[0] !== three[0]) differs++;
    }
    expect(differs).toBeGreaterThan(30);
  });

  test('a board of somebody’s own is judged by the evaluation', () => {
    const network = networkOfCourse(course);
    const [one, two] = [new Float64Array(8), new Float64Array(8)];
    for (const s of positions(course, structuredClone(game.scenarios[board]), 10)) {
      expect(network.canRead(s)).toBe(false);
      network.evaluate(s, one);
      without(s, two);
      expect(Array.from(one)).toEqual(Array.from(two));
    }
  });

  test('a bot thinks with it', () => {
    const s = unwrap(rules.setup({ seats: game.defaultSeats, scenario: board, options: {} }));
    const rng = new SeededRng('bot');
    while (rules.actor(s) === CHANCE) rules.play(s, rules.sample(s, rng));
    const network = networkOfCourse(course);
    expect(network.canRead(s)).toBe(true);
    const player = { ...game, evaluate: network.evaluate };
    const { move, values } = think(player, rules.view(s, rules.actor(s)), { level: 'expert', iterations: 20, rng });
    expect(rules.parse(s, move).ok).toBe(true);
    expect(values.reduce((a, b) => a + b)).toBeCloseTo(1);
  });
}

describe('the network of Cambria', () => holdsOf(cambria));
describe('the network of Hibernia', () => holdsOf(hibernia));
describe('the network of Scythia', () => holdsOf(scythia));

const weightsOf = (id: string) => new URL(`../${id}/mind/net/weights.json`, import.meta.url);
const withWeights = MANIFESTS.filter(({ id }) => existsSync(weightsOf(id)));

test.each(withWeights)('what $name ships of weights is read, and small', async ({ id }) => {
  const file = weightsOf(id);
  expect(brotliCompressSync(readFileSync(file)).length).toBeLessThanOrEqual(LARGEST);
  const network = await loadNetwork(id);
  const found = unwrap(await loadGameToThink(id));
  expect(network !== undefined).toBe(readFileSync(file, 'utf8').trim() !== 'null');
  if (network) expect(found.evaluate).toBe(network.evaluate);
});

test('a game without a network is played by its evaluation, and one that is not there is refused', async () => {
  expect(await loadNetwork('toString')).toBeUndefined();
  const { game } = cambria as unknown as { game: Parameters<typeof withNetwork>[0] };
  expect(withNetwork(game, undefined)).toBe(game);
  expect((await loadGameToThink('chess')).ok).toBe(false);
});

describe('a page loads a network', () => {
  /** Files of the repository in each file of the program. */
  async function filesOf(entry: string): Promise<{ first: string[]; later: string[][] }> {
    const { metafile } = await build({
      entryPoints: [entry],
      absWorkingDir: new URL('../..', import.meta.url).pathname,
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: 'out',
      write: false,
      metafile: true,
      logLevel: 'silent',
    });
    const outputs = Object.values(metafile.outputs);
    const files = ({ inputs }: (typeof outputs)[number]) => Object.keys(inputs);
    const first = outputs.filter(({ entryPoint }) => entryPoint === entry).flatMap(files);
    return { first, later: outputs.filter(({ entryPoint }) => entryPoint !== entry).map(files) };
  }
  const isOfNetwork = (file: string) => /\/mind\/(network\.ts|net\/)/.test(file);

  const thinking = ['host/think-worker.ts', 'review/job/review-worker.ts', 'analysis/search-worker.ts'];
  test.each(thinking)('when that game is to be thought about, and not before: %s', async (file) => {
    const { first, later } = await filesOf(`apps/web/src/${file}`);
    expect(first.filter(isOfNetwork)).toEqual([]);
    const loaded = later.filter((files) => files.some(isOfNetwork));
    const games = loaded.map((files) => new Set(files.filter(isOfNetwork).map((file) => file.split('/')[1])));
    expect(games.map((each) => each.size)).toEqual([1, 1, 1]);
    expect(new Set(games.flatMap((each) => [...each])).size).toBe(3);
  });

  test.each(['table-worker.ts', 'index.ts'])('not for what a table is played with: %s', async (file) => {
    const { first, later } = await filesOf(`apps/web/src/host/${file}`);
    expect([first, ...later].flat().filter(isOfNetwork)).toEqual([]);
  });
});
