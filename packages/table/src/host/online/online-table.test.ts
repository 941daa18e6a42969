import { type Game, NO_SEAT, type SeatNumber, unwrap } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { branchesOf, type Entry, playedBy } from '../../core/log/journal.ts';
import { type HoardView, hoard } from '../../core/testing/hoard.fixture.ts';
import { settle } from '../../core/testing/settle.fixture.ts';
import { tally } from '../../core/testing/tally.fixture.ts';
import {
  addClientSeed,
  closeSeeds,
  diceOf,
  MAX_OWN_TAKE_BACKS,
  newSecret,
  newSeed,
  proofOf,
  verifyDice,
} from '../../fair/index.ts';
import { MemoryLog, person, robot, serve, tableOf } from './online-table.fixture.ts';

const FIRST = 1 as SeatNumber;
const SECOND = 2 as SeatNumber;

const Tally = tally as Game;
const Hoard = hoard as Game;
const two = [person('Ann'), person('Bob')];
const AUTO = { confirmTurn: false, autoRoll: true };
const HELD = { confirmTurn: true, autoRoll: true };

describe('an online table', () => {
  it('is told to all, and only whoever is waited for may act', async () => {
    const { online, page } = await serve(Tally, tableOf('tally', two));
    await online.begin();
    const [ann, bob, eve] = [await page([1]), await page([2]), await page([])];
    expect(ann.state).toMatchObject({ waiting: 'roll', seat: 1, yours: [1], viewer: 1 });
    expect(eve.state).toMatchObject({ yours: [], viewer: 'spectator', legal: [] });
    expect(await bob.act()).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
    expect(await eve.act()).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
    expect(await ann.act()).toMatchObject({ ok: true });
    for (const each of [ann, bob, eve]) expect(each.state).toMatchObject({ at: 1, moves: 1, waiting: 'move', seat: 1 });
    expect(ann.state.legal).toHaveLength(2);
    expect(bob.state.legal).toHaveLength(0);
    // the update is the answer: one message for whoever acts, as for all
    expect([ann, bob, eve].map((each) => each.updates.length)).toEqual([1, 1, 1]);
  });

  it('writes what all are told once', async () => {
    const { online, page } = await serve(Tally, tableOf('tally', two));
    await online.begin();
    const [ann, bob] = [await page([1]), await page([2])];
    await ann.act();
    const news = (text: string) => text.slice(text.indexOf('"news":'));
    expect(news(ann.texts[1])).toBe(news(bob.texts[1]));
  });

  it('tells nobody before it is kept', async () => {
    const { online, log, page } = await serve(Tally, tableOf('tally', two));
    await online.begin();
    const [ann, bob] = [await page([1]), await page([2])];
    let go: () => void = () => undefined;
    log.slow = new Promise((resolve) => {
      go = resolve;
    });
    const acting = ann.act();
    await settle();
    expect([ann.updates.length, bob.updates.length]).toEqual([0, 0]);
    go();
    await acting;
    expect(log.tables.get('t1')).toHaveLength(1);
    expect(bob.state.at).toBe(1);
  });

  it('a move that is safe stands, although whoever wants to know of it fails', async () => {
    const { online, log, changes, page } = await serve(Tally, tableOf('tally', two, AUTO));
    await online.begin();
    const [ann, bob] = [await page([1]), await page([2])];
    changes.push = () => {
      throw new Error('This is only somebody who wanted to know.');
    };
    for (let acts = 0; acts < 6; acts++) {
      const next = [ann, bob].find(({ state }) => state.legal.length > 0);
      expect(await next?.act(1)).toMatchObject({ ok: true });
      expect(online.moves).toBe(bob.state.moves);
    }
    const again = await serve(Tally, tableOf('tally', two, AUTO), log);
    expect(again.online.moves).toBe(online.moves);
  });

  it('is known as it is kept, and no further', async () => {
    const { online, log, page } = await serve(Tally, tableOf('tally', two, AUTO));
    await online.begin();
    const ann = await page([1]);
    const { moves, waitedFor } = online;
    let go: () => void = () => undefined;
    log.slow = new Promise((resolve) => {
      go = resolve;
    });
    const acting = ann.act();
    await settle();
    expect(online).toMatchObject({ moves, waitedFor });
    go();
    await acting;
    expect(online.moves).toBeGreaterThan(moves);
  });

  it('a move that comes before what all agreed to take back stays', async () => {
    const { online, page } = await serve(Tally, tableOf('tally', two, AUTO));
    await online.begin();
    const ann = await page([1]);
    const { moves } = online;
    const [acted, taken] = await Promise.all([ann.act(), online.inTurn(() => online.takeBack(0, moves))]);
    expect(acted).toMatchObject({ ok: true });
    expect(taken).toMatchObject({ ok: false, error: { code: 'too-late' } });
    expect(online.moves).toBeGreaterThan(moves);
  });

  it('the last move of a game that is over is not taken back', async () => {
    const { online } = await serve(Tally, tableOf('tally', two, AUTO));
    await online.begin();
    await online.end(FIRST, 'left');
    expect(await online.takeBack(0)).toMatchObject({ ok: false, error: { code: 'game-over' } });
    expect(online.over).toBe(true);
  });

  it('the first writer of a number has it, the other is told so with the new state', async () => {
    const { online, page } = await serve(Tally, tableOf('tally', two));
    await online.begin();
    const [one, other] = [await page([1]), await page([1])];
    await one.act();
    const [first, second] = await Promise.all([
      one.ask({ type: 'move', move: 'add 1', at: 1 }),
      other.ask({ type: 'move', move: 'add 2', at: 1 }),
    ]);
    expect(first).toMatchObject({ ok: true });
    expect(second).toMatchObject({ ok: false, error: { code: 'too-late' }, state: { at: 2, moves: 2, viewer: 1 } });
    expect(online.entries.at(-1)).toMatchObject({ move: 'add 1', by: 1 });
    expect(await one.ask({ type: 'move', move: 'add 1', at: 9 })).toMatchObject({ error: { code: 'too-early' } });
  });

  it('the same act sent again is done once, whichever it is, also after a restart', async () => {
    const { online, log, page } = await serve(Tally, tableOf('tally', two, { confirmTurn: true, autoRoll: false }));
    await online.begin();
    const ann = await page([1]);
    const acts = [
      { type: 'roll', at: 0 },
      { type: 'move', move: 'add 1', at: 1 },
      { type: 'undo', at: 2 },
      { type: 'redo', at: 3 },
      { type: 'move', move: 'add 2', at: 4 },
      { type: 'confirm', at: 5 },
    ] as const;
    for (const act of acts) expect(await ann.ask(act, 7)).toMatchObject({ ok: true });
    for (const act of acts) expect(await ann.ask(act, 7)).toMatchObject({ ok: true });
    expect(online.entries).toHaveLength(6);
    const again = await serve(Tally, tableOf('tally', two), log);
    const back = await again.page([1]);
    for (const act of acts) expect(await back.ask(act)).toMatchObject({ ok: true });
    const bob = await again.page([2]);
    for (const act of acts) expect(await bob.ask(act)).toMatchObject({ error: { code: 'too-late' } });
    expect(again.online.entries).toHaveLength(6);
  });

  it('goes on from its log exactly where it was, taken-back moves and all', async () => {
    const { online, log, page } = await serve(Tally, tableOf('tally', two, { confirmTurn: true, autoRoll: false }));
    await online.begin();
    const ann = await page([1]);
    await ann.act();
    await ann.act();
    await ann.act(1);
    await ann.ask({ type: 'undo' });
    const again = await serve(Tally, tableOf('tally', two, { confirmTurn: true, autoRoll: false }), log);
    const back = await again.page([1]);
    expect(back.state).toEqual(ann.state);
    expect(back.state).toMatchObject({ canRedo: true, canUndo: true, at: 4, moves: 2 });
    await back.ask({ type: 'redo' });
    expect(back.state).toMatchObject({ waiting: 'confirm' });
    expect(playedBy(again.online.entries)).toMatchObject({ moves: { length: 3 }, unconfirmed: true });
  });

  it('a page comes back with the number it knew, and is told what it missed', async () => {
    const { online, page } = await serve(Tally, tableOf('tally', two));
    await online.begin();
    const ann = await page([1]);
    await ann.act();
    await ann.act();
    const missed = await page([2], { from: 1, as: SECOND });
    expect(missed.answers[0]).toMatchObject({ value: { kept: 1, steps: [{ index: 1 }], state: { at: 2 } } });
    const none = await page([2], { from: 2, as: SECOND });
    expect(none.answers[0]).toMatchObject({ value: { kept: 2, steps: [] } });
    await ann.ask({ type: 'undo' });
    await ann.act(1);
    const changed = await page([2], { from: 2, as: SECOND });
    expect(changed.answers[0]).toMatchObject({ value: { kept: 1, steps: [{ index: 1, move: 'add 2' }] } });
    const strange = await page([2], { from: 99, as: SECOND });
    expect(strange.answers[0]).toMatchObject({ value: { kept: 0, steps: { length: 2 } } });
  });

  it('what can’t be kept has not happened', async () => {
    const { online, log, page } = await serve(Tally, tableOf('tally', two));
    await online.begin();
    const [ann, bob] = [await page([1]), await page([2])];
    await ann.act();
    log.full = true;
    expect(await ann.act()).toMatchObject({ ok: false, error: { code: 'not-kept' } });
    expect([ann.state.at, bob.updates.length]).toEqual([1, 1]);
    log.full = false;
    expect(await ann.act()).toMatchObject({ ok: true });
    expect(bob.state.moves).toBe(2);
  });

  it('what was kept although the answer was lost has happened', async () => {
    const { online, log, page } = await serve(Tally, tableOf('tally', two));
    await online.begin();
    const [ann, bob] = [await page([1]), await page([2])];
    log.breaks = true;
    expect(await ann.act()).toMatchObject({ ok: true });
    expect(bob.state.at).toBe(1);
    expect(online.entries).toEqual(await log.read('t1'));
  });

  it('what another server wrote first is so, and everybody is told', async () => {
    const log = new MemoryLog();
    const here = await serve(Tally, tableOf('tally', two), log);
    await here.online.begin();
    const [ann, bob] = [await here.page([1]), await here.page([2])];
    await ann.act();
    const there = await serve(Tally, tableOf('tally', two), log);
    const elsewhere = await there.page([1]);
    await elsewhere.act(1);
    await elsewhere.act(1);
    expect(await ann.act(0)).toMatchObject({ ok: false, error: { code: 'too-late' }, state: { at: 3 } });
    expect(bob.last()).toMatchObject({
      kept: 1,
      steps: [{ move: 'add 2' }, { move: 'add 2' }],
      state: { at: 3, seat: 2 },
    });
    expect(here.online.entries).toEqual(await log.read('t1'));
  });

  it('bots play, and a bot takes over a seat', async () => {
    const { online, page, changes } = await serve(Tally, tableOf('tally', [person('Ann'), robot], AUTO));
    await online.begin();
    const ann = await page([1]);
    await ann.act();
    await ann.act();
    await settle();
    expect(ann.state).toMatchObject({ waiting: 'move', seat: 1 });
    expect(online.idle).toBe(false);
    await online.reseat(FIRST, robot);
    await settle();
    expect(ann.state).toMatchObject({ waiting: 'over', table: { seats: [{ kind: 'bot' }, { kind: 'bot' }] } });
    expect(changes.at(-1)).toMatchObject({ waiting: 'over', seat: 0 });
    ann.connection.close();
    expect(online.idle).toBe(true);
  });

  it('the finished turn of somebody whose seat a bot has taken over waits for nobody, also after a pause or a restart', async () => {
    const { online, log, page } = await serve(Tally, tableOf('tally', two, HELD));
    await online.begin();
    const ann = await page([1]);
    await ann.act();
    await ann.act();
    expect(ann.state).toMatchObject({ waiting: 'confirm', seat: 1 });
    await online.pause(true);
    const others = new MemoryLog();
    others.tables.set('t1', [...(log.tables.get('t1') ?? [])]);
    await online.reseat(FIRST, robot);
    await online.pause(false);
    expect(online.waitedFor).toBe(2);
    const again = await serve(Tally, tableOf('tally', [robot, person('Bob')], HELD), others);
    await again.online.begin();
    expect(again.online.waitedFor).toBe(2);
  });

  it('a game that is over waits for no confirmation', async () => {
    const { online, changes, page } = await serve(Tally, tableOf('tally', two, HELD));
    await online.begin();
    const pages = [await page([1]), await page([2])];
    while (!online.over) await pages.find(({ state }) => state.yours.includes(state.seat))?.act();
    expect(changes.at(-1)).toMatchObject({ waiting: 'over', seat: 0 });
  });

  it('takes back by consent beyond a roll, and rolls anew on another branch', async () => {
    const { online, log, page } = await serve(Tally, tableOf('tally', two));
    await online.begin();
    const [ann, bob] = [await page([1]), await page([2])];
    await ann.act();
    await ann.act();
    await ann.act();
    await bob.act();
    expect(await online.takeBack(2)).toMatchObject({ ok: true });
    expect(bob.last()).toMatchObject({ kept: 2, steps: [], state: { moves: 2, seat: 1, canRedo: false } });
    expect(online.branches).toEqual([{ kept: 2, undone: [expect.any(String), expect.any(String)] }]);
    expect(branchesOf(await log.read('t1'))).toEqual(online.branches);
    expect(await online.takeBack(2)).toMatchObject({ error: { code: 'nothing-to-undo' } });
  });

  it('ends when a clock runs out: that seat is last', async () => {
    const { online, log, page } = await serve(Tally, tableOf('tally', [...two, person('Cid')]));
    await online.begin();
    const ann = await page([1]);
    await ann.act();
    await ann.act();
    await online.end(FIRST, 'time');
    expect(ann.state).toMatchObject({ waiting: 'over', ended: { by: 1, why: 'time' }, canUndo: false });
    expect(ann.state.result).toMatchObject({ over: true, winners: [1, 2], standings: [{}, {}, { seat: 0, rank: 3 }] });
    expect(await ann.ask({ type: 'move', move: 'add 1' })).toMatchObject({ error: { code: 'not-your-turn' } });
    const again = await serve(Tally, tableOf('tally', [...two, person('Cid')]), log);
    expect((await again.page([2])).state).toMatchObject({ waiting: 'over', ended: { by: 1 } });
    expect(await again.online.end(NO_SEAT, 'agreed')).toMatchObject({ error: { code: 'game-over' } });
  });

  it('rests while it is paused', async () => {
    const { online, page } = await serve(Tally, tableOf('tally', two));
    await online.begin();
    const ann = await page([1]);
    await online.pause(true);
    expect(ann.state.paused).toBe(true);
    expect(await ann.act()).toMatchObject({ error: { code: 'paused' } });
    await online.pause(false);
    expect(ann.state.paused).toBeUndefined();
    expect(await ann.act()).toMatchObject({ ok: true });
  });

  it('each person plays as they like', async () => {
    const { online, page } = await serve(Tally, tableOf('tally', two));
    await online.begin();
    const [ann, bob, eve] = [await page([1]), await page([2]), await page([])];
    await ann.ask({ type: 'settings', settings: { confirmTurn: true, autoRoll: true } });
    expect(ann.state).toMatchObject({ waiting: 'move', seat: 1 });
    await ann.act();
    await ann.act();
    expect(bob.state).toMatchObject({ waiting: 'confirm', seat: 1 });
    await ann.ask({ type: 'settings', settings: AUTO });
    expect(bob.state).toMatchObject({ waiting: 'roll', seat: 2 });
    expect(await eve.ask({ type: 'settings', settings: AUTO })).toMatchObject({ error: { code: 'not-your-seat' } });
  });

  it('refuses what is no request, and what is not for here', async () => {
    const { online, page } = await serve(Tally, tableOf('tally', two));
    const ann = await page([1]);
    for (const message of [
      null,
      7,
      'x',
      [],
      {},
      { v: 3, id: 3 },
      { v: 3, id: 3, type: 'move' },
      { v: { toString: 1 } },
      { v: 1, id: { toString: 1 } },
    ]) {
      await ann.connection.receive(message);
      expect(ann.answers.at(-1)).toMatchObject({ ok: false });
    }
    expect(await ann.ask({ type: 'create', table: tableOf('tally', two) })).toMatchObject({
      error: { code: 'not-here' },
    });
    expect(await ann.ask({ type: 'open', table: 't2' })).toMatchObject({ error: { code: 'wrong-table' } });
    expect(await ann.ask({ type: 'move', move: 'add 1', at: 0 })).toMatchObject({ ok: false });
    const mute = online.connect({ seats: [FIRST], send: ann.send });
    await mute.receive({ v: 3, id: 90, type: 'roll' });
    expect(ann.answers.at(-1)).toMatchObject({ id: 90, error: { code: 'no-table' } });
    await online.close();
    expect(await ann.act()).toMatchObject({ error: { code: 'not-kept' } });
  });

  it('a line that breaks while it is told does not keep the others waiting', async () => {
    const { online, page } = await serve(Tally, tableOf('tally', two));
    await online.begin();
    const [ann, bob] = [await page([1]), await page([2])];
    const gone = online.connect({
      seats: [],
      send: (message) => {
        if ('type' in message) throw new Error('EPIPE');
      },
    });
    await gone.receive({ v: 3, id: 1, type: 'open', table: 't1' });
    expect(await ann.act()).toMatchObject({ ok: true });
    expect(bob.state.at).toBe(1);
  });
});

describe('an online table with secrets', () => {
  const cardsOf = (view: unknown) => (view as HoardView).hands;

  it('no byte of another’s cards comes over a line, in a whole game', async () => {
    const { online, log, page } = await serve(Hoard, tableOf('hoard', two, AUTO));
    await online.begin();
    const [ann, bob, eve] = [await page([1], { from: 0 }), await page([2], { from: 0 }), await page([], { from: 0 })];
    expect(cardsOf(ann.state.view)).toEqual([expect.any(Array), 3]);
    expect(cardsOf(bob.state.view)).toEqual([3, expect.any(Array)]);
    expect(cardsOf(eve.state.view)).toEqual([3, 3]);
    for (let n = 0; ann.state.waiting !== 'over'; n++) {
      for (const each of [ann, bob, eve]) {
        await each.ask({ type: 'steps', from: 0 });
        expect(await each.ask({ type: 'record' })).toMatchObject({ error: { code: 'record-at-end' } });
        for (const text of each.texts) {
          const hidden = text.match(/"(draw|bury) \d+"/g) ?? [];
          const secret = text.match(/"type":"(draw|bury)","seat":\d,"card"/g) ?? [];
          const own = each.state.yours[0];
          for (const event of secret) expect(event).toContain(`"seat":${own},`);
          if (own === undefined) expect(hidden).toEqual([]);
        }
      }
      await (ann.state.legal.length > 0 ? ann : bob).act(n % 2);
    }
    const drawn = (page: typeof ann) => new Set(page.texts.flatMap((text) => text.match(/"draw \d+"/g) ?? []));
    const all = (await log.read('t1')).flatMap((entry) => ('move' in entry ? [`"${entry.move}"`] : []));
    const cards = all.filter((move) => move.startsWith('"draw'));
    expect(drawn(ann).size + drawn(bob).size).toBe(cards.length);
    expect(await eve.ask({ type: 'record' })).toMatchObject({ ok: true });
    expect(await eve.ask({ type: 'steps', from: 0, as: 'revealed' })).toMatchObject({ ok: true });
  });

  it('looks through no other’s eyes while the game runs', async () => {
    const { online, page } = await serve(Hoard, tableOf('hoard', two, AUTO));
    await online.begin();
    const [ann, eve] = [await page([1]), await page([])];
    expect(await ann.ask({ type: 'steps', from: 0, as: FIRST })).toMatchObject({ ok: true });
    for (const as of [SECOND, 'revealed'] as const)
      expect(await ann.ask({ type: 'steps', from: 0, as })).toMatchObject({ error: { code: 'not-your-eyes' } });
    expect(await eve.ask({ type: 'steps', from: 0, as: FIRST })).toMatchObject({
      error: { code: 'not-your-eyes' },
    });
  });

  it('a page that knew the table with other eyes is told everything anew', async () => {
    const { online, page } = await serve(Hoard, tableOf('hoard', two, AUTO));
    await online.begin();
    const eve = await page([]);
    const at = eve.state.at;
    const sat = await page([2], { from: at, as: 'spectator' });
    expect(sat.answers[0]).toMatchObject({ value: { kept: 0, steps: { length: at } } });
    await eve.connection.speakFor([SECOND]);
    expect(eve.last()).toMatchObject({ kept: at, steps: [], state: { viewer: 2, yours: [2] } });
    expect(cardsOf(eve.state.view)).toEqual([3, expect.any(Array)]);
  });

  it('two people on one device see one after the other, and each looks before passing it on', async () => {
    const { online, page } = await serve(Hoard, tableOf('hoard', [...two, person('Cid')], AUTO));
    await online.begin();
    const [both, cid] = [await page([1, 2]), await page([3])];
    expect(both.state).toMatchObject({ viewer: 1, yours: [1, 2] });
    await both.act();
    await both.act();
    expect(both.state).toMatchObject({ viewer: 1, waiting: 'confirm', seat: 1 });
    await both.act();
    expect(both.state).toMatchObject({ viewer: 2, waiting: 'move', seat: 2 });
    await both.act();
    await both.act();
    await both.act();
    expect(both.state).toMatchObject({ viewer: 'spectator', seat: 3 });
    expect(cid.state).toMatchObject({ viewer: 3, waiting: 'move' });
    expect(both.texts.join()).not.toMatch(/"type":"draw","seat":3,"card"/);
  });
});

it('its record is its journal, played', async () => {
  const { online, page } = await serve(Tally, tableOf('tally', two, AUTO));
  await online.begin();
  const [ann, bob] = [await page([1]), await page([2])];
  await ann.act();
  await ann.ask({ type: 'undo' });
  await ann.act(1);
  await ann.act(1);
  await bob.act();
  expect(unwrap(await online.record()).record.moves).toEqual(playedBy(online.entries).moves);
});

it('its dice prove themselves, also those that were taken back by consent and by oneself', async () => {
  const secret = closeSeeds(unwrap(addClientSeed(newSecret('t1'), FIRST, newSeed())));
  const { online, log, page } = await serve(Hoard, tableOf('hoard', two, AUTO), undefined, (move, branches) =>
    diceOf({ ...secret, branches }).at(move),
  );
  await online.begin();
  const pages = [await page([1]), await page([2])];
  const next = () => pages.find(({ state }) => state.legal.length > 0);
  await next()?.act();
  await next()?.act();
  await online.takeBack(7);
  await next()?.act(1);
  await next()?.ask({ type: 'undo' });
  await online.takeBack(4);
  for (let n = 0; next(); n++) await next()?.act(n % 2);
  const { record } = unwrap(await online.record());
  const proof = proofOf({ ...secret, branches: branchesOf(await log.read('t1')) });
  expect(proof.branches).toHaveLength(2);
  const report = verifyDice(Hoard, record, proof);
  expect(report).toMatchObject({ ok: true, problems: [] });
  expect(report.checked).toBeGreaterThan(record.moves.filter((move) => /draw|roll/.test(move)).length);
});

it('nobody takes back so often that the log could not be verified any more', async () => {
  const log = new MemoryLog();
  const again: Entry[] = [
    { by: FIRST, move: 'add 1' },
    { by: FIRST, undo: 1 },
  ];
  const undone = Array.from({ length: MAX_OWN_TAKE_BACKS - 1 }, () => again).flat();
  log.tables.set('t1', [{ by: NO_SEAT, move: 'die 1' }, ...undone]);
  const { page } = await serve(Tally, tableOf('tally', [person('Ann')], AUTO), log);
  const ann = await page([1]);
  for (const answer of [{ ok: true }, { error: { code: 'too-many' } }]) {
    await ann.ask({ type: 'move', move: 'add 1' });
    expect(await ann.ask({ type: 'undo' })).toMatchObject(answer);
  }
});
