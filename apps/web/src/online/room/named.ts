import type { TableState, Update } from '@tessera/table';

/** What the server calls a bot that took somebody's seat, in its own English. */
const SERVER_NAME = /^(Easy|Medium|Hard|Expert) bot$/;

/** States in which such bots have the names that this page gives them. The same state is always named the same. */
export function nameBots(nameOf: (level: string) => string) {
  const known = new WeakMap<TableState, TableState>();
  const state = (told: TableState): TableState => {
    const before = known.get(told);
    if (before) return before;
    const seats = told.table.seats.map((seat) =>
      seat.kind === 'bot' && SERVER_NAME.test(seat.name) ? { ...seat, name: nameOf(seat.level) } : seat,
    );
    const named = { ...told, table: { ...told.table, seats } };
    known.set(told, named);
    return named;
  };
  return { state, update: (told: Update): Update => ({ ...told, state: state(told.state) }) };
}
