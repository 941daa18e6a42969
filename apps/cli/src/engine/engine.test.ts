import type { CambriaResult } from '@tessera/cambria';
import { LEVELS, SeededRng, seatNumber, THINKING_MS } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { answerLine } from './serve.ts';
import { Session } from './session.ts';
import { type Answer, ask, session } from './testing.ts';

const NEW = { verb: 'new', game: 'cambria', seats: 3, chance: 'manual' };
const MUSTER = {
  verb: 'play',
  moves: ['start 1', 'die 2', 'put Segontium/Canovium', 'die 2', 'put Canovium/Deva', 'die 2', 'put Nidum/Isca'],
};
const last = <T>(list: readonly T[]): T => list[list.length - 1];

describe('a table', () => {
  test('games lists what there is', async () => {
    const [answer] = await ask({ verb: 'games' });
    expect(answer).toMatchObject({
      ok: true,
      games: expect.arrayContaining([
        expect.objectContaining({
          id: 'cambria',
          seats: { min: 2, max: 5, default: 3 },
          scenarios: ['cambria', 'cumbria'],
        }),
        expect.objectContaining({
          id: 'hibernia',
          seats: { min: 3, max: 4, default: 4 },
          scenarios: ['hibernia', 'hibernia-long'],
        }),
        expect.objectContaining({
          id: 'scythia',
          seats: { min: 1, max: 4, default: 3 },
          scenarios: ['scythia'],
          ratings: expect.objectContaining({ owl: expect.objectContaining({ rating: expect.any(Number) }) }),
        }),
      ]),
      levels: LEVELS.map((id) => ({ id, ms: THINKING_MS[id] })),
    });
  });

  test('new tells the options of its table alone', async () => {
    for (const [seats, options] of [
      [1, { leader: 'trader' }],
      [2, {}],
    ]) {
      const [made, told] = await ask({ verb: 'new', game: 'scythia', seats }, { verb: 'position' });
      expect(made).toHaveProperty('options', options);
      expect(told).toHaveProperty('position.options', options);
    }
  });

  test('with manual chance, chance acts, and its outcomes have weights', async () => {
    const answers = await ask(NEW, MUSTER, { verb: 'legal' });
    const { actor, moves } = last(answers) as unknown as { actor: object; moves: { text: string; weight: number }[] };
    expect(actor).toEqual({ kind: 'chance' });
    expect(moves).toHaveLength(21);
    expect(moves.reduce((sum, move) => sum + move.weight, 0)).toBe(36);
  });

  test('with a seed the engine rolls at once, and the same moves get the same dice', async () => {
    const game = () => ask({ verb: 'new', game: 'cambria', seed: 'wales' }, { verb: 'legal' });
    const [[first, legal], [again]] = await Promise.all([game(), game()]);
    expect(first['actor']).toMatchObject({ kind: 'seat' });
    expect(first['seed']).toBe('wales');
    expect(again).toEqual(first);
    expect((legal['moves'] as object[]).every((move) => !('weight' in move))).toBe(true);
  });

  test('without a seed one is made up and told', async () => {
    const [[a], [b]] = await Promise.all([
      ask({ verb: 'new', game: 'cambria' }),
      ask({ verb: 'new', game: 'cambria' }),
    ]);
    expect(a['seed']).not.toBe(b['seed']);
    const [again] = await ask({ verb: 'new', game: 'cambria', seed: a['seed'] });
    expect(again['played']).toEqual(a['played']);
  });

  test.each([2, 3, 4, 5])('a game of %i by legal moves alone ends, and its seats count from 1', (seats) => {
    const engine = new Session();
    const send = (request: object): Answer => JSON.parse(answerLine(engine, JSON.stringify(request)).text);
    const pick = new SeededRng(seats);
    let { actor } = send({ verb: 'new', game: 'cambria', seats, seed: 3 });
    for (let moves = 0; moves < 5000 && (actor as { kind: string }).kind === 'seat'; moves++) {
      const legal = send({ verb: 'legal' })['moves'] as { move: object }[];
      actor = send({ verb: 'play', move: legal[pick.below(legal.length)].move })['actor'];
    }
    expect(actor).toEqual({ kind: 'over' });
    const { over, winners, standings } = send({ verb: 'result' })['result'] as CambriaResult;
    expect(over).toBe(true);
    expect(winners).toEqual([standings[0].seat]);
    const order = standings.map((standing) => standing.seat).sort();
    expect(order).toEqual(Array.from({ length: seats }, (_, seat) => seatNumber(seat)));
  });

  test('a scenario of one’s own is checked, and the fort is named', async () => {
    const scenario = {
      id: 'x',
      name: 'X',
      custom: true,
      forts: [{ name: 'Aber', value: 9, lon: 0, lat: 0, roads: [] }],
    };
    const [answer] = await ask({ ...NEW, scenario });
    expect(answer.error?.code).toBe('bad-scenario');
    expect(answer.error?.message).toContain('Aber');
  });
});

describe('playing', () => {
  test('notation and objects are the same', async () => {
    const asText = await ask(NEW, MUSTER, { verb: 'play', move: 'roll 1-2' }, { verb: 'legal' });
    const moves = last(asText)['moves'] as { text: string; move: object }[];
    for (const { text, move } of moves) {
      const [a, b] = await Promise.all(
        [text, move].map((form) =>
          ask(NEW, MUSTER, { verb: 'play', move: 'roll 1-2' }, { verb: 'play', move: form }, { verb: 'position' }),
        ),
      );
      expect(b[3]).toEqual(a[3]);
      expect(last(b)).toEqual(last(a));
    }
  });

  test('a list of moves is played as a whole or not at all', async () => {
    const answers = await ask(
      NEW,
      MUSTER,
      { verb: 'position' },
      { verb: 'play', moves: ['roll 2-3', 'put Deva/Caer Gai', 'put Deva/Caer Gai'] },
      { verb: 'position' },
    );
    expect(answers[3].error?.code).toBe('illegal-move');
    expect(answers[3].error?.message).toMatch(/^Move 3 of 3: /);
    expect(answers[4]).toEqual(answers[2]);
  });

  test('undo with manual chance takes back one move, and any number', async () => {
    const answers = await ask(
      NEW,
      { verb: 'position' },
      MUSTER,
      { verb: 'undo' },
      { verb: 'undo', count: 6 },
      { verb: 'position' },
      { verb: 'undo' },
    );
    expect(answers[3]['undone']).toEqual(['put Nidum/Isca']);
    expect(answers[5]).toEqual(answers[1]);
    expect(answers[6].error?.code).toBe('nothing-to-undo');
  });

  test('undo with dice of the engine goes back to a decision, and the dice fall the same again', async () => {
    const start = { verb: 'new', game: 'cambria', seats: 3, seed: 1 };
    const [, legal] = await ask(start, { verb: 'legal' });
    const [a, b] = legal['moves'] as { text: string }[];
    const answers = await ask(
      start,
      { verb: 'play', move: a.text },
      { verb: 'undo' },
      { verb: 'play', move: b.text },
      { verb: 'undo' },
      { verb: 'play', move: a.text },
    );
    expect(answers[2]['undone']).toEqual(answers[1]['played']);
    expect(answers[2]['actor']).toMatchObject({ kind: 'seat' });
    expect((answers[3]['played'] as string[]).slice(1)).toEqual((answers[1]['played'] as string[]).slice(1));
    expect(answers[5]).toEqual(answers[1]);
  });

  test('a position goes out and comes back', async () => {
    const answers = await ask(NEW, MUSTER, { verb: 'play', move: 'roll 1-4' }, { verb: 'position' });
    const position = last(answers)['position'];
    const [loaded, again] = await ask({ verb: 'load', position, chance: 'manual' }, { verb: 'position' });
    expect(loaded['actor']).toEqual({ kind: 'seat', seat: 1 });
    expect(again['position']).toEqual(position);
  });

  test('a record goes out and comes back, also of a game from a position', async () => {
    const position = { game: 'cambria', seats: 3, armies: [{ roads: ['Nidum/Isca'] }, {}, {}] };
    const answers = await ask(
      { verb: 'load', position, chance: 'manual' },
      { verb: 'play', moves: ['roll 3-4', 'pass'] },
      { verb: 'record' },
      { verb: 'position' },
    );
    const { record } = answers[2];
    expect(record).toMatchObject({
      from: { armies: [{ roads: ['Nidum/Isca'] }, {}, {}] },
      moves: ['roll 3-4', 'pass'],
    });
    const again = await ask(
      { verb: 'load', record, chance: 'manual' },
      { verb: 'position' },
      { verb: 'undo', count: 2 },
      { verb: 'record' },
    );
    expect(again[1]['position']).toEqual(answers[3]['position']);
    expect(again[3]['record']).toMatchObject({ moves: [] });
  });

  test('best answers a legal move', async () => {
    const start = { verb: 'new', game: 'cambria', seats: 3, seed: 2 };
    for (const id of LEVELS) {
      const [, best, legal] = await ask(start, { verb: 'best', level: id, ms: 10, seed: 1 }, { verb: 'legal' });
      const { text, move } = best['move'] as { text: string; move: object };
      expect(legal['moves']).toContainEqual({ text, move });
      expect(best['values']).toHaveLength(3);
    }
  });
});

test('a hint names legal moves with chances, is the same twice, and knows no more than the seat that acts', async () => {
  for (const game of ['cambria', 'scythia']) {
    const hint = { verb: 'hint', iterations: 60, seed: 'same' };
    const [, first, again, legal] = await ask({ verb: 'new', game, seats: 3, seed: 5 }, hint, hint, { verb: 'legal' });
    expect(again).toEqual(first);
    const moves = first['moves'] as { text: string; move: object; chances: number[]; isWorse: boolean }[];
    expect(moves.length).toBeGreaterThan(0);
    for (const { text, move, chances } of moves) {
      expect(legal['moves']).toContainEqual({ text, move });
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(100, 4);
    }
    expect(moves[0].isWorse).toBe(false);
  }
});

describe('bad input is answered, and changes nothing', () => {
  const wrong: [string, object | string, string][] = [
    ['not JSON', 'hello', 'bad-json'],
    ['an empty line', '', 'bad-json'],
    ['a list', '[]', 'bad-request'],
    ['no verb', {}, 'bad-request'],
    ['a verb that is none', { verb: 'constructor' }, 'unknown-verb'],
    ['a field that is none', { verb: 'legal', seat: 1 }, 'bad-request'],
    ['a field of the wrong type', { verb: 'play', move: 4 }, 'bad-request'],
    ['a move and moves', { verb: 'play', move: 'pass', moves: ['pass'] }, 'bad-request'],
    ['a game that is none', { verb: 'new', game: 'chess' }, 'unknown-game'],
    ['too many seats', { verb: 'new', game: 'cambria', seats: 6 }, 'bad-seats'],
    ['half a seat', { verb: 'new', game: 'cambria', seats: 2.5 }, 'bad-request'],
    ['a scenario that is none', { verb: 'new', game: 'cambria', scenario: 'mars' }, 'unknown-scenario'],
    ['an option that is none', { verb: 'new', game: 'cambria', options: { dragons: 'yes' } }, 'bad-option'],
    [
      'an impossible position',
      {
        verb: 'load',
        position: { game: 'cambria', seats: 3, armies: [{ roads: ['Nidum/Isca'] }, { roads: ['Isca/Nidum'] }, {}] },
      },
      'impossible-position',
    ],
    ['a position of no game', { verb: 'load', position: {} }, 'bad-position'],
    ['a record that is none', { verb: 'load', record: { tessera: 99 } }, 'bad-record'],
    ['nothing to load', { verb: 'load' }, 'bad-request'],
    ['a text that is no move', { verb: 'play', move: 'castle' }, 'bad-move'],
    ['a move that is not legal', { verb: 'play', move: 'legion Nidum/Isca' }, 'illegal-move'],
    ['an object that is no move', { verb: 'play', move: { type: 'castle' } }, 'bad-move'],
    ['a fort that is none', { verb: 'play', move: 'put Rome/Isca' }, 'unknown-fort'],
    ['a seat that is not there', { verb: 'view', seat: 0 }, 'bad-seat'],
    ['a level that is none', { verb: 'best', level: 'god' }, 'unknown-level'],
    ['undo without end', { verb: 'undo', count: 1e9 }, 'nothing-to-undo'],
    ['a line over a megabyte', `{"verb":"play","move":"${'x'.repeat(1_000_001)}"}`, 'line-too-long'],
    ['a thousand brackets', `{"verb":"play","move":${'['.repeat(1000)}${']'.repeat(1000)}}`, 'too-deep'],
    ['a hundred thousand open ones', '['.repeat(100_000), 'too-deep'],
  ];
  test.each(wrong)('%s', async (_, request, code) => {
    const position = '{"verb":"position"}';
    const answers = await session([
      JSON.stringify(NEW),
      JSON.stringify(MUSTER),
      '{"verb":"play","move":"roll 3-4"}',
      position,
      typeof request === 'string' ? request : JSON.stringify(request),
      position,
    ]);
    expect(answers).toHaveLength(6);
    const { ok, error } = JSON.parse(answers[4]);
    expect(ok).toBe(false);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^["A-Z].*[.!?]$/);
    expect(answers[5]).toBe(answers[3]);
  });

  test.each(['legal', 'position', 'record', 'result', 'best', 'hint', 'undo'])(
    '%s before there is a game',
    async (verb) => {
      expect((await ask({ verb }))[0].error?.code).toBe('no-game');
    },
  );

  test('moves and wishes after the end', async () => {
    const position = { game: 'cambria', seats: 3, phase: 'over', legion: 'removed', armies: [{}, {}, {}] };
    const answers = await ask({ verb: 'load', position }, { verb: 'play', move: 'pass' }, { verb: 'best' });
    expect(answers.map((answer) => answer.error?.code)).toEqual([undefined, 'game-over', 'game-over']);
  });

  test.each(['best', 'hint'])('%s when chance is to act', async (verb) => {
    expect((await ask(NEW, { verb }))[1].error?.code).toBe('chance-acts');
  });

  test('the id comes back, whatever it is, with errors too', async () => {
    for (const id of [0, null, 'a', [1], { a: [true] }])
      expect((await ask({ id, verb: 'games' }, { id, verb: 'x' })).map((answer) => answer['id'])).toEqual([id, id]);
  });

  test('after quit nothing is answered', async () => {
    expect(await ask({ verb: 'quit' }, { verb: 'games' })).toEqual([{ ok: true }]);
  });
});
