import { readFileSync } from 'node:fs';
import { parseRecord, replay, unwrap, upgradeRecord } from '@tessera/kernel';
import { checkSave, LocalTable, recordOf, SAVE_VERSION, type TableSave } from '@tessera/table';
import { describe, expect, test } from 'vitest';
import { scythia } from '../../index.ts';
import { playBoth } from '../../testing/naive/side-by-side.ts';
import { eventsOf, fresh, look } from '../../testing/table.ts';
import { rules } from '../index.ts';
import { result } from '../score.ts';

// made by the version before: there the rival took quests face down, too (S-74)
const folder = new URL('../../records/version-1/', import.meta.url);
const json = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const recordNamed = (name: string) => unwrap(parseRecord(json(`${name}.json`)));
const asBefore = (position: { options: object }) => ({
  ...position,
  options: { ...position.options, rivalQuests: 'any' },
});

describe('records of version 1 go on with the rival of that version', () => {
  const alone = ['alone', 'one-player-and-the-lookout'];

  test.each(alone)('S-74 %s ends as it always did', (name) => {
    expect(recordNamed(name)).toMatchObject({ tessera: 1, seats: 1 });
    const s = unwrap(replay(scythia, recordNamed(name)));
    const { position, result: reached } = json(`${name}.final.json`);
    expect(look(s)).toEqual(asBefore(position));
    expect(result(s)).toMatchObject(reached);
  });

  test.each(alone)('S-74 %s ends so by the second reading of the rules, too', (name) => {
    const { options, moves } = upgradeRecord(scythia, recordNamed(name));
    const s = playBoth(1, name, (state, _rng, _list, n) => unwrap(rules.parse(state, moves[n])), options);
    expect(look(s)).toEqual(asBefore(json(`${name}.final.json`).position));
  });

  test('S-74 in one of them the rival takes a quest face down; by the rule of today the record would break off', () => {
    const record = recordNamed('alone');
    const { options, moves } = upgradeRecord(scythia, record);
    expect(options).toEqual({ ...record.options, rivalQuests: 'any' });
    const told = eventsOf(fresh(1, options), ...moves);
    expect(told.some(({ type }) => type === 'rival-quest')).toBe(true);
    expect(replay(scythia, { ...record, tessera: 2 }).ok).toBe(false);
  });

  test('with more players nothing has changed', () => {
    const config = { seats: 3, scenario: 'scythia', options: {} };
    expect(scythia.fromVersion1?.(config)).toEqual(config);
  });
});

describe('a table saved by version 1', () => {
  const saved = unwrap(checkSave(json('saved-table.json')));

  test('S-74 opens where it was, goes on with the rule it began with, and is saved in the newest version', async () => {
    expect(saved.version).toBe(1);
    let kept: TableSave = saved;
    const host = unwrap(
      LocalTable.open(scythia, saved, {
        rng: { below: () => 0 },
        now: () => saved.updatedAt + 1,
        think: async () => '',
        save: async (changed) => {
          kept = changed;
        },
        tell: () => undefined,
      }),
    );
    expect(rules.toJSON(unwrap(replay(scythia, recordOf(scythia, { ...host.state().table, moves: saved.moves })))))
      // the whole position, hands and all
      .toEqual(asBefore(json('saved-table.position.json')));
    unwrap(await host.act({ type: 'move', move: host.state().legal[0].text }));
    expect(kept).toMatchObject({ version: SAVE_VERSION, options: { leader: 'outrider', rivalQuests: 'any' } });
    expect(kept.moves.length).toBeGreaterThan(saved.moves.length);
    expect(unwrap(checkSave(kept))).toEqual(kept);
  });
});
