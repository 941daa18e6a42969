import { conformance } from '@tessera/kernel/conformance';
import { scythia } from '../index.ts';
import { invariants } from '../testing/invariants.ts';
import { scramble } from '../testing/scramble.ts';

conformance(scythia, {
  games: 1,
  maxMoves: 20_000,
  every: 3,
  invariants,
  scramble,
  // all but drawing is done in the open, even where nothing of it stays: a gain over the limit is lost again
  forgotten: (words) => !words.startsWith('draw'),
});
