import type { Game } from '@tessera/kernel';
import { isObject } from '@tessera/kernel';
import { isColour } from '@tessera/protocol/lists';
import { wishOf } from '../levels/wish.ts';
import { getSettings } from '../settings/index.ts';
import { setSettings } from '../settings/store.ts';
import { type Draft, startSeats } from './draft.ts';
import { type SeatDraft, WHO } from './seats.ts';

const keyOf = (game: string) => `tessera.newTable.${game}`;

function isSeat(x: unknown): x is SeatDraft {
  if (!isObject(x)) return false;
  return (
    typeof x['key'] === 'string' &&
    typeof x['name'] === 'string' &&
    x['name'].length <= 30 &&
    WHO.some((who) => who === x['who']) &&
    wishOf(x['level']) !== undefined &&
    isColour(x['colour'])
  );
}

const allDiffer = (values: readonly string[]) => new Set(values).size === values.length;

/** The table of last time, as far as it can be trusted; otherwise you and bots on the first board. */
export function parseDraft(text: string | null, game: Game, boards: readonly string[]): Draft {
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const fresh: Draft = {
    seats: startSeats(game.defaultSeats),
    board: Object.keys(game.scenarios)[0],
    options,
    hints: true,
  };
  let json: unknown;
  try {
    json = JSON.parse(text ?? 'null');
  } catch {
    // damaged, or not ours: one begins afresh
    return fresh;
  }
  if (!isObject(json)) return fresh;
  const { seats, board, options: chosen, hints } = json;
  const seatsFit =
    Array.isArray(seats) &&
    seats.length >= game.minSeats &&
    seats.length <= game.maxSeats &&
    seats.every(isSeat) &&
    allDiffer(seats.map((seat) => seat.colour)) &&
    allDiffer(seats.map((seat) => seat.key)) &&
    seats.filter((seat) => seat.who === 'you').length <= 1;
  for (const { id, values } of game.options) {
    const value = isObject(chosen) ? chosen[id] : undefined;
    if (typeof value === 'string' && values.includes(value)) options[id] = value;
  }
  return {
    seats: seatsFit ? seats.map((seat) => ({ ...seat, level: wishOf(seat.level) ?? 'match' })) : fresh.seats,
    board: typeof board === 'string' && boards.includes(board) ? board : fresh.board,
    options,
    hints: hints !== false,
  };
}

export function recallDraft(game: Game, boards: readonly string[]): Draft {
  try {
    return withoutOwnName(parseDraft(localStorage.getItem(keyOf(game.id)), game, boards));
  } catch {
    // storage can be forbidden: one begins afresh
    return parseDraft(null, game, boards);
  }
}

/** The version before kept your name with each game; now it is one of the settings. */
function withoutOwnName(draft: Draft): Draft {
  const name = draft.seats.find(({ who }) => who === 'you')?.name.trim() ?? '';
  if (name !== '' && getSettings().name === '') setSettings({ name });
  return { ...draft, seats: draft.seats.map((seat) => (seat.who === 'you' ? { ...seat, name: '' } : seat)) };
}

export function rememberDraft(game: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(draft));
  } catch {
    // full or forbidden: next time starts afresh
  }
}
