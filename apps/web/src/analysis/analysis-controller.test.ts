import { type GameRecord, RECORD_VERSION, SeededRng, unwrap } from '@tessera/kernel';
import { loadGame } from '@tessera/registry';
import { BranchedGame } from '@tessera/table';
import { expect, test, vi } from 'vitest';
import { AnalysisController } from './analysis-controller.ts';
import type { KeptAnalysis } from './analysis-store.ts';

const MOVES = ['start 1', 'die 5', 'put Caer Gai/Mediomanum', 'die 3'];
const record: GameRecord = {
  tessera: RECORD_VERSION,
  game: 'cambria',
  seats: 3,
  scenario: 'cambria',
  options: {},
  moves: MOVES,
};
const kept: KeptAnalysis = { id: 'x', game: 'cambria', record, seats: [], moment: { line: 0, at: 1 }, updatedAt: 1 };

async function opened(
  save = async (mine: KeptAnalysis): Promise<KeptAnalysis> => ({ ...mine, updatedAt: mine.updatedAt + 1 }),
) {
  const game = unwrap(await loadGame('cambria'));
  return new AnalysisController(unwrap(BranchedGame.open(game, record)), kept, { rng: new SeededRng(1), save });
}

test('it begins where somebody was last, and goes back and forward along the line', async () => {
  const controller = await opened();
  expect(controller.snapshot().seen).toMatchObject({ waiting: 'roll', seat: 1, thrown: true });
  controller.forward();
  expect(controller.snapshot()).toMatchObject({ moment: { line: 0, at: 2 }, seen: { waiting: 'move' } });
  controller.back();
  controller.back();
  expect(controller.snapshot()).toMatchObject({ moment: { line: 0, at: 0 }, seen: { waiting: 'roll', thrown: false } });
  controller.back();
  expect(controller.snapshot().moment.at).toBe(0);
});

test('dice are chosen or rolled, any seat moves, and nothing of the game is lost', async () => {
  const saved: KeptAnalysis[] = [];
  const controller = await opened(async (mine) => {
    saved.push(mine);
    return mine;
  });
  expect(controller.outcomes()).toHaveLength(6);
  controller.play('die 2');
  const [first] = controller.snapshot().seen.legal;
  expect(controller.foresee(first.text)?.move).toBe(first.text);
  controller.play(first.text);
  controller.roll();
  await controller.settled();
  const { tree, moment } = controller.snapshot();
  expect(tree.moves).toEqual(MOVES);
  expect(tree.branches).toHaveLength(1);
  expect(tree.branches[0].moves.slice(0, 2)).toEqual(['die 2', first.text]);
  expect(moment).toEqual({ line: 1, at: 4 });
  expect(saved.at(-1)).toMatchObject({ moment, record: { moves: MOVES, branches: tree.branches } });
  expect(controller.firstSteps()[0].move).toBe('die 2');
});

test('what can’t be played is said, and changes nothing', async () => {
  const controller = await opened();
  controller.play('put Caer Gai/Mediomanum');
  expect(controller.snapshot()).toMatchObject({ moment: { at: 1 }, tree: { branches: [] } });
  expect(controller.snapshot().problem?.message).toBeTruthy();
  controller.forgetProblem();
  expect(controller.snapshot().problem).toBeNull();
});

test('what another tab has tried out meanwhile comes along', async () => {
  const controller = await opened(async (mine) => ({
    ...mine,
    record: { ...mine.record, branches: [...(mine.record.branches ?? []), { at: 1, moves: ['die 6'] }] },
    updatedAt: 9,
  }));
  controller.play('die 2');
  controller.name(1, 'two');
  await controller.settled();
  expect(controller.snapshot().tree.branches).toEqual([
    { at: 1, moves: ['die 2'], name: 'two' },
    { at: 1, moves: ['die 6'] },
  ]);
  controller.remove(1);
  expect(controller.snapshot()).toMatchObject({
    moment: { line: 0, at: 1 },
    tree: { branches: [{ moves: ['die 6'] }] },
  });
});

test('what can’t be kept is said', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const controller = await opened(() => Promise.reject(new Error('full')));
  controller.play('die 2');
  await controller.settled();
  expect(controller.snapshot().problem?.code).toBe('not-kept');
  expect(told).toHaveBeenCalled();
  told.mockRestore();
});
