import type { Result, RivalStanding, Standing } from '@tessera/kernel';
import { Trigger } from './cards/abilities.ts';
import { amountAt, crewCount, questCount } from './cards/crew.ts';
import { EQUIPMENT, GOLD, KUMIS, LIVESTOCK, POINTS, PROVISIONS, SILVER, WAGON } from './cards/effects.ts';
import { amount, EMPTY, isSolo, PLACES, type State } from './state/state.ts';

/** Where the points of a player come from (S-61). */
export interface Score {
  readonly board: number;
  readonly crew: number;
  readonly animals: number;
  readonly quests: number;
  readonly plunder: number;
  readonly total: number;
}

export function scoreOf(s: State, seat: number): Score {
  const { board } = s;
  let crew = 0;
  let animals = 0;
  for (let at = seat * PLACES, end = at + PLACES; at < end; at++) {
    if (s.crew[at] !== EMPTY && board.ability[s.crew[at] - 1].trigger === Trigger.end) crew += amountAt(s, seat, at);
    if (s.eagle[at] !== EMPTY) animals += board.eaglePoints[s.eagle[at] - 1];
    if (s.horse[at] !== EMPTY) animals += board.horsePoints[s.horse[at] - 1];
  }
  let quests = 0;
  for (let quest = 0; quest < board.quests.length; quest++)
    quests += s.completed[seat * board.quests.length + quest] * board.quests[quest].points;
  const plunder =
    2 * amount(s, seat, GOLD) +
    amount(s, seat, EQUIPMENT) +
    amount(s, seat, WAGON) +
    Math.floor(amount(s, seat, LIVESTOCK) / 2);
  const onBoard = amount(s, seat, POINTS);
  return { board: onBoard, crew, animals, quests, plunder, total: onBoard + crew + animals + quests + plunder };
}

/** S-77 */
export function rivalScore(s: State): Score {
  let animals = 0;
  for (let animal = 0; animal < s.rivalHorses.length; animal++)
    animals += s.rivalHorses[animal] * s.board.horsePoints[animal];
  let quests = 0;
  for (let quest = 0; quest < s.rivalQuests.length; quest++)
    quests += s.rivalQuests[quest] * s.board.quests[quest].points;
  return { board: s.rivalPoints, crew: 0, animals, quests, plunder: 0, total: s.rivalPoints + animals + quests };
}

/** S-62: points, then cards of one's own, then what is in store. */
export function tieBreaks(s: State, seat: number): readonly [number, number, number] {
  let cards = crewCount(s, seat) + questCount(s, seat);
  for (let at = seat * PLACES, end = at + PLACES; at < end; at++)
    cards += (s.eagle[at] === EMPTY ? 0 : 1) + (s.horse[at] === EMPTY ? 0 : 1);
  const store = amount(s, seat, SILVER) + amount(s, seat, PROVISIONS) + amount(s, seat, KUMIS);
  return [scoreOf(s, seat).total, cards, store];
}

export function rivalTieBreaks(s: State): readonly [number, number, number] {
  const sum = (counts: Int16Array) => counts.reduce((all, n) => all + n, 0);
  return [rivalScore(s).total, sum(s.rivalHorses) + sum(s.rivalQuests), s.rivalProvisions];
}

/** More than 0 if a is ahead. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return a[index] - b[index];
  return 0;
}

/** What a place is decided by, the first that differs (S-62). */
const BREAKS = ['points', 'cards', 'store'] as const;

interface HowItCame {
  /** Where the points come from (S-61). */
  readonly score: Omit<Score, 'total'>;
  /** Crew, animals and quests. */
  readonly cards: number;
  /** Silver, provisions and kumis. */
  readonly store: number;
}

export interface ScythiaResult extends Result {
  readonly standings: readonly (Standing & HowItCame)[];
  /** Of somebody who plays alone (S-77). */
  readonly rival?: RivalStanding & HowItCame;
  /** What tells the first place from the second; `shared` if nothing does. */
  readonly decidedBy: (typeof BREAKS)[number] | 'shared';
}

export function result(s: State): ScythiaResult {
  const over = s.over === 1;
  const seats = Array.from({ length: s.seats }, (_, seat) => ({
    seat,
    score: scoreOf(s, seat),
    breaks: tieBreaks(s, seat),
  }));
  seats.sort((a, b) => compare(b.breaks, a.breaks) || a.seat - b.seat);
  const rival = isSolo(s) ? { score: rivalScore(s), breaks: rivalTieBreaks(s) } : undefined;
  const all = rival ? [...seats, rival] : seats;
  const placed = ({ score: { total: points, ...score }, breaks }: (typeof all)[number]) => ({
    points,
    rank: 1 + all.filter((other) => compare(other.breaks, breaks) > 0).length,
    score,
    cards: breaks[1],
    store: breaks[2],
  });
  const standings = seats.map((each) => ({ seat: each.seat, ...placed(each) }));
  const winners = over ? standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat) : [];
  const [first, second] = all.map(({ breaks }) => breaks).sort((a, b) => compare(b, a));
  const decided = first.findIndex((value, index) => value !== second?.[index]);
  const against = rival && placed(rival);
  return {
    over,
    winners,
    standings,
    ...(against && { rival: { ...against, wins: over && against.rank === 1 } }),
    decidedBy: BREAKS[decided] ?? 'shared',
  };
}
