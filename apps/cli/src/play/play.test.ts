import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readRecord } from '../files.ts';
import { tessera } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => join(folder, name);

const ones = Array<string>(3000).fill('1');
const TWO = ['play', 'cambria', '--seats', 'you:Anna,you:Bert'];

describe('tessera play', () => {
  test('a whole game, ended with the full count and the reason', async () => {
    const { code, out } = await tessera(
      ['play', 'cambria', '--seats', 'you,easy,easy', '--seed', '4', '--ms', '5', '--record', file('game.json')],
      ones,
    );
    expect(code).toBe(0);
    expect(out).toContain('The last count');
    expect(out).toMatch(/(You win|easy \d wins)[,.]/);
    const replayed = await tessera(['replay', file('game.json')]);
    expect(replayed.code).toBe(0);
    expect(replayed.out.slice(replayed.out.indexOf('The last count'))).toBe(out.slice(out.indexOf('The last count')));
  });

  test('a whole game of Hibernia, with the map, the walks and the end', async () => {
    const { code, out } = await tessera(
      ['play', 'hibernia', '--seats', 'you,easy,easy', '--seed', '4', '--ms', '5', '--record', file('march.json')],
      ones,
    );
    expect(code).toBe(0);
    expect(out).toMatch(/\* Brega +yellow/);
    expect(out).toContain('The unused army stands in');
    expect(out).toMatch(/(You win|easy \d wins), \d+ spaces? ahead of/);
    const replayed = await tessera(['replay', file('march.json')]);
    expect(replayed.code).toBe(0);
    expect(replayed.out).toContain('all the way round');
  });

  test('bots alone play, too', async () => {
    const { code, out } = await tessera([
      'play',
      'cambria',
      '--seats',
      'easy,medium',
      '--ms',
      '5',
      '--scenario',
      'cumbria',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('The neutral army');
    expect(out).toContain('Luguvalium');
  });

  test('moves by number and by notation, with one’s own dice', async () => {
    const { out } = await tessera(
      [...TWO, '--dice', 'manual'],
      ['1', '4', 'put Canovium/Deva', '2', '1', '3', '1', '3 5', 'log'],
    );
    expect(out).toContain('Anna: put Canovium/Deva');
    expect(out).toContain('Bert rolls 2 for the first soldier.');
    expect(out).toContain('-: roll 3-5');
  });

  test('the board shows who stands where', async () => {
    const { out } = await tessera([...TWO, '--dice', 'manual'], ['1', '4', 'put Canovium/Deva', '2']);
    expect(out).toMatch(/Deva +2 +\[1\] Canovium +\[ \] Caer Gai/);
    expect(out).toContain('> 2 Bert');
  });

  test('undo takes back, first a typed die, then a decision', async () => {
    const { out } = await tessera(
      [...TWO, '--dice', 'manual'],
      ['1', '4', 'put Canovium/Deva', '2', 'undo', 'undo', 'log'],
    );
    expect(out.match(/Taken back/g)).toHaveLength(2);
    const log = out.slice(out.lastIndexOf('   1  -: start 1'));
    expect(log).toContain('2  -: die 4');
    expect(log).not.toContain('put Canovium/Deva\n   4');
    expect(log).not.toContain('Anna: put');
  });

  test('undo past a bot: the dice that follow are the same', async () => {
    const seats = ['play', 'cambria', '--seats', 'you,easy', '--seed', '1', '--ms', '5'];
    const { out } = await tessera(seats, ['1', 'undo', '1', 'log']);
    expect(out).toContain('Taken back.');
    const rolls = Array.from(out.matchAll(/rolls (.*)\./g), ([, what]) => what);
    const plain = await tessera(seats, ['1', 'log']);
    const expected = Array.from(plain.out.matchAll(/rolls (.*)\./g), ([, what]) => what);
    expect(rolls.slice(-1)).toEqual(expected.slice(-1));
  });

  test('why, best, help, and what can’t be understood', async () => {
    const { out } = await tessera(
      [...TWO, '--dice', 'manual'],
      ['1', '4', 'why put Isca/Nidum', 'why put Deva/Canovium', 'best', 'help', 'hop', '99'],
    );
    expect(out).toContain('is no road of a fort of 4');
    expect(out).toContain('That is legal.');
    expect(out).toMatch(/put .* \(your chance to win is about \d+ %\)/);
    expect(out).toContain('take back what you did last');
    expect(out).toContain('"hop" is no move.');
    expect(out).toMatch(/numbered 1 to \d+/);
  });

  test('save, and resume where it was', async () => {
    await tessera([...TWO, '--dice', 'manual'], ['1', '4', 'put Canovium/Deva', `save ${file('kept.json')}`]);
    const record = readRecord(file('kept.json'));
    expect(record).toMatchObject({
      ok: true,
      value: { players: [{ name: 'Anna' }, { name: 'Bert' }], moves: { length: 3 } },
    });
    const { out } = await tessera(['play', '--resume', file('kept.json'), '--dice', 'manual'], ['2', '1', 'log']);
    expect(out).toMatch(/5 {2}Bert: put /);
    expect(readRecord(file('kept.json'))).toMatchObject({ value: { moves: { length: 5 } } });
  });

  test('a game that was given no file is kept all the same', async () => {
    const { out } = await tessera([...TWO, '--dice', 'manual'], ['1', '4', 'put Canovium/Deva']);
    expect(out).toContain('"tessera play --resume last" goes on.');
    const again = await tessera(['play', '--resume', 'last', '--dice', 'manual'], ['log']);
    expect(again.out).toContain('Anna: put Canovium/Deva');
  });

  test('save never overwrites what is no record', async () => {
    writeFileSync(file('letter.txt'), 'Dear Anna');
    const { out } = await tessera([...TWO, '--dice', 'manual'], ['1', '4', `save ${file('letter.txt')}`]);
    expect(out).toContain('is no game record');
    expect(readFileSync(file('letter.txt'), 'utf8')).toBe('Dear Anna');
  });

  test('a file that can’t be written is told before the game', async () => {
    const { code, err } = await tessera([...TWO, '--record', file('nowhere/game.json')]);
    expect(code).toBe(1);
    expect(err).toContain('there is no such file or folder');
  });

  const refused: [string[], RegExp][] = [
    [['play'], /Which game\?/],
    [['play', 'chess'], /no game "chess"/],
    [['play', 'cambria', '--seats', 'you,grandmaster'], /"grandmaster"/],
    [['play', 'cambria', '--seats', 'you'], /2 to 5 players/],
    [['play', 'cambria', '--options', 'lateTie=never'], /lateTie=last or/],
    [['play', 'cambria', '--scenario', 'mars'], /neither a scenario/],
    [['play', 'cambria', '--dice', 'loaded'], /auto or manual/],
    [['play', 'cambria', '--seets', 'you'], /did you mean --seats\?/],
    [['play', 'cambria', '--seats'], /needs a value/],
    [['play', 'cambria', 'now'], /one word too many/],
    [['plya'], /did you mean play\?/],
    [['engine', '--fast'], /--schema/],
    [['sim', 'cambria', '--games', '1.5'], /whole number/],
    [['arena', 'cambria'], /who plays\?/],
    [['replay'], /which record\?/],
  ];
  test.each(refused)('%j is refused with one sentence and exit code 2', async (argv, sentence) => {
    const { code, out, err } = await tessera(argv);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
