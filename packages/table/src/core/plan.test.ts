import { type Game, type SeatNumber, SeededRng } from '@tessera/kernel';
import { checkRequest } from '@tessera/protocol';
import { describe, expect, it, vi } from 'vitest';
import { MemoryLog, person, robot, serve, tableOf } from '../host/online/online-table.fixture.ts';
import { restOf } from './plan.ts';
import type { Plan, PlanStep } from './protocol.ts';
import { checkPlan } from './schema.ts';
import { tally } from './testing/tally.fixture.ts';

const SECOND = 2 as SeatNumber;

/** A die, then two decisions: `add 1` or `add 2`. */
const Tally = tally as Game;
/** Whoever adds 2 takes something from everybody else. */
const Rough: Game = {
  ...Tally,
  rules: {
    ...Tally.rules,
    play: (s, move, events) => {
      Tally.rules.play(s, move);
      events?.({ type: move === 2 ? 'took' : 'added' });
    },
    hurts: ({ type }) => type === 'took',
  },
};
const two = [person('Ann'), person('Bob')];
const AUTO = { confirmTurn: false, autoRoll: true };
const HELD = { confirmTurn: true, autoRoll: true };

const add = (n: number): PlanStep => ({ move: `add ${n}` });
const rolled = (...faces: number[]): PlanStep => ({ if: faces.map((face) => `die ${face}`) });
const planOf = (lines: PlanStep[][], part: Partial<Plan> = {}): Plan => ({ lines, done: true, unhurt: false, ...part });

const CHANCE = (move: number) => new SeededRng(`${move}`);

/** Ann is to move, Bob plans. */
async function begun(settings = AUTO, { game = Tally, seats = two, log = new MemoryLog(), chance = CHANCE } = {}) {
  const served = await serve(game, tableOf('tally', seats, settings), log, chance);
  await served.online.begin();
  const [ann, bob] = [await served.page([1]), await served.page([2])];
  const plan = (plan: Plan | null) => bob.ask({ type: 'plan', plan });
  const planned = async () => {
    const answer = await bob.ask({ type: 'planned' });
    return answer.ok && answer.value.type === 'planned' ? answer.value : undefined;
  };
  /** Ann plays her turn to its end; returns once what follows from it has been played, too. */
  const annPlays = async (move = 'add 1') => {
    for (let n = 0; n < 2; n++) await ann.ask({ type: 'move', move });
    if (ann.state.waiting === 'confirm' && ann.state.seat === 1) await ann.act();
    await served.online.catchUp();
    while ((await served.online.inTurn(async () => served.online.entries.length)) !== ann.state.at)
      await served.online.catchUp();
    for (let n = 0; n < 6; n++) await served.online.catchUp();
  };
  const bobs = () =>
    (log.tables.get('t1') ?? []).flatMap((entry) => ('move' in entry && entry.by === 2 ? entry.move : []));
  return { ...served, ann, bob, plan, planned, annPlays, bobs };
}

describe('a line of a plan', () => {
  const turn = (...moves: string[]) => moves.map((move) => ({ move, byChance: move.startsWith('die') }));

  it('agrees with a turn as far as it goes', () => {
    expect(restOf([add(1), add(2)], [])).toEqual([add(1), add(2)]);
    expect(restOf([add(1), add(2)], turn('die 1', 'add 1'))).toEqual([add(2)]);
    expect(restOf([add(1), add(2)], turn('die 1', 'add 2'))).toBeUndefined();
    expect(restOf([add(1)], turn('die 1', 'add 1', 'add 1'))).toBeUndefined();
  });

  it('holds only with what it asks of chance, and with anything where it asks nothing', () => {
    expect(restOf([rolled(1), add(1)], turn('die 1'))).toEqual([add(1)]);
    expect(restOf([rolled(1, 2), add(1)], turn('die 2'))).toEqual([add(1)]);
    expect(restOf([rolled(2), add(1)], turn('die 1'))).toBeUndefined();
    expect(restOf([rolled(2), add(1)], turn('add 1'))).toBeUndefined();
    expect(restOf([add(1), rolled(2), add(2)], turn('die 1', 'add 1', 'die 2'))).toEqual([add(2)]);
  });
});

describe('a plan', () => {
  it('is played when its turn comes, as moves like any others, and is over then', async () => {
    const { ann, bob, plan, planned, annPlays, bobs, log } = await begun();
    expect(await plan(planOf([[add(2), add(1)]]))).toMatchObject({ ok: true });
    expect(log.plans.size).toBe(1);
    await annPlays();
    expect(bobs()).toEqual(['add 2', 'add 1']);
    expect(bob.state).toMatchObject({ seat: 1, waiting: 'move' });
    expect(ann.updates.flatMap(({ steps }) => steps).filter(({ seat }) => seat === 2)).toMatchObject([
      { move: 'add 2', turn: 2 },
      { move: 'add 1', turn: 2 },
    ]);
    expect(await planned()).toMatchObject({ plan: null, stuck: false });
    expect(log.plans.size).toBe(0);
    await annPlays();
    expect(bobs()).toHaveLength(2);
  });

  it('rolls for its player, who would have been asked to', async () => {
    const { ann, plan, bobs, annPlays } = await begun({ confirmTurn: false, autoRoll: false });
    await ann.act();
    await plan(planOf([[add(1), add(1)]]));
    await annPlays();
    expect(bobs()).toEqual(['add 1', 'add 1']);
  });

  it('takes the first line that holds', async () => {
    const seen = new Set<string>();
    for (let game = 0; seen.size < 2; game++) {
      const chance = (move: number) => new SeededRng(`${game} ${move}`);
      const { plan, annPlays, bobs, log } = await begun(AUTO, { chance });
      await plan(
        planOf([[rolled(1), add(2), add(2)], [{ move: 'add 9' }], [rolled(2), add(1), add(1)], [add(1), add(2)]]),
      );
      const before = log.tables.get('t1')?.length ?? 0;
      await annPlays();
      const dice = (log.tables.get('t1') ?? [])
        .slice(before)
        .flatMap((entry) => ('move' in entry && entry.by === 0 ? entry.move : []));
      seen.add(dice[0]);
      expect(bobs()).toEqual(dice[0] === 'die 1' ? ['add 2', 'add 2'] : ['add 1', 'add 1']);
    }
  });

  it('stops where nothing of it can be played, and its player is waited for', async () => {
    const { bob, plan, planned, annPlays, bobs } = await begun();
    // a line whose second move can't be played is not begun
    await plan(planOf([[add(1), { move: 'add 9' }]]));
    await annPlays();
    expect(bob.state).toMatchObject({ seat: 2, waiting: 'move' });
    expect(bobs()).toEqual([]);
    expect(await planned()).toMatchObject({ stuck: true });
    await bob.act(1);
    expect(await planned()).toMatchObject({ plan: null });
  });

  it('plays a part of a turn, and leaves the rest to its player', async () => {
    const { bob, plan, annPlays, bobs, planned } = await begun();
    await plan(planOf([[add(2)]]));
    await annPlays();
    expect(bobs()).toEqual(['add 2']);
    expect(bob.state).toMatchObject({ seat: 2, waiting: 'move', canUndo: true });
    expect(await planned()).toMatchObject({ stuck: true });
  });

  it('ends a turn that is confirmed only if it says so', async () => {
    for (const done of [true, false]) {
      const { ann, bob, plan, planned, annPlays, bobs } = await begun(HELD);
      await plan(planOf([[add(1), add(2)]], { done }));
      await annPlays();
      expect(bobs()).toEqual(['add 1', 'add 2']);
      expect(ann.state).toMatchObject(done ? { seat: 1, waiting: 'move' } : { seat: 2, waiting: 'confirm' });
      expect(await planned()).toMatchObject({ stuck: false });
      if (!done) expect(await bob.act()).toMatchObject({ ok: true });
    }
  });

  it('is void once its player takes back what it played', async () => {
    const { bob, plan, planned, annPlays, bobs, log } = await begun(HELD);
    await plan(planOf([[add(1), add(2)]], { done: false }));
    await annPlays();
    await bob.ask({ type: 'undo' });
    expect(bob.state).toMatchObject({ seat: 2, waiting: 'move' });
    expect(await planned()).toMatchObject({ plan: null });
    expect(log.plans.size).toBe(0);
    expect(bobs()).toEqual(['add 1', 'add 2']);
  });

  it('is void once all take moves back, and not when another takes back their own', async () => {
    const { online, ann, plan, planned } = await begun();
    await ann.ask({ type: 'move', move: 'add 1' });
    await plan(planOf([[add(1), add(1)]]));
    await ann.ask({ type: 'undo' });
    expect((await planned())?.plan).not.toBeNull();
    await ann.ask({ type: 'move', move: 'add 2' });
    await online.takeBack(1);
    expect(await planned()).toMatchObject({ plan: null });
  });

  it('does nothing in a pause, and is played after it', async () => {
    const log = new MemoryLog();
    const { annPlays } = await begun(AUTO, { log });
    const { length } = log.tables.get('t1') ?? [];
    await annPlays();
    log.plans.set(SECOND, { plan: planOf([[add(1), add(2)]]), number: length });
    const again = await serve(Tally, tableOf('tally', two, AUTO), log);
    await again.online.pause(true);
    await again.online.begin();
    const { entries } = again.online;
    await again.online.catchUp();
    expect(again.online.entries).toHaveLength(entries.length);
    await again.online.pause(false);
    await expect.poll(() => again.online.waitedFor).toBe(1);
  });

  it('goes with its player when a bot or another takes the seat', async () => {
    const { online, plan, planned, log } = await begun();
    await plan(planOf([[add(1), add(1)]]));
    await online.reseat(SECOND, robot);
    await online.reseat(SECOND, person('Eve'));
    expect(await planned()).toMatchObject({ plan: null });
    expect(log.plans.size).toBe(0);
  });

  it('is not played if others took something from its player, should it say so', async () => {
    for (const unhurt of [true, false]) {
      const { plan, annPlays, bobs, planned } = await begun(AUTO, { game: Rough });
      await plan(planOf([[add(1), add(1)]], { unhurt }));
      await annPlays('add 2');
      expect(bobs()).toHaveLength(unhurt ? 0 : 2);
      expect(await planned()).toMatchObject({ stuck: unhurt });
    }
  });

  it('what was taken before it was made does not count', async () => {
    const { ann, plan, bobs } = await begun(AUTO, { game: Rough });
    await ann.ask({ type: 'move', move: 'add 2' });
    await plan(planOf([[add(1), add(1)]], { unhurt: true }));
    await ann.ask({ type: 'move', move: 'add 1' });
    await expect.poll(bobs).toEqual(['add 1', 'add 1']);
  });

  it('still counts if it could not be struck out when its player wanted that', async () => {
    const { plan, planned, log } = await begun();
    await plan(planOf([[add(1), add(1)]]));
    vi.spyOn(log.plans, 'delete').mockImplementationOnce(() => {
      throw new Error('no disk');
    });
    expect(await plan(null)).toMatchObject({ ok: false, error: { code: 'not-kept' } });
    expect((await planned())?.plan).not.toBeNull();
    expect(await plan(null)).toMatchObject({ ok: true });
    expect(await planned()).toMatchObject({ plan: null });
    expect(log.plans.size).toBe(0);
  });

  it('is there after a restart, and is not played twice', async () => {
    const log = new MemoryLog();
    const { plan } = await begun(AUTO, { log });
    await plan(planOf([[add(2), add(2)]]));
    const again = await begun(AUTO, { log });
    await again.annPlays();
    expect(again.bobs()).toEqual(['add 2', 'add 2']);
    // as if the server had been killed before it could be struck out
    log.plans.set(SECOND, { plan: planOf([[add(2), add(2)]]), number: 1 });
    const third = await begun(AUTO, { log });
    expect(await third.planned()).toMatchObject({ plan: null });
    expect(log.plans.size).toBe(0);
    await third.annPlays();
    expect(third.bobs()).toEqual(['add 2', 'add 2']);
    expect(third.bob.state).toMatchObject({ seat: 2, waiting: 'move' });
  });

  it('is played by a server that was killed before it could', async () => {
    const log = new MemoryLog();
    const { annPlays } = await begun(AUTO, { log });
    const { length } = log.tables.get('t1') ?? [];
    await annPlays();
    log.plans.set(SECOND, { plan: planOf([[add(1), add(2)]]), number: length });
    const again = await begun(AUTO, { log });
    await expect.poll(again.bobs).toEqual(['add 1', 'add 2']);
  });

  it('is for the next turn, not for one that has begun', async () => {
    const { bob, plan, annPlays } = await begun();
    await annPlays();
    expect(await plan(planOf([[add(1)]]))).toMatchObject({ ok: false, error: { code: 'your-turn' } });
    expect(bob.state).toMatchObject({ seat: 2, waiting: 'move' });
  });

  it('can be given up', async () => {
    const { plan, planned, annPlays, bobs, log } = await begun();
    await plan(planOf([[add(1), add(1)]]));
    await plan(null);
    expect(await planned()).toMatchObject({ plan: null });
    await annPlays();
    expect(bobs()).toEqual([]);
    expect(log.plans.size).toBe(0);
  });

  it('is told to nobody else', async () => {
    const { page, ann, plan, planned } = await begun();
    const eve = await page([]);
    await plan(planOf([[rolled(2), add(2), { move: 'add 8888' }]]));
    expect((await planned())?.plan?.lines).toHaveLength(1);
    await ann.act();
    for (const other of [ann, eve]) {
      expect(await other.ask({ type: 'planned' })).toMatchObject({ ok: true, value: { plan: null, stuck: false } });
      expect(other.texts.join()).not.toContain('8888');
    }
    expect(await eve.ask({ type: 'plan', plan: planOf([[add(1)]]) })).toMatchObject({
      ok: false,
      error: { code: 'not-your-seat' },
    });
  });

  it('is checked, and not too long', async () => {
    const { plan } = await begun();
    const long = planOf(
      Array.from({ length: 40 }, () => Array.from({ length: 40 }, () => ({ move: 'x'.repeat(200) }))),
    );
    expect(await plan(long)).toMatchObject({ ok: false, error: { code: 'too-long' } });
    const bad: unknown[] = [
      {},
      planOf([]),
      planOf([[]]),
      planOf([[{ move: '' }]]),
      planOf([[{ if: [] }]]),
      { ...planOf([[add(1)]]), more: 1 },
      planOf(Array.from({ length: 41 }, () => [add(1)])),
    ];
    for (const wrong of bad) {
      expect(checkPlan(wrong).ok).toBe(false);
      expect(checkRequest({ v: 3, id: 1, type: 'plan', plan: wrong }).ok).toBe(false);
    }
    expect(checkPlan(planOf([[rolled(1), add(1)]])).ok).toBe(true);
  });
});
