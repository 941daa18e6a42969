import { COLOURS, type Colour } from '@tessera/protocol/lists';
import type { LevelWish } from '../levels/wish.ts';
import type { SeatDraft, Who } from './seats.ts';

/** A table while it is being set up. */
export interface Draft {
  readonly seats: readonly SeatDraft[];
  /** The id of a board we ship, or of one's own. */
  readonly board: string;
  readonly options: Readonly<Record<string, string>>;
  /** Whether several people at this device may take hints; one alone may. */
  readonly hints: boolean;
}

export type Change =
  | { readonly type: 'count'; readonly count: number }
  | { readonly type: 'who'; readonly seat: number; readonly who: Who }
  | { readonly type: 'name'; readonly seat: number; readonly name: string }
  | { readonly type: 'level'; readonly seat: number; readonly level: LevelWish }
  | { readonly type: 'colour'; readonly seat: number; readonly colour: Colour }
  | { readonly type: 'move'; readonly seat: number; readonly by: -1 | 1 }
  | { readonly type: 'order'; readonly order: readonly number[] }
  | { readonly type: 'board'; readonly board: string }
  | { readonly type: 'option'; readonly id: string; readonly value: string }
  | { readonly type: 'hints'; readonly hints: boolean };

const seat = (key: string, who: Who, colour: Colour): SeatDraft => ({ key, who, name: '', level: 'match', colour });

/** You and bots that are as strong as you are. */
export const startSeats = (count: number): readonly SeatDraft[] => resize([seat('1', 'you', COLOURS[0])], count);

export function changeDraft(draft: Draft, change: Change): Draft {
  const { seats } = draft;
  const edit = (index: number, part: Partial<SeatDraft>): Draft => ({
    ...draft,
    seats: seats.map((each, i) => (i === index ? { ...each, ...part } : each)),
  });
  switch (change.type) {
    case 'count':
      return { ...draft, seats: resize(seats, change.count) };
    case 'who':
      return {
        ...draft,
        seats: seats.map((each, i) => {
          if (i === change.seat) return { ...each, who: change.who };
          // There is one of you.
          return change.who === 'you' && each.who === 'you' ? { ...each, who: 'friend', name: '' } : each;
        }),
      };
    case 'name':
      return edit(change.seat, { name: change.name });
    case 'level':
      return edit(change.seat, { level: change.level });
    case 'colour': {
      // Whoever has the colour takes the one that becomes free.
      const freed = seats[change.seat].colour;
      return {
        ...draft,
        seats: seats.map((each, i) => {
          if (i === change.seat) return { ...each, colour: change.colour };
          return each.colour === change.colour ? { ...each, colour: freed } : each;
        }),
      };
    }
    case 'move': {
      const to = change.seat + change.by;
      if (to < 0 || to >= seats.length) return draft;
      const moved = [...seats];
      [moved[change.seat], moved[to]] = [moved[to], moved[change.seat]];
      return { ...draft, seats: moved };
    }
    case 'order':
      return { ...draft, seats: change.order.map((index) => seats[index]) };
    case 'board':
      return { ...draft, board: change.board };
    case 'option':
      return { ...draft, options: { ...draft.options, [change.id]: change.value } };
    case 'hints':
      return { ...draft, hints: change.hints };
  }
}

/** New seats are bots; when seats go, bots go first, the last ones before the others, and you never. */
function resize(seats: readonly SeatDraft[], count: number): readonly SeatDraft[] {
  const kept = [...seats];
  while (kept.length > count) {
    const lastBot = kept.findLastIndex((each) => each.who === 'bot');
    kept.splice(lastBot >= 0 ? lastBot : kept.findLastIndex((each) => each.who !== 'you'), 1);
  }
  while (kept.length < count) {
    const colour = COLOURS.find((each) => !kept.some((other) => other.colour === each));
    const key = ['1', '2', '3', '4', '5', '6', '7', '8'].find((each) => !kept.some((other) => other.key === each));
    if (!colour || !key) break;
    kept.push(seat(key, 'bot', colour));
  }
  return kept;
}
