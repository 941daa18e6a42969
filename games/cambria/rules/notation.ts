import { fail, MoveList, type Outcome, ok, quote, type SeatNumber, seatNumber, seatOf } from '@tessera/kernel';
import { legal } from './legal.ts';
import { ASHORE, fromOf, Kind, kindOf, makeMove, PASS, toOf } from './moves.ts';
import { parseOrigin, parseRoad, placeName } from './places.ts';
import type { Board } from './scenario/board.ts';
import { RESERVE, type State } from './state.ts';
import { whyNot } from './turn/why-not.ts';

/** Moves as text, documented in notation.md of the game and stable for good. */
export function format(s: State, move: number): string {
  const name = (place: number) => placeName(s.board, place);
  const from = fromOf(move);
  const to = toOf(move);
  switch (kindOf(move)) {
    case Kind.start:
      return `start ${seatNumber(to)}`;
    case Kind.die:
      return `die ${to}`;
    case Kind.roll:
      return `roll ${from}-${to}`;
    case Kind.ship:
      return `ship ${from} for ${to}`;
    case Kind.put:
      return from === RESERVE ? `put ${name(to)}` : `move ${name(from)} to ${name(to)}`;
    case Kind.neutral:
      return from === RESERVE ? `neutral put ${name(to)}` : `neutral move ${name(from)} to ${name(to)}`;
    case Kind.legion:
      return `legion ${name(to)}`;
    case Kind.board:
      return from === RESERVE ? `board ${to}` : `board ${to} from ${name(from)}`;
    case Kind.ashore:
      return 'ashore';
    default:
      return 'pass';
  }
}

/** The same as an object, as `tessera engine` sends and takes it. */
export type MoveObject =
  | { readonly type: 'start'; readonly seat: number }
  | { readonly type: 'die'; readonly die: number }
  | { readonly type: 'roll'; readonly dice: readonly [number, number] }
  | { readonly type: 'ship'; readonly ship: number; readonly replaces: number }
  | { readonly type: 'put'; readonly from: string; readonly to: string }
  | { readonly type: 'neutral'; readonly from: string; readonly to: string }
  | { readonly type: 'legion'; readonly to: string }
  | { readonly type: 'board'; readonly from: string; readonly ship: number }
  | { readonly type: 'ashore' }
  | { readonly type: 'pass' };

export function describe(s: State, move: number): MoveObject {
  const name = (place: number) => placeName(s.board, place);
  const from = fromOf(move);
  const to = toOf(move);
  switch (kindOf(move)) {
    case Kind.start:
      return { type: 'start', seat: seatNumber(to) };
    case Kind.die:
      return { type: 'die', die: to };
    case Kind.roll:
      return { type: 'roll', dice: [from, to] };
    case Kind.ship:
      return { type: 'ship', ship: from, replaces: to };
    case Kind.put:
      return { type: 'put', from: name(from), to: name(to) };
    case Kind.neutral:
      return { type: 'neutral', from: name(from), to: name(to) };
    case Kind.legion:
      return { type: 'legion', to: name(to) };
    case Kind.board:
      return { type: 'board', from: name(from), ship: to };
    case Kind.ashore:
      return { type: 'ashore' };
    default:
      return { type: 'pass' };
  }
}

const scratch = new MoveList();

/** What was read before on a board: the same is written again and again, and to find a place by its name takes time. */
const readBefore = new WeakMap<Board, Map<string, Outcome<number>>>();
const MOST_REMEMBERED = 5_000;

function remembered(s: State, text: string): Outcome<number> {
  const known = readBefore.get(s.board) ?? new Map<string, Outcome<number>>();
  readBefore.set(s.board, known);
  const before = known.get(text);
  if (before) return before;
  const move = read(s, text.trim().replace(/\s+/g, ' '));
  if (known.size >= MOST_REMEMBERED) known.clear();
  if (move.ok) known.set(text, move);
  return move;
}

/** A legal move, or why it is none. */
export function parse(s: State, text: string): Outcome<number> {
  const move = remembered(s, text);
  if (!move.ok) return move;
  legal(s, scratch);
  if (scratch.includes(move.value)) return move;
  return fail('illegal-move', whyNot(s, move.value));
}

function read(s: State, text: string): Outcome<number> {
  const words = /^(start|die|roll|ship|put|move|neutral put|neutral move|legion|board|ashore|pass)(?: (.+))?$/i.exec(
    text,
  );
  if (!words)
    return fail(
      'bad-move',
      `"${text.slice(0, 80)}" is no move. Moves look like "put ${s.board.roadNames[0]}", "legion ${s.board.roadNames[1]}" or "pass".`,
    );
  const verb = words[1].toLowerCase();
  const rest = words[2] ?? '';
  switch (verb) {
    case 'pass':
    case 'ashore':
      if (rest) return fail('bad-move', `"${verb}" stands alone.`);
      return ok(verb === 'pass' ? PASS : ASHORE);
    case 'start':
      return readNumbers(rest, /^(\d)$/, 'start 1', ([seat]) =>
        // a seat 0 is one that nobody has
        makeMove(Kind.start, 0, seatOf(seat as SeatNumber) & 255),
      );
    case 'die':
      return readNumbers(rest, /^([1-6])$/, 'die 4', ([die]) => makeMove(Kind.die, 0, die));
    case 'roll':
      return readNumbers(rest, /^([1-6])[- ,]([1-6])$/, 'roll 3-5', ([a, b]) =>
        makeMove(Kind.roll, Math.min(a, b), Math.max(a, b)),
      );
    case 'ship':
      return readNumbers(rest, /^([2-6]) for ([1-6])$/i, 'ship 4 for 2', ([ship, die]) =>
        makeMove(Kind.ship, ship, die),
      );
    case 'legion':
      return readRoad(s, rest, (road) => makeMove(Kind.legion, 0, road));
    case 'put':
      return readRoad(s, rest, (road) => makeMove(Kind.put, RESERVE, road));
    case 'neutral put':
      return readRoad(s, rest, (road) => makeMove(Kind.neutral, RESERVE, road));
    case 'board':
      return readBoarding(s, rest);
    default:
      return readJourney(s, rest, verb === 'move' ? Kind.put : Kind.neutral);
  }
}

function readNumbers(
  text: string,
  form: RegExp,
  example: string,
  make: (numbers: number[]) => number,
): Outcome<number> {
  const found = form.exec(text);
  return found ? ok(make(found.slice(1).map(Number))) : fail('bad-move', `Write it as "${example}".`);
}

function readRoad(s: State, text: string, make: (road: number) => number): Outcome<number> {
  const road = parseRoad(s.board, text);
  return road.ok ? ok(make(road.value)) : road;
}

function readBoarding(s: State, text: string): Outcome<number> {
  const found = /^(?:ship )?([2-6])(?: from (.+))?$/i.exec(text);
  if (!found) return fail('bad-move', 'Write it as "board 4" or "board 4 from ship 2".');
  const from = found[2] === undefined ? ok(RESERVE) : parseOrigin(s.board, found[2]);
  return from.ok ? ok(makeMove(Kind.board, from.value, Number(found[1]))) : from;
}

function readJourney(s: State, text: string, kind: number): Outcome<number> {
  // a fort's name may hold the word "to": try every place where it stands
  let problem: Outcome<number> = fail(
    'bad-move',
    `Write it as "move ${s.board.roadNames[0]} to ${s.board.roadNames[1]}" or "move ship 4 to ${s.board.roadNames[0]}".`,
  );
  for (const { index } of text.matchAll(/ to(?= .)/gi)) {
    const from = parseOrigin(s.board, text.slice(0, index));
    const to = parseRoad(s.board, text.slice(index + 4));
    if (from.ok && to.ok) return ok(makeMove(kind, from.value, to.value));
    problem = from.ok ? to : from;
  }
  return problem;
}

/** A move object as `describe` makes it, back to text; whether it is legal is for `parse` to say. */
export function moveObjectToText(json: unknown): Outcome<string> {
  if (typeof json !== 'object' || json === null)
    return fail('bad-move', 'A move is a text or an object with a "type".');
  const move = json as Record<string, unknown>;
  const plain = (x: unknown) => (typeof x === 'string' || typeof x === 'number' ? String(x) : '');
  const text = (key: string) => plain(move[key]);
  const journey = (verb: string) =>
    text('from') === '' || text('from') === 'reserve'
      ? `${verb}put ${text('to')}`
      : `${verb}move ${text('from')} to ${text('to')}`;
  switch (move['type']) {
    case 'start':
      return ok(`start ${text('seat')}`);
    case 'die':
      return ok(`die ${text('die')}`);
    case 'roll':
      return ok(`roll ${Array.isArray(move['dice']) ? move['dice'].map(plain).join('-') : ''}`);
    case 'ship':
      return ok(`ship ${text('ship')} for ${text('replaces')}`);
    case 'put':
      return ok(journey(''));
    case 'neutral':
      return ok(journey('neutral '));
    case 'legion':
      return ok(`legion ${text('to')}`);
    case 'board':
      return ok(
        text('from') === '' || text('from') === 'reserve'
          ? `board ${text('ship')}`
          : `board ${text('ship')} from ${text('from')}`,
      );
    case 'ashore':
    case 'pass':
      return ok(move['type']);
    default:
      return fail('bad-move', `There is no move of type ${quote(move['type'])}.`);
  }
}
