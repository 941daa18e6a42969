import { seatNumber } from '@tessera/kernel';
import type { TargetKind } from '../../board/index.ts';
import type { CambriaPosition } from '../../index.ts';

/** A moment of a game for a picture. Armies in order: amber, sky, teal. */
export interface Scene {
  /** Places the picture shows; it is cut as close around them as it can. */
  readonly around: readonly string[];
  readonly roads?: readonly [amber: readonly string[], sky: readonly string[], teal: readonly string[]];
  readonly ships?: readonly number[];
  readonly forts?: readonly [amber: readonly string[], sky: readonly string[], teal: readonly string[]];
  readonly legion?: string;
  readonly dice?: readonly number[];
  /** The second die is lent by a ship. */
  readonly lent?: boolean;
  readonly targets?: readonly (readonly [place: string, kind: TargetKind])[];
  readonly ghost?: { readonly place: string; readonly piece: 'amber' | 'legion' };
  /** Fort tokens and bonus tokens beside the board. */
  readonly tokens?: readonly { readonly kind: 'fort' | 'bonus'; readonly value: number }[];
}

const EVERYWHERE = ['Segontium', 'Isca', 'Deva', 'Moridunum', 'standard'];

/** One for each step of words/howto.*.json. */
export const SCENES: Readonly<Record<string, Scene>> = {
  aim: {
    around: ['Canovium', 'Deva', 'Caer Gai'],
    roads: [['Canovium/Deva', 'Deva/Caer Gai'], ['Canovium/Caer Gai'], []],
    forts: [['Deva'], [], []],
    tokens: [{ kind: 'fort', value: 2 }],
  },
  board: { around: ['Segontium', 'Canovium', 'Tomen-y-Mur', 'Caer Gai'] },
  turn: {
    around: ['Gobannium', 'Nidum', 'Isca', 'Cicucium'],
    roads: [['Cicucium/Gobannium'], ['Gobannium/Isca'], []],
    dice: [3, 5],
    targets: [
      ['Gobannium/Nidum', 'place'],
      ['Nidum/Isca', 'place'],
      ['Moridunum/Nidum', 'place'],
      ['Castell Collen/Gobannium', 'place'],
      ['Bravonium/Gobannium', 'place'],
    ],
    ghost: { place: 'Gobannium/Nidum', piece: 'amber' },
  },
  double: {
    around: ['Segontium', 'Canovium', 'Tomen-y-Mur', 'Caer Gai'],
    roads: [['Segontium/Canovium'], ['Canovium/Tomen-y-Mur'], ['Canovium/Caer Gai']],
    dice: [4, 4],
    targets: [
      ['Canovium/Tomen-y-Mur', 'throwOut'],
      ['Canovium/Caer Gai', 'throwOut'],
      ['Canovium/Deva', 'place'],
    ],
  },
  legion: {
    around: ['Castell Collen', 'Cicucium', 'Bremia', 'Bravonium'],
    roads: [
      ['Castell Collen/Cicucium'],
      ['Cefn Caer/Castell Collen', 'Bremia/Castell Collen'],
      ['Mediomanum/Castell Collen'],
    ],
    legion: 'Bravonium/Castell Collen',
    dice: [1, 6],
  },
  ship: { around: ['ship 5'], ships: [5], dice: [5, 5], lent: true },
  fall: {
    around: ['Cefn Caer', 'Caer Gai', 'Mediomanum', 'Bremia', 'Castell Collen'],
    roads: [['Caer Gai/Cefn Caer', 'Cefn Caer/Castell Collen'], ['Cefn Caer/Mediomanum'], ['Cefn Caer/Bremia']],
    forts: [['Cefn Caer'], [], []],
  },
  bonus: {
    around: ['Gobannium', 'Castell Collen', 'Bravonium', 'Isca'],
    roads: [
      ['Gobannium/Isca', 'Cicucium/Gobannium', 'Bravonium/Gobannium'],
      ['Castell Collen/Gobannium', 'Gobannium/Nidum'],
      [],
    ],
    forts: [['Gobannium'], [], []],
    tokens: [
      { kind: 'fort', value: 5 },
      { kind: 'bonus', value: 3 },
    ],
  },
  end: {
    around: EVERYWHERE,
    roads: [
      ['Segontium/Canovium', 'Canovium/Deva', 'Caer Gai/Mediomanum', 'Bravonium/Gobannium'],
      ['Segontium/Tomen-y-Mur', 'Deva/Caer Gai', 'Bremia/Moridunum', 'Nidum/Isca'],
      ['Canovium/Tomen-y-Mur', 'Moridunum/Nidum', 'Cicucium/Gobannium', 'Gobannium/Isca'],
    ],
    forts: [
      ['Canovium', 'Deva', 'Mediomanum', 'Viroconium'],
      ['Segontium', 'Caer Gai', 'Isca'],
      ['Tomen-y-Mur', 'Moridunum', 'Nidum'],
    ],
  },
};

export function positionOf(scene: Scene): CambriaPosition {
  const army = (index: 0 | 1 | 2) => {
    const roads = scene.roads?.[index] ?? [];
    const ships = index === 0 ? (scene.ships ?? []) : [];
    return {
      reserve: 5 - roads.length - ships.length,
      roads,
      ships,
      forts: scene.forts?.[index] ?? [],
      bonus: [],
      points: 0,
    };
  };
  return {
    game: 'cambria',
    seats: 3,
    scenario: 'cambria',
    options: { lateTie: 'last' },
    phase: 'act',
    turn: seatNumber(0),
    turns: 6,
    passes: 0,
    dice: scene.dice ?? [],
    shipUsed: false,
    legion: scene.legion ?? 'standard',
    armies: [army(0), army(1), army(2)],
  };
}
