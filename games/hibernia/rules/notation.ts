import {
  fail,
  isObject,
  MoveList,
  nameKey,
  type Outcome,
  ok,
  quote,
  type SeatNumber,
  seatNumber,
  seatOf,
} from '@tessera/kernel';
import { legal } from './legal.ts';
import { Kind, kindOf, makeMove, RAISE, whatOf } from './moves.ts';
import { FACES, type Face, type State } from './state.ts';
import { whyNot } from './turn/why-not.ts';

/** Moves as text, documented in notation.md of the game and stable for good. */
export function format(s: State, move: number): string {
  const what = whatOf(move);
  const land = s.board.landNames[what];
  switch (kindOf(move)) {
    case Kind.start:
      return `start ${seatNumber(what)}`;
    case Kind.castle:
      return `castle ${land}`;
    case Kind.roll:
      return `roll ${FACES[what]}`;
    case Kind.march:
      return `march ${land}`;
    case Kind.take:
      return `take ${land}`;
    default:
      return 'raise';
  }
}

/** The same as an object, as `tessera engine` sends and takes it. */
export type MoveObject =
  | { readonly type: 'start'; readonly seat: number }
  | { readonly type: 'castle'; readonly land: string }
  | { readonly type: 'roll'; readonly face: Face }
  | { readonly type: 'march'; readonly land: string }
  | { readonly type: 'take'; readonly land: string }
  | { readonly type: 'raise' };

export function describe(s: State, move: number): MoveObject {
  const what = whatOf(move);
  const land = s.board.landNames[what];
  switch (kindOf(move)) {
    case Kind.start:
      return { type: 'start', seat: seatNumber(what) };
    case Kind.castle:
      return { type: 'castle', land };
    case Kind.roll:
      return { type: 'roll', face: FACES[what] };
    case Kind.march:
      return { type: 'march', land };
    case Kind.take:
      return { type: 'take', land };
    default:
      return { type: 'raise' };
  }
}

const scratch = new MoveList();

/** A legal move, or why it is none. */
export function parse(s: State, text: string): Outcome<number> {
  const move = read(s, text.trim().replace(/\s+/g, ' '));
  if (!move.ok) return move;
  legal(s, scratch);
  return scratch.includes(move.value) ? move : fail('illegal-move', whyNot(s, move.value));
}

const LAND_VERBS: Readonly<Record<string, number>> = { castle: Kind.castle, march: Kind.march, take: Kind.take };

function read(s: State, text: string): Outcome<number> {
  const found = /^(start|castle|roll|march|take|raise)(?: (.+))?$/i.exec(text);
  if (!found)
    return fail('bad-move', `${quote(text)} is no move. Moves look like "march ${s.board.landNames[0]}" or "raise".`);
  const verb = found[1].toLowerCase();
  const rest = found[2] ?? '';
  if (verb === 'raise') return rest ? fail('bad-move', '"raise" stands alone.') : ok(RAISE);
  if (verb === 'start') {
    return /^[1-9]$/.test(rest)
      ? ok(makeMove(Kind.start, seatOf(Number(rest) as SeatNumber)))
      : fail('bad-move', 'Write it as "start 1".');
  }
  if (verb === 'roll') {
    const face = (FACES as readonly string[]).indexOf(rest.toLowerCase());
    return face < 0
      ? fail('bad-move', `A die shows ${FACES.join(', ')}: write it as "roll blue".`)
      : ok(makeMove(Kind.roll, face));
  }
  const land = s.board.landByName.get(nameKey(rest));
  return land === undefined
    ? fail('unknown-land', `There is no land ${quote(rest)} on this map.`)
    : ok(makeMove(LAND_VERBS[verb], land));
}

/** A move object as `describe` makes it, back to text; whether it is legal is for `parse` to say. */
export function moveObjectToText(json: unknown): Outcome<string> {
  if (!isObject(json)) return fail('bad-move', 'A move is a text or an object with a "type".');
  const text = (key: string) =>
    typeof json[key] === 'string' || typeof json[key] === 'number' ? String(json[key]) : '';
  switch (json['type']) {
    case 'start':
      return ok(`start ${text('seat')}`);
    case 'roll':
      return ok(`roll ${text('face')}`);
    case 'castle':
    case 'march':
    case 'take':
      return ok(`${json['type']} ${text('land')}`);
    case 'raise':
      return ok('raise');
    default:
      return fail('bad-move', `There is no move of type ${quote(json['type'])}.`);
  }
}
