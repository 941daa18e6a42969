import type { GameRecord } from '@tessera/kernel';
import type { TableState, Update } from '@tessera/table';
import { currentWords } from '../../i18n/words.ts';
import { LEVELS } from '../../new-table/seats.ts';

/** By its strength; one that plays on for somebody after them, since what they did is theirs. */
export const nameOfBot: NameOfBot = (level, plays) =>
  (plays === undefined
    ? currentWords()?.text(`shell.level.${level}`)
    : currentWords()?.text('online.seat.substitute', { name: plays })) ??
  plays ??
  level;

export type NameOfBot = (level: string, plays?: string) => string;

/**
 * States in which bots have the names that this page gives them: whoever set the table up named them in a language of their own, and the
 * server names those that take somebody's seat in English. The same state is always named the same.
 */
export function nameBots(nameOf: NameOfBot) {
  const known = new WeakMap<TableState, TableState>();
  const state = (told: TableState): TableState => {
    const before = known.get(told);
    if (before) return before;
    const seats = told.table.seats.map((seat) =>
      seat.kind === 'bot' ? { ...seat, name: nameOf(seat.level, seat.for) } : seat,
    );
    const named = { ...told, table: { ...told.table, seats } };
    known.set(told, named);
    return named;
  };
  return { state, update: (told: Update): Update => ({ ...told, state: state(told.state) }) };
}

/** The same in a record, which says how strong each bot was. */
export function withNamedBots(record: GameRecord, nameOf: NameOfBot): GameRecord {
  const players = record.players?.map((player) =>
    LEVELS.some((level) => level === player.kind) ? { ...player, name: nameOf(player.kind) } : player,
  );
  return players ? { ...record, players } : record;
}
