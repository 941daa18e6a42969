import { type Result, seatNumber } from '@tessera/kernel';
import type { CambriaResult } from '../../rules/end/score.ts';
import { armyName, type CambriaScene } from '../names.ts';

/** How it was decided (C-51, C-52), and the neutral army's wink (C-64). */
export function verdict(scene: CambriaScene, result: Result): string[] {
  const { text, view } = scene;
  const { standings, decidedBy, neutral } = result as CambriaResult;
  const [first, next] = standings;
  const names = { name: armyName(scene, seatNumber(first.seat)), other: armyName(scene, seatNumber(next.seat)) };
  const sentences: string[] = [];
  if (decidedBy === 'points')
    sentences.push(text('cambria.verdict.points', { ...names, margin: first.points - next.points }));
  else if (decidedBy === 'tokens')
    sentences.push(
      text('cambria.verdict.tokens', { ...names, points: first.points, more: first.tokens, fewer: next.tokens }),
    );
  else
    sentences.push(
      text(`cambria.verdict.turn.${view.options.lateTie}`, { ...names, points: first.points, tokens: first.tokens }),
    );
  if (neutral?.ahead) sentences.push(text('cambria.verdict.neutral', { points: neutral.points, name: names.name }));
  return sentences;
}
