import {
  both,
  buildingMove,
  chooseOne,
  type Deed,
  discard,
  discardCards,
  effect,
  either,
  gain,
  heal,
  hire,
  ifMore,
  pay,
  payCards,
  payPlunder,
  plunderFrom,
  receive,
  swapCrew,
  swapEagle,
  take,
  takeSilver,
  wayOf,
  waysOn,
} from './deeds.ts';
import {
  ANIMALS,
  abilities,
  BUILDINGS,
  buildingNamed,
  CARDS,
  type Colour,
  type Course,
  countOf,
  type Game,
  me,
  PLACES,
  priceOf,
  remove,
  sum,
  unique,
} from './game.ts';

/** S-46 */
const hirePrice =
  (less: number) =>
  (g: Game, card: string): number =>
    Math.max(0, CARDS[card].cost - less - countOf(abilities(me(g)), 'Recruiter'));

const hireFor = (less: number): Deed => hire(less ? `hire for ${less} less` : 'hire', hirePrice(less));

/** S-44 */
const quest: Deed = {
  text: 'complete quest',
  can: (g, openly) => facingUp(g).some(([name]) => payableQuest(g, name, openly)),
  picks: (g) =>
    facingUp(g).flatMap(([name, at]) => (payableQuest(g, name, false) ? [`complete ${name} at ${at}`] : [])),
  *run(g, picked) {
    const [, name, settlement, n] = /^complete (.+) at (.+) (\d)$/.exec(picked) ?? [];
    if (settlement === 'village') g.villageQuests[Number(n) - 1] = null;
    else for (const slot of g.slots) if (slot.settlement === settlement && slot.slot === Number(n)) slot.quest = null;
    me(g).quests.push(name);
    const { cost, strength } = priceOf(name);
    for (const [kind, number] of Object.entries(cost) as ['gold', number][]) {
      me(g)[kind] -= number;
      if (kind in g.supply) g.supply[kind] += number;
    }
    for (let left = strength; left > 0; ) {
      const strong = unique(me(g).hand).filter((card) => CARDS[card].strength > 0);
      const card = (yield { who: g.turn, moves: strong.map((one) => `discard ${one}`) }).slice(8);
      remove(me(g).hand, card);
      g.discard.push(card);
      left -= CARDS[card].strength;
    }
  },
};

const facingUp = (g: Game): [string, string][] => [
  ...g.villageQuests.flatMap((name, at): [string, string][] => (name ? [[name, `village ${at + 1}`]] : [])),
  ...g.slots.flatMap((slot): [string, string][] =>
    slot.quest && slot.quest !== 'face down' ? [[slot.quest, `${slot.settlement} ${slot.slot}`]] : [],
  ),
];

function payableQuest(g: Game, name: string, openly: boolean): boolean {
  const { cost, strength } = priceOf(name);
  if (strength > 0)
    return openly ? me(g).hand.length > 0 : sum(me(g).hand.map((card) => CARDS[card].strength)) >= strength;
  return Object.entries(cost).every(([kind, n]) => me(g)[kind as 'gold'] >= n);
}

/** S-30 to S-37: the ways to use a building with a worker of that colour; none where it may not go. */
export function waysAt(building: string, colour: Colour): Deed[] {
  switch (building) {
    case 'stables':
      if (colour === 'blue') return [];
      return [
        pay('2 silver: take eagle', { silver: 2 }, take('eagle')),
        pay('1 equipment: take horse', { equipment: 1 }, take('horse')),
      ];
    case 'barracks':
      return [hireFor(0), pay('1 kumis: heal 2', { kumis: 1 }, heal(2))];
    case 'silversmith':
      return colour === 'blue' ? [gain('3 silver', { silver: 3 })] : [gain('2 silver', { silver: 2 })];
    case 'farm':
      if (colour === 'red') return [gain('3 provisions', { provisions: 3 }), gain('1 wagon', { wagon: 1 })];
      return [gain('2 provisions', { provisions: 2 })];
    case 'chiefs-tent':
      if (colour === 'blue') return [];
      return [
        pay('1 livestock: 1 kumis + 2 provisions', { livestock: 1 }, gain('', { kumis: 1, provisions: 2 })),
        quest,
      ];
    case 'town-centre':
      return [playCard, useHero, useEagle];
    case 'meeting-tent':
      return [gain('2 cards', { cards: 2 }), gain('2 kumis + 1 card', { kumis: 2, cards: 1 })];
    default:
      return [
        payCards('1 card: 2 silver', 1, gain('', { silver: 2 })),
        payCards(
          '2 cards: 1 wagon or 1 equipment',
          2,
          either(gain('1 wagon', { wagon: 1 }), gain('1 equipment', { equipment: 1 })),
        ),
      ];
  }
}

/** A played card can't pay for its own effect (S-21). */
function mayPlay(g: Game, card: string): boolean {
  remove(me(g).hand, card);
  const possible = EFFECTS[card].can(g, false);
  me(g).hand.push(card);
  return possible;
}

const playCard: Deed = {
  text: 'use card',
  can: (g, openly) => (openly ? me(g).hand.length > 0 : unique(me(g).hand).some((card) => mayPlay(g, card))),
  picks: (g) => unique(me(g).hand).flatMap((card) => (mayPlay(g, card) ? [`play ${card}`] : [])),
  *run(g, picked) {
    const card = picked.slice(5);
    remove(me(g).hand, card);
    g.inPlay.push(card);
    yield* effect(g, EFFECTS[card]);
    remove(g.inPlay, card);
    g.discard.push(card);
  },
};

const useHero: Deed = {
  text: 'use hero',
  can(g, openly) {
    if (g.heroUsed) return false;
    g.heroUsed = true;
    const possible = HEROES[me(g).hero ?? ''].can(g, openly);
    g.heroUsed = false;
    return possible;
  },
  picks: () => ['hero'],
  *run(g) {
    g.heroUsed = true;
    yield* effect(g, HEROES[me(g).hero ?? '']);
  },
};

function mayUnlock(g: Game, place: number, openly: boolean): boolean {
  const crew = me(g).crew[place];
  if (!crew || g.eaglesUsed.includes(place) || ANIMALS[me(g).eagles[place] ?? '']?.[0] !== 'unlock') return false;
  g.eaglesUsed.push(place);
  const possible = EFFECTS[crew.name].can(g, openly);
  g.eaglesUsed.pop();
  return possible;
}

const useEagle: Deed = {
  text: 'use eagle',
  can: (g, openly) => PLACES.some((place) => mayUnlock(g, place, openly)),
  picks: (g) => PLACES.flatMap((place) => (mayUnlock(g, place, false) ? [`unlock ${place + 1}`] : [])),
  *run(g, picked) {
    const place = Number(picked.slice(7)) - 1;
    g.eaglesUsed.push(place);
    yield* effect(g, EFFECTS[me(g).crew[place]?.name ?? '']);
  },
};

/** S-56 */
const anotherAction: Deed = {
  text: 'another action',
  can: (g, openly) => [playCard, useHero, useEagle].some((way) => way.can(g, openly)),
  *run(g) {
    const ways = [playCard, useHero, useEagle];
    if (!ways.some((way) => way.can(g, true))) return;
    const move = yield { who: g.turn, moves: [...waysOn(g, ways), 'skip'] };
    if (move !== 'skip') yield* wayOf(g, ways, move).run(g, move);
  },
};

/** S-57 */
const visit: Deed = {
  text: 'visit building',
  can: (g, openly) =>
    Object.keys(BUILDINGS).some((building) => waysAt(building, g.colour).some((way) => way.can(g, openly))),
  picks: (g) =>
    Object.keys(BUILDINGS).flatMap((building) =>
      waysAt(building, g.colour).some((way) => way.can(g, false)) ? [buildingMove('visit', building)] : [],
    ),
  *run(g, picked) {
    const building = buildingNamed(picked.slice(6));
    yield* chooseOne(g, waysAt(building, g.colour));
    yield* bonus(g, building);
  },
};

/** What Coiner and Farmer add to a building's action. */
function* bonus(g: Game, building: string): Course {
  const names = abilities(me(g));
  if (building === 'silversmith') yield* receive(g, { silver: countOf(names, 'Coiner') });
  if (building === 'farm') yield* receive(g, { provisions: countOf(names, 'Farmer') });
}

/** S-21: the action of a building where a worker was placed or taken, or none. */
export function* action(g: Game, building: string): Course {
  const ways = waysAt(building, g.colour);
  if (!ways.some((way) => way.can(g, true))) return;
  const move = yield { who: g.turn, moves: [...waysOn(g, ways), 'skip'] };
  if (move === 'skip') return;
  yield* wayOf(g, ways, move).run(g, move.startsWith('use ') ? '' : move);
  yield* bonus(g, building);
}

const HEROES: Readonly<Record<string, Deed>> = {
  Vadasz: gain('', { kumis: 4, provisions: 1 }),
  Tomyris: payCards('', 1, hireFor(2)),
  Opoea: gain('', { provisions: 1, cards: 1 }),
  Madyes: pay('', { silver: 1 }, take('horse')),
  Ateas: gain('', { silver: 3, kumis: 1 }),
  Amage: gain('', { cards: 3, kumis: 1 }),
  Idanthyrsus: both(heal(2), gain('', { provisions: 1 })),
  Skunkha: pay(
    '',
    { livestock: 1 },
    both(either(gain('1 equipment', { equipment: 1 }), gain('1 wagon', { wagon: 1 })), gain('', { silver: 2 })),
  ),
};

const EFFECTS: Readonly<Record<string, Deed>> = {
  Brawler: either(gain('2 cards', { cards: 2 }), gain('2 provisions', { provisions: 2 })),
  Herdsman: plunderFrom('Cimmeria'),
  Champion: pay('', { kumis: 1 }, gain('', { silver: 3 })),
  Schemer: ifMore('cards', gain('', { cards: 3 })),
  Strongman: gain('', { kumis: 2, provisions: 1 }),
  Gravedigger: swapCrew,
  Warrior: gain('', { livestock: 1 }),
  Adversary: gain('', { cards: 1, provisions: 1 }),
  Traveller: visit,
  Mercenary: pay('', { points: 1 }, gain('', { silver: 4 })),
  Conqueror: pay('', { equipment: 1 }, gain('', { gold: 1 })),
  Merchant: payPlunder('', gain('', { silver: 3 })),
  Axewoman: gain('', { provisions: 2, silver: 1 }),
  Lancer: ifMore('wagon', gain('', { wagon: 1 }), gain('', { livestock: 1 })),
  Warlord: gain('', { cards: 2, silver: 1 }),
  Outrunner: gain('', { silver: 1, provisions: 2 }),
  Archer: both(heal(2), gain('', { kumis: 1 })),
  Sapper: pay('', { livestock: 1 }, gain('', { equipment: 1 })),
  Shieldbearer: either(gain('2 kumis', { kumis: 2 }), gain('2 silver', { silver: 2 })),
  Healer: heal(3),
  Amazon: swapEagle,
  Scout: both(gain('', { cards: 3 }), discard(1)),
  Forager: gain('', { provisions: 3 }),
  Wagoner: pay('', { provisions: 2 }, gain('', { wagon: 1 })),
  Berserker: takeSilver,
  Veteran: pay('', { kumis: 1 }, heal(3)),
  Zealot: gain('', { silver: 3 }),
  Survivor: gain('', { cards: 1, silver: 2 }),
  Elder: both(gain('', { cards: 1 }), anotherAction),
  Guard: gain('', { provisions: 2, kumis: 1 }),
  Chronicler: gain('', { cards: 2, provisions: 1 }),
  Horsemaster: pay('', { silver: 2 }, take('horse')),
  Falconer: pay('', { silver: 1 }, take('eagle')),
  Goldsmith: pay('', { silver: 3 }, gain('', { gold: 1 })),
  Coiner: either(gain('2 silver', { silver: 2 }), gain('1 kumis + 1 card', { kumis: 1, cards: 1 })),
  Farmer: either(gain('1 livestock', { livestock: 1 }), gain('2 provisions', { provisions: 2 })),
  Recruiter: hireFor(2),
  Captain: gain('', { kumis: 2, cards: 1 }),
};

/** S-22 */
export function* keepLimits(g: Game): Course {
  const player = me(g);
  player.silver = Math.min(8, player.silver);
  player.kumis = Math.min(8, player.kumis);
  player.provisions = Math.min(8, player.provisions);
  yield* discardCards(g, player.hand.length - 8);
}
