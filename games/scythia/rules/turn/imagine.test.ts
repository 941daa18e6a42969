import { unwrap } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { rules } from '../index.ts';
import { imagineTurn } from './imagine.ts';

const begun = () => unwrap(rules.fromJSON({ game: 'scythia', seats: 2, players: [{ provisions: 3 }, { silver: 5 }] }));

test('S-20 a turn imagined for another seat begins anew, whatever the one before is in the middle of', () => {
  const s = begun();
  rules.play(s, unwrap(rules.parse(s, 'place Silversmith')));
  expect(imagineTurn(s, 1)).toBe(true);
  expect(rules.actor(s)).toBe(1);
  expect(rules.parse(s, 'place Farm').ok).toBe(true);
  expect(rules.toJSON(s).players[1]).toMatchObject({ silver: 5 });
});

test('S-14 in set-up there is no turn to imagine', () => {
  const s = unwrap(rules.setup({ seats: 2, scenario: 'scythia', options: {} }));
  expect(imagineTurn(s, 1)).toBe(false);
});
