import { readFileSync } from 'node:fs';
import Schema from 'typebox/schema';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { CLI_GAMES } from '../games.ts';
import { ANSWERS } from './answers.ts';
import type { Verb } from './requests.ts';
import { engineSchema } from './schema.ts';
import { session } from './testing.ts';

const docs = (name: string) => readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');
const blocks = Array.from(docs('engine.md').matchAll(/```session\n(.*?)```/gs), ([, block]) =>
  block.trimEnd().split('\n'),
);
const part = (lines: readonly string[], mark: string) =>
  lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));

describe('docs/engine.md', () => {
  test('has sessions', () => expect(blocks.length).toBeGreaterThan(1));

  test.each(blocks.map((block, index) => [index + 1, block] as const))(
    'session %i happens as written',
    async (_, block) => {
      expect(await session(part(block, '> '))).toEqual(part(block, '< '));
    },
  );

  test('its answers are as the schema says', () => {
    for (const block of blocks) {
      const answers = part(block, '< ').map((line) => JSON.parse(line));
      for (const [index, line] of part(block, '> ').entries()) {
        if (!answers[index].ok) continue;
        const verb = JSON.parse(line).verb as Verb;
        expect(Value.Check(ANSWERS[verb], answers[index]), line).toBe(true);
      }
    }
  });
});

describe('notation.md of a game', () => {
  const examplesOf = (game: string) =>
    Array.from(docs(`../games/${game}/notation.md`).matchAll(/```json\n(.*?)```/gs), ([, json]) => JSON.parse(json));

  const loaded = async (position: object): Promise<Record<string, unknown>> => {
    const lines = [{ verb: 'load', position, chance: 'manual' }, { verb: 'position' }];
    const [load, answer] = (await session(lines.map((line) => JSON.stringify(line)))).map((line) => JSON.parse(line));
    expect(load).toMatchObject({ ok: true });
    return answer.position;
  };

  test.each(Object.keys(CLI_GAMES))(
    'its positions of %s can be loaded, and a whole one comes back as written',
    async (game) => {
      const positions = examplesOf(game).filter((example) => example.game === game);
      expect(positions).not.toEqual([]);
      for (const position of positions) {
        const whole = await loaded(position);
        // what is as usual may be left out
        const fields = Object.keys(whole).filter((field) => field in position);
        expect(fields).toEqual(expect.arrayContaining(Object.keys(position)));
        if (fields.length === Object.keys(whole).length) expect(whole).toEqual(position);
        expect(await loaded(whole)).toEqual(whole);
      }
    },
  );
});

describe('docs/engine.schema.json', () => {
  const published = JSON.parse(docs('engine.schema.json'));

  test('is what the engine checks with', () => {
    // to write it anew: npx tessera engine --schema > docs/engine.schema.json
    expect(published).toEqual(JSON.parse(JSON.stringify(engineSchema())));
  });

  test('accepts the requests of the sessions', () => {
    for (const line of blocks.flatMap((block) => part(block, '> '))) {
      if (!line.startsWith('{') || line.includes('plai')) continue;
      expect(Schema.Check(published, JSON.parse(line)), line).toBe(true);
    }
    expect(Schema.Check(published, { verb: 'plai' })).toBe(false);
  });
});
