import { type Evaluate, OVER, resultShare, SeededRng, unwrap } from '@tessera/kernel';
import { think, wilson } from '@tessera/mind';
import { OneMoveAhead } from '../one-move-ahead.ts';
import type { Course } from './course.ts';

export interface DuelOptions {
  /** Of each decision; without it the players look one move ahead. */
  readonly descents?: number;
  readonly most: number;
  readonly seed: string;
  readonly onGame?: (score: Score) => void;
}

export interface Score {
  readonly games: number;
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly par: number;
  /** Whether it is settled, by a sequential test, that the one is stronger by so much, or that it isn't. */
  readonly verdict: 'stronger' | 'not stronger' | 'open';
}

/** Asked is whether the share of wins is par, or this much above it, with an error of one in twenty either way. */
const LEAD = 0.05;
const SURE = Math.log(19);

/** One seat with an evaluation against all others with another, seats by turns, until it is settled which is stronger (Wald's sequential test). */
export function duel<S>(course: Course<S>, one: Evaluate<S>, other: Evaluate<S>, options: DuelOptions): Score {
  const { game } = course;
  const { rules, defaultSeats: seats } = game;
  const par = 1 / seats;
  const [won, lost] = [Math.log((par + LEAD) / par), Math.log((1 - par - LEAD) / (1 - par))];
  let wins = 0;
  let score = scoreOf(0, 'open');
  for (let nth = 1; nth <= options.most && score.verdict === 'open'; nth++) {
    // each deal is played from every seat
    const rng = new SeededRng(`${options.seed} ${Math.floor((nth - 1) / seats)}`);
    const mine = nth % seats;
    wins += playGame((seat) => (seat === mine ? one : other), rng, mine);
    const evidence = wins * won + (nth - wins) * lost;
    score = scoreOf(nth, evidence >= SURE ? 'stronger' : evidence <= -SURE ? 'not stronger' : 'open');
    options.onGame?.(score);
  }
  return score;

  function scoreOf(games: number, verdict: Score['verdict']): Score {
    return { games, wins, share: games ? wins / games : 0, ...wilson(wins, games), par, verdict };
  }

  /** What the seat won of it. */
  function playGame(evaluationOf: (seat: number) => Evaluate<S>, rng: SeededRng, mine: number): number {
    const s = unwrap(rules.setup({ seats, scenario: Object.keys(game.scenarios)[0], options: {} }));
    const { descents } = options;
    const enough = () => course.enough?.(s) ?? false;
    if (descents === undefined) new OneMoveAhead(rules).playOut(s, evaluationOf, rng, 0, () => {}, enough);
    else
      for (let actor = rules.actor(s); actor !== OVER && !enough(); actor = rules.actor(s)) {
        if (actor < 0) rules.play(s, rules.sample(s, rng));
        else {
          const player = { ...game, evaluate: evaluationOf(actor) };
          const { move } = think(player, rules.view(s, actor), { level: 'expert', iterations: descents, rng });
          rules.play(s, unwrap(rules.parse(s, move)));
        }
      }
    return rules.actor(s) === OVER ? resultShare(rules.result(s), mine) : 0;
  }
}
