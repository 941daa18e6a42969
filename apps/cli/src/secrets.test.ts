import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameEvent, type SeatNumber, seatOf } from '@tessera/kernel';
import type { GameText } from '@tessera/ui/text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HoardView, hoard } from '../../../packages/table/src/core/testing/hoard.fixture.ts';
import { ask } from './engine/testing.ts';
import { readRecord } from './files.ts';
import { CLI_GAMES, type CliGame } from './games.ts';
import { tessera } from './testing.ts';

/** The cards that can be seen are shown as they are, the others as a number of cards. */
const text: GameText = {
  draw: (view) => {
    const { hands, deck } = view as HoardView;
    return `hands ${hands.map((cards) => (typeof cards === 'number' ? `${cards} hidden` : cards.join('+'))).join(' | ')}${typeof deck === 'number' ? '' : ' deck open'}`;
  },
  say: (event: GameEvent, names) => {
    const { type, seat, card } = event as GameEvent & { seat: SeatNumber; card?: number };
    return `${names[seatOf(seat)]} ${type}s ${card ?? 'something'}`;
  },
  count: () => 'The last count',
  prompt: (view) => `to do in ${(view as HoardView).phase}`,
  chanceShorthand: (_view, typed) => `roll ${typed}`,
  drawScenario: () => '',
  notation: ['show 1'],
};

const games = CLI_GAMES as Record<string, CliGame>;
beforeAll(() => {
  games['hoard'] = { game: hoard, text };
});
afterAll(() => {
  delete games['hoard'];
});

const folder = mkdtempSync(join(tmpdir(), 'tessera-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'hoard.json');
const TWO = ['play', 'hoard', '--seats', 'you:Anna,easy:Slate,you:Bert', '--seed', '3'];

describe('a game with secrets in the terminal', () => {
  test('shows nobody’s cards before their owner says that nobody else looks, and none after', async () => {
    const { out } = await tessera(TWO, ['', '1', '1', '', '', '1']);
    const [before, annas, between, berts] = out.split('\f');
    expect(before).toContain('Anna draws something');
    expect(before).not.toMatch(/draws \d|hands/);
    expect(before).toContain("It is Anna's turn. Anna, press Enter when nobody else looks.");
    expect(annas).toMatch(/Anna draws \d+\nAnna draws \d+/);
    expect(annas).toMatch(/hands \d+\+\d+\+\d+ \| 3 hidden \| 3 hidden/);
    expect(annas).toMatch(/Anna draws \d+\nAnna, press Enter to hide your cards\. $/m);
    expect(between).not.toMatch(/hands|draws \d/);
    expect(between).toContain('Slate draws something');
    expect(between).toContain('Bert, press Enter when nobody else looks.');
    expect(berts).toMatch(/hands 2 hidden \| 2 hidden \| \d+\+\d+\+\d+/);
    expect(berts).toContain('Anna draws something');
    expect(berts).not.toMatch(/(Anna|Slate) (draws|burys) \d/);
  });

  test('takes nothing back once a card is drawn, and logs what one may know', async () => {
    const { out } = await tessera(TWO, ['', '2', 'undo', '2', '1', '', '', 'undo', 'log']);
    expect(out).toContain('Taken back.');
    expect(out).toContain('nothing to take back since something was revealed');
    const log = out.slice(out.lastIndexOf('   1  -: '));
    expect(log).toContain('   1  -: draw a card');
    expect(log).toContain('Anna: bury a card');
    expect(log).toMatch(/ -: draw \d+/);
  });

  test('one person alone is asked nothing, and sees as their seat', async () => {
    const { out } = await tessera(['play', 'hoard', '--seats', 'you,easy', '--seed', '3'], ['1']);
    expect(out).not.toContain('press Enter');
    expect(out).not.toContain('\f');
    expect(out).toMatch(/hands \d+\+\d+\+\d+ \| 3 hidden/);
  });

  test('real dice are asked for, cards draw themselves', async () => {
    const { out } = await tessera(['play', 'hoard', '--seats', 'you,easy', '--dice', 'manual'], ['2', '1']);
    expect(out.match(/to do in roll /g)).toHaveLength(1);
    expect(out).toContain('You rolls 2');
  });

  test('is replayed whole once it is over, and before as somebody knows it', async () => {
    await tessera([...TWO, '--record', file], ['', '1']);
    expect(readRecord(file)).toMatchObject({ value: { moves: { length: 11 } } });
    const open = await tessera(['replay', file]);
    expect(open.out).not.toMatch(/draw \d/);
    const bert = await tessera(['replay', file, '--as', '3']);
    expect(bert.out.match(/draw \d+/g)).toHaveLength(3);
    expect((await tessera(['replay', file, '--as', 'all'])).err).toContain('once the game is over');
    expect((await tessera(['replay', file, '--as', '4'])).err).toContain('a seat from 1 to 3');
    await tessera(['play', 'hoard', '--seats', 'easy,easy', '--record', file], []);
    const over = await tessera(['replay', file]);
    expect(over.out).toContain('deck open');
    expect(over.out).not.toContain('a card');
    expect((await tessera(['replay', file, '--as', 'spectator'])).out).toContain('draw a card');
  });

  test('the engine tells each seat its own', async () => {
    const [, , two, all, view] = await ask(
      { verb: 'new', game: 'hoard', seats: 2, seed: 1 },
      { verb: 'legal' },
      { verb: 'steps', seat: 2 },
      { verb: 'steps', seat: 'spectator', from: 5 },
      { verb: 'view', seat: 2 },
    );
    const steps = two['steps'] as { text: string; by: number; events: object[] }[];
    expect(steps.map((step) => step.text.replace(/\d+/, 'N'))).toEqual([
      ...Array(3).fill('draw a card'),
      ...Array(3).fill('draw N'),
      'roll N',
    ]);
    expect(steps[0]).toEqual({ text: 'draw a card', by: 0, events: [{ type: 'draw', seat: 1 }] });
    expect(all['steps']).toHaveLength(2);
    expect(view).toMatchObject({ view: { hands: [3, expect.any(Array)] } });
  });
});
