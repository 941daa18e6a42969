import { CHANCE, type Game, MoveList, type SeatNumber, SeededRng, seatNumber, unwrap } from '@tessera/kernel';
import { GAMES } from '@tessera/registry/games';
import { type PlanStep, type TableState, type Update, viewOf } from '@tessera/table';
import { describe, expect, it } from 'vitest';
import { ImaginedTable } from './imagined-table.ts';
import { movedUp, showLine, withLine, withoutLine } from './lines.ts';

const rng = new SeededRng('plan');

/** A table of three in mid-game, told to a seat that is not to move. */
function inMidGame(game: Game, moves = 60): TableState {
  const { rules } = game;
  const options = Object.fromEntries(game.options.map(({ id, default: value }) => [id, value]));
  const s = unwrap(rules.setup({ seats: 3, scenario: Object.keys(game.scenarios)[0], options }));
  const list = new MoveList();
  let played = 0;
  // until somebody is to begin a turn
  while (played < moves || !rules.imagineTurn?.(copyOf(game, s), 0) || rules.turnOf(s) < 0) {
    rules.legal(s, list);
    rules.play(s, rules.actor(s) === CHANCE ? rules.sample(s, rng) : list.moves[rng.below(list.toArray().length)]);
    played++;
  }
  const seat = (rules.turnOf(s) + 1) % 3;
  const seats = ['Ann', 'Bob', 'Eve'].map((name) => ({ kind: 'human' as const, name, colour: 'amber' }));
  const settings = { confirmTurn: false, autoRoll: false };
  return {
    id: 't',
    table: { game: game.id, seats, scenario: '', options: {}, settings },
    at: 9,
    moves: played,
    viewer: seatNumber(seat),
    yours: [seatNumber(seat)],
    hides: game.hidesInformation === true,
    view: viewOf(game, s, seat),
    waiting: 'move',
    seat: seatNumber(rules.turnOf(s)),
    legal: [],
    canUndo: false,
    canRedo: false,
    result: rules.result(s),
  };
}

function copyOf<S>(game: Game<S>, s: S): S {
  const copy = game.rules.alloc(s);
  game.rules.copyInto(copy, s);
  return copy;
}

/** Plays one's turn at random, as a page does. */
async function playTurn(table: ImaginedTable): Promise<void> {
  for (let n = 0; n < 50; n++) {
    const { waiting, legal, yours } = table.state;
    if (yours.length === 0) return;
    if (waiting === 'roll') expect(await table.request({ type: 'roll' })).toMatchObject({ ok: true });
    else
      expect(await table.request({ type: 'move', move: legal[rng.below(legal.length)].text })).toMatchObject({
        ok: true,
      });
  }
}

const begun = (game: Game): { state: TableState; table: ImaginedTable } => {
  const state = inMidGame(game);
  const table = ImaginedTable.of(game, state, rng);
  if (!table) throw new Error('No turn can be imagined.');
  return { state, table };
};

/** Where a turn can be planned, and three can sit down. */
const PLANNED = Object.values(GAMES).filter(({ rules, maxSeats }) => rules.imagineTurn && maxSeats >= 3);

describe.each(PLANNED)('an imagined turn of $name', (game) => {
  it('is one’s own, from the present position, and is played to its end like a real one', async () => {
    const { state, table } = begun(game);
    expect(table.state).toMatchObject({ yours: state.yours, seat: state.yours[0], moves: 0 });
    const told: Update[] = [];
    table.subscribe((update) => told.push(update));
    await playTurn(table);
    expect(table.state).toMatchObject({ yours: [], legal: [], canUndo: true });
    expect(told).toHaveLength(table.played.length);
    expect(told.map(({ kept }) => kept)).toEqual(told.map((_, index) => index));
    expect(table.line(true).length).toBeGreaterThanOrEqual(table.line(false).length);
    expect(table.line(false)).toEqual(table.played.flatMap(({ seat, move }) => (seat > 0 ? [{ move }] : [])));
  });

  it('is taken back move by move to where it began', async () => {
    const { table } = begun(game);
    const { view } = table.state;
    await playTurn(table);
    while (table.state.canUndo) await table.request({ type: 'undo' });
    expect(table.state.view).toEqual(view);
    expect(table.played).toEqual([]);
  });

  it('a line made there can be read again, and says what can’t be played any more', async () => {
    const { state, table } = begun(game);
    await playTurn(table);
    for (const exact of [true, false]) {
      const line = table.line(exact);
      expect(showLine(game, state, line, rng)).toMatchObject({ rest: [] });
      const wrong: PlanStep[] = [...line.filter((step) => 'if' in step), { move: 'fly to the moon' }];
      expect(showLine(game, state, wrong, rng)).toMatchObject({ moves: [], rest: ['fly to the moon'] });
    }
  });

  it('is nobody’s who is to move already, or plays for several', () => {
    const state = inMidGame(game);
    expect(ImaginedTable.of(game, { ...state, yours: [state.seat] }, rng)).toBeUndefined();
    expect(ImaginedTable.of(game, { ...state, yours: [1 as SeatNumber, 2 as SeatNumber] }, rng)).toBeUndefined();
    expect(ImaginedTable.of(game, { ...state, yours: [] }, rng)).toBeUndefined();
  });
});

it('of Cambria, the dice show whatever one wants to plan for', () => {
  const { table } = begun(GAMES['cambria']);
  const texts = table.outcomes().map(({ text }) => text);
  expect(texts).toHaveLength(21);
  expect(table.play('roll 3-5')).toBe(true);
  expect(table.state).toMatchObject({ waiting: 'move', view: { dice: [3, 5] } });
  expect(table.outcomes()).toEqual([]);
  expect(table.line(true)).toEqual([{ if: ['roll 3-5'] }]);
});

it('lines are added, moved and removed', () => {
  const line = (move: string) => [{ move }];
  const one = withLine(null, line('a'), true);
  expect(one).toEqual({ lines: [[{ move: 'a' }]], done: true, unhurt: true });
  const two = withLine({ ...one, done: false }, line('b'), true);
  expect(two).toMatchObject({ lines: [line('a'), line('b')], done: false });
  expect(movedUp(two, 1).lines).toEqual([line('b'), line('a')]);
  expect(withoutLine(two, 0)?.lines).toEqual([line('b')]);
  expect(withoutLine(one, 0)).toBeNull();
});
