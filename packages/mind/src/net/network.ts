import type { Evaluate } from '@tessera/kernel';
import { type Look, Net, netEvaluation } from './net.ts';
import { type PackedWeights, unpackWeights } from './packed.ts';
import type { NetShape } from './shape.ts';
import { Sight } from './sight.ts';

/** What a game has to say of its network, besides the weights. */
export interface NetworkParts<S> {
  readonly shape: NetShape;
  readonly look: Look<S>;
  seatsOf(s: S): number;
  /** For what the network can't be shown. */
  readonly otherwise: Evaluate<S>;
}

/** The network of a game, as its bots use it. */
export interface Network<S = unknown> {
  /** Each seat's chance to win. A method, so that a registry can hold networks of any state. */
  evaluate(s: S, out: Float64Array): void;
  /** Whether it can be shown the positions of that table: one of a board of somebody's own it can't. */
  canRead(s: S): boolean;
}

/** Nothing where no weights are shipped: a game's bots then think with its evaluation. */
export function networkOf<S>(
  weights: PackedWeights | null,
  { shape, look, seatsOf, otherwise }: NetworkParts<S>,
  wasm = true,
): Network<S> | undefined {
  if (weights === null) return undefined;
  for (const [part, size] of Object.entries(shape))
    if (weights.shape[part as keyof NetShape] !== size)
      throw new Error(
        `The weights are of a network whose "${part}" is ${weights.shape[part as keyof NetShape]}, not ${size}.`,
      );
  const net = new Net(shape, unpackWeights(weights), wasm);
  const sight = new Sight(shape);
  return { evaluate: netEvaluation(net, look, seatsOf, otherwise), canRead: (s) => look(s, sight) };
}
