import { type Game, MoveList, SeededRng } from '@tessera/kernel';
import type { MakeMind } from '../minds.ts';
import { drawMove, type Odds } from '../player.ts';

/** The move behind which it leads by most points at once; one of those if there are several. */
export const greedy: MakeMind = (game) => {
  const { rules } = game;
  const legal = new MoveList();
  const odds = (view: unknown): Odds[] => {
    const s = rules.determinize(view, new SeededRng(0));
    const seat = rules.actor(s);
    const ahead = rules.alloc(s);
    rules.legal(s, legal);
    const moves = legal.toArray();
    const leads = moves.map((move) => {
      rules.copyInto(ahead, s);
      rules.play(ahead, move);
      return leadOf(game, ahead, seat);
    });
    const most = Math.max(...leads);
    const best = moves.filter((_, i) => leads[i] === most);
    return best.map((move) => ({ move: rules.format(s, move), share: 1 / best.length }));
  };
  return { choose: (view, _budget, rng) => drawMove(odds(view), rng), odds, instant: true };
};

function leadOf({ rules }: Game, s: unknown, seat: number): number {
  const { standings, rival } = rules.result(s);
  let own = 0;
  let others = rival?.points ?? 0;
  for (const standing of standings)
    if (standing.seat === seat) own = standing.points;
    else others = Math.max(others, standing.points);
  return own - others;
}
