import { MoveList } from '@tessera/kernel';
import type { Budget } from '../arena/minds.ts';
import type { Appraiser } from '../review/appraiser.ts';

/** More moves than this say no more of what a turn is meant for. */
const LONGEST = 12;

/**
 * The best moves of the same seat after that one, up to the end of its turn or to the next dice or card. It sees many worlds where
 * something is hidden, and ends where they would ask for different things.
 */
export function restOfTurn<S, J>(
  appraiser: Appraiser<S, J>,
  worlds: readonly S[],
  first: number,
  budget: Budget,
): readonly string[] {
  const { rules } = appraiser.game;
  const [root] = worlds;
  const seat = rules.actor(root);
  const turn = worlds.map((world) => {
    const copy = rules.alloc(world);
    rules.copyInto(copy, world);
    return copy;
  });
  const list = new MoveList();
  const line: string[] = [];
  let move = first;
  for (;;) {
    for (const s of turn) rules.play(s, move);
    const goesOn = turn.every((s) => rules.actor(s) === seat && rules.turnOf(s) === seat);
    if (!goesOn || line.length === LONGEST) return line;
    const legal = turn.map((s) => {
      rules.legal(s, list);
      return list.toArray();
    });
    const common = legal[0].filter((each) => legal.every((moves) => moves.includes(each)));
    const best =
      common.length > 1 ? appraiser.look(turn, budget).find((each) => common.includes(each.move))?.move : common[0];
    if (best === undefined) return line;
    move = best;
    line.push(rules.format(turn[0], move));
  }
}
