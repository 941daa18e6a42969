import { type Game, type Outcome, SeededRng, unwrap } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { emptySave } from '../../core/log/save.ts';
import type { NewTable, SeatSpec, TableSave, Update } from '../../core/protocol.ts';
import { checkSave } from '../../core/schema.ts';
import { settle } from '../../core/testing/settle.fixture.ts';
import { tally } from '../../core/testing/tally.fixture.ts';
import { LocalTable } from './local-table.ts';

const human = (name: string): SeatSpec => ({ kind: 'human', name, colour: 'amber' });
const bot = (name: string): SeatSpec => ({ kind: 'bot', name, colour: 'sky', level: 'easy' });

const tableOf = (seats: SeatSpec[], settings = { confirmTurn: true, autoRoll: false }): NewTable => ({
  game: 'tally',
  seats,
  scenario: 'plain',
  options: {},
  settings,
});

interface Room {
  local: LocalTable;
  updates: Update[];
  saves: TableSave[];
  last: () => Update;
  store: { full: boolean };
}

/** Tally with a die that is rolled once: turns follow each other without chance between them. */
const oneDie: Game = {
  ...tally,
  rules: {
    ...tally.rules,
    play: (s, move, events) => {
      tally.rules.play(s, move, events);
      if (s.die === 0) Object.assign(s, { die: 1, left: 2 });
    },
  },
} as Game<Parameters<typeof tally.rules.play>[0]> as Game;

const bots: Array<(move: string) => void> = [];

async function sit(table: NewTable | TableSave, think = 'add 1', game = tally as Game): Promise<Room> {
  const updates: Update[] = [];
  const saves: TableSave[] = [];
  const store = { full: false };
  const save = 'moves' in table ? table : emptySave('t1', table, 1);
  const opened: Outcome<LocalTable> = LocalTable.open(game, save, {
    rng: new SeededRng(7),
    now: () => 2,
    think: () => (think === 'hold' ? new Promise((resolve) => bots.push(resolve)) : Promise.resolve(think)),
    save: async (changed) => {
      if (store.full) throw new Error('QuotaExceededError');
      saves.push(structuredClone(changed));
    },
    tell: (update) => {
      // what is told has been saved before
      expect(saves.at(-1)?.moves.length).toBe(update.state.moves);
      updates.push(structuredClone(update));
    },
  });
  const local = unwrap(opened);
  await local.begin();
  return { local, updates, saves, store, last: () => updates[updates.length - 1] };
}

describe('a table', () => {
  it('waits for a person to roll, then to move, then to confirm', async () => {
    const { local, last } = await sit(tableOf([human('Ann'), human('Bob')]));
    expect(last().state).toMatchObject({ waiting: 'roll', seat: 1, canUndo: false });
    expect(await local.act({ type: 'roll' })).toMatchObject({ ok: true });
    expect(last().state).toMatchObject({ waiting: 'move', seat: 1, canUndo: false });
    expect(last().state.legal.length).toBeGreaterThan(0);
    await local.act({ type: 'move', move: 'add 2' });
    expect(last().state).toMatchObject({ waiting: 'move', seat: 1, canUndo: true });
    await local.act({ type: 'move', move: 'add 1' });
    expect(last().state).toMatchObject({ waiting: 'confirm', seat: 1, legal: [] });
    await local.act({ type: 'confirm' });
    expect(last().state).toMatchObject({ waiting: 'roll', seat: 2 });
  });

  it('takes back to the last roll and no further, and does again', async () => {
    const { local, last } = await sit(tableOf([human('Ann'), human('Bob')]));
    await local.act({ type: 'roll' });
    const before = last().state.view;
    await local.act({ type: 'move', move: 'add 2' });
    await local.act({ type: 'move', move: 'add 1' });
    await local.act({ type: 'undo' });
    expect(last()).toMatchObject({ kept: 2, steps: [], state: { waiting: 'move', canRedo: true } });
    await local.act({ type: 'undo' });
    expect(last().state.view).toEqual(before);
    expect(await local.act({ type: 'undo' })).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
    await local.act({ type: 'redo' });
    await local.act({ type: 'redo' });
    expect(last().state).toMatchObject({ waiting: 'confirm', canRedo: false });
    expect(await local.act({ type: 'redo' })).toMatchObject({ ok: false });
  });

  it('the move that ends the game can be taken back until Done, and nobody has won before', async () => {
    const { local, last, saves } = await sit(tableOf([human('Ann')]));
    const turn = async () => {
      await local.act({ type: 'roll' });
      for (let moves = 0; moves < 2; moves++) await local.act({ type: 'move', move: 'add 1' });
    };
    for (let round = 0; round < 2; round++) {
      await turn();
      await local.act({ type: 'confirm' });
    }
    await turn();
    const undecided = { waiting: 'confirm', seat: 1, canUndo: true, result: { over: false, winners: [] } };
    expect(last().state).toMatchObject(undecided);
    // a reload finds it as it was
    const again = await sit(saves[saves.length - 1]);
    expect(again.last().state).toMatchObject(undecided);
    await local.act({ type: 'undo' });
    expect(last().state).toMatchObject({ waiting: 'move', canRedo: true });
    await local.act({ type: 'redo' });
    await local.act({ type: 'confirm' });
    expect(last().state).toMatchObject({ waiting: 'over', canUndo: false, result: { over: true, winners: [0] } });
    expect(await local.act({ type: 'undo' })).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
  });

  it('a game that was over when it was saved stays over, also where turns are confirmed', async () => {
    const turn = ['die 1', 'add 1', 'add 1'];
    const save = { ...emptySave('t1', tableOf([human('Ann')]), 1), moves: [...turn, ...turn, ...turn] };
    const { last } = await sit(save);
    expect(last().state).toMatchObject({ waiting: 'over', result: { over: true, winners: [0] } });
  });

  it('one person among bots resigns: it is over, nobody has won, and that is kept', async () => {
    const { local, last, saves } = await sit(tableOf([human('Ann'), bot('Slate')]));
    await local.act({ type: 'roll' });
    expect(await local.resign()).toMatchObject({ ok: true });
    const over = { waiting: 'over', ended: { by: 1, why: 'resigned' }, result: { over: true, winners: [] } };
    expect(last().state).toMatchObject({ ...over, canUndo: false });
    expect(unwrap(await local.record())).toMatchObject({ ended: { by: 1, why: 'resigned' } });
    const save = unwrap(checkSave(saves[saves.length - 1]));
    expect((await sit(save)).last().state).toMatchObject(over);
    expect(await local.resign()).toMatchObject({ ok: false, error: { code: 'game-over' } });
  });

  it('who resigns after the last turn, before it is confirmed, has played it all the same', async () => {
    const { local, last } = await sit(tableOf([human('Ann')]));
    for (let acts = 0; acts < 50 && (last().state.waiting !== 'confirm' || last().state.moves < 9); acts++) {
      const { waiting, legal } = last().state;
      await local.act(waiting === 'move' ? { type: 'move', move: legal[0].text } : { type: waiting as 'roll' });
    }
    await local.resign();
    expect(last().state).toMatchObject({ waiting: 'over', result: { over: true, winners: [0] } });
    expect(last().state.ended).toBeUndefined();
  });

  it('several people at one device end the game together', async () => {
    const { local, last } = await sit(tableOf([human('Ann'), human('Bob'), bot('Slate')]));
    await local.resign();
    expect(last().state).toMatchObject({ waiting: 'over', ended: { by: 0, why: 'agreed' }, result: { winners: [] } });
  });

  it('forgets what could be done again once another move is made', async () => {
    const { local, last } = await sit(tableOf([human('Ann'), human('Bob')]));
    await local.act({ type: 'roll' });
    await local.act({ type: 'move', move: 'add 2' });
    await local.act({ type: 'undo' });
    await local.act({ type: 'move', move: 'add 1' });
    expect(last().state.canRedo).toBe(false);
  });

  it('without confirmation goes on at once, and a roll of the next player seals the turn', async () => {
    const { local, last } = await sit(tableOf([human('Ann'), human('Bob')], { confirmTurn: false, autoRoll: false }));
    await local.act({ type: 'roll' });
    await local.act({ type: 'move', move: 'add 2' });
    await local.act({ type: 'move', move: 'add 1' });
    expect(last().state).toMatchObject({ waiting: 'roll', seat: 2, canUndo: true });
    await local.act({ type: 'roll' });
    expect(last().state.canUndo).toBe(false);
  });

  it('rolls by itself where the table says so', async () => {
    const { last } = await sit(tableOf([human('Ann'), human('Bob')], { confirmTurn: true, autoRoll: true }));
    expect(last().state).toMatchObject({ waiting: 'move', seat: 1 });
    expect(last().steps.map((step) => step.seat)).toEqual([0]);
  });

  it('asks bots with their view and tells what they did, step by step', async () => {
    const { local, updates, last } = await sit(tableOf([human('Ann'), bot('Slate')]));
    await local.act({ type: 'roll' });
    await local.act({ type: 'move', move: 'add 2' });
    await local.act({ type: 'move', move: 'add 1' });
    await local.act({ type: 'confirm' });
    await settle();
    expect(last().state).toMatchObject({ waiting: 'roll', seat: 1 });
    const steps = updates.flatMap((update) => update.steps);
    expect(steps.map((step) => step.index)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(steps.map((step) => step.seat)).toEqual([0, 1, 1, 0, 2, 2]);
  });

  it('goes on when a bot answers nonsense', async () => {
    const { local, last } = await sit(tableOf([human('Ann'), bot('Slate')]), 'nonsense');
    await local.act({ type: 'roll' });
    await local.act({ type: 'move', move: 'add 2' });
    await local.act({ type: 'move', move: 'add 1' });
    await local.act({ type: 'confirm' });
    await settle();
    expect(last().state).toMatchObject({ waiting: 'roll', seat: 1, moves: 6 });
  });

  it('refuses moves out of turn and moves that are none, unchanged', async () => {
    const { local, last } = await sit(tableOf([human('Ann'), human('Bob')]));
    expect(await local.act({ type: 'move', move: 'add 1' })).toMatchObject({
      ok: false,
      error: { code: 'not-your-turn' },
    });
    await local.act({ type: 'roll' });
    const state = last().state;
    expect(await local.act({ type: 'move', move: 'add 9' })).toMatchObject({ ok: false });
    expect(await local.act({ type: 'roll' })).toMatchObject({ ok: false });
    expect(await local.act({ type: 'confirm' })).toMatchObject({ ok: false });
    expect(local.state()).toEqual(state);
  });

  it('comes back from its save to exactly where it was, unconfirmed turn and redo included', async () => {
    const first = await sit(tableOf([human('Ann'), human('Bob')]));
    await first.local.act({ type: 'roll' });
    await first.local.act({ type: 'move', move: 'add 2' });
    await first.local.act({ type: 'move', move: 'add 1' });
    await first.local.act({ type: 'undo' });
    const again = await sit(first.saves[first.saves.length - 1]);
    expect({ ...again.local.state(), at: 0 }).toEqual({ ...first.local.state(), at: 0 });
    await again.local.act({ type: 'redo' });
    const third = await sit(again.saves[again.saves.length - 1]);
    expect(third.local.state()).toMatchObject({ waiting: 'confirm', canUndo: true });
  });

  it('asks the bot again when it was thinking as the page closed', async () => {
    const first = await sit(tableOf([bot('Slate'), human('Ann')]), 'hold');
    expect(first.last().state.waiting).toBe('bot');
    first.local.close();
    const again = await sit(first.saves[first.saves.length - 1]);
    await settle();
    expect(again.last().state).toMatchObject({ waiting: 'roll', seat: 2 });
  });

  it('turning confirmation off confirms what waits', async () => {
    const { local, last } = await sit(tableOf([human('Ann'), human('Bob')]));
    await local.act({ type: 'roll' });
    await local.act({ type: 'move', move: 'add 2' });
    await local.act({ type: 'move', move: 'add 1' });
    await local.settings({ confirmTurn: false, autoRoll: true });
    expect(last().state).toMatchObject({ waiting: 'move', seat: 2 });
  });

  it('ends, and says who won', async () => {
    const { local, last } = await sit(tableOf([human('Ann'), human('Bob')], { confirmTurn: false, autoRoll: true }));
    while (last().state.waiting !== 'over') await local.act({ type: 'move', move: 'add 2' });
    expect(last().state.result.over).toBe(true);
    expect(last().state.result.winners.length).toBeGreaterThan(0);
    expect(await local.act({ type: 'move', move: 'add 1' })).toMatchObject({ ok: false });
    expect(unwrap(await local.steps(0)).steps.length).toBe(last().state.moves);
    expect(unwrap(await local.record()).moves.length).toBe(last().state.moves);
  });

  it('goes on after a redo where nothing is left to confirm', async () => {
    const { local, last } = await sit(tableOf([human('Ann'), bot('Slate')]));
    await local.act({ type: 'roll' });
    await local.act({ type: 'move', move: 'add 2' });
    await local.act({ type: 'move', move: 'add 1' });
    await local.act({ type: 'undo' });
    await local.settings({ confirmTurn: false, autoRoll: false });
    await local.act({ type: 'redo' });
    await settle();
    expect(last().state).toMatchObject({ waiting: 'roll', seat: 1, moves: 6 });
  });

  it('a move that could not be saved has not happened, and neither has an undo', async () => {
    const { local, last, store } = await sit(tableOf([human('Ann'), human('Bob')]));
    await local.act({ type: 'roll' });
    await local.act({ type: 'move', move: 'add 2' });
    const before = last().state;
    store.full = true;
    await expect(local.act({ type: 'move', move: 'add 1' })).rejects.toThrow('QuotaExceededError');
    await expect(local.act({ type: 'undo' })).rejects.toThrow('QuotaExceededError');
    expect(local.state()).toEqual(before);
    store.full = false;
    expect(await local.act({ type: 'undo' })).toMatchObject({ ok: true });
    expect(last().state).toMatchObject({ moves: 1, canUndo: false });
  });

  it('tells of no step before it is saved', async () => {
    const { local } = await sit(tableOf([human('Ann'), human('Bob')]));
    await local.act({ type: 'roll' });
    const moving = local.act({ type: 'move', move: 'add 2' });
    const steps = await local.steps(0);
    expect(await Promise.race([moving, 'not yet saved'])).toMatchObject({ ok: true });
    expect(unwrap(steps).steps.length).toBe(2);
  });

  it('what a bot thought of a turn that was taken back meanwhile is not played', async () => {
    bots.length = 0;
    const settings = { confirmTurn: false, autoRoll: true };
    const { local, last } = await sit(tableOf([human('Ann'), bot('Slate')], settings), 'hold', oneDie);
    await local.act({ type: 'move', move: 'add 1' });
    await local.act({ type: 'move', move: 'add 1' });
    expect(last().state).toMatchObject({ waiting: 'bot', canUndo: true });
    await local.act({ type: 'undo' });
    bots[0]('add 2');
    await settle();
    expect(last().state).toMatchObject({ waiting: 'move', seat: 1, moves: 2 });
    await local.act({ type: 'move', move: 'add 2' });
    bots[1]('add 1');
    await settle();
    expect(unwrap(await local.record()).moves.slice(1)).toEqual(['add 1', 'add 2', 'add 1']);
  });
});
