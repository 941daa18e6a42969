import { armyStyles } from '@tessera/ui';
import type { DieColour, Plunder, Region, WorkerColour } from '../rules/scenario/scenario-types.ts';

export type { ArmyColour } from '@tessera/ui';

export const ARMY_STYLES = armyStyles('sc');

/** Painted wood: the front, and what is cut or shaded on it. */
export interface Wood {
  readonly fill: string;
  readonly edge: string;
  /** What is drawn on the front. */
  readonly on: string;
}

const wood = (id: string): Wood => ({
  fill: `var(--sc-${id})`,
  edge: `var(--sc-${id}-edge)`,
  on: `var(--sc-${id}-on)`,
});

export const WORKER_STYLES: Readonly<Record<WorkerColour, Wood>> = {
  blue: wood('blue'),
  grey: wood('grey'),
  red: wood('red'),
};

export const PLUNDER_STYLES: Readonly<Record<Plunder, Wood>> = {
  gold: wood('gold'),
  equipment: wood('equipment'),
  wagon: wood('wagon'),
  livestock: wood('livestock'),
};

export const DIE_STYLES: Readonly<Record<DieColour, Wood>> = {
  red: wood('die-red'),
  white: wood('die-white'),
  yellow: wood('die-yellow'),
};

/** A land's inks: the ground, and the marks cut into it. */
export interface LandStyle {
  readonly fill: string;
  readonly cut: string;
}

const land = (id: string): LandStyle => ({ fill: `var(--sc-${id})`, cut: `var(--sc-${id}-cut)` });

export const LAND_STYLES: Readonly<Record<Region, LandStyle>> = {
  Cimmeria: land('cimmeria'),
  Assyria: land('assyria'),
  Persia: land('persia'),
  Greece: land('greece'),
};
