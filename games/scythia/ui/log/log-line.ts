import type { LogLine } from '@tessera/ui';
import { type ScythiaScene, seatName } from '../names.ts';

/** Nobody's: set-up, and what the table says. */
export const NOBODY = -1;

/** A line by its key; `seat` 0 is the rival, NOBODY is nobody. */
export type Line = (
  key: string,
  seat: number,
  args?: Readonly<Record<string, string | number>>,
  strong?: boolean,
) => LogLine[];

export const lineFor =
  (scene: ScythiaScene): Line =>
  (key, seat, args = {}, strong = false) => [
    {
      sentence: scene.text(`scythia.log.${key}`, { name: seat === NOBODY ? '' : seatName(scene, seat), ...args }),
      army: Math.max(0, seat),
      ...(strong ? { strong } : {}),
    },
  ];
