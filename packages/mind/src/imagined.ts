import { fail, type Game, type Outcome, ok, type Rng } from '@tessera/kernel';

/** A position that a view allows. A view may come from anywhere, over a wire or from a file: one that can't be read is refused with the reason. */
export function imagined<S, J>({ rules }: Game<S, J>, view: J, rng: Rng): Outcome<S> {
  try {
    return ok(rules.determinize(view, rng));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail('bad-position', `This is no view of a position of this game: ${reason}`);
  }
}
