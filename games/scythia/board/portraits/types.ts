/**
 * The inks of a portrait. Printed ones are outlined with the block; `line` and `pale` are only strokes, `fine` thin
 * ones; `shade` is printed without an outline.
 */
export type Ink =
  | 'skin'
  | 'hair'
  | 'coat'
  | 'trim'
  | 'metal'
  | 'gold'
  | 'wood'
  | 'bone'
  | 'hide'
  | 'leaf'
  | 'blood'
  | 'dark'
  | 'eye'
  | 'pupil'
  | 'motif'
  | 'heavyMotif'
  | 'line'
  | 'fine'
  | 'pale'
  | 'gilt'
  | 'heavy';

/** What is printed, and how it is moved, if it is. */
export type Layer = readonly [ink: Ink, path: string, transform?: string];
export type Part = readonly Layer[];

export const SKINS = { fair: '#ecc9a4', tan: '#d9a877', brown: '#b57f55', pale: '#ead9c4' } as const;
export const HAIRS = {
  black: '#3a323a',
  brown: '#6b4530',
  red: '#b4552a',
  fair: '#d6a14c',
  grey: '#a5a09a',
  white: '#eee8dc',
} as const;
/** Dyes of cloth: madder, indigo, weld, moss, plum, walnut, felt, teal. */
export const DYES = {
  madder: '#a9402f',
  indigo: '#3c5787',
  weld: '#d29a35',
  moss: '#71793f',
  plum: '#75466a',
  walnut: '#76523a',
  felt: '#cbbb9d',
  teal: '#3d7a78',
  slate: '#6b7480',
  ink: '#463f4a',
} as const;
/** Grounds behind a head, pale enough for what stands before them. */
export const GROUNDS = {
  dawn: ['#eec98c', '#d99a43'],
  dusk: ['#d9a08a', '#b96a52'],
  sky: ['#b9cbd2', '#8fabb8'],
  night: ['#545f80', '#8a93b0'],
  steppe: ['#cfcb95', '#9c9c58'],
  felt: ['#e3d6bd', '#bfac88'],
  rose: ['#dfb7a6', '#bb7f68'],
  stone: ['#c9c4bb', '#9d968a'],
} as const;

export interface Person {
  readonly skin: keyof typeof SKINS;
  readonly hairInk: keyof typeof HAIRS;
  readonly coatInk: keyof typeof DYES;
  readonly trimInk: keyof typeof DYES;
  readonly ground: keyof typeof GROUNDS;
}
