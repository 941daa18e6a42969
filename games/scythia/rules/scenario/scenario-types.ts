/** The words that cards, dice and boards are written in: see scenarios/scenario.schema.json. */

export const REGIONS = ['Cimmeria', 'Assyria', 'Persia', 'Greece'] as const;
export type Region = (typeof REGIONS)[number];

export const WORKER_COLOURS = ['blue', 'grey', 'red'] as const;
export type WorkerColour = (typeof WORKER_COLOURS)[number];

export const DIE_COLOURS = ['red', 'white', 'yellow'] as const;
export type DieColour = (typeof DIE_COLOURS)[number];

/** The rival leaders of S-70. */
export const LEADERS = ['trader', 'lookout', 'huntsman', 'outrider'] as const;

/** In the order of the table of S-30 to S-37. */
export const BUILDINGS = [
  'stables',
  'barracks',
  'silversmith',
  'farm',
  'chiefs-tent',
  'town-centre',
  'meeting-tent',
  'market',
] as const;
export type Building = (typeof BUILDINGS)[number];

export const PLUNDER = ['gold', 'equipment', 'wagon', 'livestock'] as const;
export type Plunder = (typeof PLUNDER)[number];

/** All that a player has a number of. */
export const RESOURCES = ['silver', 'kumis', 'provisions', ...PLUNDER, 'points', 'cards'] as const;
export type Resource = (typeof RESOURCES)[number];

export type Amounts = Readonly<Partial<Record<Resource, number>>>;

/** What a card does when it is played, and what a building does. */
export type Effect =
  | { readonly gain: Amounts }
  /** `plunder` is that many of any kind, chosen one by one. */
  | { readonly spend: Amounts & { readonly plunder?: number }; readonly to: Effect }
  | { readonly choose: readonly Effect[] }
  | { readonly all: readonly Effect[] }
  | { readonly heal: number }
  /** Hire from hand, for so much silver less. */
  | { readonly hire: number }
  | { readonly take: 'eagle' | 'horse' }
  | { readonly discard: number }
  | { readonly ifMore: Resource; readonly then: Effect; readonly else?: Effect }
  /** One plunder of choice from a slot there (S-59). */
  | { readonly plunder: Region }
  | { readonly takeFromPlayers: Resource }
  | { readonly swap: 'crew' | 'eagle' }
  | { readonly complete: 'quest' }
  | { readonly visit: 'any' }
  | { readonly another: 'town-centre' }
  /** The three of the Town Centre (S-35). */
  | { readonly use: 'card' | 'hero' | 'eagle' };

/** What is counted for an ability. */
export const COUNTED = ['eagle', 'other crew', 'horse', 'quest', 'gold', 'equipment', 'wagon', 'livestock'] as const;
export type Counted = (typeof COUNTED)[number];

/** What a crew does while it is hired. */
export type Ability =
  | { readonly raid: Region; readonly gain: Amounts }
  | {
      readonly strength: number;
      readonly region?: Region;
      readonly worker?: WorkerColour;
      readonly per?: Counted;
      readonly each?: number;
    }
  | { readonly ignore: number; readonly region?: Region }
  | { readonly reroll: number }
  | { readonly raidCost: { readonly provisions?: number; readonly wagon?: number } }
  | { readonly hireCost: number }
  | { readonly building: Building; readonly gain: Amounts }
  | { readonly whenWounded: Amounts }
  | { readonly whenKilled: Amounts | 'return' }
  | { readonly end: number; readonly per?: Counted; readonly each?: number; readonly most?: number };

export interface ScenarioSettlement {
  readonly name: string;
  readonly region: Region;
  readonly workers: readonly WorkerColour[];
  readonly crew: number;
  readonly provisions: number;
  readonly wagons: number;
  readonly dice: { readonly red: number; readonly white: number };
  readonly tiers: readonly { readonly strength: number; readonly points: number }[];
  /** Below the first tier. */
  readonly wounds: number;
  readonly slots: readonly { readonly plunder: number; readonly worker: WorkerColour }[];
}

export interface ScenarioHero {
  readonly name: string;
  readonly effect: Effect;
}

export interface ScenarioCrew {
  readonly name: string;
  readonly copies: number;
  readonly cost: number;
  readonly strength: number;
  readonly ability: Ability;
  readonly effect: Effect;
}

export type EagleKind = 'double' | 'unlock' | 'plain';

export interface ScenarioAnimal {
  readonly name: string;
  readonly copies: number;
  readonly eagle: { readonly kind: EagleKind; readonly strength: number; readonly points: number };
  readonly horse: { readonly strength: number; readonly points: number };
}

export type ScenarioQuest =
  | { readonly cost: Readonly<Partial<Record<'silver' | Plunder, number>>>; readonly points: number }
  | { readonly strength: number; readonly points: number };

export interface ScenarioLeader {
  readonly name: string;
  readonly strength: number;
  readonly provisions: number;
  readonly gains: number;
}

export interface ScenarioScheme {
  readonly region: Region;
  readonly slot: number;
  readonly provisions: number;
  readonly strength: number;
  readonly points: number;
  readonly quest: { readonly row: 'down' | 'up'; readonly along: 'right' | 'left' };
  readonly horse: number;
  readonly blocks: Building;
}

export interface Scenario {
  readonly id: string;
  readonly name: string;
  /** Six faces each: strength and wounds, as '2', '3w' or '2/2w'. */
  readonly dice: Readonly<Record<DieColour, readonly string[]>>;
  readonly plunder: Readonly<Record<Plunder, number>>;
  /** Three in each region: left, centre, right. */
  readonly settlements: readonly ScenarioSettlement[];
  readonly heroes: readonly ScenarioHero[];
  readonly crew: readonly ScenarioCrew[];
  readonly animals: readonly ScenarioAnimal[];
  readonly quests: readonly ScenarioQuest[];
  readonly leaders: readonly ScenarioLeader[];
  readonly schemes: readonly ScenarioScheme[];
}
