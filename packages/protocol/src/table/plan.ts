import Type from 'typebox';
import { fields, type Told } from '../schema.ts';
import { MoveSchema } from './play.ts';

const MAX_LINES = 40;
const MAX_STEPS = 40;

/** One thing in a line of a plan: a move to be made, or what chance has to bring for the line to hold. */
const PlanStepSchema = Type.Union([
  fields({ move: MoveSchema }),
  fields({ if: Type.Array(MoveSchema, { minItems: 1, maxItems: MAX_STEPS }) }),
]);
export type PlanStep = Told<typeof PlanStepSchema>;

/**
 * What somebody wants to be played for them in their next turn, while they are away. Lines are tried in their order. A line is
 * followed as long as it agrees with what has happened in the turn and its moves can be played; where none does, the plan waits
 * for its player.
 */
export const PlanSchema = fields({
  lines: Type.Array(Type.Array(PlanStepSchema, { minItems: 1, maxItems: MAX_STEPS }), {
    minItems: 1,
    maxItems: MAX_LINES,
  }),
  /** The turn is ended, too, where its player would be asked to confirm it. */
  done: Type.Boolean(),
  /** Nothing is played if another has taken something from this seat first. */
  unhurt: Type.Boolean(),
});
export type Plan = Told<typeof PlanSchema>;
