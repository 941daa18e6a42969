import { randomMove } from '../record.ts';
import { type Harness, same } from './harness.ts';

/** A turn that is planned ahead: whoever's it is could play it, and it comes to an end. */
export function imaginedConforms<S, J>(h: Harness<S, J>): void {
  const { game, rules, options, list, legalMoves, clone, snapshot, everywhere } = h;
  if (!rules.imagineTurn) return;

  everywhere('a turn of any seat can be imagined, or is refused and nothing has changed', (s, rng) => {
    const before = snapshot(s);
    for (let seat = 0; seat < rules.seats(s); seat++) {
      const imagined = clone(s);
      if (!rules.imagineTurn?.(imagined, seat)) {
        same(snapshot(imagined), before);
        continue;
      }
      same(rules.turnOf(imagined), seat);
      for (let n = 0; rules.turnOf(imagined) === seat && n < options.maxMoves; n++) {
        same(legalMoves(imagined).length > 0, true);
        rules.play(imagined, randomMove(game, imagined, rng, list));
        // a seat alone at its table has one turn after another
        if (rules.seats(s) === 1) break;
      }
      same(rules.turnOf(imagined) === seat && rules.seats(s) > 1, false);
    }
    same(snapshot(s), before);
  });
}
