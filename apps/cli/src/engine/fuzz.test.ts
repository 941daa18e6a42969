import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VERBS } from './requests.ts';
import { session } from './testing.ts';

const START = [
  '{"verb":"new","game":"cambria","seats":2,"chance":"manual"}',
  '{"verb":"play","moves":["start 1","die 4"]}',
];
/** One ends the session, the others take their time to think. */
const UNASKED = ['quit', 'best', 'hint'];
const LOOK = ['{"verb":"record"}', '{"verb":"position"}'];

const noNewline = (bytes: Uint8Array) => bytes.map((byte) => (byte === 10 ? 32 : byte));
const bytes = fc.uint8Array({ maxLength: 200 }).map(noNewline);
const words = [
  'type',
  'from',
  'to',
  'dice',
  'die',
  'ship',
  'seat',
  'armies',
  'roads',
  'forts',
  'game',
  'seats',
  'scenario',
  'moves',
  'tessera',
  '__proto__',
  'toString',
];
const texts = [
  'put',
  'move',
  'legion',
  'board',
  'roll',
  'start',
  'ship',
  'neutral',
  'cambria',
  'Caer Gai/Deva',
  'reserve',
  'ship 4',
  'roll 1-1',
  'put Canovium/Deva',
];
const leaf = fc.oneof(
  fc.constantFrom<unknown>(...texts),
  fc.integer(),
  fc.constantFrom<unknown>(null, true, 1e308, -0, ''),
  fc.string(),
);
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'json' },
    leaf,
    fc.array(tie('tree'), { maxLength: 4, depthIdentifier: 'json' }),
    fc.dictionary(fc.oneof(fc.constantFrom(...words), fc.string()), tie('tree'), {
      maxKeys: 5,
      depthIdentifier: 'json',
    }),
  ),
}));
const field = fc.constantFrom(
  'game',
  'seats',
  'scenario',
  'options',
  'seed',
  'chance',
  'position',
  'record',
  'move',
  'moves',
  'count',
  'seat',
  'level',
  'id',
);
const request = fc
  .tuple(
    fc.constantFrom(...VERBS.filter((verb) => !UNASKED.includes(verb))),
    fc.dictionary(field, tree, { maxKeys: 2 }),
  )
  .map(([verb, fields]) => JSON.stringify({ ...fields, verb }));
const anything = fc.oneof(
  bytes,
  tree.map((json) => JSON.stringify(json) ?? ''),
  request,
);

test('whatever comes, each line gets one answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anything, { maxLength: 12 }), async (lines) => {
      const answers = await session([...START, ...lines, ...LOOK]);
      expect(answers).toHaveLength(START.length + lines.length + LOOK.length);
      for (const answer of answers) {
        const json = JSON.parse(answer);
        expect(typeof json.ok).toBe('boolean');
        if (!json.ok) expect(json.error.code).not.toBe('internal');
      }
    }),
    { numRuns: 400 },
  );
});

test('what is refused leaves the game as it was', async () => {
  await fc.assert(
    fc.asyncProperty(anything, async (line) => {
      const answers = await session([...START, ...LOOK, line, ...LOOK]);
      if (!JSON.parse(answers[4]).ok) expect(answers.slice(5)).toEqual(answers.slice(2, 4));
    }),
    { numRuns: 600 },
  );
});
