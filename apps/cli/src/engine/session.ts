import {
  CHANCE,
  fail,
  isLevel,
  isSeatNumber,
  LEVELS,
  levelOf,
  type Outcome,
  OVER,
  ok,
  parseRecord,
  SeededRng,
  seatNumber,
  seatOf,
  THINKING_MS,
} from '@tessera/kernel';
import { hint, hintEffort, reviewed, reviewGame, think } from '@tessera/mind';
import { findManifest } from '@tessera/registry';
import type { Viewer } from '@tessera/table';
import { chooseEffort } from '../analyze/effort.ts';
import { chanceMove, randomSeed, type Seed } from '../dice.ts';
import { CLI_GAMES, findGame } from '../games.ts';
import { actorJSON, Match, type Step } from '../match.ts';
import { resultJSON } from '../result-json.ts';
import { version } from '../version.ts';
import type { AnyRequest } from './check.ts';
import type { Requests, Verb } from './requests.ts';

type Answer = Outcome<object>;
type Handlers = { [V in Verb]: (request: Requests[V]) => Answer };
/** Undefined when the outcomes of chance come from outside. */
type Dice = Seed | undefined;

/** One game at a time, and what each verb does to it. A request that fails changes nothing. */
export class Session {
  private match: Match | undefined;
  private dice: Dice;

  answer(request: AnyRequest): Answer {
    const handle = this.handlers[request.verb] as (request: AnyRequest) => Answer;
    const { match, dice } = this;
    const played = match?.steps.length ?? 0;
    try {
      return handle(request);
    } catch (error) {
      // a bug of ours is told, not died of, and changes nothing either
      this.match = match;
      this.dice = dice;
      if (match && match.steps.length !== played) match.rewind(played);
      return fail(
        'internal',
        `Something is wrong inside the engine: ${error instanceof Error ? error.message : error}`,
      );
    }
  }

  private readonly handlers: Handlers = {
    games: () =>
      ok({
        version,
        games: Object.values(CLI_GAMES).map(({ game }) => ({
          id: game.id,
          name: game.name,
          seats: { min: game.minSeats, max: game.maxSeats, default: game.defaultSeats },
          scenarios: Object.keys(game.scenarios),
          options: game.options,
          ratings: findManifest(game.id)?.levelRatings ?? {},
        })),
        levels: LEVELS.map((id) => ({ id, ms: THINKING_MS[id] })),
      }),

    new: (request) => {
      const found = findGame(request.game);
      if (!found.ok) return found;
      const { game } = found.value;
      const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
      const match = Match.start(game, {
        seats: request.seats ?? game.defaultSeats,
        scenario: request.scenario ?? Object.keys(game.scenarios)[0],
        options: { ...options, ...request.options },
      });
      return match.ok ? this.begin(match.value, request) : match;
    },

    load: (request) => {
      const { position, record } = request;
      if ((position === undefined) === (record === undefined))
        return fail('bad-request', '"load" needs either a "position" or a "record".');
      const match = position === undefined ? loadRecord(record) : loadPosition(position);
      return match.ok ? this.begin(match.value, request) : match;
    },

    legal: () => this.with((match) => ok({ moves: match.legal() })),

    play: ({ move, moves }) =>
      this.with((match) => {
        if ((move === undefined) === (moves === undefined))
          return fail('bad-request', '"play" needs either a "move" or a list of "moves".');
        const before = match.steps.length;
        for (const [index, wanted] of (moves ?? [move]).entries()) {
          const read = this.readMove(match, wanted);
          if (!read.ok) {
            if (match.steps.length > before) match.rewind(before);
            return moves === undefined
              ? read
              : fail(read.error.code, `Move ${index + 1} of ${moves.length}: ${read.error.message}`);
          }
          match.play(read.value);
          this.rollOn(match);
        }
        return ok(happened(match.steps.slice(before)));
      }),

    undo: ({ count = 1 }) =>
      this.with((match) => {
        // where the engine rolls, a decision is taken back together with the dice that followed it
        const kept = this.dice === undefined ? match.steps.length - count : match.beforeLast(count);
        if (kept < 0) return fail('nothing-to-undo', 'There are not that many moves to take back.');
        const undone = match.steps.slice(kept).map((step) => step.text);
        match.rewind(kept);
        return ok({ undone });
      }),

    view: ({ seat }) =>
      this.with((match) => {
        const viewer = readViewer(match, seat);
        return viewer.ok ? ok({ view: match.view(viewer.value) }) : viewer;
      }),

    steps: ({ seat, from = 0 }) =>
      this.with((match) => {
        const viewer = readViewer(match, seat);
        if (!viewer.ok) return viewer;
        const steps = match.steps.slice(from).map((step) => {
          const { text, events } = match.told(step, viewer.value);
          return { text, by: seatNumber(step.by), events };
        });
        return ok({ steps });
      }),

    position: () => this.with((match) => ok({ position: match.game.rules.toJSON(match.state) })),
    record: () => this.with((match) => ok({ record: match.record() })),
    result: () => this.with((match) => ok({ result: resultJSON(match.game.rules.result(match.state)) })),

    best: ({ level = 'wolf', ms, seed }) =>
      this.with((match) => {
        const { game, state, actor } = match;
        if (!isLevel(level))
          return fail('unknown-level', `There is no level "${level.slice(0, 40)}"; there are ${LEVELS.join(', ')}.`);
        if (actor === OVER) return fail('game-over', 'The game is over: there is no move to look for.');
        if (actor === CHANCE) return fail('chance-acts', 'It is for chance to act: play its outcome first.');
        const rng = new SeededRng(seed ?? randomSeed());
        const {
          move: text,
          values,
          iterations,
        } = think(game, game.rules.view(state, actor), {
          level,
          ms: ms ?? THINKING_MS[levelOf(level)],
          rng,
          turn: match.turnMark(),
        });
        const move = match.read(text);
        if (!move.ok) return move;
        return ok({ move: { text, move: game.rules.describe(state, move.value) }, values, iterations });
      }),

    hint: ({ iterations, seed }) =>
      this.with((match) => {
        const { game, state, actor } = match;
        if (actor === OVER) return fail('game-over', 'The game is over: there is no move to look for.');
        if (actor === CHANCE) return fail('chance-acts', 'It is for chance to act: play its outcome first.');
        const usual = hintEffort(game);
        const found = hint(game, game.rules.view(state, actor), {
          effort: iterations === undefined ? usual : { ...usual, search: iterations, compare: iterations },
          ...(seed === undefined ? {} : { seed: String(seed) }),
        });
        if (!found.ok) return found;
        const moves = found.value.moves.map(({ move: text, ...rest }) => {
          const move = match.read(text);
          return { text, move: move.ok ? game.rules.describe(state, move.value) : {}, ...rest };
        });
        return ok({ moves });
      }),

    analyze: (request) =>
      this.with((match) => {
        const effort = chooseEffort(match.game, request);
        if (!effort.ok) return effort;
        const review = reviewed(reviewGame(match.game, match.record(), effort.value));
        return review.ok ? ok({ review: review.value }) : review;
      }),

    quit: () => ok({}),
  };

  /** Every answer about a game says who acts. */
  private with(act: (match: Match) => Answer): Answer {
    const { match } = this;
    if (!match) {
      const [{ game }] = Object.values(CLI_GAMES);
      const start = JSON.stringify({ verb: 'new', game: game.id, seats: game.defaultSeats });
      return fail('no-game', `No game has been started; begin with ${start}.`);
    }
    const answer = act(match);
    return answer.ok ? ok({ ...answer.value, actor: actorJSON(match.actor) }) : answer;
  }

  private begin(match: Match, { seed, chance = 'auto' }: { seed?: Seed; chance?: 'auto' | 'manual' }): Answer {
    this.match = match;
    this.dice = chance === 'manual' ? undefined : (seed ?? randomSeed());
    const before = match.steps.length;
    this.rollOn(match);
    const { seats, scenario, options } = match.config;
    return this.with(() =>
      ok({
        game: match.game.id,
        seats,
        scenario,
        options,
        chance,
        ...(this.dice === undefined ? {} : { seed: this.dice }),
        ...happened(match.steps.slice(before)),
      }),
    );
  }

  private readMove(match: Match, move: unknown): Outcome<number> {
    if (match.actor === OVER) return fail('game-over', 'The game is over.');
    return match.read(move);
  }

  private rollOn(match: Match): void {
    if (this.dice === undefined) return;
    while (match.actor === CHANCE) match.play(chanceMove(match, this.dice));
  }
}

function readViewer(match: Match, seat: number | 'spectator'): Outcome<Viewer> {
  const seats = match.game.rules.seats(match.state);
  if (seat === 'spectator') return ok(seat);
  return isSeatNumber(seat, seats)
    ? ok(seatOf(seat))
    : fail('bad-seat', `The seats are 1 to ${seats}, or "spectator".`);
}

const happened = (steps: readonly Step[]) => ({
  played: steps.map((step) => step.text),
  events: steps.flatMap((step) => step.events),
});

function loadPosition(position: object): Outcome<Match> {
  const id: unknown = (position as { game?: unknown }).game;
  if (typeof id !== 'string') return fail('bad-position', 'A position names its "game".');
  const found = findGame(id);
  return found.ok ? Match.load(found.value.game, position) : found;
}

function loadRecord(json: unknown): Outcome<Match> {
  const record = parseRecord(json);
  if (!record.ok) return record;
  const found = findGame(record.value.game);
  return found.ok ? Match.replay(found.value.game, record.value) : found;
}
