import { type SeatNumber, seatOf } from '@tessera/kernel';
import { inPoints, type Points, type Review, type SeatLedger } from '@tessera/mind';
import type { Player, Text } from '@tessera/ui';
import { isClear } from '../figures.ts';

/** How a seat's game went, in whole points; null where the figure is within its own uncertainty. */
export interface SeatStory {
  readonly seat: SeatNumber;
  /** Whom the seat is held against; none where it was alone. */
  readonly other: SeatNumber | undefined;
  /** Better than the other by so much, or worse where it is less than 0. Alone: what its decisions cost, 0 or less. */
  readonly skill: number | null;
  readonly luck: number | null;
}

/** Each seat is held against the winner, and the winner against who decided best of the others. */
export function storiesOf({ ledger }: Pick<Review, 'ledger'>): SeatStory[] {
  const [winner] = [...ledger].sort((a, b) => b.result - a.result);
  return ledger.map((line) => {
    const others = ledger.filter((each) => each !== line);
    const other = line === winner ? [...others].sort((a, b) => b.own - a.own).at(0) : winner;
    return {
      seat: line.seat,
      other: other?.seat,
      skill: other ? difference(line, other) : whole(line.own, 0),
      luck: whole(line.luck, line.errors.luck),
    };
  });
}

const difference = (a: SeatLedger, b: SeatLedger): number | null =>
  whole(a.own - b.own, Math.hypot(a.errors.own, b.errors.own));

function whole(points: Points, error: Points): number | null {
  const rounded = Math.round(inPoints(points));
  return isClear(points, error) && rounded !== 0 ? rounded : null;
}

/** A sentence for each seat; those of whom nothing can be told share the last one. */
export function storySentences(
  stories: readonly SeatStory[],
  players: readonly Player[],
  words: StoryWords,
): { readonly told: readonly string[]; readonly unclear: string | undefined } {
  const unclear = stories.filter(isUnclear);
  const nameOf = ({ seat }: SeatStory) => {
    const player = players[seatOf(seat)];
    return words.text('review.end.who', { name: player?.name ?? '', you: player?.isYou ? 'yes' : 'no' });
  };
  return {
    told: stories.filter((story) => !isUnclear(story)).map((story) => storySentence(story, players, words)),
    unclear:
      unclear.length === 0
        ? undefined
        : unclear.length === stories.length
          ? words.text('review.end.allUnclear')
          : words.text('review.end.unclear', { names: unclear.map(nameOf).join(', ') }),
  };
}

interface StoryWords {
  readonly text: Text;
  readonly cards: boolean;
}

const isUnclear = ({ other, skill, luck }: SeatStory): boolean =>
  other !== undefined && skill === null && luck === null;

function storySentence(story: SeatStory, players: readonly Player[], { text, cards }: StoryWords): string {
  const player = players[seatOf(story.seat)];
  const other = story.other === undefined ? undefined : players[seatOf(story.other)];
  const who = { name: player?.name ?? '', you: player?.isYou ? 'yes' : 'no' };
  const pair = { ...who, other: other?.name ?? '', otherYou: other?.isYou ? 'yes' : 'no' };
  const { skill, luck } = story;
  const points = Math.abs(skill ?? 0);
  const played = !other
    ? text('review.end.skill.alone', { ...who, points })
    : skill === null
      ? text('review.end.skill.unclear', pair)
      : text(`review.end.skill.${skill > 0 ? 'better' : 'worse'}`, { ...pair, points });
  const withCards = cards ? 'yes' : 'no';
  const rolled =
    luck === null
      ? text('review.end.luck.unclear', { cards: withCards })
      : text(`review.end.luck.${luck > 0 ? 'gave' : 'took'}`, { ...who, cards: withCards, points: Math.abs(luck) });
  return text('review.end.sentence', { skill: capital(played), luck: rolled });
}

const capital = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
