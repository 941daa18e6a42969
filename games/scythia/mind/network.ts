import { networkOf } from '@tessera/mind';
import type { State } from '../rules/state/state.ts';
import { evaluate } from './evaluate.ts';
import { look, shape, sidesOf } from './net/look.ts';
import weights from './net/weights.json' with { type: 'json' };

/** What bots think with. It is loaded when one of them is to think; while `weights.json` is null there is none, and they think with the evaluation. */
export const network = networkOf<State>(weights, { shape, look, seatsOf: sidesOf, otherwise: evaluate });
