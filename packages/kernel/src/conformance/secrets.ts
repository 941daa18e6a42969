import { test } from 'vitest';
import { unwrap } from '../outcome.ts';
import { randomMove } from '../record.ts';
import { type Rng, SeededRng } from '../rng.ts';
import { type GameEvent, OVER, type Spectator, type TableConfig } from '../rules.ts';
import type { Seat } from '../seat.ts';
import { type Harness, same, text } from './harness.ts';
import { mutateText } from './mutate.ts';

/**
 * Secrets are kept: beside the game runs a twin that differs only in what a seat may not know. As long as both go on
 * in a way that looks the same to that seat, everything it is told is the same: views, moves, events, what it may do
 * and why not, and the standings.
 */
export function secretsConform<S, J>(h: Harness<S, J>): void {
  if (!h.options.scramble) return;
  test.each(h.named)('two games that look alike to a seat are told to it alike: %s', (title, config) => {
    for (let n = 0; n < h.options.games; n++) checkSecrets(h, config, `${title} ${n}`);
  });
}

const STRETCH = 32;

interface Twin<S> {
  readonly who: Seat | Spectator;
  s: S;
  /** Dealt just now: its view has not been compared yet. */
  fresh: boolean;
  /** How many moves both have gone together, in all. */
  together: number;
}

/** A whole random game, with a twin for every viewer. Throws where a secret shows. */
export function checkSecrets<S, J>(h: Harness<S, J>, config: TableConfig, seed: string): void {
  const { game, rules, options, every, list, legalMoves, clone } = h;
  const rng = new SeededRng(`secrets ${seed}`);
  const s = unwrap(rules.setup(config));
  const scrambled = (who: Seat | Spectator): S => {
    const other = clone(s);
    options.scramble?.(other, who, rng);
    options.invariants(other);
    return other;
  };
  const viewers: (Seat | Spectator)[] = ['spectator', ...Array.from({ length: config.seats }, (_, seat) => seat)];
  const twins = viewers.map((who): Twin<S> => ({ who, s: scrambled(who), fresh: true, together: 0 }));
  for (let n = 0; rules.actor(s) !== OVER; n++) {
    if (n === options.maxMoves) throw new Error(`seed ${seed}: no end after ${n} moves`);
    // in long games the twins take turns, a stretch each
    const awake = twins.map((_, at) => (Math.floor(n / STRETCH) + at) % every === 0);
    for (const [at, twin] of twins.entries()) if (awake[at]) alike(h, s, twin, rng);
    const move = randomMove(game, s, rng, list);
    const other = legalMoves(s).at(rng.below(legalMoves(s).length)) ?? move;
    const listener = viewers[rng.below(viewers.length)];
    if (rules.actor(s) !== listener) tellsNoMore(h, s, move, other, listener);
    // a new deal now and then, so that every part of the game is seen with many
    const after = twins.map((twin, at) => awake[at] && rng.below(8) > 0 && follow(h, s, move, twin));
    rules.play(s, move);
    for (const [at, twin] of twins.entries()) {
      if (after[at]) twin.together++;
      else if (awake[at] || (n + 1) % STRETCH === 0) twin.s = scrambled(twin.who);
      twin.fresh = !after[at];
    }
  }
  for (const { who, together } of twins)
    if (together === 0) throw new Error(`seed ${seed}: no twin for ${who} ever went along; does it tell moves apart?`);
}

/** What a seat is shown and asked before a move. */
function alike<S, J>({ rules, legalMoves }: Harness<S, J>, s: S, { s: twin, who, fresh }: Twin<S>, rng: Rng): void {
  same(rules.actor(twin), rules.actor(s));
  same(rules.turnOf(twin), rules.turnOf(s));
  same(rules.rolls?.(twin), rules.rolls?.(s));
  if (fresh) same(text(rules.view(twin, who)), text(rules.view(s, who)));
  same(text(rules.result(twin)), text(rules.result(s)));
  if (rules.actor(s) !== who) return;
  const moves = legalMoves(s);
  const offered = (state: S) => moves.map((move) => [rules.format(state, move), rules.describe(state, move)]);
  same(legalMoves(twin), moves);
  same(text(offered(twin)), text(offered(s)));
  for (const move of moves.slice(0, 4)) {
    const words = mutateText(rules.format(s, move), rng);
    same(text(rules.parse(twin, words)), text(rules.parse(s, words)));
  }
}

/** A move as a seat is told of it, and what it sees then. */
function hear<S, J>({ rules }: Harness<S, J>, s: S, move: number, who: Seat | Spectator) {
  const words = rules.veilMove?.(s, move, who) ?? rules.format(s, move);
  const events: GameEvent[] = [];
  rules.play(s, move, (event) => events.push(rules.veilEvent?.(event, who) ?? event));
  return { words, events: text(events), view: text(rules.view(s, who)) };
}

/** Two moves after which all looks the same are told the same: else the log knows what the view hides. */
function tellsNoMore<S, J>(h: Harness<S, J>, s: S, move: number, other: number, who: Seat | Spectator): void {
  const { rules, options, clone } = h;
  if (move === other || rules.rolls?.(s)) return;
  const after = clone(s);
  const one = hear(h, after, move, who);
  const two = hear(h, clone(s), other, who);
  if (
    rules.actor(after) === OVER ||
    one.view !== two.view ||
    options.forgotten?.(one.words) ||
    options.forgotten?.(two.words)
  )
    return;
  same(two, one);
}

/** Plays in the twin what looks like that move, if there is such a thing; says whether there was. */
function follow<S, J>(h: Harness<S, J>, s: S, move: number, twin: Twin<S>): boolean {
  const { rules, legalMoves, clone } = h;
  const { who } = twin;
  const seen = (state: S, m: number) => rules.veilMove?.(state, m, who) ?? rules.format(state, m);
  const wanted = seen(s, move);
  const own = rules.actor(s) === who;
  const like = own ? move : legalMoves(twin.s).find((other) => seen(twin.s, other) === wanted);
  if (like === undefined) return false;
  // one's own decision is no secret
  if (own) same(wanted, rules.format(s, move));
  const ours = clone(s);
  const [mine, its] = [hear(h, ours, move, who), hear(h, twin.s, like, who)];
  same(rules.actor(twin.s), rules.actor(ours));
  // at the end the cards are turned up
  if (rules.actor(ours) === OVER) return false;
  same(its, mine);
  return true;
}
