import { CHANCE, fail, type Game, MoveList, OVER, ok, type Rng, type Rules } from '@tessera/kernel';

/**
 * A card game with secret hands: cards 1 to CARDS, three to each hand, the others in the deck. A round has a prize of 1 to 4
 * points; each seat in turn bids a card, the highest takes the prize, everybody draws another card while there are any, and the next seat leads.
 */
export interface Bids {
  readonly seats: number;
  leader: number;
  /** Of this round; 0 before it is known. */
  prize: number;
  readonly points: number[];
  /** Where each card is: a seat, DECK or GONE. Card n is at n - 1. */
  readonly at: number[];
  /** The card each seat has bid in this round; 0 for none. */
  readonly bid: number[];
  /** The seat that draws a card, or -1. */
  drawing: number;
}

/** Where a card is that the view doesn't tell. */
export interface BidsView extends Omit<Bids, 'at'> {
  readonly at: readonly (number | '?')[];
  readonly hands: readonly number[];
}

export const CARDS = 12;
const HAND = 3;
const PRIZES = 4;
const DECK = -1;
const GONE = -2;
/** Bids are 1 to CARDS. */
const DRAW = 20;
const PRIZE = 40;

const handSize = (s: Bids, seat: number) => s.at.filter((where) => where === seat).length;
const deckSize = (s: Bids) => s.at.filter((where) => where === DECK).length;
const bidders = (s: Bids) => s.bid.filter((card) => card > 0).length;
const isOver = (s: Bids) => s.drawing < 0 && s.prize === 0 && handSize(s, s.leader) === 0;

function actor(s: Bids): number {
  if (isOver(s)) return OVER;
  return s.drawing >= 0 || s.prize === 0 ? CHANCE : (s.leader + bidders(s)) % s.seats;
}

/** All draw, or nobody: hands stay equally large. */
function nextDrawer(s: Bids, from: number): number {
  return from < s.seats && (from > 0 || deckSize(s) >= s.seats) ? from : -1;
}

function legal(s: Bids, out: MoveList): number {
  out.clear();
  const who = actor(s);
  if (s.drawing >= 0) {
    for (let card = 1; card <= CARDS; card++) if (s.at[card - 1] === DECK) out.push(DRAW + card);
  } else if (who === CHANCE) for (let prize = 1; prize <= PRIZES; prize++) out.push(PRIZE + prize);
  else if (who >= 0) for (let card = 1; card <= CARDS; card++) if (s.at[card - 1] === who) out.push(card);
  return out.size;
}

function endRound(s: Bids): void {
  const best = Math.max(...s.bid);
  s.points[s.bid.indexOf(best)] += s.prize;
  s.prize = 0;
  s.bid.fill(0);
  s.leader = (s.leader + 1) % s.seats;
  s.drawing = nextDrawer(s, 0);
}

function play(s: Bids, move: number): void {
  if (move > PRIZE) s.prize = move - PRIZE;
  else if (move > DRAW) {
    s.at[move - DRAW - 1] = s.drawing;
    if (!isDealing(s) || handSize(s, s.drawing) === HAND) s.drawing = nextDrawer(s, s.drawing + 1);
  } else {
    s.bid[actor(s)] = move;
    s.at[move - 1] = GONE;
    if (bidders(s) === s.seats) endRound(s);
  }
}

/** At the start the hands are filled one by one. */
const isDealing = (s: Bids) => s.at.every((where) => where !== GONE);

const format = (move: number): string => {
  if (move > PRIZE) return `prize ${move - PRIZE}`;
  return move > DRAW ? `draw ${move - DRAW}` : `bid ${move}`;
};

const clone = (s: Bids): Bids => ({ ...s, points: [...s.points], at: [...s.at], bid: [...s.bid] });

function copyInto(dst: Bids, src: Bids): void {
  dst.leader = src.leader;
  dst.prize = src.prize;
  dst.drawing = src.drawing;
  for (let seat = 0; seat < src.seats; seat++) {
    dst.points[seat] = src.points[seat];
    dst.bid[seat] = src.bid[seat];
  }
  for (let card = 0; card < CARDS; card++) dst.at[card] = src.at[card];
}

function viewOf(s: Bids, sees: (where: number) => boolean): BidsView {
  const hands = s.points.map((_, seat) => handSize(s, seat));
  return { ...clone(s), at: s.at.map((where) => (where === GONE || sees(where) ? where : '?')), hands };
}

/** Deals the cards that the view doesn't tell to the hands that lack them; the rest is the deck. */
function fromView({ hands, ...view }: BidsView, draw: (cards: number) => number): Bids {
  const at = view.at.map((where) => (where === '?' ? DECK : where));
  for (const [seat, size] of hands.entries())
    for (let n = size - at.filter((where) => where === seat).length; n > 0; n--) {
      const unseen = at.flatMap((where, card) => (where === DECK ? [card] : []));
      at[unseen[draw(unseen.length)]] = seat;
    }
  return { ...view, points: [...view.points], bid: [...view.bid], at };
}

const list = new MoveList();

const rules: Rules<Bids, BidsView> = {
  setup: ({ seats }) => ok(bidsAt(Array(seats).fill([]), { drawing: 0 })),
  alloc: clone,
  copyInto,
  seats: (s) => s.seats,
  actor,
  turnOf: (s) => (actor(s) >= 0 ? actor(s) : -1),
  legal,
  play,
  sample: (s, rng) => {
    if (s.drawing < 0) return PRIZE + 1 + rng.below(PRIZES);
    const deck = s.at.flatMap((where, card) => (where === DECK ? [card + 1] : []));
    return DRAW + deck[rng.below(deck.length)];
  },
  weight: () => 1,
  view: (s, who) => viewOf(s, (where) => where === who),
  determinize: (view: BidsView, rng: Rng, dst?: Bids) => {
    const s = fromView(view, (cards) => rng.below(cards));
    if (!dst) return s;
    copyInto(dst, s);
    return dst;
  },
  veilMove: (s, move, who) => (move > DRAW && move < PRIZE && s.drawing !== who ? 'draw' : format(move)),
  result: (s) => {
    const most = Math.max(...s.points);
    const standings = s.points.map((points, seat) => ({
      seat,
      points,
      rank: s.points.filter((other) => other > points).length + 1,
    }));
    const over = isOver(s);
    return {
      over,
      winners: over ? standings.filter((one) => one.points === most).map((one) => one.seat) : [],
      standings,
    };
  },
  format: (_s, move) => format(move),
  parse: (s, text) => {
    legal(s, list);
    const move = list.toArray().find((one) => format(one) === text);
    return move === undefined ? fail('bad-move', `"${text}" is no move.`) : ok(move);
  },
  describe: (_s, move) => ({ move: format(move) }),
  moveObjectToText: () => fail('bad-move', 'Moves are texts here.'),
  toJSON: (s) => viewOf(s, () => true),
  fromJSON: (json) => ok(fromView(json as BidsView, () => 0)),
};

/** A high card is worth more than a low one; whoever leads the bidding is thought to get the prize. */
function evaluate(s: Bids, out: Float64Array): void {
  let total = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    let worth = s.points[seat];
    for (let card = 0; card < CARDS; card++) if (s.at[card] === seat) worth += (2.5 * card) / CARDS;
    if (s.bid[seat] > 0 && s.bid[seat] === Math.max(...s.bid)) worth += (s.prize * s.bid[seat]) / CARDS;
    out[seat] = Math.exp(worth / 2);
    total += out[seat];
  }
  for (let seat = 0; seat < s.seats; seat++) out[seat] /= total;
}

export const bids: Game<Bids, BidsView> = {
  id: 'bids',
  name: 'Bids',
  minSeats: 2,
  maxSeats: 4,
  defaultSeats: 2,
  options: [],
  scenarios: { plain: {} },
  checkScenario: () => ok({}),
  hidesInformation: true,
  rules,
  evaluate,
};

/** The hands; the other cards are in the deck, but for those that are gone. */
export function bidsAt(hands: readonly (readonly number[])[], change: Partial<Bids> = {}, gone: number[] = []): Bids {
  const at = Array.from({ length: CARDS }, (_, card) =>
    gone.includes(card + 1) ? GONE : hands.findIndex((hand) => hand.includes(card + 1)),
  );
  const zeros = () => Array<number>(hands.length).fill(0);
  return { seats: hands.length, leader: 0, prize: 0, points: zeros(), at, bid: zeros(), drawing: -1, ...change };
}
