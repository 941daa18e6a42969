import { refill } from './deeds.ts';
import {
  ALL_LEADERS,
  ALL_SCHEMES,
  ANIMALS,
  type Course,
  type Game,
  KINDS,
  type Rival,
  type Slot,
  sum,
  tokensIn,
} from './game.ts';
import { revealQuest, turnQuest } from './raid.ts';

type Scheme = (typeof ALL_SCHEMES)[number];

const leaderOf = (rival: Rival) => ALL_LEADERS.find(({ name }) => name === rival.leader) ?? ALL_LEADERS[0];
const horseStrength = (name: string): number => ANIMALS[name][3];

/** S-71 */
export function* rivalTurn(g: Game): Course {
  const { rival } = g;
  if (!rival) return;
  if (rival.schemes.length === 0) rival.schemes = ALL_SCHEMES.map((_, at) => at + 1);
  const number = Number((yield { who: 0, moves: rival.schemes.map((at) => `scheme ${at}`) }).slice(7));
  rival.schemes = rival.schemes.filter((at) => at !== number);
  rival.scheme = number;
  const scheme = ALL_SCHEMES[number - 1];
  g.blocked = scheme.blocks;
  const slots = g.slots.filter((slot) => slot.used && slot.settlement.startsWith(scheme.region));
  const leader = leaderOf(rival);
  if (slots.every((slot) => tokensIn(slot) === 0)) yield* takeQuest(g, rival, scheme);
  else if (rival.provisions < scheme.provisions) rival.provisions += leader.gains;
  else if (leader.strength + sum(rival.horses.map(horseStrength)) < scheme.strength) yield* takeHorse(g, rival, scheme);
  else yield* raid(g, rival, scheme, slots);
  yield* refill(g);
}

/** S-73 */
function* raid(g: Game, rival: Rival, scheme: Scheme, slots: readonly Slot[]): Course {
  let at = scheme.slot - 1;
  while (tokensIn(slots[at]) === 0) at = (at + 1) % slots.length;
  rival.provisions -= scheme.provisions;
  const needed = scheme.strength - leaderOf(rival).strength;
  if (needed > 0) {
    const given = horsesFor(rival.horses, needed);
    for (const name of given) rival.horses.splice(rival.horses.indexOf(name), 1);
    g.animalDiscard.push(...given);
  }
  rival.points += scheme.points;
  const slot = slots[at];
  for (const kind of KINDS) {
    g.supply[kind] += slot.plunder[kind];
    slot.plunder[kind] = 0;
  }
  slot.worker = null;
  yield* turnQuest(g, slot);
}

/**
 * Every set of horses; the fewest cards, then the least waste, then the strongest horse left. Of horses that are as
 * strong those go that the scenario lists first.
 */
function horsesFor(all: readonly string[], needed: number): string[] {
  const kinds = Object.keys(ANIMALS);
  const horses = [...all].sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b));
  let best: { names: string[]; rank: number; order: string } | undefined;
  for (let bits = 0; bits < 2 ** horses.length; bits++) {
    const names = horses.filter((_, at) => (bits >> at) & 1);
    const strength = sum(names.map(horseStrength));
    if (strength < needed) continue;
    const left = Math.max(0, ...horses.filter((_, at) => !((bits >> at) & 1)).map(horseStrength));
    const rank = names.length * 10_000 + strength * 100 - left;
    const order = names.map((name) => kinds.indexOf(name)).join('');
    if (!best || rank < best.rank || (rank === best.rank && order < best.order)) best = { names, rank, order };
  }
  return best?.names ?? [];
}

/** S-74 */
function* takeQuest(g: Game, rival: Rival, scheme: Scheme): Course {
  const open = ({ quest }: Slot) => quest !== null && (quest !== 'face down' || g.anyQuests);
  const row = (region: string) => g.slots.filter((slot) => slot.settlement.startsWith(region) && open(slot));
  const rows: (number | Slot)[][] = [
    g.villageQuests[0] ? [0] : [],
    g.villageQuests[1] ? [1] : [],
    row('Cimmeria'),
    row('Assyria'),
    row('Persia'),
  ].filter((places) => places.length > 0);
  const places = scheme.down === 'down' ? rows[0] : rows.at(-1);
  const where = scheme.along === 'right' ? places?.[0] : places?.at(-1);
  if (where === undefined) yield* takeHorse(g, rival, scheme);
  else if (typeof where === 'number') {
    rival.quests.push(g.villageQuests[where] ?? '');
    g.villageQuests[where] = null;
  } else {
    rival.quests.push(where.quest === 'face down' ? yield* revealQuest(g) : (where.quest ?? ''));
    where.quest = null;
  }
}

/** S-75 */
function* takeHorse(g: Game, rival: Rival, scheme: Scheme): Course {
  let at = scheme.horse - 1;
  if (!g.row[at]) at = g.row.findLastIndex((animal) => animal !== null);
  const animal = g.row[at];
  if (!animal) return;
  g.row[at] = null;
  rival.horses.push(animal);
  yield* refill(g);
}
