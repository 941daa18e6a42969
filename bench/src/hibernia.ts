import { hibernia } from '@tessera/hibernia';
import { playThroughs } from './play-throughs.ts';

export const HIBERNIA_SEATS = 4;

export const hiberniaPlayThroughs = () =>
  playThroughs(hibernia, { seats: HIBERNIA_SEATS, scenario: 'hibernia', options: {} }, 1);
