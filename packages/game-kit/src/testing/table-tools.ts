import { type GameEvent, MoveList, type Rules, unwrap } from '@tessera/kernel';

/** A position that a test has put together. */
export interface TestTable<S> {
  state(): S;
}

/** What tests of rules do with a position, be it a state, which then changes, or one put together. */
export function tableTools<S extends object, J, Event extends GameEvent>(rules: Rules<S, J>) {
  const stateOf = (table: S | TestTable<S>): S =>
    'state' in table && typeof table.state === 'function' ? table.state() : (table as S);

  /** Plays moves in notation, chance included, one after the other; throws on the first that is not legal. */
  function play(table: S | TestTable<S>, ...texts: string[]): S {
    const s = stateOf(table);
    for (const text of texts) rules.play(s, unwrap(rules.parse(s, text)));
    return s;
  }

  /** The same, and what happened, in order. */
  function eventsOf(table: S | TestTable<S>, ...texts: string[]): Event[] {
    const s = stateOf(table);
    const events: Event[] = [];
    for (const text of texts) rules.play(s, unwrap(rules.parse(s, text)), (event) => events.push(event as Event));
    return events;
  }

  /** Every legal move in notation, in the order of the rules. */
  function moves(table: S | TestTable<S>): string[] {
    const s = stateOf(table);
    const list = new MoveList();
    rules.legal(s, list);
    return list.toArray().map((move) => rules.format(s, move));
  }

  /** Why a move is refused. */
  function refusal(table: S | TestTable<S>, text: string): string {
    const parsed = rules.parse(stateOf(table), text);
    return parsed.ok ? 'legal' : parsed.error.message;
  }

  /** Why a position is refused. */
  function objection(json: unknown): string {
    const read = rules.fromJSON(json);
    return read.ok ? 'accepted' : read.error.message;
  }

  return { play, eventsOf, moves, refusal, objection };
}
