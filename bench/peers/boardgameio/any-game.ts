// Any game of ours as a game of boardgame.io, for its bots. A state of ours stands in G as it is: Immer leaves instances of classes alone, so
// nothing is drafted, and a move costs little more than the reducer. That serves their bot well: it gets through more playouts than with rules
// written by hand (`cambria.ts`).

import { CHANCE, type Game, MoveList, OVER, type Rules } from '@tessera/kernel';
import type { Game as BoardGame } from 'boardgame.io';

interface Holder {
  readonly s: unknown;
}

/** As it goes on from that position. Dice and cards are drawn by boardgame.io's generator after each move. */
export function anyGame({ id, rules }: Game, root: unknown): BoardGame<Holder> {
  const list = new MoveList();
  const seats = rules.seats(root);
  return {
    name: id,
    minPlayers: seats,
    maxPlayers: seats,
    disableUndo: true,
    setup: () => ({ s: root }),
    moves: {
      play: ({ G, random }, move: number) => {
        const s = rules.alloc(root);
        rules.copyInto(s, G.s);
        rules.play(s, move);
        const rng = { below: (n: number) => Math.floor(random.Number() * n) };
        while (rules.actor(s) === CHANCE) rules.play(s, rules.sample(s, rng));
        return { s };
      },
    },
    turn: {
      order: {
        first: ({ G }) => Math.max(0, rules.actor(G.s)),
        next: ({ G }) => Math.max(0, rules.actor(G.s)),
      },
      endIf: ({ G, ctx }) => rules.actor(G.s) >= 0 && String(rules.actor(G.s)) !== ctx.currentPlayer,
    },
    endIf: ({ G }) => (rules.actor(G.s) === OVER ? winnerOf(rules, G.s) : undefined),
    events: { endTurn: false, pass: false, endPhase: false, setPhase: false, endGame: false },
    ai: {
      enumerate: ({ s }, ctx, playerID) => {
        if (ctx.gameover || String(rules.actor(s)) !== playerID) return [];
        rules.legal(s, list);
        return list.toArray().map((move) => ({ move: 'play', args: [move] }));
      },
    },
  };
}

/** A win that is shared is a draw to boardgame.io. */
function winnerOf(rules: Rules<unknown>, s: unknown): { winner?: string; draw?: boolean } {
  const { winners } = rules.result(s);
  return winners.length === 1 ? { winner: String(winners[0]) } : { draw: winners.length > 1 };
}
