import type { Point } from '@tessera/game-kit/board';

export type Knots = readonly (readonly [number, number])[];

/** A stretch of country we have a coast of, and how it is laid on the board. */
export interface Region {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly lon: Knots;
  readonly lat: Knots;
  readonly anchors: readonly Point[];
  readonly rose: Point;
  readonly inscriptions: readonly Inscription[];
}

/** A name on the sea, as Ptolemy has it; Latin, so the same in every language. */
export interface Inscription extends Point {
  readonly text: string;
  readonly size: number;
  /** Degrees, clockwise. */
  readonly turn: number;
}

export const REGIONS: readonly Region[] = [
  {
    id: 'wales',
    width: 960,
    height: 1040,
    lon: [
      [-6.3, -190],
      [-5.3, 30],
      [-4.32, 300],
      [-2.7, 868],
      [-1.9, 1090],
    ],
    lat: [
      [53.9, -230],
      [53.45, -10],
      [53.22, 110],
      [51.58, 890],
      [51.25, 1030],
      [50.9, 1180],
    ],
    anchors: [
      { x: 90, y: 120 },
      { x: 95, y: 370 },
      { x: 215, y: 470 },
      { x: 80, y: 590 },
      { x: 90, y: 960 },
      { x: 330, y: 985 },
    ],
    rose: { x: 80, y: 250 },
    inscriptions: [
      { text: 'MARE HIBERNICUM', x: -112, y: 640, size: 40, turn: -78 },
      { text: 'Sabrina Aestuarium', x: 560, y: 1003, size: 25, turn: 4 },
    ],
  },
  {
    id: 'cumbria',
    width: 1080,
    height: 970,
    lon: [
      [-4.9, -240],
      [-3.65, 176],
      [-3.39, 275],
      [-1.65, 882],
      [-1.45, 935],
      [-1.2, 1060],
      [-0.9, 1190],
    ],
    lat: [
      [55.55, -260],
      [55, 112],
      [54.41, 838],
      [54.1, 1010],
      [53.85, 1170],
    ],
    anchors: [
      { x: 118, y: 420 },
      { x: 76, y: 535 },
      { x: 94, y: 648 },
      { x: 76, y: 760 },
      { x: 98, y: 882 },
      { x: 1008, y: 90 },
    ],
    rose: { x: 1024, y: 296 },
    inscriptions: [
      { text: 'MARE HIBERNICUM', x: -72, y: 610, size: 29, turn: -64 },
      { text: 'OCEANUS GERMANICUS', x: 1172, y: 372, size: 36, turn: 66 },
    ],
  },
];
