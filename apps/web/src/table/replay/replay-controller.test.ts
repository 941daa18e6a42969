import type { SeatNumber } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import { expect, it } from 'vitest';
import { ReplayController } from './replay-controller.ts';

const FIRST = 1 as SeatNumber;

const steps = Array.from(
  { length: 3 },
  (_, index): Step => ({ index, move: `${index}`, seat: FIRST, turn: FIRST, events: [], view: index }),
);

function replay() {
  let due: (() => void) | undefined;
  const controller = new ReplayController(
    steps,
    () => 100,
    0,
    (_ms, then) => {
      due = then;
      return () => {
        due = undefined;
      };
    },
  );
  return { controller, tick: () => due?.(), at: () => controller.snapshot().at };
}

it('steps forwards and back, and stays within the game', () => {
  const { controller, at } = replay();
  controller.back();
  expect(at()).toBe(0);
  controller.forward();
  expect(at()).toBe(1);
  controller.jump(99);
  expect(at()).toBe(3);
});

it('plays on until the end, then stops', () => {
  const { controller, tick, at } = replay();
  controller.play();
  expect(at()).toBe(1);
  tick();
  tick();
  expect(at()).toBe(3);
  tick();
  expect(controller.snapshot()).toEqual({ at: 3, playing: false });
});

it('starts over when played from the end', () => {
  const { controller, at } = replay();
  controller.jump(3);
  controller.play();
  expect(at()).toBe(1);
});

it('a step by hand pauses', () => {
  const { controller, tick, at } = replay();
  controller.play();
  controller.back();
  expect(controller.snapshot().playing).toBe(false);
  tick();
  expect(at()).toBe(0);
});

it('with other eyes the moment stays the same', () => {
  expect(new ReplayController(steps, () => 100, 2).snapshot()).toEqual({ at: 2, playing: false });
  expect(new ReplayController(steps, () => 100, 9).snapshot().at).toBe(3);
});
