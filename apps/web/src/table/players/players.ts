import { isLevel, NO_SEAT, type SeatNumber, seatNumber } from '@tessera/kernel';
import type { SeatSpec } from '@tessera/table';
import type { Player } from '@tessera/ui';
import { useMemo } from 'react';
import { botName, levelTag } from '../../bot-name.ts';
import { colourName } from '../../colour-name.ts';
import { type Text, useText } from '../../i18n/index.tsx';
import { useSettings } from '../../settings/index.ts';

interface Reader {
  readonly game: string;
  readonly text: Text;
  /** What they call themselves on this device; '' for nothing. */
  readonly ownName: string;
  /** Their seat, and 0 for none; without it the seats say so themselves. */
  readonly you?: SeatNumber | undefined;
}

/**
 * Everybody at the table by the names that this reader knows them by: bots and people without a name of their own are
 * named in the reader's language, whoever set the table up.
 */
export function playersOf(
  seats: readonly SeatSpec[],
  { game, text, ownName, you = yourSeat(seats) }: Reader,
): Player[] {
  return seats.map((seat, index) => {
    const { colour, kind } = seat;
    const isYou = seatNumber(index) === you;
    if (kind === 'bot')
      return {
        seat: seatNumber(index),
        name: nameOfBot(seat, seats, text),
        colour,
        isBot: true,
        ...(seat.for === undefined ? { tag: levelTag(game, seat.level, text) } : {}),
      };
    const name = seat.unnamed ? (isYou && ownName) || colourName(colour, text) : seat.name;
    return { seat: seatNumber(index), name, colour, isBot: false, ...(isYou ? { isYou, tag: text('shell.you') } : {}) };
  });
}

/** A table of the version before doesn't say who you are: the only person, if there is one. */
function yourSeat(seats: readonly SeatSpec[]): SeatNumber {
  const said = seats.findIndex((seat) => seat.kind === 'human' && seat.you);
  if (said >= 0 || seats.some((seat) => seat.kind === 'human' && seat.you !== undefined)) return seatNumber(said);
  return seats.filter(({ kind }) => kind === 'human').length === 1
    ? seatNumber(seats.findIndex(({ kind }) => kind === 'human'))
    : NO_SEAT;
}

/** One that plays on for somebody is named after them, since what they did is theirs. */
function nameOfBot(seat: SeatSpec & { kind: 'bot' }, seats: readonly SeatSpec[], text: Text): string {
  if (seat.for !== undefined) return text('shell.bot.for', { name: seat.for });
  // a program of somebody's own has a name of its own
  if (!isLevel(seat.level)) return seat.name;
  return botName<SeatSpec>(
    seat,
    seats,
    (each) => each.kind === 'bot' && each.for === undefined && isLevel(each.level),
    text,
  );
}

/** Everybody at the table, in the language and with the name of now. */
export function usePlayers(game: string, seats: readonly SeatSpec[], you?: SeatNumber): readonly Player[] {
  const text = useText();
  const [{ name }] = useSettings();
  return useMemo(() => playersOf(seats, { game, text, ownName: name, you }), [game, seats, text, name, you]);
}
