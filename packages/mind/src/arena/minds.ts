import { fail, type Game, type Outcome, ok, type Rng } from '@tessera/kernel';
import type { Odds, Player } from './player.ts';

/** What a mind may spend on a decision: time, or descents of its search, which give the same move on every machine. */
export type Budget = { readonly ms: number } | { readonly iterations: number };

/** Whoever can play one game for any budget. */
export interface Mind<J = unknown> {
  /** The move in notation. It is given a view, so it can't know more than its seat does. `turn` is the same number throughout a turn. */
  choose(view: J, budget: Budget, rng: Rng, turn?: number): string;
  /** Of a mind that chooses at random: how likely each move is. The arena then draws the move itself, and knows the luck in it. */
  odds?(view: J): readonly Odds[];
  /** Answers at once, whatever its budget. */
  readonly instant?: boolean;
  /** What it spends unless told otherwise. */
  readonly usual?: Budget;
}

/** A mind for that game. A mind with an evaluation of its own ignores the game's. */
export type MakeMind = (game: Game) => Mind;

/** Minds by name. A name that results were kept under never changes what it stands for, but for `new` and the levels. */
export type Minds = Readonly<Record<string, MakeMind>>;

/** `expert-1`, `new:500ms` or `uct:2000it`: who plays, and with what. */
export interface Entrant {
  readonly name: string;
  readonly budget: Budget;
}

const LONGEST = 10_000_000;
const USUAL: Budget = { ms: 1000 };

/** A budget that the text itself names goes before `otherwise`, and that before what the mind usually spends. */
export function readEntrant(minds: Minds, game: Game, text: string, otherwise?: Budget): Outcome<Entrant> {
  const [name, spec, more] = text.trim().split(':');
  if (!Object.hasOwn(minds, name))
    return fail('unknown-mind', `"${name.slice(0, 40)}" is no bot; there are ${Object.keys(minds).join(', ')}.`);
  const budget = spec === undefined ? (otherwise ?? minds[name](game).usual ?? USUAL) : readBudget(spec);
  if (budget === undefined || more !== undefined)
    return fail('bad-budget', `"${text.slice(0, 60)}": write ${name}:500ms for a time or ${name}:2000it for descents.`);
  return ok({ name, budget });
}

export function readBudget(text: string): Budget | undefined {
  const [, digits, unit] = /^([1-9]\d{0,7})(ms|it)$/.exec(text) ?? [];
  const n = Number(digits);
  if (unit === undefined || n > LONGEST) return undefined;
  return unit === 'ms' ? { ms: n } : { iterations: n };
}

export const budgetText = (budget: Budget): string => ('ms' in budget ? `${budget.ms}ms` : `${budget.iterations}it`);

/** The entrant with its budget, however it was written: two that are the same have the same. */
export const fullText = (minds: Minds, game: Game, { name, budget }: Entrant): string =>
  minds[name](game).instant ? name : `${name}:${budgetText(budget)}`;

/** A mind with its budget, as the arena seats it: under its full text. */
export function playerOf(minds: Minds, game: Game, entrant: Entrant): Player<unknown> {
  const { name, budget } = entrant;
  const mind = minds[name](game);
  return {
    name: fullText(minds, game, entrant),
    move: (view, rng, turn) => mind.choose(view, budget, rng, turn),
    ...(mind.odds ? { odds: (view: unknown) => mind.odds?.(view) ?? [] } : {}),
  };
}
