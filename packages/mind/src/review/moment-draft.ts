import { CHANCE, type Game, MoveList, type SeatNumber, seatNumber, seatOf } from '@tessera/kernel';
import type { Appraiser } from './appraiser.ts';
import { expectedLoss, middlingPlayer } from './difficulty.ts';
import type { Effort } from './effort.ts';
import { lossError, rollError } from './engine-error.ts';
import { isHidden } from './finished-game.ts';
import { isNearEqual, luckMarkOf, markOf } from './marks.ts';
import { change, type Points, toPoints, WIN } from './points.ts';
import type { Changes, DecisionVerdict, Moment, MomentKind } from './review-types.ts';
import { rollLuck } from './roll-luck.ts';
import { type WeighedDecision, weighDecision } from './weigh-decision.ts';

/** A moment of which the next one's chances, and so the engine's change of mind, are not known yet. It is plain data, to be kept and sent. */
export interface MomentDraft {
  readonly kind: MomentKind;
  readonly seat: SeatNumber;
  readonly move: string;
  /** Unknown where nothing was open: as those of the next moment. */
  readonly chances?: readonly Points[];
  readonly luck?: readonly Points[];
  readonly decision?: readonly Points[];
  readonly hidden?: readonly Points[];
  readonly error?: readonly Points[];
  readonly verdict?: DecisionVerdict;
}

/** What a move was, of the position before it, which stays as it is. Yields between steps that take a while. */
export function* draftMoment<S, J>(
  appraiser: Appraiser<S, J>,
  s: S,
  move: number,
  effort: Effort,
  at: number,
): Generator<void, MomentDraft> {
  const { game } = appraiser;
  if (hasNoChoice(game, s)) return withoutChoice(game, s, move);
  if (game.rules.actor(s) === CHANCE) return rolled(appraiser, s, move, effort);
  return decided(game, s, yield* weighDecision(appraiser, s, move, effort, `review ${at}`), effort);
}

const list = new MoveList();

const hasNoChoice = <S, J>({ rules }: Game<S, J>, s: S): boolean => rules.legal(s, list) === 1;

function withoutChoice<S, J>(game: Game<S, J>, s: S, move: number): MomentDraft {
  const { rules } = game;
  const byChance = rules.actor(s) === CHANCE;
  return {
    kind: byChance ? chanceKind(game, s, move) : 'forced',
    seat: seatNumber(byChance ? rules.turnOf(s) : rules.actor(s)),
    move: rules.format(s, move),
  };
}

const chanceKind = <S, J>(game: Game<S, J>, s: S, move: number): MomentKind =>
  isHidden(game, s, move) ? 'hidden' : (game.rules.rolls?.(s) ?? true) ? 'roll' : 'draw';

function rolled<S, J>(appraiser: Appraiser<S, J>, s: S, move: number, effort: Effort): MomentDraft {
  const { game } = appraiser;
  const { before, luck } = rollLuck(appraiser, s, move, effort.roll);
  return {
    kind: chanceKind(game, s, move),
    seat: seatNumber(game.rules.turnOf(s)),
    move: game.rules.format(s, move),
    chances: before,
    luck,
    error: before.map((chance) => rollError(game.id, chance / WIN)),
  };
}

function decided<S, J>(game: Game<S, J>, s: S, weighed: WeighedDecision, effort: Effort): MomentDraft {
  const { best, played, moves, compared, searched, truth, spread } = weighed;
  const seat = game.rules.actor(s);
  const thought = change(toPoints(best.chances), toPoints(played.chances));
  const chances = toPoints(truth.best);
  const lived = change(chances, toPoints(truth.played));
  const values = moves.map((move) => move.chances[seat]);
  const engine = best === played ? 0 : lossError(game.id, searched ? effort.compare : undefined, best.chances[seat]);
  const error = best === played ? 0 : Math.round(Math.hypot(engine, spread * WIN));
  const loss = Math.max(0, -thought[seat]);
  const atRandom = expectedLoss(values, { carelessness: 1, misjudgement: 0 });
  const middling = middlingPlayer(game.id);
  return {
    kind: 'decision',
    seat: seatNumber(seat),
    move: played.text,
    chances,
    decision: thought,
    hidden: change(thought, lived),
    error: thought.map(() => error),
    verdict: {
      best: best.text,
      loss,
      error,
      mark: markOf(loss, error),
      counted: !isNearEqual(atRandom * WIN),
      difficulty: Math.round(expectedLoss(values, middling) * WIN),
      moves: moves.slice(0, compared).map(({ text, chances: byEach }) => ({ move: text, chances: toPoints(byEach) })),
    },
  };
}

/** From the last to the first, since a move without a choice leaves the chances as they are after it. */
export function momentsOf(drafts: readonly MomentDraft[], result: readonly Points[]): Moment[] {
  const nothing = result.map(() => 0);
  const moments: Moment[] = [];
  let next = result;
  for (const [at, draft] of [...drafts.entries()].reverse()) {
    const { kind, seat, move, chances = next, luck = nothing, hidden = nothing, decision = nothing, verdict } = draft;
    const all = change(chances, next);
    const changes: Changes = {
      luck,
      hidden,
      decision,
      mind: all.map((n, i) => n - luck[i] - hidden[i] - decision[i]),
    };
    const error = draft.error ?? nothing;
    const mark = draft.luck && seat > 0 ? luckMarkOf(luck[seatOf(seat)], error[seatOf(seat)]) : undefined;
    moments.push({
      at,
      kind,
      seat,
      move,
      chances,
      changes,
      error,
      ...(mark ? { luck: mark } : {}),
      ...(verdict ? { decision: verdict } : {}),
    });
    next = chances;
  }
  return moments.reverse();
}
