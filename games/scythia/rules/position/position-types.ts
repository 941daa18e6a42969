import type { SeatNumber } from '@tessera/kernel';
import type { Building, DieColour, Plunder, WorkerColour } from '../scenario/scenario-types.ts';

/** Cards by name, or plunder by kind, with how many of each. */
export type Counts = Readonly<Record<string, number>>;

export interface CrewPosition {
  readonly name: string;
  readonly wounds: number;
}

export interface PlayerPosition {
  readonly hero: string | null;
  /** The worker in front of the player; null while it stands on the board. */
  readonly worker: WorkerColour | null;
  readonly silver: number;
  readonly kumis: number;
  readonly provisions: number;
  readonly gold: number;
  readonly equipment: number;
  readonly wagon: number;
  readonly livestock: number;
  readonly points: number;
  /** Names, sorted as the scenario lists them; null in the view of somebody who may not see them. */
  readonly hand: readonly string[] | null;
  readonly handSize: number;
  /** Five places each; null is an empty one. */
  readonly crew: readonly (CrewPosition | null)[];
  readonly eagles: readonly (string | null)[];
  readonly horses: readonly (string | null)[];
  /** Completed quests, by key. */
  readonly quests: readonly string[];
}

export interface SlotPosition {
  readonly settlement: string;
  /** 1 the left, 2 the right one. */
  readonly slot: number;
  /** Not every slot is in use with fewer than four players (S-13). */
  readonly used: boolean;
  readonly plunder: Readonly<Record<Plunder, number>>;
  readonly worker: WorkerColour | null;
  /** 'face down', the key of a quest that lies face up, or null. */
  readonly quest: string | null;
}

export interface RaidPosition {
  readonly settlement: string;
  readonly worker: WorkerColour;
  readonly kumis: number;
  readonly dice: readonly { readonly die: DieColour; readonly face: string }[];
  /** Rerolls left. */
  readonly rerolls: number;
  /** Places whose crew has got a wound in this raid and lives, from 1. */
  readonly wounded: readonly number[];
}

/** One thing that is still to be done; the last of `pending` is done first. What a and b mean is its kind's business. */
export interface PendingPosition {
  readonly kind: string;
  readonly a: number;
  readonly b: number;
}

export interface RivalPosition {
  readonly leader: string;
  readonly points: number;
  readonly provisions: number;
  readonly horses: Counts;
  readonly quests: readonly string[];
  /** Schemes not turned yet, as numbers from 1. */
  readonly schemes: readonly number[];
  /** The scheme turned last, from 1; 0 before the first. */
  readonly scheme: number;
}

export interface ScythiaPosition {
  readonly game: 'scythia';
  /** The id of a scenario that we ship, or the scenario itself. */
  readonly scenario: string | object;
  readonly seats: number;
  /** The rival's leader, for somebody who plays alone. */
  readonly options: Readonly<Record<string, string>>;
  /** In a view: the seat it is for, from 1; 0 for a spectator. A position, which tells all, has none. */
  readonly you?: SeatNumber;
  /** Seats are from 1; 0 before it is known. */
  readonly first: SeatNumber;
  /** Whose turn it is, or who chooses during set-up. */
  readonly turn: SeatNumber;
  /** Turns finished so far. */
  readonly turns: number;
  /** Turns left once the end has come about (S-60); null before. */
  readonly turnsLeft: number | null;
  readonly over: boolean;
  readonly players: readonly PlayerPosition[];
  readonly workers: Readonly<Record<Building, WorkerColour | null>>;
  /** Blocked in solo play (S-76). */
  readonly blocked: Building | null;
  /** The two places in the village. */
  readonly villageQuests: readonly (string | null)[];
  readonly slots: readonly SlotPosition[];
  /** Workers that have gone raiding, by settlement. */
  readonly raiders: Readonly<Record<string, readonly WorkerColour[]>>;
  /** Plunder that can still be gained. */
  readonly supply: Readonly<Record<Plunder, number>>;
  readonly pairs: readonly { readonly hero: string; readonly crew: string }[];
  readonly heroesLeft: readonly string[];
  readonly crewCards: {
    /** Cards in the deck, by name; null in a view. */
    readonly deck: Counts | null;
    readonly deckSize: number;
    readonly discard: Counts;
    /** In a view: the deck and the hands that can't be seen, together. */
    readonly unseen?: Counts;
    /** Played, and discarded when its effect is over. */
    readonly inPlay: Counts;
    readonly gone: Counts;
  };
  readonly animals: { readonly row: readonly (string | null)[]; readonly deck: Counts; readonly discard: Counts };
  /** Quests not seen yet: face down on the board, or out of the game. */
  readonly questsUnseen: readonly string[];
  readonly raid: RaidPosition | null;
  /** Which worker's colour counts now (S-21). */
  readonly colour: WorkerColour | null;
  /** Where the worker was placed this turn; it can't be taken back (S-21). */
  readonly placedAt: Building | null;
  /** Used this turn (S-56). */
  readonly heroUsed: boolean;
  readonly eaglesUsed: readonly number[];
  readonly rival: RivalPosition | null;
  readonly pending: readonly PendingPosition[];
}
