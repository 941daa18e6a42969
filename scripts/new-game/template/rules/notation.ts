import { fail, isObject, MoveList, type Outcome, ok, quote } from '@tessera/kernel';
import { BANK, isOver, type State } from './state.ts';
import { FACES, legal, ROLL } from './walk.ts';

export type MoveObject =
  | { readonly type: 'roll'; readonly die: number }
  | { readonly type: 'walk'; readonly from: number | 'bank' };

export const describe = (_s: State, move: number): MoveObject =>
  move > ROLL ? { type: 'roll', die: move - ROLL } : { type: 'walk', from: move === BANK ? 'bank' : move };

export function format(s: State, move: number): string {
  const object = describe(s, move);
  return object.type === 'roll' ? `roll ${object.die}` : `walk ${object.from}`;
}

const scratch = new MoveList();

/** A legal move, or why it is none. */
export function parse(s: State, text: string): Outcome<number> {
  const found = /^\s*(?:roll\s+(\d)|walk\s+(bank|\d{1,2}))\s*$/i.exec(text);
  if (!found) return fail('bad-move', `${quote(text)} is no move. Moves look like "walk bank" or "walk 3".`);
  const [, face, place] = found;
  const move = face === undefined ? (/^\d/.test(place) ? Number(place) : BANK) : ROLL + Number(face);
  legal(s, scratch);
  return scratch.includes(move) && place !== '0' ? ok(move) : fail('illegal-move', whyNot(s, face !== undefined));
}

function whyNot(s: State, rolls: boolean): string {
  if (isOver(s)) return 'The game is over.';
  if (rolls) return s.die === 0 ? `The die shows 1 to ${FACES}.` : 'The die has been rolled already.';
  return s.die === 0 ? 'The die is rolled first.' : 'None of your walkers waits there.';
}

/** A move object as `describe` makes it, back to text; whether it is legal is for `parse` to say. */
export function moveObjectToText(json: unknown): Outcome<string> {
  if (!isObject(json)) return fail('bad-move', 'A move is a text or an object with a "type".');
  const { type, die, from } = json;
  if (type === 'roll' && typeof die === 'number') return ok(`roll ${die}`);
  if (type === 'walk' && (from === 'bank' || typeof from === 'number')) return ok(`walk ${from}`);
  return fail('bad-move', 'A move is {"type": "roll", "die": 3} or {"type": "walk", "from": 3}.');
}
