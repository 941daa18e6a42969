import { GAMES } from '@tessera/registry/games';
import { textOf } from '@tessera/ui';
import { expect, it } from 'vitest';
import type { TableInfo } from '../../server/tables.ts';
import { choicesOf, termsOf } from './table-facts.ts';

const t = textOf((key, told = {}) => (key === 'online.waiting.choice' ? `${told['what']} = ${told['value']}` : key));

const table = (part: Partial<TableInfo>): TableInfo =>
  ({ scenario: 'cambria', options: {}, seats: [{}, {}], clock: { kind: 'none' }, ...part }) as TableInfo;

it('says which board and which rules are chosen, also where nothing was changed', () => {
  expect(choicesOf(table({ scenario: 'cumbria', options: { lateTie: 'first' } }), GAMES['cambria'], t)).toEqual([
    'shell.newTable.board = shell.game.cambria.board.cumbria',
    'shell.game.cambria.lateTie = shell.game.cambria.lateTie.first',
  ]);
  const usual = choicesOf(table({ scenario: 'hibernia' }), GAMES['hibernia'], t);
  expect(usual).toEqual([
    'shell.newTable.board = shell.game.hibernia.board.hibernia',
    'shell.game.hibernia.scattered = shell.game.hibernia.scattered.no',
  ]);
});

it('leaves out what is no choice at this table, and names a board of one’s own', () => {
  expect(choicesOf(table({ scenario: 'scythia' }), GAMES['scythia'], t)).toEqual([]);
  expect(choicesOf(table({ scenario: 'My island' }), GAMES['hibernia'], t)[0]).toBe('shell.newTable.board = My island');
});

it('speaks of time running out only where there is a clock', () => {
  const terms = { rated: true, visibility: 'public', onTimeout: 'bot' } as const;
  expect(termsOf(table(terms), t)).toEqual(['online.clock.none', 'online.rated', 'online.public.says']);
  const days = termsOf(table({ ...terms, clock: { kind: 'days', daysPerMove: 3 } }), t);
  expect(days).toContain('online.timeout.bot.says');
});

it('says that hints are allowed, where they are', () => {
  const terms = { visibility: 'public', onTimeout: 'bot' } as const;
  expect(termsOf(table({ ...terms, hints: true }), t)).toContain('online.hints');
  expect(termsOf(table(terms), t)).not.toContain('online.hints');
});
