import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, RECORD_VERSION, type Result, recordToText, replay, unwrap, upgradeRecord } from '@tessera/kernel';
import { checkSave, LocalTable, recordOf, SAVE_VERSION, type TableSave } from '@tessera/table';
import { describe, expect, test, vi } from 'vitest';
import { hibernia } from '../../index.ts';
import { naivePlay } from '../../testing/naive.ts';
import { eventsOf, fresh, look } from '../../testing/table.ts';
import { result } from '../end/score.ts';
import type { HiberniaPosition } from './position-types.ts';

// made by the version before: there "hibernia" was the track of 52 spaces, and the only one
const folder = new URL('../../records/version-1/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const recordNamed = (name: string) => unwrap(parseRecord(JSON.parse(read(`${name}.json`))));
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.final.json'))
  .map((name) => name.replace('.final.json', ''));

/** The position a record of that version came to, and the scenario's name of today. */
function finalOf(name: string): { position: HiberniaPosition; result?: Result } {
  const { position, result: reached } = JSON.parse(read(`${name}.final.json`));
  return { position: { ...position, scenario: 'hibernia-long' }, result: reached };
}

describe('records of version 1 go on with 52 spaces', () => {
  test('there are some of every kind, one of them under way', () => {
    expect(names).toHaveLength(5);
    for (const name of names) expect(recordNamed(name)).toMatchObject({ tessera: 1, scenario: 'hibernia' });
    expect(finalOf('under-way').position).toMatchObject({ phase: 'act', ending: false });
    expect(Math.max(...finalOf('under-way').position.players.map(({ distance }) => distance))).toBeGreaterThan(44);
  });

  test.each(names)('%s ends as it always did', (name) => {
    const s = unwrap(replay(hibernia, recordNamed(name)));
    expect(look(s)).toEqual(finalOf(name).position);
    if (finalOf(name).result) expect(result(s)).toEqual(finalOf(name).result);
  });

  test.each(names)('%s ends so by the second reading of the rules, too', (name) => {
    const { seats, scenario, options, moves } = upgradeRecord(hibernia, recordNamed(name));
    let position = look(fresh(seats, options, scenario));
    for (const text of moves) position = naivePlay(position, text);
    expect(position).toEqual(finalOf(name).position);
  });

  test.each(names)('%s is written as it was read, and in the newest version once it goes on', (name) => {
    const record = recordNamed(name);
    expect(recordToText(record)).toBe(read(`${name}.json`));
    const newest = upgradeRecord(hibernia, record);
    expect(newest).toEqual({ ...record, tessera: RECORD_VERSION, scenario: 'hibernia-long' });
    expect(upgradeRecord(hibernia, newest)).toBe(newest);
  });

  test('H-51 two tie rounds of three players, and then one leads alone', () => {
    const { seats, options, scenario, moves } = upgradeRecord(hibernia, recordNamed('three-players-two-tie-rounds'));
    const told = eventsOf(fresh(seats, options, scenario), ...moves);
    expect(told.filter(({ type }) => type === 'tieRound')).toHaveLength(2);
    expect(told.at(-1)?.type).toBe('gameEnded');
  });

  test('one that begins with a position', () => {
    const s = unwrap(replay(hibernia, recordNamed('from-position')));
    expect(look(s)).toEqual(finalOf('under-way').position);
  });

  test('a map of somebody’s own that is called hibernia stays what it is', () => {
    const scenario = { ...hibernia.scenarios['hibernia'], name: 'Mine', track: ['blue', 'red'] };
    const record = { ...recordNamed('from-position'), from: undefined, scenario, moves: ['start 1'] };
    expect(look(unwrap(replay(hibernia, record))).scenario).toEqual(scenario);
  });
});

describe('a table saved by version 1', () => {
  const saved = unwrap(checkSave(JSON.parse(read('saved-table.json'))));
  /** The bot that is to act raises. */
  const opened = (save: (changed: TableSave) => void) =>
    unwrap(
      LocalTable.open(hibernia, saved, {
        rng: { below: () => 0 },
        now: () => saved.updatedAt + 1,
        think: async () => 'raise',
        save: async (changed) => save(changed),
        tell: () => undefined,
      }),
    );

  test('opens where it was, with 52 spaces', () => {
    expect(saved.version).toBe(1);
    const state = opened(() => undefined).state();
    expect(state.table.scenario).toBe('hibernia-long');
    expect(state.moves).toBe(saved.moves.length);
    expect(state.view).toEqual(finalOf('under-way').position);
  });

  test('goes on, and is saved in the newest version', async () => {
    let kept = saved;
    const host = opened((changed) => {
      kept = changed;
    });
    await host.begin();
    await vi.waitFor(() => expect(host.state().waiting).toBe('roll'));
    expect(host.state()).toMatchObject({ seat: 4 });
    expect(kept).toMatchObject({ version: SAVE_VERSION, scenario: 'hibernia-long' });
    expect(kept.moves).toEqual([...saved.moves, 'raise', 'raise']);
    expect(unwrap(checkSave(kept))).toEqual(kept);
    const again = unwrap(replay(hibernia, recordOf(hibernia, kept)));
    expect(look(again)).toEqual(host.state().view);
    expect(look(again)).toMatchObject({ scenario: 'hibernia-long', ending: false });
  });
});
