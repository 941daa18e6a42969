import type { Game } from '@tessera/kernel';
import { optionValue, optionWords } from '../../../game-words.ts';
import type { Text } from '../../../i18n/index.tsx';
import { boardOptions } from '../../../new-table/boards.ts';
import { clockWords } from '../../clock-words.ts';
import type { TableInfo } from '../../server/tables.ts';

/** What whoever sits down agrees to: time, rating, and who else can come. */
export const termsOf = (table: TableInfo, t: Text): readonly string[] => [
  clockWords(table.clock, t),
  ...(table.clock.kind === 'none' ? [] : [t(`online.timeout.${table.onTimeout}.says`)]),
  t(table.rated ? 'online.rated' : 'online.unrated'),
  ...(table.hints ? [t('online.hints')] : []),
  t(`online.${table.visibility}.says`),
];

/** And which game it is, where there is more than one way to play it. */
export function choicesOf(table: TableInfo, game: Game, t: Text): readonly string[] {
  const boards = boardOptions(game, [], t);
  const board = boards.find(({ id }) => id === table.scenario)?.name ?? table.scenario;
  const only = boards.length === 1 && boards[0].id === table.scenario;
  const chosen = game.options
    .filter(({ seats }) => seats?.includes(table.seats.length) ?? true)
    .map(({ id, default: usual }) =>
      said(optionWords(t, game.id, id), optionValue(t, game.id, id, table.options[id] ?? usual), t),
    );
  return [...(only ? [] : [said(t('shell.newTable.board'), board, t)]), ...chosen];
}

const said = (what: string, value: string, t: Text): string => t('online.waiting.choice', { what, value });
