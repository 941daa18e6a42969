import { type SeatNumber, seatNumber } from '@tessera/kernel';
import { type BoardPreview, SHIELD_PLACE, type TargetKind } from '../../board/index.ts';
import type { HiberniaPosition } from '../../index.ts';

type Face = NonNullable<HiberniaPosition['die']>;
/** 'Mide' or 'Mide 2', as many warriors as it says. */
type Lands = readonly string[];

/** A moment of a game for a picture. Armies in order: amber, sky, teal, vermilion. Amber is to act. */
export interface Scene {
  /** What the picture shows; it is cut as close around it as it can: lands, 'shield', 'sword', 'space 12'. */
  readonly around: readonly string[];
  readonly lands: readonly [amber: Lands, sky: Lands, teal: Lands, vermilion: Lands];
  readonly die: Face;
  /** Drawn beside the map. */
  readonly showDie?: boolean;
  readonly distances?: readonly number[];
  readonly shield?: readonly number[];
  readonly targets?: readonly (readonly [place: string, kind: TargetKind])[];
  readonly preview?: BoardPreview;
}

/** One for each step of words/howto.*.json. */
export const SCENES: Readonly<Record<string, Scene>> = {
  aim: {
    around: ['sword', 'space 8', 'Cenél Conaill', 'Dál Riata'],
    lands: [['Cenél Conaill 2', 'Dál Riata', 'Cenél nEógain'], ['Ulaid 2', 'Brega'], [], []],
    die: 'blue',
    distances: [2, 3, 0, 0],
    preview: { distances: [5, null, null, null] },
  },
  map: {
    around: ['sword', 'space 15', 'space 34', 'Aurmumu'],
    lands: [['Cenél Conaill'], ['Aidne'], ['Brega'], ['Caisel']],
    die: 'black',
  },
  roll: {
    around: ['Uí Maine', 'Aurmumu', 'Airgialla', 'Mide'],
    lands: [['Aurmumu 2', 'Uí Fidgeinti'], ['Cruachan', 'Umall'], [], []],
    die: 'green',
    showDie: true,
    targets: [
      ['Uí Maine', 'march'],
      ['Uí Dúnlainge', 'march'],
      ['Desmumu', 'march'],
    ],
  },
  march: {
    around: ['Mide', 'Ulaid', 'Brega', 'Cenél nEógain'],
    lands: [['Cenél nEógain', 'Ulaid 2', 'Brega'], ['Aurmumu', 'Uí Maine'], [], []],
    die: 'red',
    targets: [['Mide', 'march']],
    preview: { land: 'Mide', holder: seatNumber(0), warriors: 3 },
  },
  battle: {
    around: ['Mide', 'Ulaid', 'Brega', 'Cenél nEógain'],
    lands: [['Cenél nEógain', 'Ulaid 2', 'Brega'], ['Mide 2', 'Aurmumu', 'Uí Maine'], [], []],
    die: 'red',
    targets: [['Mide', 'battle']],
    preview: { land: 'Mide', holder: seatNumber(0), warriors: 1 },
  },
  lasttwo: {
    around: ['Dál Riata', 'Ulaid', 'Cenél Conaill', 'Cenél nEógain', 'Mide'],
    lands: [['Cenél nEógain 2', 'Brega'], ['Dál Riata', 'Ulaid'], [], []],
    die: 'black',
    targets: [
      ['Cenél Conaill', 'march'],
      ['Airgialla', 'march'],
      ['Mide', 'march'],
    ],
  },
  raise: {
    around: ['shield'],
    lands: [['Brega', 'Mide'], ['Aurmumu', 'Uí Maine'], ['Umall'], ['Caisel']],
    die: 'red',
    shield: [6, 3, 1, 0],
    targets: [[SHIELD_PLACE, 'raise']],
  },
  score: {
    around: ['space 32', 'space 39'],
    lands: [['Mide', 'Aurmumu 2', 'Cenél nEógain'], ['Umall', 'Cruachan'], [], []],
    die: 'blue',
    distances: [34, 31, 27, 25],
    preview: { distances: [36, null, null, null] },
  },
  leap: {
    around: ['space 3', 'space 10'],
    lands: [['Mide', 'Aurmumu'], ['Ulaid', 'Brega'], [], []],
    die: 'purple',
    showDie: true,
    distances: [5, 0, 0, 0],
    preview: { distances: [8, null, null, null] },
  },
  end: {
    around: ['space 41', 'sword', 'space 4'],
    lands: [
      ['Brega 2', 'Mide', 'Ulaid'],
      ['Aurmumu', 'Uí Maine 2', 'Cruachan'],
      ['Umall', 'Aidne'],
      ['Caisel', 'Desmumu'],
    ],
    die: 'blue',
    distances: [42, 40, 37, 34],
    preview: { distances: [45, null, null, null] },
  },
  hints: {
    around: ['Uí Maine', 'Aurmumu', 'Airgialla', 'Mide'],
    lands: [
      ['Airgialla 4', 'Mide 4', 'Cenél nEógain'],
      ['Uí Maine 2', 'Aidne', 'Cruachan'],
      ['Aurmumu 2', 'Caisel'],
      [],
    ],
    die: 'blue',
  },
};

const ARMY = 13;

export function positionOf(scene: Scene): HiberniaPosition {
  const lands: Record<string, { army: SeatNumber; warriors: number }> = {};
  const onMap = scene.lands.map((held, index) => {
    let sum = 0;
    for (const text of held) {
      const [, name = '', count = '1'] = /^(.*?)(?: (\d+))?$/.exec(text) ?? [];
      lands[name] = { army: seatNumber(index), warriors: Number(count) };
      sum += Number(count);
    }
    return sum;
  });
  return {
    game: 'hibernia',
    seats: 4,
    scenario: 'hibernia',
    options: { scattered: 'no' },
    phase: 'act',
    first: seatNumber(0),
    turn: seatNumber(0),
    turns: 8,
    die: scene.die,
    actions: { die: scene.die !== 'purple', wild: true },
    march: null,
    ending: false,
    lands,
    players: onMap.map((sum, seat) => {
      const shield = scene.shield?.[seat] ?? 0;
      return { reserve: ARMY - sum - shield, shield, distance: scene.distances?.[seat] ?? 0 };
    }),
  };
}
