import { type Result, seatNumber } from '@tessera/kernel';
import { nameOf, type StepstoneScene } from './scene.ts';

/** The position in words. */
export function summary(scene: StepstoneScene): { title: string; lines: string[] }[] {
  const { view, text } = scene;
  const lines = view.players.map(({ bank, stones, home }, index) =>
    text('stepstone.summary.player', {
      name: nameOf(scene, seatNumber(index)),
      bank,
      stones: stones.join(', ') || '–',
      home,
    }),
  );
  return [{ title: text('stepstone.summary.title'), lines }];
}

export function verdict(scene: StepstoneScene, { standings }: Result): string[] {
  const [first, next] = standings;
  const names = { name: nameOf(scene, seatNumber(first.seat)), other: nameOf(scene, seatNumber(next.seat)) };
  return [scene.text('stepstone.verdict', { ...names, count: next.points })];
}
