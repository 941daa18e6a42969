import { type Game, parseRecord, recordToText, SeededRng, unwrap } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { playedBy } from '../../core/log/journal.ts';
import { emptySave } from '../../core/log/save.ts';
import type { NewTable, SeatSpec, TableSave, Update } from '../../core/protocol.ts';
import { checkSave } from '../../core/schema.ts';
import { tally } from '../../core/testing/tally.fixture.ts';
import { LocalTable } from '../local/local-table.ts';
import { person, robot, serve, tableOf } from './online-table.fixture.ts';

const Tally = tally as Game;
const ann = person('Ann');
const HINT = { type: 'hint' } as const;

async function sit(table: NewTable | TableSave) {
  const updates: Update[] = [];
  const saves: TableSave[] = [];
  const local = unwrap(
    LocalTable.open(Tally, 'moves' in table ? table : emptySave('t1', table, 1), {
      rng: new SeededRng(7),
      now: () => 2,
      think: () => new Promise(() => undefined),
      save: async (changed) => void saves.push(structuredClone(changed)),
      tell: (update) => void updates.push(update),
    }),
  );
  await local.begin();
  return { local, saves, state: () => updates[updates.length - 1].state };
}

const atDevice = (seats: SeatSpec[], hints?: boolean): NewTable => ({
  ...tableOf('tally', seats),
  ...(hints === undefined ? {} : { hints }),
});

describe('at one device', () => {
  it('a hint is for whoever is to move, and is told', async () => {
    const { local, state } = await sit(atDevice([ann, robot]));
    expect(await local.act(HINT)).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
    await local.act({ type: 'roll' });
    expect(state()).toMatchObject({ table: { hints: true }, at: 1 });
    expect(state()).not.toHaveProperty('hinted');
    expect(await local.act(HINT)).toMatchObject({ ok: true });
    expect(state()).toMatchObject({ waiting: 'move', moves: 1, at: 2, hinted: [{ by: 1, at: 1 }] });
    expect(await local.act(HINT)).toMatchObject({ ok: false, error: { code: 'hint-taken' } });
  });

  it('it can be neither taken back nor does it keep anybody from taking back a move', async () => {
    const { local, state } = await sit(atDevice([ann, robot]));
    await local.act({ type: 'roll' });
    await local.act({ type: 'move', move: 'add 2' });
    await local.act(HINT);
    expect(state()).toMatchObject({ canUndo: true, hinted: [{ by: 1, at: 2 }] });
    await local.act({ type: 'undo' });
    expect(state()).toMatchObject({ moves: 1, canRedo: true, hinted: [{ by: 1, at: 1 }] });
    expect(await local.act(HINT)).toMatchObject({ ok: true });
    expect(state()).toMatchObject({
      canRedo: true,
      hinted: [
        { by: 1, at: 1 },
        { by: 1, at: 1 },
      ],
    });
  });

  it('it is kept with the table, and stands in the record', async () => {
    const { local, saves } = await sit(atDevice([ann, robot]));
    await local.act({ type: 'roll' });
    await local.act(HINT);
    const save = unwrap(checkSave(JSON.parse(JSON.stringify(saves.at(-1)))));
    const again = await sit(save);
    expect(again.state().hinted).toEqual([{ by: 1, at: 1 }]);
    const record = unwrap(await again.local.record());
    expect(record.hinted).toEqual([{ by: 1, at: 1 }]);
    expect(unwrap(parseRecord(JSON.parse(recordToText(record))))).toEqual(record);
  });

  it('several people say beforehand whether they want hints', async () => {
    const two = [ann, person('Bob')];
    for (const [hints, allowed] of [
      [undefined, false],
      [false, false],
      [true, true],
    ] as const) {
      const { local, state } = await sit(atDevice(two, hints));
      expect(state().table.hints).toBe(allowed);
      await local.act({ type: 'roll' });
      expect(await local.act(HINT)).toMatchObject(allowed ? { ok: true } : { ok: false, error: { code: 'no-hints' } });
    }
  });

  it('alone one may do without, too', async () => {
    const { local, state } = await sit(atDevice([ann, robot], false));
    expect(state().table.hints).toBe(false);
    await local.act({ type: 'roll' });
    expect(await local.act(HINT)).toMatchObject({ ok: false, error: { code: 'no-hints' } });
  });
});

describe('on a server', () => {
  it('it is refused unless the table was set up with hints', async () => {
    const { online, log, page } = await serve(Tally, tableOf('tally', [ann, robot]));
    await online.begin();
    const her = await page([1]);
    await her.act();
    expect(await her.ask(HINT)).toMatchObject({ ok: false, error: { code: 'no-hints' } });
    expect(log.tables.get('t1')).toHaveLength(1);
  });

  it('all are told, whoever knows the rules, too, and the same hint asked for again is one', async () => {
    const { online, log, page } = await serve(Tally, { ...tableOf('tally', [ann, person('Bob')]), hints: true });
    await online.begin();
    const pages = [await page([1]), await page([2], { lean: true }), await page([], { lean: true })];
    const [her, bob] = pages;
    await her.act();
    expect(await bob.ask(HINT)).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
    const { at } = her.state;
    for (let times = 0; times < 2; times++) expect(await her.ask({ ...HINT, at })).toMatchObject({ ok: true });
    for (const each of pages) expect(each.state).toMatchObject({ moves: 1, hinted: [{ by: 1, at: 1 }] });
    await her.act();
    for (const each of pages) expect(each.state).toMatchObject({ moves: 2, hinted: [{ by: 1, at: 1 }] });
    expect(playedBy(log.tables.get('t1') ?? []).hinted).toEqual([{ by: 1, at: 1 }]);
  });
});
