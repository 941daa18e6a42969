import { ok } from '@tessera/kernel';
import type { RequestBody, Step, TableState, Update } from '@tessera/table';
import { describe, expect, it, vi } from 'vitest';
import { TableController } from './table-controller.ts';

const step = (index: number, move = `move ${index}`): Step => ({
  index,
  move,
  seat: 1,
  turn: 1,
  events: [],
  view: `after ${move}`,
});

const state = (moves: number): TableState => ({
  id: 't',
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
  seat: 1,
  legal: [],
  canUndo: false,
  canRedo: false,
  result: { over: false, winners: [], standings: [] },
});

/** A host that says what the test tells it, and a clock that stands still. */
function table(past: Step[] = []) {
  let listener: (update: Update) => void = () => {};
  let now = state(past.length);
  let history = past;
  const requests: RequestBody[] = [];
  let due: (() => void) | undefined;
  const seen: string[] = [];
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
        return ok(body.type === 'steps' ? { type: 'steps', steps: history } : { type: 'done' });
      },
    },
    {
      pace: () => 500,
      onStep: (shown) => seen.push(shown.move),
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
    seen,
    shown: () => controller.snapshot(),
    tell(kept: number, steps: Step[]) {
      history = [...history.slice(0, kept), ...steps];
      now = state(kept + steps.length);
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

  it('takes steps back when fewer are kept', async () => {
    const t = table([step(0), step(1), step(2)]);
    await t.open();
    t.tell(1, []);
    expect(t.shown().steps).toHaveLength(1);
    expect(t.shown().view).toBe('after move 0');
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
    expect(t.requests[before]).toEqual({ type: 'steps', from: 0 });
  });

  it('sends nothing while steps are being shown', async () => {
    const t = table();
    await t.open();
    t.tell(0, [step(0)]);
    await t.controller.move('pass');
    expect(t.requests.some((request) => request.type === 'move')).toBe(false);
    t.tick();
    await t.controller.move('pass');
    expect(t.requests.at(-1)).toEqual({ type: 'move', move: 'pass' });
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
    expect(t.requests.at(-1)).toEqual({ type: 'confirm' });
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
});
