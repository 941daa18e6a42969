import { type Game, MoveList, OVER, SeededRng, unwrap } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { foray } from '../../testing/foray.ts';
import { race, raceAt } from '../../testing/race.ts';
import { bestLine } from './best-line.ts';

function lineOf<S, J>(game: Game<S, J>, s: S, move: string) {
  const steps = bestLine(game, s, move);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

test('begins with the move, and ends where somebody else or chance is to act', () => {
  const game = foray as unknown as Game;
  const { rules } = game;
  const s = unwrap(rules.setup({ seats: game.minSeats, scenario: 'plain', options: {} }));
  const list = new MoveList();
  const rng = new SeededRng('line');
  for (let seen = 0; rules.actor(s) !== OVER && seen < 20; ) {
    const count = rules.legal(s, list);
    if (rules.actor(s) >= 0 && count > 1) {
      seen++;
      const position = JSON.stringify(rules.toJSON(s));
      const text = rules.format(s, list.moves[0]);
      const line = unwrap(lineOf(game, s, text));
      expect(rules.format(line[0].before, line[0].move)).toBe(text);
      for (const { before } of line) expect(rules.actor(before)).toBe(rules.actor(s));
      expect(JSON.stringify(rules.toJSON(s))).toBe(position);
    }
    rules.legal(s, list);
    rules.play(s, list.moves[rng.below(list.size)]);
  }
});

test('what is no move is said to be none', () => {
  expect(lineOf(race, raceAt(1, 1, 0), 'fly')).toMatchObject({ ok: false });
});
