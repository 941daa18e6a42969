import { fail, type Game, type Outcome, ok } from '@tessera/kernel';
import { type Effort, effortOf, fullEffort, sweepEffort } from '@tessera/mind';

/** What whoever wants a review may say of how much it thinks: one of these, or nothing for the usual. */
interface Wish {
  readonly ms?: number;
  readonly iterations?: number;
  readonly quick?: boolean;
}

export function chooseEffort(game: Game, { ms, iterations, quick = false }: Wish): Outcome<Effort> {
  if (Number(ms !== undefined) + Number(iterations !== undefined) + Number(quick) > 1)
    return fail('bad-request', 'Take one of ms, iterations and quick.');
  if (quick) return ok(sweepEffort());
  if (ms !== undefined) return ok(effortOf({ ms }, game));
  return ok(iterations === undefined ? fullEffort(game) : effortOf({ iterations }, game));
}
