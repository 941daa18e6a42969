import { type Game, NO_SEAT, SeededRng, unwrap } from '@tessera/kernel';
import { expect, it } from 'vitest';
import { NOTHING_PLAYED } from '../../core/log/journal.ts';
import { recordOf } from '../../core/log/save.ts';
import { Table, type TablePolicy } from '../../core/table.ts';
import { hoard } from '../../core/testing/hoard.fixture.ts';
import { tally } from '../../core/testing/tally.fixture.ts';
import { replaySteps } from '../../core/told/steps.ts';
import { Telling } from '../../core/told/telling.ts';
import type { Viewer } from '../../core/told/viewer.ts';
import { History, type StepsFor } from './history.ts';
import { person, tableOf } from './online-table.fixture.ts';
import { StepShelf } from './step-shelf.ts';

const settings = { confirmTurn: false, autoRoll: true };

/** A table at which so many moves were played, each by whoever is to act. */
function played(game: Game, moves: number) {
  const rng = new SeededRng(7);
  const head = tableOf(game.id, ['Anna', 'Boris', 'Clara', 'Dora'].map(person), settings);
  const policy: TablePolicy = { settingsOf: () => settings, chance: () => rng, handsOver: () => false };
  const table = unwrap(Table.open(game, head, NOTHING_PLAYED, policy));
  const playOn = (to: number) => {
    const told = new Telling(table.buffer.count, []);
    table.goOn(told);
    while (table.buffer.count < to && !table.over) unwrap(table.decide(table.anyMove(rng), told));
  };
  playOn(moves);
  const asBefore = (from: number, { viewer, views }: StepsFor) =>
    unwrap(replaySteps(game, recordOf(game, { ...head, moves: table.buffer.moves }), viewer, from)).steps.map(
      ({ view, ...step }) => (views ? { ...step, view } : step),
    );
  return { table, playOn, asBefore };
}

const read = (parts: readonly Uint8Array[]): unknown =>
  JSON.parse(`[${parts.map((part) => new TextDecoder().decode(part)).join('')}]`);

const noRest = async () => undefined;

it.each([tally, hoard] as unknown as Game[])('tells the steps of %j as a replay does, from anywhere', async (game) => {
  const { table, playOn, asBefore } = played(game, 75);
  const history = new History(table, new StepShelf(1_000_000));
  for (const viewer of [0, 1, 'spectator', 'revealed'] as Viewer[])
    for (const views of [true, false])
      for (const from of [0, 1, 15, 16, 17, 40, table.buffer.count - 1, table.buffer.count, table.buffer.count + 9]) {
        const who = { viewer, views };
        expect(read(history.steps(from, who))).toEqual(asBefore(from, who));
      }
  playOn(100);
  const who = { viewer: 'spectator', views: true } as const;
  await history.prepare(30, who, noRest);
  expect(read(history.steps(30, who))).toEqual(asBefore(30, who));
});

it('forgets what was taken back', () => {
  const { table, playOn, asBefore } = played(hoard as unknown as Game, 60);
  const history = new History(table, new StepShelf(1_000_000));
  const who = { viewer: 0, views: true };
  history.steps(0, who);
  for (const kept of [34, 33, 16, 3]) {
    table.takeBack(kept, NO_SEAT, new Telling(table.buffer.count, []));
    playOn(60);
    expect(read(history.steps(0, who))).toEqual(asBefore(0, who));
  }
});

it.each([tally, hoard] as unknown as Game[])('follows a take-back of %j that comes while it rests', async (game) => {
  for (let kept = 0; kept < 16; kept++) {
    const { table, playOn, asBefore } = played(game, 45);
    const history = new History(table, new StepShelf(1_000_000));
    const who = { viewer: 0, views: true };
    let rests = 0;
    await history.prepare(32, who, async () => {
      if (++rests !== 2) return;
      table.takeBack(kept, NO_SEAT, new Telling(table.buffer.count, []));
      playOn(45);
    });
    expect(read(history.steps(0, who))).toEqual(asBefore(0, who));
  }
});

it('rests after each stretch, and has little left to do once all is prepared', async () => {
  const { table } = played(hoard as unknown as Game, 200);
  const history = new History(table, new StepShelf(1_000_000));
  const who = { viewer: 'spectator', views: true } as const;
  const { count } = table.buffer;
  expect(history.missing(0, who)).toBe(count);
  const left: number[] = [];
  await history.prepare(0, who, async () => {
    left.push(history.missing(0, who));
  });
  for (const [index, missing] of left.entries()) expect((left[index - 1] ?? count) - missing).toBeLessThanOrEqual(16);
  expect(history.missing(0, who)).toBe(count % 16);
  expect(history.missing(0, { ...who, viewer: 0 })).toBe(count);
});

it('keeps on the shelf what was used last, and no more than fits', () => {
  const { table, asBefore } = played(tally as unknown as Game, 90);
  const shelf = new StepShelf(4_000);
  const history = new History(table, shelf);
  const who = { viewer: 'spectator', views: true } as const;
  for (let time = 0; time < 2; time++) expect(read(history.steps(0, who))).toEqual(asBefore(0, who));
  expect(shelf.size).toBeGreaterThan(0);
  expect(shelf.size).toBeLessThanOrEqual(4_000);
  history.clear();
  expect(shelf.size).toBe(0);
});
