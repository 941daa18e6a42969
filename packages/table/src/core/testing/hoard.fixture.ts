import {
  CHANCE,
  fail,
  type Game,
  type GameEvent,
  OVER,
  ok,
  type Rng,
  type Seat,
  type SeatNumber,
  type Spectator,
  seatNumber,
  seatOf,
} from '@tessera/kernel';

/**
 * The smallest game with secrets. Everybody is dealt three cards. In a turn one rolls a die, shows or buries two cards,
 * and draws one. What is buried counts double, and is turned up at the end.
 */
export interface Hoard {
  seats: number;
  phase: 'deal' | 'roll' | 'act' | 'draw' | 'over';
  turn: number;
  turns: number;
  die: number;
  left: number;
  deck: number[];
  hands: number[][];
  buried: number[][];
  shown: number[][];
}

/** Cards, or how many there are of them. */
type Cards = readonly number[] | number;
export interface HoardView extends Omit<Hoard, 'deck' | 'hands' | 'buried'> {
  deck: Cards;
  hands: Cards[];
  buried: Cards[];
}

const DEALT = 3;
const ROUNDS = 2;
const [ROLL, DRAW, SHOW, BURY] = [100, 200, 300, 400];
const WORDS = ['', 'roll', 'draw', 'show', 'bury'];

interface CardEvent extends GameEvent {
  readonly seat: SeatNumber;
  readonly card?: number;
}

const sum = (cards: readonly number[]) => cards.reduce((a, b) => a + b, 0);
const wordOf = (move: number) => WORDS[Math.floor(move / 100)];
const isCards = (cards: Cards): cards is readonly number[] => Array.isArray(cards);
const countOf = (cards: Cards) => (isCards(cards) ? cards.length : cards);
const take = (cards: number[], card: number) => void cards.splice(cards.indexOf(card), 1);
const add = (cards: number[], card: number) => {
  cards.push(card);
  cards.sort((a, b) => a - b);
};
export const allCards = (seats: number) => Array.from({ length: 5 * seats + 3 }, (_, n) => n + 1);
const isHoard = (json: unknown): json is Hoard => typeof json === 'object' && json !== null && 'buried' in json;

function next(s: Hoard): void {
  s.turn = (s.turn + 1) % s.seats;
  s.turns++;
  s.die = 0;
  s.phase = s.turns === ROUNDS * s.seats ? 'over' : 'roll';
}

function play(s: Hoard, move: number): string {
  const card = move % 100;
  const word = wordOf(move);
  if (word === 'roll') Object.assign(s, { die: card, phase: 'act', left: 2 });
  else if (word === 'draw') {
    take(s.deck, card);
    add(s.hands[s.turn], card);
    if (s.phase === 'draw') next(s);
    else if (s.hands[s.turn].length === DEALT) {
      s.turn = (s.turn + 1) % s.seats;
      if (s.turn === 0) s.phase = 'roll';
    }
  } else {
    take(s.hands[s.turn], card);
    add((word === 'show' ? s.shown : s.buried)[s.turn], card);
    if (--s.left === 0) s.phase = 'draw';
  }
  return word;
}

/** Deals all that a view does not tell. */
function imagine(view: HoardView, rng: Rng): Hoard {
  const known = [view.deck, ...view.hands, ...view.buried].flatMap((cards) => (isCards(cards) ? cards : []));
  const pool = allCards(view.seats).filter((card) => !known.includes(card) && !view.shown.flat().includes(card));
  const deal = (cards: Cards): number[] =>
    isCards(cards)
      ? [...cards]
      : Array.from({ length: countOf(cards) }, () => pool.splice(rng.below(pool.length), 1)[0]).sort((a, b) => a - b);
  const shown = structuredClone(view.shown);
  return { ...view, shown, hands: view.hands.map(deal), buried: view.buried.map(deal), deck: deal(view.deck) };
}

function legal(s: Hoard): number[] {
  if (s.phase === 'over') return [];
  if (s.phase === 'roll') return [1, 2, 3].map((face) => ROLL + face);
  if (s.phase !== 'act') return s.deck.map((card) => DRAW + card);
  return s.hands[s.turn].flatMap((card) => [SHOW + card, BURY + card]);
}

function view(s: Hoard, who: Seat | Spectator): HoardView {
  const seen = (cards: number[], seat: number): Cards =>
    seat === who || s.phase === 'over' ? [...cards] : cards.length;
  return { ...structuredClone(s), deck: s.deck.length, hands: s.hands.map(seen), buried: s.buried.map(seen) };
}

/** Deals anew what that seat can't know. */
export const scramble = (s: Hoard, who: Seat | Spectator, rng: Rng): void =>
  void Object.assign(s, imagine(view(s, who), rng));

export const hoard: Game<Hoard, HoardView> = {
  id: 'hoard',
  name: 'Hoard',
  minSeats: 1,
  maxSeats: 4,
  defaultSeats: 2,
  options: [],
  scenarios: { plain: {} },
  hidesInformation: true,
  checkScenario: () => ok({}),
  evaluate: (_s, out) => void out.fill(0.5),
  rules: {
    setup: ({ seats }) => {
      const empty = () => Array.from({ length: seats }, (): number[] => []);
      const piles = { deck: allCards(seats), hands: empty(), buried: empty(), shown: empty() };
      return ok({ seats, phase: 'deal', turn: 0, turns: 0, die: 0, left: 0, ...piles });
    },
    alloc: (like) => structuredClone(like),
    copyInto: (dst, src) => void Object.assign(dst, structuredClone(src)),
    seats: (s) => s.seats,
    actor: (s) => (s.phase === 'over' ? OVER : s.phase === 'act' ? s.turn : CHANCE),
    turnOf: (s) => (s.phase === 'over' ? -1 : s.turn),
    rolls: (s) => s.phase === 'roll',
    legal: (s, out) => {
      out.clear();
      for (const move of legal(s)) out.push(move);
      return out.size;
    },
    play: (s, move, events) => {
      const seat = seatNumber(s.turn);
      const type = play(s, move);
      const event: CardEvent = { type, seat, card: move % 100 };
      events?.(event);
    },
    sample: (s, rng) => {
      const moves = legal(s);
      return moves[rng.below(moves.length)];
    },
    weight: () => 1,
    view,
    determinize: (seen, rng, dst) => Object.assign(dst ?? {}, imagine(seen, rng)),
    veilMove: (s, move, who) => {
      const word = wordOf(move);
      return s.turn === who || word === 'roll' || word === 'show' ? `${word} ${move % 100}` : `${word} a card`;
    },
    veilEvent: (event, who) => {
      const { type, seat } = event as CardEvent;
      const visible: GameEvent & { seat: SeatNumber } = { type, seat };
      return seatOf(seat) === who || type === 'roll' || type === 'show' ? event : visible;
    },
    result: (s) => {
      const over = s.phase === 'over';
      const points = s.shown.map((cards, seat) => sum(cards) + (over ? 2 * sum(s.buried[seat]) : 0));
      const best = Math.max(...points);
      const rank = (mine: number) => 1 + points.filter((other) => other > mine).length;
      return {
        over,
        winners: over ? points.flatMap((mine, seat) => (mine === best ? [seat] : [])) : [],
        standings: points
          .map((mine, seat) => ({ seat, points: mine, rank: rank(mine) }))
          .sort((a, b) => a.rank - b.rank),
      };
    },
    format: (_s, move) => `${wordOf(move)} ${move % 100}`,
    parse: (s, text) => {
      const found = legal(s).find((move) => `${wordOf(move)} ${move % 100}` === text);
      return found === undefined ? fail('illegal-move', `"${text.slice(0, 20)}" can't be played.`) : ok(found);
    },
    describe: (_s, move) => ({ type: wordOf(move), card: move % 100 }),
    moveObjectToText: () => fail('bad-move', 'Hoard takes text only.'),
    toJSON: (s) => structuredClone(s),
    fromJSON: (json) => (isHoard(json) ? ok(structuredClone(json)) : fail('bad-position', 'No position of Hoard.')),
  },
};
