import {
  BUILDINGS,
  type Course,
  type Game,
  hired,
  KINDS,
  type Kind,
  me,
  PLACES,
  remove,
  type Store,
  tokensIn,
  unique,
} from './game.ts';

// What cards and buildings are made of. A deed says whether it could do anything: for the player who knows the hand, or
// `openly`, for all that everybody sees (a player is asked whenever it could openly).

export interface Deed {
  /** How the notation calls it. */
  readonly text: string;
  can(g: Game, openly: boolean): boolean;
  /** It begins with a pick of one of these, so that the pick is the move. */
  picks?(g: Game): string[];
  run(g: Game, picked: string): Course;
}

/** Done without a question. */
function* done(): Course {}

export type Amounts = Partial<Record<Store | 'cards', number>>;

/** Chance draws cards, as far as there are any (S-45). */
export function* draw(g: Game, seat: number, n: number): Course {
  for (let drawn = 0; drawn < n; drawn++) {
    if (g.deck.length === 0) g.deck = g.discard.splice(0);
    if (g.deck.length === 0) return;
    const card = (yield { who: 0, moves: unique(g.deck).map((name) => `draw ${name}`) }).slice(5);
    remove(g.deck, card);
    g.players[seat - 1].hand.push(card);
  }
}

/** S-2 */
export function* receive(g: Game, what: Amounts): Course {
  const player = me(g);
  for (const [kind, n] of Object.entries(what) as [Store | 'cards', number][]) {
    if (kind === 'cards') continue;
    const got = (KINDS as readonly string[]).includes(kind) ? Math.min(n, g.supply[kind as Kind]) : n;
    if ((KINDS as readonly string[]).includes(kind)) g.supply[kind as Kind] -= got;
    player[kind] += got;
  }
  yield* draw(g, g.turn, what.cards ?? 0);
}

export const gain = (text: string, what: Amounts): Deed => ({
  text,
  can: (g) =>
    Object.keys(what).some((kind) => {
      if (kind === 'cards') return g.deck.length + g.discard.length > 0;
      return !(KINDS as readonly string[]).includes(kind) || g.supply[kind as Kind] > 0;
    }),
  run: (g) => receive(g, what),
});

function give(g: Game, what: Partial<Record<Store, number>>, sign: 1 | -1): void {
  for (const [kind, n] of Object.entries(what) as [Store, number][]) {
    me(g)[kind] -= sign * n;
    if ((KINDS as readonly string[]).includes(kind)) g.supply[kind as Kind] += sign * n;
  }
}

/** Pays in what is in store, and then does it. With an animal to be picked, the pick is the move. */
export function pay(text: string, what: Partial<Record<Store, number>>, to: Deed): Deed {
  const can = (g: Game, openly: boolean): boolean => {
    if (Object.entries(what).some(([kind, n]) => me(g)[kind as Store] < n)) return false;
    give(g, what, 1);
    const possible = to.can(g, openly);
    give(g, what, -1);
    return possible;
  };
  const { picks } = to;
  return {
    text,
    can,
    ...(picks && /take (eagle|horse)$/.test(text) ? { picks } : {}),
    *run(g, picked) {
      if (!picked && !can(g, false)) return;
      give(g, what, 1);
      yield* picked ? to.run(g, picked) : effect(g, to);
    },
  };
}

/** Whether some of these cards can be discarded so that the deed is still possible. */
function payable(g: Game, n: number, to: Deed): string[] {
  return unique(me(g).hand).filter((card) => {
    remove(me(g).hand, card);
    g.discard.push(card);
    const possible = n > 1 ? payable(g, n - 1, to).length > 0 : to.can(g, false);
    g.discard.pop();
    me(g).hand.push(card);
    return possible;
  });
}

export const payCards = (text: string, n: number, to: Deed): Deed => ({
  text,
  can: (g, openly) => me(g).hand.length >= n && (openly ? to.can(g, true) : payable(g, n, to).length > 0),
  *run(g) {
    for (let left = n; left > 0; left--) yield* discardOne(g, payable(g, left, to));
    yield* effect(g, to);
  },
});

function* discardOne(g: Game, cards: readonly string[]): Course<string> {
  const card = (yield { who: g.turn, moves: cards.map((name) => `discard ${name}`) }).slice(8);
  remove(me(g).hand, card);
  g.discard.push(card);
  return card;
}

/** Discards so many, or down to so many, of a hand. */
export function* discardCards(g: Game, n: number): Course {
  for (let left = n; left > 0 && me(g).hand.length > 0; left--) yield* discardOne(g, unique(me(g).hand));
}

export const discard = (n: number): Deed => ({
  text: `discard ${n}`,
  can: (g) => me(g).hand.length > 0,
  run: (g) => discardCards(g, n),
});

/** One token of any kind. */
export const payPlunder = (text: string, to: Deed): Deed => ({
  text,
  can: (g, openly) => KINDS.some((kind) => me(g)[kind] > 0) && to.can(g, openly),
  *run(g) {
    const kinds = KINDS.filter((kind) => me(g)[kind] > 0);
    const kind =
      kinds.length === 1 ? kinds[0] : ((yield { who: g.turn, moves: kinds.map((k) => `pay ${k}`) }).slice(4) as Kind);
    me(g)[kind]--;
    g.supply[kind]++;
    yield* effect(g, to);
  },
});

/** The moves for some ways to go on. */
export const waysOn = (g: Game, ways: readonly Deed[]): string[] =>
  ways.flatMap((way) => (way.can(g, false) ? (way.picks?.(g) ?? [`use ${way.text}`]) : []));

/** The way that a move means. */
export function wayOf(g: Game, ways: readonly Deed[], move: string): Deed {
  const way = ways.find((one) => one.can(g, false) && (one.picks?.(g) ?? [`use ${one.text}`]).includes(move));
  if (!way) throw new Error(`Nothing is done by ${move}.`);
  return way;
}

/** A deed that has to be done: what it asks for is asked; a choice of one is none. */
export function* effect(g: Game, deed: Deed): Course {
  if (!deed.picks) return yield* deed.run(g, '');
  if (!deed.can(g, true)) return;
  const moves = deed.can(g, false) ? deed.picks(g) : [];
  const move = yield { who: g.turn, moves: moves.length > 0 ? moves : ['skip'] };
  if (move !== 'skip') yield* deed.run(g, move);
}

export function* chooseOne(g: Game, ways: readonly Deed[]): Course {
  const open = ways.filter((way) => way.can(g, true));
  if (open.length === 0) return;
  if (open.length === 1 && !open[0].picks) return yield* open[0].run(g, '');
  const moves = waysOn(g, ways);
  const move = yield { who: g.turn, moves: moves.length > 0 ? moves : ['skip'] };
  if (move !== 'skip') yield* wayOf(g, ways, move).run(g, move.startsWith('use ') ? '' : move);
}

export const either = (...ways: Deed[]): Deed => ({
  text: ways.map(({ text }) => text).join(' or '),
  can: (g, openly) => ways.some((way) => way.can(g, openly)),
  run: (g) => chooseOne(g, ways),
});

export const both = (...parts: Deed[]): Deed => ({
  text: parts.map(({ text }) => text).join(', '),
  can: (g, openly) => parts.some((part) => part.can(g, openly)),
  *run(g) {
    for (const part of parts) yield* effect(g, part);
  },
});

export const ifMore = (what: Store | 'cards', yes: Deed, no?: Deed): Deed => {
  const amount = (g: Game, seat: number) =>
    what === 'cards' ? g.players[seat - 1].hand.length : g.players[seat - 1][what];
  const which = (g: Game) => (g.players.some((_, index) => amount(g, index + 1) > amount(g, g.turn)) ? yes : no);
  return {
    text: `if more ${what}`,
    can: (g, openly) => which(g)?.can(g, openly) ?? false,
    *run(g) {
      const deed = which(g);
      if (deed) yield* effect(g, deed);
    },
  };
};

const woundsOf = (g: Game): number[] => me(g).crew.map((crew) => crew?.wounds ?? 0);

/** S-46; where nothing is left to choose nothing is asked. */
export const heal = (n: number): Deed => ({
  text: `heal ${n}`,
  can: (g) => woundsOf(g).some((wounds) => wounds > 0),
  *run(g) {
    for (let left = n; left > 0; left--) {
      const wounds = woundsOf(g);
      const hurt = PLACES.filter((place) => wounds[place] > 0);
      if (hurt.length === 0) return;
      const all = wounds.reduce((a, b) => a + b, 0) <= left;
      const place =
        all || hurt.length === 1
          ? hurt[0]
          : Number((yield { who: g.turn, moves: hurt.map((at) => `heal ${at + 1}`) }).slice(5)) - 1;
      const crew = me(g).crew[place];
      if (crew) crew.wounds--;
    }
  },
});

/** S-41: chance fills the holes of the row, as far as there is anything. */
export function* refill(g: Game): Course {
  while (g.row.includes(null)) {
    if (g.animalDeck.length === 0) g.animalDeck = g.animalDiscard.splice(0);
    if (g.animalDeck.length === 0) return;
    const animal = (yield { who: 0, moves: unique(g.animalDeck).map((name) => `animal ${name}`) }).slice(7);
    remove(g.animalDeck, animal);
    g.row[g.row.indexOf(null)] = animal;
  }
}

const rowPicks = (g: Game, half: string): string[] =>
  g.row.flatMap((animal, at) => (animal ? [`${half} ${at + 1}`] : []));

function* putAnimal(g: Game, animal: string, half: 'eagle' | 'horse'): Course {
  const place = Number((yield { who: g.turn, moves: PLACES.map((at) => `at ${at + 1}`) }).slice(3)) - 1;
  const places = half === 'eagle' ? me(g).eagles : me(g).horses;
  const before = places[place];
  if (before) g.animalDiscard.push(before);
  places[place] = animal;
  if (half === 'eagle') g.eaglesUsed = g.eaglesUsed.filter((used) => used !== place);
}

export const take = (half: 'eagle' | 'horse'): Deed => ({
  text: `take ${half}`,
  can: (g) => g.row.some((animal) => animal !== null),
  picks: (g) => rowPicks(g, half),
  *run(g, picked) {
    const at = Number(picked.split(' ')[1]) - 1;
    const animal = g.row[at] ?? '';
    g.row[at] = null;
    yield* refill(g);
    yield* putAnimal(g, animal, half);
  },
});

/** S-58 */
export const swapEagle: Deed = {
  text: 'swap eagle',
  can: (g) => g.row.some((animal) => animal !== null) && me(g).eagles.some((eagle) => eagle !== null),
  picks: (g) => PLACES.flatMap((at) => (me(g).eagles[at] ? [`return eagle ${at + 1}`] : [])),
  *run(g, picked) {
    const from = Number(picked.slice(13)) - 1;
    const returned = me(g).eagles[from];
    me(g).eagles[from] = null;
    const at = Number((yield { who: g.turn, moves: rowPicks(g, 'horse') }).slice(6)) - 1;
    const animal = g.row[at] ?? '';
    g.row[at] = returned;
    yield* putAnimal(g, animal, 'horse');
  },
};

const placePicks = (verb: string, cards: readonly string[], places: readonly number[]): string[] =>
  unique(cards).flatMap((card) => places.map((at) => `${verb} ${card} at ${at + 1}`));
const readPlace = (picked: string): [string, number] => {
  const [, card, place] = /^\w+ (.+) at (\d)$/.exec(picked) ?? [];
  return [card, Number(place) - 1];
};

export const swapCrew: Deed = {
  text: 'swap crew',
  can: (g) => me(g).hand.length > 0 && hired(me(g)).length > 0,
  picks: (g) =>
    placePicks(
      'swap',
      me(g).hand,
      PLACES.filter((at) => me(g).crew[at]),
    ),
  run(g, picked) {
    const [card, place] = readPlace(picked);
    remove(me(g).hand, card);
    me(g).hand.push(me(g).crew[place]?.name ?? '');
    me(g).crew[place] = { name: card, wounds: 0 };
    return done();
  },
};

/** Hire from hand; `cost` says what a card costs the player now. */
export const hire = (text: string, cost: (g: Game, card: string) => number): Deed => ({
  text,
  can: (g, openly) => (openly ? me(g).hand.length > 0 : me(g).hand.some((card) => cost(g, card) <= me(g).silver)),
  picks: (g) =>
    placePicks(
      'hire',
      me(g).hand.filter((card) => cost(g, card) <= me(g).silver),
      PLACES,
    ),
  run(g, picked) {
    const [card, place] = readPlace(picked);
    me(g).silver -= cost(g, card);
    remove(me(g).hand, card);
    const before = me(g).crew[place];
    if (before) g.discard.push(before.name);
    me(g).crew[place] = { name: card, wounds: 0 };
    return done();
  },
});

/** S-59 */
export const plunderFrom = (region: string): Deed => {
  const slots = (g: Game) => g.slots.filter((slot) => slot.settlement.startsWith(region) && tokensIn(slot) > 1);
  return {
    text: `plunder from ${region}`,
    can: (g) => slots(g).length > 0,
    picks: (g) =>
      slots(g).flatMap((slot) =>
        KINDS.flatMap((kind) => (slot.plunder[kind] > 0 ? [`take ${kind} from ${slot.settlement} ${slot.slot}`] : [])),
      ),
    run(g, picked) {
      const [, kind, settlement, n] = /^take (\w+) from (.+) (\d)$/.exec(picked) ?? [];
      const slot = g.slots.find((one) => one.settlement === settlement && one.slot === Number(n));
      if (slot) slot.plunder[kind as Kind]--;
      me(g)[kind as Kind]++;
      return done();
    },
  };
};

/** S-59 */
export const takeSilver: Deed = {
  text: 'silver from players',
  can: (g) => g.players.some(({ silver }) => silver > me(g).silver),
  run(g) {
    const mine = me(g).silver;
    for (const other of g.players)
      if (other.silver > mine) {
        other.silver--;
        me(g).silver++;
      }
    return done();
  },
};

export const buildingMove = (verb: string, building: string): string => `${verb} ${BUILDINGS[building]}`;
