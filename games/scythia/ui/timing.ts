import type { Step } from '@tessera/table';
import type { SoundName } from '@tessera/ui';
import type { ScythiaEvent } from '../rules/state/events.ts';
import { eventsOf } from './log/log.ts';

const TRAVEL = 380;
const LOOK = 260;
const ROLL = 560;
const MOMENT = 1500;
const MOST = 4500;

/** How long each kind of event is looked at, at normal speed; what is not here needs no time of its own. */
const TIMES: Readonly<Partial<Record<ScythiaEvent['type'], number>>> = {
  chose: TRAVEL + LOOK,
  drew: LOOK,
  discarded: LOOK,
  placed: TRAVEL + LOOK,
  took: TRAVEL + LOOK,
  gained: TRAVEL,
  'took-from-player': TRAVEL,
  hired: TRAVEL + LOOK,
  swapped: TRAVEL + LOOK,
  played: TRAVEL + LOOK,
  'used-hero': LOOK,
  'used-eagle': LOOK,
  healed: LOOK,
  'took-animal': TRAVEL,
  'placed-animal': TRAVEL,
  refilled: LOOK,
  completed: TRAVEL + LOOK,
  'took-plunder': TRAVEL,
  raided: TRAVEL + 2 * LOOK,
  drank: LOOK,
  rolled: ROLL,
  strength: MOMENT,
  wounded: TRAVEL,
  killed: TRAVEL + LOOK,
  plundered: TRAVEL + 2 * LOOK,
  'turned-quest': LOOK,
  scheme: 3 * LOOK,
  'rival-checked': 2 * LOOK,
  'rival-raided': MOMENT,
  'rival-quest': TRAVEL + LOOK,
  'rival-provisions': TRAVEL + LOOK,
  'rival-horse': TRAVEL + LOOK,
  'last-turns': MOMENT,
  over: MOMENT,
};

export const durationMs = (step: Step): number =>
  Math.min(
    MOST,
    eventsOf(step).reduce((sum, event) => sum + (TIMES[event.type] ?? 0), 0),
  );

const SOUNDS: Readonly<Partial<Record<ScythiaEvent['type'], SoundName>>> = {
  placed: 'wood',
  took: 'wood',
  hired: 'wood',
  'placed-animal': 'wood',
  raided: 'march',
  rolled: 'dice',
  wounded: 'thrown',
  killed: 'thrown',
  plundered: 'fall',
  'rival-raided': 'march',
  'last-turns': 'fall',
  over: 'end',
};

export const sounds = (step: Step): SoundName[] => [
  ...new Set(eventsOf(step).flatMap((event) => SOUNDS[event.type] ?? [])),
];

/** In travels of a piece: dice take longer, but under a second at normal speed. */
const TUMBLE = 1.4;

export const tumbles = (step: Step): number => (eventsOf(step).some(({ type }) => type === 'rolled') ? TUMBLE : 0);
