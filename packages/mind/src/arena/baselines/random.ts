import { MoveList, SeededRng } from '@tessera/kernel';
import type { MakeMind } from '../minds.ts';
import { drawMove, type Odds } from '../player.ts';

/** The measure from below: any legal move, all alike. They are the same in every world that the view allows. */
export const random: MakeMind = ({ rules }) => {
  const legal = new MoveList();
  const odds = (view: unknown): Odds[] => {
    const s = rules.determinize(view, new SeededRng(0));
    const count = rules.legal(s, legal);
    return legal.toArray().map((move) => ({ move: rules.format(s, move), share: 1 / count }));
  };
  return { choose: (view, _budget, rng) => drawMove(odds(view), rng), odds, instant: true };
};
