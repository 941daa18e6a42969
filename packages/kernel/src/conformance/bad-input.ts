import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unwrap } from '../outcome.ts';
import { makeRecord, parseRecord, replay } from '../record.ts';
import { SeededRng } from '../rng.ts';
import { type Harness, same } from './harness.ts';
import { deepArray, mutateJSON, mutateText, withEveryPlace } from './mutate.ts';

/** Bad input is a value: whatever is sent, nothing throws and no state changes. */
export function badInputConforms<S, J>(h: Harness<S, J>): void {
  const { game, rules, options, every, legalMoves, clone, snapshot, walk, playOn, writeDown, named } = h;

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
    const rng = new SeededRng('records');
    const { moves } = writeDown(config, 'records');
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
    for (const [at, trap] of [deepArray(), { toString: 1 }, null, -1, 1e300].entries()) {
      expect(rules.fromJSON(trap).ok).toBe(false);
      // where there are very many places, each gets some of the traps
      const some = (json: unknown) => withEveryPlace(json, trap, every, at);
      for (const json of some(position)) rules.fromJSON(json);
      for (const scenario of Object.values(game.scenarios)) for (const json of some(scenario)) game.checkScenario(json);
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
      for (let n = 0; n < 300 / every; n++) {
        const json = mutateJSON(scenario, rng);
        const checked = game.checkScenario(json);
        if (!checked.ok) expect(checked.error.message).toMatch(/\.$/);
        else playOn(unwrap(rules.setup({ ...named[0][1], scenario: checked.value })), rng);
      }
  });
}
