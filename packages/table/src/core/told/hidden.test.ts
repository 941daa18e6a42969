import { type Game, type SeatNumber, SeededRng, unwrap } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { LocalTable } from '../../host/local/local-table.ts';
import { emptySave } from '../log/save.ts';
import type { Act, NewTable, SeatSpec, Step, TableSave, TableSettings, Update } from '../protocol.ts';
import { type HoardView, hoard } from '../testing/hoard.fixture.ts';
import { settle } from '../testing/settle.fixture.ts';

const SECOND = 2 as SeatNumber;

const human = (name: string): SeatSpec => ({ kind: 'human', name, colour: 'amber' });
const bot: SeatSpec = { kind: 'bot', name: 'Slate', colour: 'sky', level: 'easy' };
const ASK: TableSettings = { confirmTurn: true, autoRoll: false };
const GO_ON: TableSettings = { confirmTurn: false, autoRoll: true };

const tableOf = (seats: SeatSpec[], settings = ASK): NewTable => ({
  game: 'hoard',
  seats,
  scenario: 'plain',
  options: {},
  settings,
});

async function sit(table: NewTable | TableSave, questions: unknown[] = []) {
  const updates: Update[] = [];
  let kept: TableSave = 'moves' in table ? table : emptySave('t1', table, 1);
  const local = unwrap(
    LocalTable.open(hoard as Game, kept, {
      rng: new SeededRng(5),
      now: () => 2,
      think: async (question) => {
        questions.push(question);
        return '';
      },
      save: async (save) => {
        kept = structuredClone(save);
      },
      tell: (update) => updates.push(structuredClone(update)),
    }),
  );
  await local.begin();
  const last = () => updates[updates.length - 1];
  const view = () => last().state.view as HoardView;
  return {
    local,
    updates,
    last,
    state: () => last().state,
    view,
    save: () => kept,
    act: (type: Exclude<Act['type'], 'move'>) => local.act({ type }),
    move: (n = 0) => local.act({ type: 'move', move: last().state.legal[n].text }),
  };
}

const words = (steps: readonly Step[]) => steps.map((step) => step.move);

describe('a table with secrets', () => {
  it('deals without a tap; only dice wait for one', async () => {
    const { state, last } = await sit(tableOf([human('Ann'), bot]));
    expect(last().steps).toHaveLength(6);
    expect(state()).toMatchObject({ waiting: 'roll', seat: 1, viewer: 1, yours: [1], hides: true });
  });

  it('tells one person what their seat may know, and nothing else', async () => {
    const { last, act, move, updates, state } = await sit(tableOf([human('Ann'), bot], GO_ON));
    const dealt = updates[0].steps;
    expect(words(dealt.slice(0, 3)).every((text) => /^draw \d+$/.test(text))).toBe(true);
    expect(words(dealt.slice(3, 6))).toEqual(['draw a card', 'draw a card', 'draw a card']);
    expect(dealt[3].events).toEqual([{ type: 'draw', seat: 2 }]);
    expect((dealt[5].view as HoardView).hands).toEqual([expect.any(Array), 3]);
    await move(1);
    await move(0);
    await settle();
    const steps = updates.flatMap((update) => update.steps);
    const secret = steps.filter((step) => step.turn === 2 && step.seat === 2 && step.move.startsWith('bury'));
    for (const step of secret) expect(step.move).toBe('bury a card');
    expect(last().state).toMatchObject({ waiting: 'move', seat: 1, viewer: 1 });
    expect(await act('roll')).toMatchObject({ ok: false });
    expect(state().canRedo).toBe(false);
  });

  it('a bot is asked with its own eyes', async () => {
    const questions: { view: HoardView }[] = [];
    await sit(tableOf([bot, human('Ann')], GO_ON), questions);
    await settle();
    expect(questions[0].view.hands).toEqual([expect.any(Array), 3]);
  });

  it('shows each of several people their own cards while they act, and between turns nobody’s', async () => {
    const table = await sit(tableOf([human('Ann'), bot, human('Bob')]));
    expect(table.state()).toMatchObject({ waiting: 'roll', seat: 1, viewer: 1 });
    await table.act('roll');
    expect(table.view().hands).toEqual([expect.any(Array), 3, 3]);
    await table.move();
    await table.move(1);
    // the card is drawn, and Ann looks at it before anybody else gets the device
    expect(table.last().steps.map((step) => step.move)).toEqual([
      expect.stringMatching(/^bury \d/),
      expect.stringMatching(/^draw \d/),
    ]);
    expect(table.state()).toMatchObject({ waiting: 'confirm', seat: 1, viewer: 1, canUndo: false });
    await table.act('confirm');
    expect(table.updates.some(({ state }) => state.waiting === 'bot' && state.viewer === 'spectator')).toBe(true);
    await settle();
    expect(table.state()).toMatchObject({ waiting: 'roll', seat: 3, viewer: 3, yours: [1, 3] });
    expect(table.view().hands).toEqual([2, 2, expect.any(Array)]);
  });

  it('a turn that ends with a draw is confirmed before a bot goes on, if turns are', async () => {
    const table = await sit(tableOf([human('Ann'), bot], { confirmTurn: true, autoRoll: true }));
    await table.move();
    await table.move();
    expect(table.state()).toMatchObject({ waiting: 'confirm', seat: 1 });
  });

  it('waits for a look at what was drawn even where turns are not confirmed', async () => {
    const table = await sit(tableOf([human('Ann'), human('Bob')], GO_ON));
    await table.move();
    await table.move();
    expect(table.state()).toMatchObject({ waiting: 'confirm', seat: 1, viewer: 1 });
    await table.local.settings({ confirmTurn: false, autoRoll: true });
    expect(table.state()).toMatchObject({ waiting: 'confirm', seat: 1 });
    const again = await sit(table.save());
    expect(again.state()).toMatchObject({ waiting: 'confirm', seat: 1, viewer: 1 });
    await again.act('confirm');
    expect(again.state()).toMatchObject({ waiting: 'move', seat: 2, viewer: 2 });
    expect(words(again.last().steps)).toEqual([expect.stringMatching(/^roll/)]);
  });

  it('takes back up to the last thing revealed, and what could be redone is told to nobody', async () => {
    const table = await sit(tableOf([human('Ann'), human('Bob')]));
    await table.act('roll');
    await table.move(1);
    await table.act('undo');
    expect(table.state()).toMatchObject({ canUndo: false, canRedo: true });
    expect(JSON.stringify(table.last())).not.toContain('redo"');
    await table.act('redo');
    await table.move();
    expect(await table.act('undo')).toMatchObject({ error: { code: 'nothing-to-undo' } });
  });

  it('gives the steps as whoever may ask for them', async () => {
    const table = await sit(tableOf([human('Ann'), bot, human('Bob')]));
    const own = unwrap(await table.local.steps(0));
    expect(own.viewer).toBe(0);
    expect(words(own.steps).filter((text) => text !== 'draw a card')).toHaveLength(3);
    const all = unwrap(await table.local.steps(0, 'spectator'));
    expect(words(all.steps)).toEqual(Array(9).fill('draw a card'));
    expect(unwrap(await table.local.steps(4, 3 as SeatNumber)).steps).toHaveLength(5);
    for (const other of [SECOND, 4 as SeatNumber, 'revealed'] as const)
      expect(await table.local.steps(0, other)).toMatchObject({ error: { code: 'not-your-eyes' } });
  });

  it('is recorded for others once it is over, and saved whole before', async () => {
    const table = await sit(tableOf([human('Ann'), human('Bob')], GO_ON));
    expect(await table.local.record()).toMatchObject({ ok: false, error: { code: 'record-at-end' } });
    expect(table.save().moves[0]).toMatch(/^draw \d/);
    while (table.state().waiting !== 'over')
      await (table.state().waiting === 'confirm' ? table.act('confirm') : table.move());
    expect(table.state()).toMatchObject({ viewer: 'revealed', waiting: 'over' });
    expect(table.view().deck).toEqual(expect.any(Array));
    expect(unwrap(await table.local.record()).moves).toEqual(table.save().moves);
    for (const who of [1 as SeatNumber, SECOND, 'spectator', 'revealed'] as const)
      expect(await table.local.steps(0, who)).toMatchObject({ ok: true });
    expect(words(unwrap(await table.local.steps(0, 'revealed')).steps)).toEqual(table.save().moves);
  });

  it('can be played alone', async () => {
    const table = await sit(tableOf([human('Ann')]));
    expect(table.state()).toMatchObject({ waiting: 'roll', seat: 1, viewer: 1 });
    while (table.state().waiting !== 'over')
      await (table.state().waiting === 'move' ? table.move() : table.act(table.state().waiting as 'roll' | 'confirm'));
    expect(table.state()).toMatchObject({ viewer: 1, result: { winners: [0] } });
  });

  it('a move for a moment that has passed is refused', async () => {
    const table = await sit(tableOf([human('Ann'), human('Bob')]));
    const { at } = table.state();
    expect(await table.local.act({ type: 'roll' }, at)).toMatchObject({ ok: true });
    expect(await table.local.act({ type: 'roll' }, at)).toMatchObject({ error: { code: 'too-late' } });
    expect(table.state().at).toBe(at + 1);
  });
});
