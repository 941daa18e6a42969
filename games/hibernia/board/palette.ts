import { armyStyles } from '@tessera/ui';
import type { Colour } from '../rules/scenario/board.ts';

export { type ArmyColour, MARK_PATHS } from '@tessera/ui';

export const ARMY_STYLES = armyStyles('hb');

/** A land's or space's inks: the ground, and the pattern cut into it. */
export interface LandStyle {
  readonly fill: string;
  readonly cut: string;
}

const land = (id: Colour): LandStyle => ({ fill: `var(--hb-${id})`, cut: `var(--hb-${id}-cut)` });

export const LAND_STYLES: Readonly<Record<Colour, LandStyle>> = {
  blue: land('blue'),
  green: land('green'),
  red: land('red'),
  yellow: land('yellow'),
};
