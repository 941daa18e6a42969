import { readdirSync, readFileSync } from 'node:fs';
import { type Game, MoveList, parseRecord, replay, SeededRng, unwrap } from '@tessera/kernel';
import type { MakeMind } from '@tessera/mind';

/** What a mind thinks and does in a position of a recorded game, after so many of its moves. */
export interface Choice {
  readonly record: string;
  readonly after: number;
  readonly values: readonly number[];
  readonly move: string;
}

const APART = 9;
const DESCENTS = 40;
const FEWEST_MOVES = 3;

/** Its choices with a fixed number of descents, at positions all over the records: they hold a frozen mind to what it was. */
export function choicesOf(game: Game, make: MakeMind, evaluate: Game['evaluate'], records: URL): Choice[] {
  const { rules } = game;
  const mind = make(game);
  const names = readdirSync(records).filter((name) => name.endsWith('.json') && !name.endsWith('.final.json'));
  return names.sort().flatMap((name) => {
    const record = unwrap(parseRecord(JSON.parse(readFileSync(new URL(name, records), 'utf8'))));
    const choices: Choice[] = [];
    for (let after = 0; after < record.moves.length; after += Math.ceil(record.moves.length / APART)) {
      const at = positionFrom(game, record, after);
      if (!at) break;
      const values = new Float64Array(rules.seats(at.s) + 8);
      evaluate(at.s, values);
      choices.push({
        record: name.replace('.json', ''),
        after: at.after,
        values: Array.from(values.subarray(0, rules.seats(at.s))),
        move: mind.choose(rules.view(at.s, rules.actor(at.s)), { iterations: DESCENTS }, new SeededRng('choices')),
      });
    }
    return choices;
  });
}

/** The first position from there on in which a seat has something to choose. */
function positionFrom(game: Game, record: Parameters<typeof replay>[1], from: number) {
  const legal = new MoveList();
  for (let after = from; after < record.moves.length; after++) {
    const s = unwrap(replay(game, { ...record, moves: record.moves.slice(0, after) }));
    if (game.rules.actor(s) >= 0 && game.rules.legal(s, legal) >= FEWEST_MOVES) return { s, after };
  }
  return undefined;
}
