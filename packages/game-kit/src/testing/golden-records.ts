import { readdirSync, readFileSync } from 'node:fs';
import { type Game, type GameRecord, parseRecord, type Result, recordToText, replay, unwrap } from '@tessera/kernel';
import { expect, test } from 'vitest';

export interface GoldenRecords<J> {
  readonly names: readonly string[];
  readonly recordOf: (name: string) => GameRecord;
  /** What the record came to. */
  readonly finalOf: (name: string) => { readonly position: J; readonly result: Result };
}

/** Games played to the end, and what they came to: each ends as it always did, and is written as it was read. */
export function goldenRecords<S, J>(game: Game<S, J>, folder: URL): GoldenRecords<J> {
  const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.final.json'))
    .map((name) => name.replace('.json', ''));
  const recordOf = (name: string) => unwrap(parseRecord(JSON.parse(read(`${name}.json`))));
  const finalOf = (name: string) => JSON.parse(read(`${name}.final.json`)) as { position: J; result: Result };

  test.each(names)('%s ends as it always did', (name) => {
    const s = unwrap(replay(game, recordOf(name)));
    expect(game.rules.toJSON(s)).toEqual(finalOf(name).position);
    expect(game.rules.result(s)).toEqual(finalOf(name).result);
  });

  test.each(names)('%s is written as it was read', (name) => {
    expect(recordToText(recordOf(name))).toBe(read(`${name}.json`));
  });

  return { names, recordOf, finalOf };
}
