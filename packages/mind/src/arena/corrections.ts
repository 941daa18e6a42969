import { type Game, MoveList, type Rng, unwrap } from '@tessera/kernel';
import { Outlook } from '../outlook.ts';
import { drawMove, type Odds } from './player.ts';

/** More outcomes or moves than this are not all looked at: some are drawn instead. */
const MOST_LISTED = 24;
const DRAWN = 8;

/**
 * How much luck each seat had in a game, in chances to win: what the outcome seems worth less what outcomes are worth on average,
 * and the same of moves that a player draws by known odds. Each such difference has the mean zero whatever the evaluation says, so what is taken
 * off the result changes no average; a good evaluation makes what is left scatter less (AIVAT, Burch et al. 2018).
 *
 * Where there are many of them the average is over a few that are drawn like the one that came: its mean is the same.
 */
export class Corrections<S> {
  /** By seat. */
  readonly ofChance: number[];
  readonly ofChoice: number[];
  private readonly game: Game<S>;
  private readonly rng: Rng;
  private readonly outlook: Outlook<S>;
  private readonly after: S;
  private readonly list = new MoveList();
  private readonly mean: number[];

  /** The generator is for this alone. */
  constructor(game: Game<S>, like: S, rng: Rng) {
    this.game = game;
    this.rng = rng;
    this.outlook = new Outlook(game, like);
    this.after = game.rules.alloc(like);
    const zeros = () => Array<number>(game.rules.seats(like)).fill(0);
    this.ofChance = zeros();
    this.ofChoice = zeros();
    this.mean = zeros();
  }

  /** Before the outcome is played. */
  chance(s: S, outcome: number): void {
    const { rules } = this.game;
    const { list, mean } = this;
    const count = rules.legal(s, list);
    if (count === 1) return;
    mean.fill(0);
    if (count <= MOST_LISTED) {
      const outcomes = list.toArray();
      const weights = outcomes.map((one) => rules.weight(s, one));
      const sum = weights.reduce((a, b) => a + b, 0);
      for (const [i, one] of outcomes.entries()) this.addToMean(this.behind(s, one, true), weights[i] / sum);
    } else for (let i = 0; i < DRAWN; i++) this.addToMean(this.behind(s, rules.sample(s, this.rng), true), 1 / DRAWN);
    this.take(this.ofChance, this.behind(s, outcome, true));
  }

  /** Before the move is played. */
  choice(s: S, odds: readonly Odds[], move: number): void {
    const { rules } = this.game;
    if (odds.length === 1) return;
    this.mean.fill(0);
    const add = (text: string, share: number) =>
      this.addToMean(this.behind(s, unwrap(rules.parse(s, text)), false), share);
    if (odds.length <= MOST_LISTED) for (const { move: text, share } of odds) add(text, share);
    else for (let i = 0; i < DRAWN; i++) add(drawMove(odds, this.rng), 1 / DRAWN);
    this.take(this.ofChoice, this.behind(s, move, false));
  }

  private behind(s: S, move: number, ahead: boolean): Float64Array {
    const { rules } = this.game;
    rules.copyInto(this.after, s);
    rules.play(this.after, move);
    return ahead ? this.outlook.oneMoveAhead(this.after) : this.outlook.ofPosition(this.after);
  }

  private addToMean(values: Float64Array, share: number): void {
    for (let seat = 0; seat < this.mean.length; seat++) this.mean[seat] += share * values[seat];
  }

  private take(sum: number[], values: Float64Array): void {
    for (let seat = 0; seat < sum.length; seat++) sum[seat] += values[seat] - this.mean[seat];
  }
}
