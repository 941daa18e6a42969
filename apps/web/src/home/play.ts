import { type Outcome, offeredOptions } from '@tessera/kernel';
import type { NewTable } from '@tessera/table';
import { type GameEntry, gameEntry } from '../games.ts';
import type { Text } from '../i18n/index.tsx';
import { levelFor } from '../levels/wish.ts';
import { startSeats } from '../new-table/draft.ts';
import { seatSpecs } from '../new-table/seats.ts';
import { getSettings } from '../settings/index.ts';

/** Tables live behind the host, which comes with the rules; the page is shown before it. */
const host = () => import('../host/index.ts');

/** The one-click table: you and as many bots as the game is best with, everything else as it comes. */
export async function quickTable(game: GameEntry, t: Text): Promise<Outcome<string>> {
  const { defaultSeats, scenarios } = await game.load();
  const { confirmTurn, autoRoll, name } = getSettings();
  const table: NewTable = {
    game: game.id,
    seats: seatSpecs(game.id, startSeats(defaultSeats), name, t),
    scenario: Object.keys(scenarios)[0],
    options: {},
    settings: { confirmTurn, autoRoll },
  };
  return (await host()).newTableId(table);
}

/** The same people at a fresh table; bots that matched you match you as you are now. */
export async function rematch(id: string): Promise<Outcome<string>> {
  const { loadTable, newTableId } = await host();
  const save = await loadTable(id);
  if (!save) return { ok: false, error: { code: 'unknown-table', message: 'This table is not here any more.' } };
  const { game, seats, scenario, options, settings, hints } = save;
  const rules = await gameEntry(game)?.load();
  const matched = seats.map((seat) =>
    seat.kind === 'bot' && seat.matched ? { ...seat, level: levelFor(game, 'match') } : seat,
  );
  return newTableId({
    game,
    seats: matched,
    scenario,
    options: rules ? offeredOptions(rules, options) : options,
    settings,
    ...(hints === undefined ? {} : { hints }),
  });
}
