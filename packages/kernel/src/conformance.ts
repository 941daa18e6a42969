import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MoveList } from './movelist.ts';
import { deepArray, mutateJSON, mutateText, withEveryPlace } from './mutate.ts';
import { unwrap } from './outcome.ts';
import { makeRecord, parseRecord, randomMove, recordToText, replay } from './record.ts';
import { type Rng, SeededRng } from './rng.ts';
import { CHANCE, type Game, OVER, type Seat, type Spectator, type TableConfig } from './rules.ts';

export interface ConformanceOptions<S> {
  /** Random games per table; a table is a number of seats and a scenario. */
  readonly games: number;
  /** More moves than a random game ever takes, chance included. */
  readonly maxMoves: number;
  /** Throws when a piece is lost, doubled or where it can't be. */
  readonly invariants: (s: S) => void;
  /** Tables besides every number of seats on every scenario that we ship. */
  readonly tables?: readonly TableConfig[];
  /** Deals anew, in place, all that this seat can't know. Without it the game hides nothing. */
  readonly scramble?: (s: S, who: Seat | Spectator, rng: Rng) => void;
}

const text = (x: unknown): string => JSON.stringify(x);

/** vitest's expect is slow for a million comparisons: ask it only when there is something to tell. */
const same = (found: unknown, wanted: unknown): void => {
  if (found !== wanted && text(found) !== text(wanted)) expect(found).toEqual(wanted);
};

/** What every game must do, whatever its rules: register it in a test file of the game. */
export function conformance<S, J>(game: Game<S, J>, options: ConformanceOptions<S>): void {
  const { rules } = game;
  const list = new MoveList();

  const legalMoves = (s: S): number[] => {
    list.clear();
    rules.legal(s, list);
    return list.toArray();
  };
  const clone = (s: S): S => {
    const copy = rules.alloc(s);
    rules.copyInto(copy, s);
    return copy;
  };
  const snapshot = (s: S): string => text(rules.toJSON(s));

  /** A random game; `visit` sees every state before its move, the last one included. */
  function walk(config: TableConfig, seed: string, visit: (s: S, rng: Rng) => void): S {
    const rng = new SeededRng(seed);
    const s = unwrap(rules.setup(config));
    for (let n = 0; ; n++) {
      visit(s, rng);
      if (rules.actor(s) === OVER) return s;
      if (n === options.maxMoves) throw new Error(`seed ${seed}: no end after ${n} moves`);
      rules.play(s, randomMove(game, s, rng, list));
    }
  }

  /** Plays on at random and checks that the game ends. */
  function playOn(s: S, rng: Rng): void {
    for (let n = 0; rules.actor(s) !== OVER; n++) {
      if (n === options.maxMoves) throw new Error(`no end after ${n} moves`);
      same(legalMoves(s).length > 0, true);
      rules.play(s, randomMove(game, s, rng, list));
      options.invariants(s);
    }
  }

  const tables: TableConfig[] = [...(options.tables ?? [])];
  for (const scenario of Object.keys(game.scenarios))
    for (let seats = game.minSeats; seats <= game.maxSeats; seats++) tables.push({ seats, scenario, options: {} });
  const named = tables.map((config): [string, TableConfig] => {
    const { scenario } = config;
    return [`${config.seats} seats on ${typeof scenario === 'string' ? scenario : 'a custom scenario'}`, config];
  });

  /** The whole game is walked `games` times on every table. */
  const everywhere = (name: string, visit: (s: S, rng: Rng) => void) =>
    test.each(named)(`${name}: %s`, (title, config) => {
      for (let n = 0; n < options.games; n++) walk(config, `${title} ${n}`, visit);
    });

  describe(`${game.name} conforms`, () => {
    everywhere('pieces are conserved, and nobody is ever stuck', (s) => {
      options.invariants(s);
      const moves = legalMoves(s);
      same(moves.length > 0, rules.actor(s) !== OVER);
      same(new Set(moves).size, moves.length);
      const actor = rules.actor(s);
      same(actor === CHANCE || actor === OVER || (actor >= 0 && actor < rules.seats(s)), true);
    });

    everywhere('the result names every seat, and a winner at the end only', (s) => {
      const { over, winners, standings } = rules.result(s);
      same(over, rules.actor(s) === OVER);
      // alone one may lose
      if (rules.seats(s) > 1 || !over) same(winners.length > 0, over);
      expect(standings.map(({ seat }) => seat).sort()).toEqual(
        Array.from({ length: rules.seats(s) }, (_, seat) => seat),
      );
      for (const [index, { rank }] of standings.entries()) {
        same(rank <= index + 1 && rank >= (standings[index - 1]?.rank ?? 1), true);
      }
      if (over)
        expect([...winners].sort()).toEqual(
          standings
            .filter(({ rank }) => rank === 1)
            .map((x) => x.seat)
            .sort(),
        );
    });

    everywhere('a copy is equal and lives on its own', (s, rng) => {
      const before = snapshot(s);
      const dirty = clone(s);
      for (let n = 0; n < 5 && rules.actor(dirty) !== OVER; n++) rules.play(dirty, randomMove(game, dirty, rng, list));
      same(snapshot(s), before);
      rules.copyInto(dirty, s);
      same(snapshot(dirty), before);
      same(legalMoves(dirty), legalMoves(s));
    });

    everywhere('asking changes nothing', (s, rng) => {
      const before = snapshot(s);
      const moves = legalMoves(s);
      if (rules.actor(s) === CHANCE) moves.push(rules.sample(s, rng));
      for (const move of moves) text([rules.format(s, move), rules.describe(s, move)]);
      rules.result(s);
      rules.view(s, 0);
      game.evaluate(s, new Float64Array(16));
      same(snapshot(s), before);
    });

    everywhere('events change nothing and can be sent', (s, rng) => {
      if (rules.actor(s) === OVER) return;
      const move = randomMove(game, s, rng, list);
      const told = clone(s);
      const silent = clone(s);
      const events: unknown[] = [];
      rules.play(told, move, (event) => events.push(event));
      rules.play(silent, move);
      same(snapshot(told), snapshot(silent));
      expect(events.length).toBeGreaterThan(0);
      expect(JSON.parse(text(events))).toStrictEqual(events);
    });

    everywhere('every move is one text, and one object', (s) => {
      const moves = legalMoves(s);
      const texts = moves.map((move) => rules.format(s, move));
      same(new Set(texts).size, moves.length);
      for (const [index, move] of moves.entries()) {
        same(unwrap(rules.parse(s, texts[index])), move);
        const object: unknown = JSON.parse(text(rules.describe(s, move)));
        same(unwrap(rules.moveObjectToText(object)), texts[index]);
      }
    });

    everywhere('a position survives JSON', (s) => {
      const json = snapshot(s);
      const read = unwrap(rules.fromJSON(JSON.parse(json)));
      same(snapshot(read), json);
      same(legalMoves(read), legalMoves(s));
      same(rules.result(read), rules.result(s));
    });

    everywhere('a view tells what its seat may know, and nothing else', (s, rng) => {
      const viewers: (Seat | Spectator)[] = ['spectator', ...Array.from({ length: rules.seats(s) }, (_, seat) => seat)];
      for (const who of viewers) {
        const view = text(rules.view(s, who));
        if (options.scramble) {
          const other = clone(s);
          options.scramble(other, who, rng);
          options.invariants(other);
          same(text(rules.view(other, who)), view);
        } else same(view, snapshot(s));
        const imagined = rules.alloc(s);
        rules.determinize(JSON.parse(view) as J, rng, imagined);
        options.invariants(imagined);
        same(text(rules.view(imagined, who)), view);
        if (rules.actor(s) === who) same(legalMoves(imagined), legalMoves(s));
      }
    });

    test.each(named)('a record is replayed to the same end: %s', (title, config) => {
      const moves: string[] = [];
      const rng = new SeededRng(`record ${title}`);
      const s = unwrap(rules.setup(config));
      while (rules.actor(s) !== OVER) {
        const move = randomMove(game, s, rng, list);
        moves.push(rules.format(s, move));
        rules.play(s, move);
      }
      const written = recordToText(makeRecord(game, config, moves));
      const read = unwrap(parseRecord(JSON.parse(written)));
      expect(read.moves).toEqual(moves);
      same(snapshot(unwrap(replay(game, read))), snapshot(s));
      const broken = replay(game, { ...read, moves: [...moves, moves[0]] });
      expect(broken.ok ? '' : broken.error.message).toContain(`Move ${moves.length + 1}`);
    });

    test('a record may begin with a position, of as many seats', () => {
      const [, config] = named[0];
      const half: { position: J; moves: string[] }[] = [];
      const rng = new SeededRng('from');
      const s = unwrap(rules.setup(config));
      while (rules.actor(s) !== OVER) {
        half.push({ position: rules.toJSON(s), moves: [] });
        const move = randomMove(game, s, rng, list);
        for (const { moves } of half) moves.push(rules.format(s, move));
        rules.play(s, move);
      }
      const { position, moves } = half[half.length >> 1];
      const record = { ...makeRecord(game, config, moves), from: JSON.parse(text(position)) as unknown };
      same(snapshot(unwrap(replay(game, unwrap(parseRecord(JSON.parse(recordToText(record))))))), snapshot(s));
      same(replay(game, { ...record, seats: config.seats + 1 }).ok, false);
    });

    test('chance keeps its word: samples are as frequent as their weights', () => {
      const seen = new Set<string>();
      for (const [title, config] of named)
        walk(config, `chance ${title}`, (s, rng) => {
          if (rules.actor(s) !== CHANCE) return;
          const outcomes = legalMoves(s);
          const which = text(outcomes);
          if (seen.has(which)) return;
          seen.add(which);
          expect(chiSquareIsFine(s, outcomes, rng)).toBe(true);
        });
      expect(seen.size).toBeGreaterThan(0);
    });

    function chiSquareIsFine(s: S, outcomes: readonly number[], rng: Rng): boolean {
      const draws = 400 * outcomes.length;
      const counts = new Map(outcomes.map((outcome) => [outcome, 0]));
      for (let n = 0; n < draws; n++) {
        const outcome = rules.sample(s, rng);
        if (!counts.has(outcome)) return false;
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      }
      const total = outcomes.reduce((sum, outcome) => sum + rules.weight(s, outcome), 0);
      let chiSquare = 0;
      for (const [outcome, count] of counts) {
        const expected = (draws * rules.weight(s, outcome)) / total;
        chiSquare += (count - expected) ** 2 / expected;
      }
      const freedom = outcomes.length - 1;
      return chiSquare <= freedom + 4 * Math.sqrt(2 * freedom) + 4;
    }

    describe('bad input is a value', () => {
      const refuse = (s: S, words: string) => {
        const before = snapshot(s);
        const parsed = rules.parse(s, words);
        if (parsed.ok) same(legalMoves(s).includes(parsed.value), true);
        else {
          expect(parsed.error.code).toMatch(/^[a-z-]+$/);
          expect(parsed.error.message).toMatch(/[.?]$/);
        }
        same(snapshot(s), before);
      };

      test('no text makes parse throw or change the state', () => {
        const states: S[] = [];
        for (const [title, config] of named) walk(config, `texts ${title}`, (s) => states.push(clone(s)));
        const rng = new SeededRng('texts');
        for (const s of states) {
          const moves = legalMoves(s);
          for (const move of moves.slice(0, 3)) refuse(s, mutateText(rules.format(s, move), rng));
        }
        fc.assert(
          fc.property(fc.nat(states.length - 1), fc.string({ unit: 'binary', maxLength: 60 }), (at, words) => {
            refuse(states[at], words);
          }),
          { seed: 1, numRuns: 500 },
        );
      });

      test('the moves of one moment are refused in another, unless they are legal there', () => {
        const [title, config] = named[0];
        const vocabulary = new Set<string>();
        const states: S[] = [];
        walk(config, title, (s) => {
          states.push(clone(s));
          for (const move of legalMoves(s).slice(0, 4)) vocabulary.add(rules.format(s, move));
        });
        const words = [...vocabulary];
        const rng = new SeededRng('moments');
        for (const s of states) for (let n = 0; n < 10; n++) refuse(s, words[rng.below(words.length)]);
      });

      test('no object makes moveObjectToText throw', () => {
        const deep = deepArray();
        const traps = [deep, { toString: 1 }, [{ toString: 1 }], [deep]];
        const s = unwrap(rules.setup(named[0][1]));
        const rng = new SeededRng('objects');
        const objects: unknown[] = [null, 1, 'x', [], {}, ...traps];
        const kinds = new Set<string>();
        walk(named[0][1], 'objects', (at) => {
          for (const move of legalMoves(at).slice(0, 3)) {
            const object = rules.describe(at, move);
            objects.push(mutateJSON(object, rng));
            const kind = Object.values(object)
              .map((value) => typeof value)
              .join();
            if (kinds.has(`${kind} ${Object.values(object)[0]}`)) continue;
            kinds.add(`${kind} ${Object.values(object)[0]}`);
            for (const trap of traps) objects.push(...withEveryPlace(object, trap));
          }
        });
        for (const object of objects) {
          const words = rules.moveObjectToText(object);
          if (words.ok) refuse(s, words.value);
          else expect(words.error.message).toMatch(/\.$/);
        }
      });

      test.each(named)('a damaged position is refused, or can be played to the end: %s', (title, config) => {
        const rng = new SeededRng(`damage ${title}`);
        const positions: J[] = [];
        walk(config, `positions ${title}`, (s) => positions.push(rules.toJSON(s)));
        let accepted = 0;
        for (let n = 0; n < 150 * options.games; n++) {
          let json = mutateJSON(positions[rng.below(positions.length)], rng);
          for (let more = rng.below(3); more > 0; more--) json = mutateJSON(json, rng);
          const read = rules.fromJSON(json);
          if (!read.ok) {
            expect(read.error.message).toMatch(/\.$/);
            continue;
          }
          accepted++;
          options.invariants(read.value);
          same(snapshot(unwrap(rules.fromJSON(rules.toJSON(read.value)))), snapshot(read.value));
          if (accepted % 4 === 0) playOn(read.value, rng);
        }
        expect(accepted).toBeGreaterThan(0);
      });

      test('a damaged record is refused, or replayed as far as it goes', () => {
        const [title, config] = named[0];
        const moves: string[] = [];
        const rng = new SeededRng('records');
        const s = unwrap(rules.setup(config));
        while (rules.actor(s) !== OVER) {
          const move = randomMove(game, s, rng, list);
          moves.push(rules.format(s, move));
          rules.play(s, move);
        }
        const from = rules.toJSON(walk(config, title, () => {}));
        for (const record of [makeRecord(game, config, moves), { ...makeRecord(game, config, []), from }])
          for (let n = 0; n < 300; n++) {
            const read = parseRecord(mutateJSON(record, rng));
            const outcome = read.ok ? replay(game, read.value) : read;
            if (!outcome.ok) expect(outcome.error.message).toMatch(/[.]$/);
          }
      });

      test('traps in a position, a table or a scenario are refused', () => {
        const position = rules.toJSON(walk(named[0][1], 'traps', () => {}));
        for (const trap of [deepArray(), { toString: 1 }, null, -1, 1e300]) {
          expect(rules.fromJSON(trap).ok).toBe(false);
          for (const json of withEveryPlace(position, trap)) rules.fromJSON(json);
          for (const scenario of Object.values(game.scenarios))
            for (const json of withEveryPlace(scenario, trap)) game.checkScenario(json);
          expect(game.checkScenario(trap).ok).toBe(false);
        }
        for (const seats of [game.minSeats - 1, game.maxSeats + 1, 2.5, Number.NaN])
          expect(rules.setup({ ...named[0][1], seats }).ok).toBe(false);
        expect(rules.setup({ ...named[0][1], scenario: 'no such board' }).ok).toBe(false);
        expect(rules.setup({ ...named[0][1], options: { nonsense: 'yes' } }).ok).toBe(false);
      });

      test('a damaged scenario is refused, or a table can be set up on it', () => {
        const rng = new SeededRng('scenarios');
        for (const scenario of Object.values(game.scenarios))
          for (let n = 0; n < 300; n++) {
            const json = mutateJSON(scenario, rng);
            const checked = game.checkScenario(json);
            if (!checked.ok) expect(checked.error.message).toMatch(/\.$/);
            else playOn(unwrap(rules.setup({ ...named[0][1], scenario: checked.value })), rng);
          }
      });
    });
  });
}
