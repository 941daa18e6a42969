import { expect, it } from 'vitest';
import { topMoves } from './top-moves.ts';

const moves = ['a', 'b', 'c', 'd', 'e'].map((move) => ({ move, chances: [] }));
const shown = (played: string) => topMoves({ moves }, played).map(({ move }) => move);

it('the best three are shown, and the one that was played, wherever it stands', () => {
  expect(shown('b')).toEqual(['a', 'b', 'c']);
  expect(shown('e')).toEqual(['a', 'b', 'c', 'e']);
});
