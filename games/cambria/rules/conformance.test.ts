import { conformance } from '@tessera/kernel/conformance';
import { cambria } from '../index.ts';
import { SMALL_BOARD } from '../testing/boards.ts';
import { pieces } from '../testing/pieces.ts';

conformance(cambria, {
  games: 2,
  maxMoves: 20_000,
  invariants: pieces,
  tables: [
    { seats: 2, scenario: SMALL_BOARD, options: {} },
    { seats: 5, scenario: SMALL_BOARD, options: { lateTie: 'first' } },
  ],
});
