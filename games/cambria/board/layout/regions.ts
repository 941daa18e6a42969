import type { Point } from './vec.ts';

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
      [55.0, 120],
      [54.41, 770],
      [54.1, 930],
      [53.85, 1080],
    ],
    anchors: [
      { x: 85, y: 365 },
      { x: 76, y: 500 },
      { x: 90, y: 630 },
      { x: 78, y: 765 },
      { x: 100, y: 900 },
      { x: 1008, y: 90 },
    ],
    rose: { x: 225, y: 890 },
  },
];
