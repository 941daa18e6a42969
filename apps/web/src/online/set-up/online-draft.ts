import { USUAL_LEVEL } from '@tessera/kernel';
import type { ClockRule, WantedSeat } from '@tessera/protocol';
import { COLOURS, type Colour } from '@tessera/protocol/lists';
import { botName, levelTag } from '../../bot-name.ts';
import type { Text } from '../../i18n/index.tsx';
import { type LevelWish, levelFor } from '../../levels/wish.ts';
import { ownBoardId } from '../../new-table/boards.ts';

export const KINDS = ['me', 'open', 'bot', 'here'] as const;
export type Kind = (typeof KINDS)[number];

export interface OnlineSeat {
  readonly key: string;
  readonly kind: Kind;
  /** Of somebody at my device. */
  readonly name: string;
  readonly level: LevelWish;
  readonly colour: Colour;
}

export const CLOCKS = ['none', 'fast', 'calm', 'day', 'days', 'week'] as const;
export type Clock = (typeof CLOCKS)[number];

export const CLOCK_RULES: Readonly<Record<Clock, ClockRule>> = {
  none: { kind: 'none' },
  fast: { kind: 'live', bankSeconds: 300, incrementSeconds: 10 },
  calm: { kind: 'live', bankSeconds: 900, incrementSeconds: 30 },
  day: { kind: 'days', daysPerMove: 1 },
  days: { kind: 'days', daysPerMove: 3 },
  week: { kind: 'days', daysPerMove: 7 },
};

export interface OnlineDraft {
  readonly seats: readonly OnlineSeat[];
  readonly board: string;
  readonly options: Readonly<Record<string, string>>;
  readonly isPublic: boolean;
  readonly rated: boolean;
  /** Who is to move may take a hint; not in a rated game. */
  readonly hints: boolean;
  readonly clock: Clock;
  readonly onTimeout: 'bot' | 'loses';
}

export type Change =
  | { readonly type: 'count'; readonly count: number }
  | { readonly type: 'seat'; readonly index: number; readonly part: Partial<Omit<OnlineSeat, 'key' | 'colour'>> }
  | { readonly type: 'colour'; readonly index: number; readonly colour: Colour }
  | { readonly type: 'option'; readonly id: string; readonly value: string }
  | { readonly type: 'table'; readonly part: Partial<Omit<OnlineDraft, 'seats' | 'options'>> };

/** Me and open seats, so that the link is all that is left to do. */
export const startDraft = (count: number, board: string, options: OnlineDraft['options']): OnlineDraft => ({
  seats: resized([], count),
  board,
  options,
  isPublic: false,
  rated: false,
  hints: false,
  clock: 'none',
  onTimeout: 'bot',
});

export function changeOnline(draft: OnlineDraft, change: Change): OnlineDraft {
  const { seats } = draft;
  switch (change.type) {
    case 'count':
      return { ...draft, seats: resized(seats, change.count) };
    case 'seat': {
      const { kind } = change.part;
      const changed = seats.map((seat, index): OnlineSeat => {
        if (index === change.index) return { ...seat, ...change.part };
        // there is one of me
        return kind === 'me' && seat.kind === 'me' ? { ...seat, kind: 'open' } : seat;
      });
      return ratedByPeople({ ...draft, seats: changed });
    }
    case 'colour': {
      const freed = seats[change.index].colour;
      const changed = seats.map((seat, index) => {
        if (index === change.index) return { ...seat, colour: change.colour };
        return seat.colour === change.colour ? { ...seat, colour: freed } : seat;
      });
      return { ...draft, seats: changed };
    }
    case 'option':
      return { ...draft, options: { ...draft.options, [change.id]: change.value } };
    case 'table':
      return ratedByPeople(withoutTheOther({ ...draft, ...change.part }, change.part));
  }
}

const OWN = ownBoardId({ id: '' });
export const isOnOwnBoard = ({ board }: Pick<OnlineDraft, 'board'>): boolean => board.startsWith(OWN);

/** Only people, each at a device of their own, are rated, and on a board that everybody has. */
export const canBeRated = (draft: OnlineDraft): boolean =>
  draft.seats.length > 1 && draft.seats.every(({ kind }) => kind === 'me' || kind === 'open') && !isOnOwnBoard(draft);

const ratedByPeople = (draft: OnlineDraft): OnlineDraft => ({ ...draft, rated: draft.rated && canBeRated(draft) });

/** A rated game has no hints: what was chosen last counts. */
const withoutTheOther = (draft: OnlineDraft, { rated, hints }: Partial<OnlineDraft>): OnlineDraft => ({
  ...draft,
  ...(rated ? { hints: false } : {}),
  ...(hints ? { rated: false } : {}),
});

/** What is still to be changed before the table can be opened. */
export function objection({ seats }: OnlineDraft): 'nobody' | 'here' | undefined {
  if (seats.every(({ kind }) => kind === 'bot')) return 'nobody';
  const me = seats.some(({ kind }) => kind === 'me');
  return !me && seats.some(({ kind }) => kind === 'here') ? 'here' : undefined;
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8'];

function resized(seats: readonly OnlineSeat[], count: number): readonly OnlineSeat[] {
  const kept = [...seats];
  while (kept.length > count) {
    const last = kept.findLastIndex(({ kind }) => kind !== 'me');
    kept.splice(last, 1);
  }
  while (kept.length < count) {
    const colour = COLOURS.find((each) => !kept.some((seat) => seat.colour === each));
    const key = KEYS.find((each) => !kept.some((seat) => seat.key === each));
    if (!colour || !key) break;
    kept.push({ key, kind: kept.length === 0 ? 'me' : 'open', name: '', level: USUAL_LEVEL, colour });
  }
  return kept;
}

/** As the server wants them. Pages name bots in the reader's language; other readers of the record as it is said here. */
export const wantedSeats = (game: string, seats: readonly OnlineSeat[], t: Text): WantedSeat[] =>
  seats.map((seat) => {
    const { kind, name, colour } = seat;
    if (kind === 'bot') {
      const number = botName(seat, seats, (each) => each.kind === 'bot', t);
      const level = levelFor(game, seat.level);
      return { kind, colour, level, name: `${number} (${levelTag(game, level, t)})` };
    }
    const called = name.trim();
    return kind === 'here' && called ? { kind, colour, name: called } : { kind, colour };
  });
