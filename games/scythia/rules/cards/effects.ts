import { type Amounts, type Effect, REGIONS, RESOURCES } from '../scenario/scenario-types.ts';

/** What a node of an effect does. Effects are compiled to numbered nodes, so that what is pending is a number. */
export const Op = {
  gain: 0,
  spend: 1,
  choose: 2,
  all: 3,
  heal: 4,
  hire: 5,
  eagle: 6,
  horse: 7,
  discard: 8,
  ifMore: 9,
  plunder: 10,
  takeFromPlayers: 11,
  swapCrew: 12,
  swapEagle: 13,
  quest: 14,
  visit: 15,
  another: 16,
  useCard: 17,
  useHero: 18,
  useEagle: 19,
} as const;

export const SILVER = 0;
export const KUMIS = 1;
export const PROVISIONS = 2;
export const GOLD = 3;
export const EQUIPMENT = 4;
export const WAGON = 5;
export const LIVESTOCK = 6;
export const POINTS = 7;
export const CARDS = 8;
export const RESOURCE_COUNT = RESOURCES.length;
/** Plunder is GOLD to LIVESTOCK. */
export const FIRST_PLUNDER = GOLD;
export const PLUNDER_COUNT = 4;

export interface Node {
  readonly op: number;
  /** The amount, the discount, the resource or the region. */
  readonly a: number;
  /** What is gained or spent, by resource. */
  readonly amounts: Int8Array;
  /** To be spent of any plunder. */
  readonly anyPlunder: number;
  /** Nodes: the alternatives, the parts, what a payment is for, then and else. */
  readonly kids: readonly number[];
  /** The alternatives of a choice, or the node itself. */
  readonly ways: readonly number[];
  /**
   * The node at which it begins with a pick that can be made at once, such as which card to hire: then the pick is the
   * move. The price of an animal is paid on the way. -1 if it begins with something else.
   */
  readonly lead: number;
  readonly effect: Effect;
}

export const amountsOf = (what: Amounts): Int8Array => Int8Array.from(RESOURCES, (resource) => what[resource] ?? 0);

const NOTHING = new Int8Array(RESOURCE_COUNT);

const PICKS = new Set<number>([
  Op.hire,
  Op.eagle,
  Op.horse,
  Op.plunder,
  Op.swapCrew,
  Op.swapEagle,
  Op.quest,
  Op.visit,
  Op.useCard,
  Op.useHero,
  Op.useEagle,
]);

function leadOf(at: number, node: Omit<Node, 'lead'>, program: readonly Node[]): number {
  if (PICKS.has(node.op)) return at;
  if (node.op !== Op.spend || node.amounts[CARDS] > 0 || node.anyPlunder > 0) return -1;
  const { op } = program[node.kids[0]];
  return op === Op.eagle || op === Op.horse ? node.kids[0] : -1;
}

/** Adds an effect to the program and returns its node. */
export function compileEffect(effect: Effect, program: Node[]): number {
  const at = program.length;
  const put = (op: number, more: Partial<Node> = {}): number => {
    const kids = more.kids ?? [];
    const ways = op === Op.choose ? kids : [at];
    const node = { op, a: 0, amounts: NOTHING, anyPlunder: 0, effect, ...more, kids, ways };
    program[at] = { ...node, lead: leadOf(at, node, program) };
    return at;
  };
  put(Op.gain); // keeps the place while the kids are compiled
  const kids = (effects: readonly Effect[]) => effects.map((kid) => compileEffect(kid, program));
  if ('gain' in effect) return put(Op.gain, { amounts: amountsOf(effect.gain) });
  if ('spend' in effect)
    return put(Op.spend, {
      amounts: amountsOf(effect.spend),
      anyPlunder: effect.spend.plunder ?? 0,
      kids: kids([effect.to]),
    });
  if ('choose' in effect) return put(Op.choose, { kids: kids(effect.choose) });
  if ('all' in effect) return put(Op.all, { kids: kids(effect.all) });
  if ('heal' in effect) return put(Op.heal, { a: effect.heal });
  if ('hire' in effect) return put(Op.hire, { a: effect.hire });
  if ('take' in effect) return put(effect.take === 'eagle' ? Op.eagle : Op.horse);
  if ('discard' in effect) return put(Op.discard, { a: effect.discard });
  if ('ifMore' in effect)
    return put(Op.ifMore, {
      a: RESOURCES.indexOf(effect.ifMore),
      kids: kids(effect.else ? [effect.then, effect.else] : [effect.then]),
    });
  if ('plunder' in effect) return put(Op.plunder, { a: REGIONS.indexOf(effect.plunder) });
  if ('takeFromPlayers' in effect) return put(Op.takeFromPlayers, { a: RESOURCES.indexOf(effect.takeFromPlayers) });
  if ('swap' in effect) return put(effect.swap === 'crew' ? Op.swapCrew : Op.swapEagle);
  if ('complete' in effect) return put(Op.quest);
  if ('visit' in effect) return put(Op.visit);
  if ('another' in effect) return put(Op.another);
  return put(effect.use === 'card' ? Op.useCard : effect.use === 'hero' ? Op.useHero : Op.useEagle);
}

/** The effect in a few English words: it stands in the notation of moves. */
export function effectToText(effect: Effect): string {
  if ('gain' in effect) return amountsToText(effect.gain);
  if ('spend' in effect) {
    const { plunder, ...rest } = effect.spend;
    const cost = [amountsToText(rest), plunder ? `${plunder} plunder` : ''].filter(Boolean).join(' + ');
    return `${cost}: ${effectToText(effect.to)}`;
  }
  if ('choose' in effect) return effect.choose.map(effectToText).join(' or ');
  if ('all' in effect) return effect.all.map(effectToText).join(', ');
  if ('heal' in effect) return `heal ${effect.heal}`;
  if ('hire' in effect) return effect.hire ? `hire for ${effect.hire} less` : 'hire';
  if ('take' in effect) return `take ${effect.take}`;
  if ('discard' in effect) return `discard ${effect.discard}`;
  if ('ifMore' in effect)
    return `if more ${effect.ifMore}: ${effectToText(effect.then)}${effect.else ? ` else ${effectToText(effect.else)}` : ''}`;
  if ('plunder' in effect) return `plunder from ${effect.plunder}`;
  if ('takeFromPlayers' in effect) return `${effect.takeFromPlayers} from players`;
  if ('swap' in effect) return `swap ${effect.swap}`;
  if ('complete' in effect) return 'complete quest';
  if ('visit' in effect) return 'visit building';
  if ('another' in effect) return 'another action';
  return `use ${effect.use}`;
}

const PLURALS: readonly string[] = ['provisions', 'points', 'cards'];
const counted = (n: number, resource: string): string =>
  `${n} ${n === 1 && PLURALS.includes(resource) ? resource.slice(0, -1) : resource}`;

/** '2 kumis + 1 card' */
export const amountsToText = (what: Amounts): string =>
  RESOURCES.flatMap((resource) => (what[resource] ? [counted(what[resource], resource)] : [])).join(' + ');
