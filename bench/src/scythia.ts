import { scythia } from '@tessera/scythia';
import { playThroughs } from './play-throughs.ts';

export const SCYTHIA_SEATS = 4;

export const scythiaPlayThroughs = () =>
  playThroughs(scythia, { seats: SCYTHIA_SEATS, scenario: 'scythia', options: {} }, 1);
