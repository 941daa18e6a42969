import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MoveList, SeededRng, unwrap } from '@tessera/kernel';
import type { Mind } from '@tessera/mind';
import { afterAll, expect, test } from 'vitest';
import { mindsOf } from '../../arena/plan.ts';
import { CLI_GAMES } from '../../games.ts';
import { readKept } from '../kept.ts';
import { endingGoals, endingsSection, readEndings } from './endings-page.ts';
import { type Judged, judgeMove, POINT } from './judge-move.ts';
import { lastDecisions } from './near-ends.ts';
import { endingsFile, type GameEnding, solveEndings } from './solve-endings.ts';

const root = mkdtempSync(join(tmpdir(), 'tessera-endings-'));
afterAll(() => rmSync(root, { recursive: true }));

const { game } = CLI_GAMES['cambria'];
const { rules } = game;

/** Makes the last move in the list, which is a pass where one may pass. */
const careless: Mind = {
  choose(view) {
    const s = rules.determinize(view, new SeededRng(1));
    const list = new MoveList();
    return rules.format(s, list.moves[rules.legal(s, list) - 1]);
  },
};

/** What it makes of the ends of the first games. */
function judged(mind: Mind): Judged[] {
  const player = mindsOf(game)['new'](game);
  return [0, 1, 2, 3].flatMap((n) => {
    const rng = new SeededRng(`test ${n}`);
    return lastDecisions(game, player, rng)
      .slice(0, 3)
      .flatMap((decision) => judgeMove(game, mind, decision, { nodes: 3000, descents: 25 }, rng) ?? []);
  });
}

test('a bot that passes by a sure win is found out, and the position is kept to be looked at', () => {
  const lost = judged(careless).filter(({ atMost }) => atMost > POINT);
  expect(lost.length).toBeGreaterThan(0);
  for (const { played, instead, position, atLeast, atMost, best } of lost) {
    expect(atLeast).toBeLessThanOrEqual(atMost);
    expect(atMost).toBeLessThanOrEqual(best + POINT);
    const s = unwrap(rules.fromJSON(position));
    for (const text of [played, instead]) expect(rules.parse(s, text ?? '').ok).toBe(true);
    expect(played).not.toBe(instead);
  }
});

test('a search takes the wins it is sure of', () => {
  const own = judged(mindsOf(game)['new'](game));
  expect(own.filter(({ matters }) => matters).length).toBeGreaterThan(0);
  expect(own.filter(({ atLeast }) => atLeast > POINT)).toEqual([]);
});

test('endings are kept and gone on with, and the page says what was found', () => {
  const run = () =>
    solveEndings(root, [game], { minutes: 0.0001, descents: 5, nodes: 500, enough: 100, onGame: () => {} });
  const lines = () => unwrap(readKept<GameEnding>(endingsFile(root, game)))?.lines ?? [];
  unwrap(run());
  const first = lines().length;
  expect(first).toBeGreaterThan(0);
  unwrap(run());
  expect(lines().map((line) => line.game)).toEqual(lines().map((_, n) => n));
  expect(lines().length).toBeGreaterThan(first);
  const found = unwrap(readEndings(root, [game]));
  expect(found[0]).toMatchObject({ descents: 5, changed: false });
  const [goal] = endingGoals(found);
  expect(goal.reached).not.toBe('yes');
  const lost = {
    ...found[0],
    solved: [
      {
        game: 0,
        move: 1,
        seat: 0,
        legal: 2,
        matters: true,
        best: 1,
        atLeast: 0.5,
        atMost: 1,
        played: 'pass',
        instead: 'put',
        position: {},
      },
    ],
  };
  expect(endingGoals([lost])[0]).toMatchObject({ reached: 'no', figure: '1 surely' });
  expect(endingsSection([lost]).join('\n')).toContain('50.0 % – 100.0 %');
});
