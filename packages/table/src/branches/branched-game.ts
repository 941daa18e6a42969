import {
  CHANCE,
  fail,
  type Game,
  type GameRecord,
  MoveList,
  type Outcome,
  OVER,
  ok,
  type Result,
  type Rng,
  recordStart,
  type SeatNumber,
  seatNumber,
  unwrap,
} from '@tessera/kernel';
import type { LegalMove, Step } from '../core/protocol.ts';
import { playStep } from '../core/told/steps.ts';
import { type BranchTree, type Line, type Moment, movesTo, THE_GAME, treeOf } from './branch-tree.ts';

/** All there is to see and to do at a moment. Nothing is hidden from whoever tries things out. */
export interface SeenMoment {
  readonly view: unknown;
  readonly steps: readonly Step[];
  readonly waiting: 'move' | 'roll' | 'over';
  /** The seat that is to move, or for which chance rolls; 0 for none. */
  readonly seat: SeatNumber;
  readonly legal: readonly LegalMove[];
  /** Chance throws dice for a seat; cards and what begins a game draw themselves. */
  readonly thrown: boolean;
  /** The dice of one throw: they fall one after another. */
  readonly throwGoesOn: boolean;
  readonly result: Result;
}

/** What chance may do. */
export interface ChanceOutcome {
  readonly text: string;
  /** How likely it is, from 0 to 1. */
  readonly share: number;
  /** What it would look like, for whoever puts it into words. */
  readonly step: Step;
}

const list = new MoveList();
/** A copy of the position is kept every so many moves, so that a step back costs little. */
const EVERY = 32;

/** A game at any moment of any of its lines, with all seats and the dice in one hand. */
export class BranchedGame<S = unknown> {
  readonly game: Game<S>;
  private readonly start: S;
  private path: readonly string[] = [];
  private readonly steps: Step[] = [];
  private readonly copies: S[] = [];
  private readonly here: S;

  private constructor(game: Game<S>, start: S) {
    this.game = game;
    this.start = start;
    this.here = this.copyOf(start);
    this.copies.push(this.copyOf(start));
  }

  /** Plays the game and every branch of it once: what can't be played is refused, by number. */
  static open<S>(game: Game<S>, record: GameRecord): Outcome<BranchedGame<S>> {
    const start = recordStart(game, record);
    if (!start.ok) return start;
    const opened = new BranchedGame(game, start.value);
    const played = opened.playAll(treeOf(record));
    return played.ok ? ok(opened) : played;
  }

  at(tree: BranchTree, moment: Moment): SeenMoment {
    this.goTo(movesTo(tree, moment));
    const { rules } = this.game;
    const s = this.here;
    const actor = rules.actor(s);
    const waiting = actor === OVER ? 'over' : actor === CHANCE ? 'roll' : 'move';
    return {
      view: rules.toJSON(s),
      steps: [...this.steps],
      waiting,
      seat: seatNumber(actor === CHANCE ? rules.turnOf(s) : Math.max(-1, actor)),
      legal: waiting === 'move' ? this.moves().map((move) => this.told(move)) : [],
      thrown: waiting === 'roll' && rules.turnOf(s) >= 0 && (rules.rolls?.(s) ?? true),
      throwGoesOn: waiting === 'roll' && (rules.throwGoesOn?.(s) ?? false),
      result: rules.result(s),
    };
  }

  /** The move as it is written, if it can be played there. */
  check(tree: BranchTree, moment: Moment, text: string): Outcome<string> {
    this.goTo(movesTo(tree, moment));
    const { rules } = this.game;
    const move = rules.parse(this.here, text);
    return move.ok ? ok(rules.format(this.here, move.value)) : move;
  }

  /** What chance does there if nobody says otherwise: the dice that are thrown together, or one card. */
  roll(tree: BranchTree, moment: Moment, rng: Rng): readonly string[] {
    this.goTo(movesTo(tree, moment));
    const { rules } = this.game;
    const s = this.copyOf(this.here);
    const rolled: string[] = [];
    while (rules.actor(s) === CHANCE && (rolled.length === 0 || rules.throwGoesOn?.(s))) {
      const move = rules.sample(s, rng);
      rolled.push(rules.format(s, move));
      rules.play(s, move);
    }
    return rolled;
  }

  /** All that chance can do there, as the rules list it. */
  outcomes(tree: BranchTree, moment: Moment): readonly ChanceOutcome[] {
    this.goTo(movesTo(tree, moment));
    const { rules } = this.game;
    if (rules.actor(this.here) !== CHANCE) return [];
    const outcomes = this.moves();
    const weights = outcomes.map((move) => rules.weight(this.here, move));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return outcomes.map((move, index) => ({
      text: rules.format(this.here, move),
      share: total > 0 ? weights[index] / total : 1 / outcomes.length,
      step: this.foreseen(move),
    }));
  }

  /** What a move there would look like; undefined where it can't be played. */
  foresee(tree: BranchTree, moment: Moment, text: string): Step | undefined {
    this.goTo(movesTo(tree, moment));
    const move = this.game.rules.parse(this.here, text);
    return move.ok ? this.foreseen(move.value) : undefined;
  }

  private foreseen(move: number): Step {
    return playStep(this.game, this.copyOf(this.here), move, this.path.length, 'revealed');
  }

  private moves(): readonly number[] {
    list.clear();
    this.game.rules.legal(this.here, list);
    return list.toArray();
  }

  private told(move: number): LegalMove {
    const { rules } = this.game;
    return { text: rules.format(this.here, move), move: rules.describe(this.here, move) };
  }

  private copyOf(s: S): S {
    const { rules } = this.game;
    const copy = rules.alloc(s);
    rules.copyInto(copy, s);
    return copy;
  }

  /** Brings the position there, from the last copy that is on the way. */
  private goTo(moves: readonly string[]): void {
    let same = 0;
    while (same < moves.length && same < this.path.length && moves[same] === this.path[same]) same++;
    if (same === this.path.length && same === moves.length) return;
    const { rules } = this.game;
    let from = same;
    if (same < this.path.length) {
      const copy = Math.floor(same / EVERY);
      from = copy * EVERY;
      rules.copyInto(this.here, this.copies[copy]);
      this.copies.length = copy + 1;
      this.steps.length = same;
    }
    for (let index = from; index < moves.length; index++) {
      const move = unwrap(rules.parse(this.here, moves[index]));
      if (index < same) rules.play(this.here, move);
      else this.steps.push(playStep(this.game, this.here, move, index, 'revealed'));
      if ((index + 1) % EVERY === 0) this.copies.push(this.copyOf(this.here));
    }
    this.path = moves;
  }

  /** The first move of every branch, as it looks. */
  firstSteps(tree: BranchTree): readonly Step[] {
    const steps: Step[] = [];
    this.walk(tree, ({ line, at, s, move, done }) => {
      if (line !== THE_GAME && done === 0)
        steps[line - 1] = playStep(this.game, this.copyOf(s), unwrap(move), at, 'revealed');
    });
    return steps;
  }

  private playAll(tree: BranchTree): Outcome<null> {
    let problem: Outcome<null> = ok(null);
    this.walk(tree, ({ line, at, move, done, text }) => {
      if (move.ok || !problem.ok) return;
      const where = line === THE_GAME ? `Move ${at + 1}` : `Branch ${line}, move ${done + 1}`;
      problem = fail(move.error.code, `${where}, "${text.slice(0, 80)}": ${move.error.message}`);
    });
    return problem;
  }

  /** Plays every move of every line once: each branch starts from a copy of where it leaves. A line ends where it can't be played. */
  private walk(tree: BranchTree, look: (walked: Walked<S>) => void): void {
    const leaving = new Map<string, Line[]>();
    for (const [index, { of = THE_GAME, at }] of tree.branches.entries()) {
      const key = `${of} ${at}`;
      leaving.set(key, [...(leaving.get(key) ?? []), index + 1]);
    }
    const { rules } = this.game;
    const rest: { line: Line; s: S; from: number }[] = [{ line: THE_GAME, s: this.copyOf(this.start), from: 0 }];
    for (let next = rest.pop(); next; next = rest.pop()) {
      const { line, s, from } = next;
      const moves = line === THE_GAME ? tree.moves : tree.branches[line - 1].moves;
      for (let done = 0; done <= moves.length; done++) {
        const at = from + done;
        // what leaves where this branch itself begins, leaves the line before it
        const leavers = line !== THE_GAME && done === 0 ? [] : (leaving.get(`${line} ${at}`) ?? []);
        for (const leaver of leavers) rest.push({ line: leaver, s: this.copyOf(s), from: at });
        if (done === moves.length) break;
        const move = rules.parse(s, moves[done]);
        look({ line, at, done, s, text: moves[done], move });
        if (!move.ok) break;
        rules.play(s, move.value);
      }
    }
  }
}

/** A move about to be played, on its line. */
interface Walked<S> {
  readonly line: Line;
  /** So many moves before it, of the line and of its own branch. */
  readonly at: number;
  readonly done: number;
  readonly s: S;
  readonly text: string;
  readonly move: Outcome<number>;
}
