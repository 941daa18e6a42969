import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  CHANCE,
  type Game,
  type GameRecord,
  MoveList,
  makeRecord,
  NO_SEAT,
  OVER,
  randomMove,
  recordToText,
  type SeatNumber,
  SeededRng,
  unwrap,
} from '@tessera/kernel';
import {
  addClientSeed,
  closeSeeds,
  diceOf,
  LogChain,
  logKeyOf,
  newSecret,
  parseProof,
  promiseOf,
  proofOf,
  secretAfterTakeBack,
} from '@tessera/table';
import { afterAll, describe, expect, test } from 'vitest';
import { CLI_GAMES } from '../games.ts';
import { tessera } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (record: GameRecord) => {
  const path = join(folder, 'game.json');
  writeFileSync(path, recordToText(record));
  return path;
};

const ANN = 'aa'.repeat(32);
const examples = new URL('../../../../packages/table/src/fair/examples/', import.meta.url);
const secretOf = (table: string) =>
  closeSeeds(unwrap(addClientSeed(newSecret(table, '77'.repeat(32)), 1 as SeatNumber, ANN)));

/** A game at random with fair dice, in which the players once agree to take back a fair piece of it. */
/** Moves before the take-back: fewer than the shortest game has. */
const BEGUN = 20;

function playFairly(game: Game): { record: GameRecord; rolls: number } {
  const { rules } = game;
  const config = { seats: game.defaultSeats, scenario: Object.keys(game.scenarios)[0], options: {} };
  const list = new MoveList();
  const rng = new SeededRng(`verify ${game.id}`);
  let secret = secretOf(game.id);
  const playFrom = (moves: readonly string[], until: number) => {
    const s = unwrap(rules.setup(config));
    const played = [...moves];
    for (const text of moves) rules.play(s, unwrap(rules.parse(s, text)));
    let rolls = 0;
    while (rules.actor(s) !== OVER && played.length < until) {
      const chance = rules.actor(s) === CHANCE;
      const move = randomMove(game, s, chance ? diceOf(secret).at(played.length) : rng, list);
      if (chance) rolls++;
      played.push(rules.format(s, move));
      rules.play(s, move);
    }
    return { played, rolls };
  };
  const begun = playFrom([], BEGUN);
  secret = secretAfterTakeBack(secret, begun.played, 0, true);
  const { played, rolls } = playFrom([], Number.POSITIVE_INFINITY);
  const proof = proofOf(secret);
  return { record: { ...makeRecord(game, config, played), proof }, rolls: begun.rolls + rolls };
}

describe.each(Object.values(CLI_GAMES).map(({ game }) => [game.id, game] as const))('%s', (id, game) => {
  const { record, rolls } = playFairly(game);

  test('a whole game, with a take-back, proves its dice', async () => {
    const { code, out } = await tessera(['verify', fileOf(record)]);
    expect(out).toContain(`Rolls and draws recomputed from the seeds: ${rolls}. Every one is as recorded.`);
    expect(out).toContain(`by consent, moves 1 to ${BEGUN}; then rolled anew`);
    expect(out).toContain('before the first roll? Compare it');
    expect(code).toBe(0);
  });

  test('with dice of another table it does not', async () => {
    const proof = proofOf(secretOf(`not-${id}`));
    const { code, out } = await tessera(['verify', fileOf({ ...record, proof })]);
    expect(code).toBe(1);
    expect(out).toMatch(/Move \d+, ".+": the seeds give ".+"\./);
    expect(out).toMatch(/Not proven\. Outcomes recomputed: \d+; problems: \d+\./);
  });
});

describe('examples from before', () => {
  test.each(['cambria', 'hibernia', 'scythia', 'scythia-alone'])(
    '%s: what was proven once stays proven',
    async (id) => {
      const { code, out } = await tessera(['verify', fileURLToPath(new URL(`${id}.json`, examples))]);
      expect(out).toContain('Every one is as recorded.');
      expect(code).toBe(0);
    },
  );
});

describe('the log', () => {
  const { game } = CLI_GAMES['cambria'];
  const { record } = playFairly(game);
  const proof = unwrap(parseProof(record.proof));
  const { moves } = record;
  const entries = [
    ...proof.branches[0].undone.map((move) => ({ by: 1, move })),
    { by: 0, undone: 0 },
    ...moves.map((move) => ({ by: 1, move })),
  ];
  const chain = new LogChain(logKeyOf(proof.table, proof.serverSeed ?? ''));
  const links: string[] = [];
  for (const entry of entries) {
    if ('move' in entry) chain.move(entry.move);
    else chain.takeBack({ kept: 0, by: NO_SEAT, rolled: true });
    links.push(chain.link ?? '');
  }
  const takeBacks = [{ by: 0, kept: 0, rolled: true, undone: proof.branches[0].undone }];
  const whole = { ...record, proof: { ...proof, log: { takeBacks, link: chain.link } } };

  test('that is whole is said to be so, and held against a link that was noted', async () => {
    const plain = await tessera(['verify', fileOf(whole)]);
    expect(plain).toMatchObject({ code: 0 });
    expect(plain.out).toContain(`The log is whole: its hash fits ${entries.length} moves and take-backs.`);
    expect(plain.out).toContain('--link');
    const noted = await tessera(['verify', fileOf(whole), '--link', links[69].toUpperCase()]);
    expect(noted).toMatchObject({ code: 0 });
    expect(noted.out).not.toContain('--link');
    const other = await tessera(['verify', fileOf(whole), '--link', `70:${'0'.repeat(32)}`]);
    expect(other).toMatchObject({ code: 1 });
    expect(other.out).toContain('among its first 70 entries one is missing');
    expect(await tessera(['verify', fileOf(whole), '--link', '70'])).toMatchObject({ code: 2 });
  });

  test('from which undone moves were cut is found out', async () => {
    const undone = proof.branches[0].undone.slice(0, BEGUN - 10);
    const branches = [{ kept: 0, undone }];
    const log = { takeBacks: [{ ...takeBacks[0], undone }], link: chain.link };
    const shorter = { ...proof, branches, log };
    const cut = await tessera(['verify', fileOf({ ...whole, proof: shorter })]);
    expect(cut).toMatchObject({ code: 1 });
    expect(cut.out).toContain('The log does not fit its hash');
  });

  test('of a record from before has no hash, which is said', async () => {
    const { code, out } = await tessera(['verify', fileOf(record)]);
    expect(code).toBe(0);
    expect(out).toContain('This record has no hash over its log');
  });
});

describe('what it says', () => {
  const { game } = CLI_GAMES['cambria'];
  const config = { seats: 3, scenario: 'cambria', options: {} };
  const secret = secretOf('short');
  const s = unwrap(game.rules.setup(config));
  const first = game.rules.format(s, game.rules.sample(s, diceOf(secret).at(0)));
  const honest: GameRecord = { ...makeRecord(game, config, [first]), proof: proofOf(secret) };

  test('which move differs, and what it should be', async () => {
    const other = first === 'start 1' ? 'start 2' : 'start 1';
    const { code, out } = await tessera(['verify', fileOf({ ...honest, moves: [other] })]);
    expect(code).toBe(1);
    expect(out).toContain(`Move 1, "${other}": the seeds give "${first}".`);
  });

  test('whether the commitment and the own seed are those noted', async () => {
    const run = (...flags: string[]) => tessera(['verify', fileOf(honest), ...flags]);
    const { commitment } = proofOf(secret);
    const kept = await run('--commitment', commitment.toUpperCase(), '--seed', ANN);
    expect(kept.code).toBe(0);
    expect(kept.out).not.toContain('Compare it');
    const swapped = await run('--commitment', ANN);
    expect(swapped.code).toBe(1);
    expect(swapped.out).toContain('not the one that was published before the first roll');
    expect((await run('--seed', 'bb'.repeat(32))).out).toContain('did not enter the dice');
    expect(await run('--seed', 'mine')).toMatchObject({ code: 2, err: expect.stringContaining('64 hexadecimal') });
  });

  test('as JSON', async () => {
    const { out } = await tessera(['verify', fileOf(honest), '--json']);
    expect(JSON.parse(out)).toEqual({ ok: true, checked: 1, problems: [] });
  });

  test('that a running game has to wait', async () => {
    const { code, out } = await tessera(['verify', fileOf({ ...honest, proof: promiseOf(secret) })]);
    expect(code).toBe(1);
    expect(out).toContain('it is shown when the game is over');
  });

  test('that a record without proof has none', async () => {
    const { code, err } = await tessera(['verify', fileOf(makeRecord(game, config, [first]))]);
    expect(code).toBe(1);
    expect(err).toContain('has no proof of its dice');
  });

  test('what is wrong with a proof', async () => {
    const { code, err } = await tessera(['verify', fileOf({ ...honest, proof: { scheme: 'bones' } })]);
    expect(code).toBe(1);
    expect(err).toContain('The scheme of this proof is "bones"');
  });

  test('how to ask', async () => {
    expect(await tessera(['verify'])).toMatchObject({ code: 2, err: expect.stringContaining('which record?') });
    expect((await tessera(['help', 'verify'])).out).toContain('--commitment HEX');
    expect((await tessera(['help'])).out).toContain('tessera verify FILE');
  });
});
