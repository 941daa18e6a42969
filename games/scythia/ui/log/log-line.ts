import { NO_SEAT, type SeatNumber } from '@tessera/kernel';
import type { LogLine } from '@tessera/ui';
import { type ScythiaScene, seatName } from '../names.ts';

/** A line about a seat, whose name the sentence is told; `seat` 0 is the rival, and null nobody: set-up, and what the table says. */
export type Line = (seat: SeatNumber | null, sentence: (name: string) => string, strong?: boolean) => LogLine[];

export const lineFor =
  (scene: ScythiaScene): Line =>
  (seat, sentence, strong = false) => [
    {
      sentence: sentence(seat === null ? '' : seatName(scene, seat)),
      army: seat ?? NO_SEAT,
      ...(strong ? { strong } : {}),
    },
  ];
