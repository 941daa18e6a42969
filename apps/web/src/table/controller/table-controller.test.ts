import { fail, NO_SEAT, type Outcome, ok, type SeatNumber } from '@tessera/kernel';
import type { AnswerValue, RequestBody, Step, TableState, ToldTo, Update } from '@tessera/table';
import { describe, expect, it, vi } from 'vitest';
import { TableController } from './table-controller.ts';

const FIRST = 1 as SeatNumber;
const THIRD = 3 as SeatNumber;

const step = (index: number, move = `move ${index}`): Step => ({
  index,
  move,
  seat: FIRST,
  turn: FIRST,
  events: [],
  view: `after ${move}`,
});

const state = (moves: number, viewer: ToldTo = 'spectator'): TableState => ({
  id: 't',
  at: moves,
  viewer,
  yours: [FIRST, THIRD],
  hides: viewer !== 'spectator',
  table: {
    game: 'cambria',
    seats: [],
    scenario: 'cambria',
    options: {},
    settings: { confirmTurn: true, autoRoll: false },
  },
  moves,
  view: `view ${moves}`,
  waiting: 'move',
  seat: FIRST,
  legal: [],
  canUndo: false,
  canRedo: false,
  result: { over: false, winners: [], standings: [] },
});

/** What somebody in particular sees is marked as such. */
const eyes = (viewer: ToldTo) => (viewer === 'spectator' ? '' : ` for ${viewer}`);

interface Slow {
  readonly foreseen: Step;
  readonly answer: Promise<Outcome<AnswerValue>>;
}

interface Way {
  readonly slow?: Slow;
  /** How the next requests for steps are refused. */
  readonly refusals?: string[];
  readonly settingsPerSeat?: boolean;
  readonly yours?: SeatNumber[];
}

/** A host that says what the test tells it, and a clock that stands still. */
function table(past: Step[] = [], viewer: ToldTo = 'spectator', way: Way = {}) {
  const { slow, refusals = [], settingsPerSeat = false, yours = [FIRST, THIRD] } = way;
  let listener: (update: Update) => void = () => {};
  let now = { ...state(past.length, viewer), yours };
  let history = past;
  const requests: RequestBody[] = [];
  let due: (() => void) | undefined;
  const seen: string[] = [];
  const told: string[] = [];
  const controller = new TableController(
    {
      get state() {
        return now;
      },
      subscribe: (hear) => {
        listener = hear;
        return () => {
          listener = () => {};
        };
      },
      request: async (body) => {
        requests.push(body);
        if (slow && body.type === 'move') return slow.answer;
        if (body.type !== 'steps') return ok({ type: 'done' });
        const refused = refusals.shift();
        if (refused) return fail(refused, 'Not now.');
        const { as = now.viewer } = body;
        return ok({
          type: 'steps',
          viewer: as,
          steps: history.map((each) => ({ ...each, view: `${each.view}${eyes(as)}` })),
        });
      },
      ...(slow ? { predict: () => slow.foreseen } : {}),
      settingsPerSeat,
    },
    {
      pace: () => 500,
      tumble: ({ move }) => (move.startsWith('roll') ? 300 : 0),
      onStep: (shown) => seen.push(shown.move),
      onTold: (shown) => told.push(shown.move),
      after: (_ms, then) => {
        due = then;
        return () => {
          due = undefined;
        };
      },
    },
  );
  return {
    controller,
    async open() {
      controller.open();
      await vi.waitFor(() => expect(requests.some((request) => request.type === 'steps')).toBe(true));
      await Promise.resolve();
    },
    requests,
    refusals,
    seen,
    told,
    shown: () => controller.snapshot(),
    tell(kept: number, steps: Step[], to: ToldTo = 'spectator', waiting: TableState['waiting'] = 'move') {
      history = [...history.slice(0, kept), ...steps];
      now = { ...state(kept + steps.length, to), waiting, yours, hides: now.hides || to !== 'spectator' };
      listener({ type: 'update', kept, steps, state: now });
    },
    tick() {
      const run = due;
      due = undefined;
      run?.();
    },
  };
}

describe('the table controller', () => {
  it('shows the past at once and plays nothing of it out', async () => {
    const t = table([step(0), step(1)]);
    await t.open();
    expect(t.shown().view).toBe('after move 1');
    expect(t.shown().busy).toBe(false);
    expect(t.seen).toEqual([]);
  });

  it('shows new steps one after another, each for its time', async () => {
    const t = table();
    await t.open();
    t.tell(0, [step(0), step(1)]);
    expect(t.shown().view).toBe('after move 0');
    expect(t.shown().busy).toBe(true);
    t.tick();
    expect(t.shown().view).toBe('after move 1');
    expect(t.shown().busy).toBe(true);
    t.tick();
    expect(t.shown().busy).toBe(false);
    expect(t.seen).toEqual(['move 0', 'move 1']);
  });

  it('queues what comes while steps are being shown', async () => {
    const t = table();
    await t.open();
    t.tell(0, [step(0)]);
    t.tell(1, [step(1)]);
    expect(t.shown().steps).toHaveLength(1);
    t.tick();
    expect(t.shown().view).toBe('after move 1');
  });

  it('skips ahead to the newest step on a tap', async () => {
    const t = table();
    await t.open();
    t.tell(0, [step(0), step(1), step(2)]);
    t.controller.skip();
    expect(t.shown().view).toBe('after move 2');
    expect(t.shown().busy).toBe(false);
    expect(t.seen).toEqual(['move 0', 'move 1', 'move 2']);
  });

  it('once skipped, what bots do is shown at once until a person is to act', async () => {
    const t = table();
    await t.open();
    t.tell(0, [step(0)], 'spectator', 'bot');
    t.controller.skip();
    expect(t.shown()).toMatchObject({ view: 'after move 0', busy: false, skipping: true });
    t.tell(1, [step(1)], 'spectator', 'bot');
    expect(t.shown()).toMatchObject({ view: 'after move 1', busy: false, skipping: true });
    t.tell(2, [step(2)]);
    expect(t.shown()).toMatchObject({ view: 'after move 2', busy: false, skipping: false });
    t.tell(3, [step(3)], 'spectator', 'bot');
    expect(t.shown()).toMatchObject({ busy: true, skipping: false });
  });

  it('tells what dice show when they lie, not while they tumble', async () => {
    const t = table();
    await t.open();
    t.tell(0, [step(0, 'roll 6'), step(1)]);
    expect(t.shown()).toMatchObject({ view: 'after roll 6', busy: true, tumbling: true });
    expect([t.seen, t.told]).toEqual([['roll 6'], []]);
    // more news while they tumble
    t.tell(2, [step(2)]);
    expect(t.shown().tumbling).toBe(true);
    t.tick();
    expect(t.shown()).toMatchObject({ view: 'after roll 6', busy: true, tumbling: false });
    expect([t.seen, t.told]).toEqual([['roll 6'], ['roll 6']]);
    t.tick();
    expect(t.told).toEqual(['roll 6', 'move 1']);
  });

  it('whoever skips while dice tumble is told all, once and in order', async () => {
    const t = table();
    await t.open();
    t.tell(0, [step(0, 'roll 6'), step(1), step(2, 'roll 2')]);
    t.controller.skip();
    expect(t.shown()).toMatchObject({ busy: false, tumbling: false });
    expect(t.told).toEqual(['roll 6', 'move 1', 'roll 2']);
    expect(t.seen).toEqual(t.told);
  });

  it('takes steps back when fewer are kept', async () => {
    const t = table([step(0), step(1), step(2)]);
    await t.open();
    t.tell(1, []);
    expect(t.shown().steps).toHaveLength(1);
    expect(t.shown().view).toBe('after move 0');
  });

  it('shows the beginning when even the first step of a table that was come back to is taken back', async () => {
    const t = table([step(0)]);
    await t.open();
    t.tell(0, []);
    expect(t.shown()).toMatchObject({ steps: [], view: 'view 0', busy: false });
  });

  it('drops queued steps that were taken back before they were seen', async () => {
    const t = table();
    await t.open();
    t.tell(0, [step(0), step(1), step(2)]);
    t.tell(2, []);
    t.tick();
    t.tick();
    expect(t.shown().steps.map((s) => s.move)).toEqual(['move 0', 'move 1']);
  });

  it('knows steps that it has already when they are told again', async () => {
    const t = table([step(0), step(1)]);
    await t.open();
    t.tell(1, [step(1), step(2)]);
    expect(t.shown().steps.map((s) => s.move)).toEqual(['move 0', 'move 1', 'move 2']);
    expect(t.seen).toEqual(['move 2']);
  });

  it('asks for everything when a step is missing', async () => {
    const t = table([step(0)]);
    await t.open();
    t.tell(0, [step(0), step(1), step(2)]);
    const before = t.requests.length;
    t.controller.skip();
    t.tell(5, [step(5)]);
    await vi.waitFor(() => expect(t.requests.length).toBeGreaterThan(before));
    expect(t.requests[before]).toEqual({ type: 'steps', from: 0, as: 'spectator' });
  });

  it('shows the present when a step is missing and the past is refused', async () => {
    const t = table([step(0)]);
    await t.open();
    t.refusals.push('too-many');
    t.tell(5, [step(5)]);
    await vi.waitFor(() => expect(t.shown().problem).toMatchObject({ code: 'too-many' }));
    expect(t.shown()).toMatchObject({ state: { moves: 6 }, view: 'view 6' });
  });

  it('sends nothing while steps are being shown', async () => {
    const t = table();
    await t.open();
    t.tell(0, [step(0)]);
    await t.controller.move('pass');
    expect(t.requests.some((request) => request.type === 'move')).toBe(false);
    t.tick();
    await t.controller.move('pass');
    expect(t.requests.at(-1)).toEqual({ type: 'move', move: 'pass', at: 1 });
  });

  it('sends a double tap once, and the next thing as soon as the last is answered', async () => {
    const t = table();
    await t.open();
    await Promise.all([t.controller.roll(), t.controller.roll()]);
    expect(t.requests.filter((request) => request.type === 'roll')).toHaveLength(1);
    // what the roll did is told before the roll is answered: who confirms at once is heard
    const rolling = t.controller.roll();
    await Promise.resolve();
    t.tell(0, []);
    await Promise.all([rolling, t.controller.confirm()]);
    expect(t.requests.at(-1)).toEqual({ type: 'confirm', at: 0 });
  });

  describe('a move that can be foreseen', () => {
    const slow = () => {
      let answer: (outcome: Outcome<AnswerValue>) => void = () => undefined;
      const answered = new Promise<Outcome<AnswerValue>>((resolve) => {
        answer = resolve;
      });
      const foreseen = { ...step(1, 'pass'), view: 'foreseen' };
      return { ...table([step(0)], 'spectator', { slow: { foreseen, answer: answered } }), answer };
    };

    it('is shown at once and marked, until what the host tells takes its place', async () => {
      const t = slow();
      await t.open();
      const moving = t.controller.move('pass');
      await vi.waitFor(() => expect(t.shown()).toMatchObject({ view: 'foreseen', pending: true, sending: true }));
      t.tick();
      expect(t.shown()).toMatchObject({ pending: true, busy: false });
      t.tell(1, [step(1, 'pass'), step(2, 'die')]);
      t.answer(ok({ type: 'done' }));
      await moving;
      expect(t.shown()).toMatchObject({ pending: false, sending: false, view: 'after die' });
      expect(t.shown().steps.map(({ view }) => view)).toEqual(['after move 0', 'after pass', 'after die']);
      expect(t.seen).toEqual(['pass', 'die']);
    });

    it('is taken back when it is refused, and the reason is told', async () => {
      const t = slow();
      await t.open();
      const moving = t.controller.move('pass');
      await vi.waitFor(() => expect(t.shown().pending).toBe(true));
      t.answer(fail('paused', 'The game is paused.'));
      await moving;
      expect(t.shown()).toMatchObject({
        pending: false,
        busy: false,
        view: 'after move 0',
        problem: { code: 'paused' },
      });
      expect(t.shown().steps).toHaveLength(1);
    });

    it('stays while the line breaks and comes back with nothing new, and is then told once', async () => {
      const t = slow();
      await t.open();
      const moving = t.controller.move('pass');
      await vi.waitFor(() => expect(t.shown().pending).toBe(true));
      t.tick();
      t.tell(1, []);
      expect(t.shown()).toMatchObject({ pending: true, busy: false, view: 'foreseen' });
      t.tell(1, [step(1, 'pass')]);
      t.answer(ok({ type: 'done' }));
      await moving;
      expect(t.shown()).toMatchObject({ pending: false, view: 'after pass' });
      expect(t.seen).toEqual(['pass']);
    });

    it('gives way at once when something else happened first', async () => {
      const t = slow();
      await t.open();
      const moving = t.controller.move('pass');
      await vi.waitFor(() => expect(t.shown().pending).toBe(true));
      t.tell(0, [step(0, 'another')]);
      expect(t.shown()).toMatchObject({ pending: false, view: 'after another' });
      t.answer(fail('too-late', 'Something else happened first.'));
      await moving;
      expect(t.shown().steps.map(({ move }) => move)).toEqual(['another']);
    });
  });

  it('a move that rules at hand can not foresee is played all the same', async () => {
    const unforeseeable: Slow = {
      get foreseen(): Step {
        throw new Error('These rules are older than the table.');
      },
      answer: Promise.resolve(ok({ type: 'done' })),
    };
    const t = table([], 'spectator', { slow: unforeseeable });
    await t.open();
    await t.controller.move('pass');
    expect(t.shown()).toMatchObject({ sending: false, pending: false, problem: null });
    await t.controller.move('pass');
    expect(t.requests.filter(({ type }) => type === 'move')).toHaveLength(2);
  });

  it('asks for the past again when it was refused once', async () => {
    const t = table([step(0)], 'spectator', { refusals: ['too-many'] });
    await t.open();
    await vi.waitFor(() => expect(t.shown().problem).toMatchObject({ code: 'too-many' }));
    t.tell(1, [step(1)]);
    await vi.waitFor(() => expect(t.shown().steps).toHaveLength(2));
    expect(t.shown()).toMatchObject({ view: 'after move 1', busy: false, problem: null });
    expect(t.requests).toHaveLength(2);
  });

  it('shows nothing of whoever looked before when the past was refused to the next', async () => {
    const t = table([step(0)], FIRST, { refusals: [] });
    t.controller.open();
    await t.controller.take(false);
    expect(t.shown().view).toBe('after move 0 for 1');
    t.refusals.push('too-many');
    t.tell(1, [step(1)], 'spectator');
    await vi.waitFor(() => expect(t.shown().problem).toMatchObject({ code: 'too-many' }));
    expect(t.shown()).toMatchObject({ steps: [], view: 'view 2', busy: false });
    t.tell(2, [step(2)], 'spectator');
    await vi.waitFor(() => expect(t.shown().view).toBe('after move 1'));
    t.controller.skip();
    expect(t.shown().steps.map(({ view }) => view)).toEqual(['after move 0', 'after move 1', 'after move 2']);
  });

  it('what the host tells again takes the place of what was known', async () => {
    const t = table([step(0), step(1)]);
    await t.open();
    t.tell(0, [
      { ...step(0), view: 'truly 0' },
      { ...step(1), view: 'truly 1' },
    ]);
    expect(t.shown()).toMatchObject({ view: 'truly 1', busy: false });
    expect(t.shown().steps.map(({ view }) => view)).toEqual(['truly 0', 'truly 1']);
    expect(t.seen).toEqual([]);
  });

  describe('what people like', () => {
    const said = (t: ReturnType<typeof table>) =>
      t.requests.flatMap((request) => (request.type === 'settings' ? [request.settings.confirmTurn] : []));

    it('is said whenever it changes, there and back', async () => {
      const t = table();
      for (const confirmTurn of [true, false, false, true, false]) await t.controller.settings(confirmTurn, false);
      expect(said(t)).toEqual([false, true, false]);
    });

    it('is said once to a server that may remember otherwise', async () => {
      const t = table([], 'spectator', { settingsPerSeat: true });
      for (const confirmTurn of [true, true, false, true]) await t.controller.settings(confirmTurn, false);
      expect(said(t)).toEqual([true, false, true]);
    });

    it('is nobody’s business where one only looks on', async () => {
      const t = table([], 'spectator', { settingsPerSeat: true, yours: [] });
      await t.controller.settings(false, false);
      expect(said(t)).toEqual([]);
    });
  });

  it('looks back at a moment and returns; a moment taken back is left', async () => {
    const t = table([step(0), step(1), step(2)]);
    await t.open();
    t.controller.lookAt(2);
    expect(t.shown().looking).toBe(2);
    t.tell(2, []);
    expect(t.shown().looking).toBe(null);
    t.controller.lookAt(7);
    expect(t.shown().looking).toBe(null);
  });

  it('of several people at the device one must say they have it, also on a fresh page', async () => {
    const t = table([step(0), step(1)], FIRST);
    t.controller.open();
    expect(t.shown()).toMatchObject({ covered: 1, steps: [] });
    expect(t.requests).toEqual([]);
    await t.controller.move('pass');
    expect(t.requests).toEqual([]);
    await t.controller.take(false);
    expect(t.shown()).toMatchObject({ covered: null, view: 'after move 1 for 1', busy: false });
    expect(t.seen).toEqual([]);
  });

  it('one person alone is asked nothing', () => {
    const alone = new TableController(
      {
        state: { ...state(0, FIRST), yours: [FIRST] },
        subscribe: () => () => {},
        request: async () => ok({ type: 'done' }),
      },
      { pace: () => 0, tumble: () => 0, onStep: () => {}, onTold: () => {} },
    );
    expect(alone.snapshot().covered).toBe(null);
  });

  it('shows what is on its way, then forgets everything, and covers the table for the next', async () => {
    const t = table();
    await t.open();
    t.tell(0, [step(0)]);
    t.tell(1, [step(1)], THIRD);
    expect(t.shown()).toMatchObject({ covered: null, view: 'after move 0' });
    t.tick();
    expect(t.shown()).toMatchObject({ covered: 3, steps: [], view: undefined, state: { viewer: 3 } });
    await t.controller.take(false);
    // the move that nobody here has seen is played out
    expect(t.shown()).toMatchObject({ covered: null, view: 'after move 1 for 3', busy: true });
    expect(t.shown().steps.map(({ view }) => view)).toEqual(['after move 0 for 3', 'after move 1 for 3']);
    expect(t.seen).toEqual(['move 0', 'move 1']);
  });

  it('plays out all since one’s last turn for whoever asks for it', async () => {
    const others = (index: number) => ({ ...step(index), seat: FIRST, turn: FIRST });
    const t = table(
      [{ ...step(0), seat: THIRD, turn: THIRD }, { ...step(1), seat: NO_SEAT, turn: THIRD }, others(2), others(3)],
      THIRD,
    );
    t.controller.open();
    await t.controller.take(true);
    expect(t.shown().steps).toHaveLength(3);
    t.tick();
    t.tick();
    expect(t.seen).toEqual(['move 2', 'move 3']);
    expect(t.shown()).toMatchObject({ busy: false, view: 'after move 3 for 3' });
  });

  it('is looked at by all between two turns without being covered', async () => {
    const t = table([step(0)], FIRST);
    t.controller.open();
    await t.controller.take(false);
    t.tell(1, [step(1)], 'spectator');
    await vi.waitFor(() => expect(t.shown().view).toBe('after move 1'));
    expect(t.shown()).toMatchObject({ covered: null, state: { viewer: 'spectator' } });
    expect(t.shown().steps.map(({ view }) => view)).toEqual(['after move 0', 'after move 1']);
    expect(t.seen).toEqual(['move 1']);
  });

  it('what comes too late for whoever asked is not shown to the next', async () => {
    const t = table([step(0)], FIRST);
    t.controller.open();
    const taking = t.controller.take(false);
    t.tell(1, [step(1)], THIRD);
    await taking;
    expect(t.shown()).toMatchObject({ covered: 3, steps: [] });
  });
});
