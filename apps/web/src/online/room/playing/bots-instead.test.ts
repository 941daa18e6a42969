import type { SeatInfo } from '@tessera/protocol';
import { expect, it } from 'vitest';
import { goneFrom } from './BotsInstead.tsx';

const bot = (seat: number, id?: string, name = ''): SeatInfo =>
  ({ seat, colour: 'sky', kind: 'bot', level: 'medium', ...(id && { left: { id, name } }) }) as SeatInfo;

it('who has left is named once, with those who played at their device; bots that were there before are not', () => {
  expect(goneFrom([bot(1, 'a', 'Anna'), bot(2), bot(3, 'b', 'Boris'), bot(4, 'a', 'Grandma')])).toEqual([
    { id: 'a 1 4', person: 'a', names: ['Anna', 'Grandma'] },
    { id: 'b 3', person: 'b', names: ['Boris'] },
  ]);
});
