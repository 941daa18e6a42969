import { conformance } from '@tessera/kernel/conformance';
import { hibernia } from '../index.ts';
import { RING_MAP, SMALL_MAP } from '../testing/maps.ts';
import { warriors } from '../testing/warriors.ts';

conformance(hibernia, {
  games: 2,
  maxMoves: 20_000,
  invariants: warriors,
  tables: [
    { seats: 3, scenario: 'hibernia', options: { scattered: 'yes' } },
    { seats: 4, scenario: 'hibernia', options: { scattered: 'yes' } },
    { seats: 3, scenario: SMALL_MAP, options: {} },
    { seats: 4, scenario: RING_MAP, options: { scattered: 'yes' } },
  ],
});
