import type { Text } from '@tessera/ui';
import type { Where } from '../../rules/state/events.ts';
import { nameOf } from './card-names.ts';

/** 'Kimmerikon (Cimmeria)' is too long for a log: the settlement alone says where. */
export const settlementName = (text: Text, settlement: string): string => nameOf(text, 'settlement', settlement);

export const whereText = (text: Text, { settlement, slot }: Where): string =>
  settlement === null
    ? text('scythia.where.village')
    : text('scythia.where.slot', { settlement: settlementName(text, settlement), slot });
