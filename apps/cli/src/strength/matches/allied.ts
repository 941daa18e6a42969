import { type Evaluate, type Game, type Result, type Rules, SeededRng } from '@tessera/kernel';
import { type Budget, budgetText, type MakeMind, type Player } from '@tessera/mind';

/** The name under which a bot that plays with a partner sits at a table. */
export const ALLY = 'ally';

/**
 * The bot as one of two that play together: both think the chances of both are theirs, and that each of them knows it of the other. What
 * either wins is half of each one's. `partner` is how many seats further the other sits.
 */
export function ally(make: MakeMind, game: Game, partner: number, budget: Budget): Player<unknown> {
  const minds = new Map<number, ReturnType<MakeMind>>();
  return {
    name: `${ALLY}:${budgetText(budget)}`,
    move(view, rng) {
      // the seat that acts is the same in every world that the view allows
      const s = game.rules.determinize(view, new SeededRng(0));
      const seat = game.rules.actor(s);
      const other = (seat + partner) % game.rules.seats(s);
      const mind = minds.get(seat) ?? make(sharing(game, seat, other));
      minds.set(seat, mind);
      return mind.choose(view, budget, rng);
    },
  };
}

/** The game as those two see it who share what they win. */
function sharing(game: Game, one: number, other: number): Game {
  const shared =
    (evaluate: Evaluate<unknown>): Evaluate<unknown> =>
    (s, out) => {
      evaluate(s, out);
      out[one] = out[other] = (out[one] + out[other]) / 2;
    };
  const evaluate: Evaluate<unknown> = game.evaluate;
  const rules: Rules<unknown> = { ...game.rules, result: (s) => sharedResult(game.rules.result(s), one, other) };
  return {
    ...game,
    rules,
    evaluate: Object.assign(shared(evaluate), evaluate.quick ? { quick: shared(evaluate.quick) } : {}),
  };
}

function sharedResult(result: Result, one: number, other: number): Result {
  const ours = result.winners.filter((seat) => seat === one || seat === other);
  if (ours.length !== 1) return result;
  return { ...result, winners: [...result.winners.filter((seat) => seat !== ours[0]), one, other] };
}
