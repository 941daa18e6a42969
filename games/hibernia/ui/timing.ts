import type { Step } from '@tessera/table';
import type { SoundName } from '@tessera/ui';
import { walkMs } from '../board/index.ts';
import type { HiberniaEvent } from '../rules/events.ts';
import { eventsOf } from './log/log.ts';

const ROLL = 900;
const TRAVEL = 380;
const LOOK = 320;
const MOMENT = 1200;

/** How long a step is looked at, at normal speed: the marker gets the time it walks. */
export function durationMs(step: Step): number {
  const ms = eventsOf(step).reduce((sum, event) => sum + timeOf(event), 0);
  return Math.min(ms, 4500);
}

function timeOf(event: HiberniaEvent): number {
  switch (event.type) {
    case 'rolled':
      return ROLL;
    case 'castleDrawn':
    case 'marched':
      return TRAVEL + LOOK;
    case 'battle':
    case 'raised':
      return 2 * LOOK;
    case 'unusedArmy':
    case 'taken':
      return LOOK;
    case 'scored':
      return walkMs(event.steps.length, TRAVEL) + LOOK;
    case 'lastRound':
    case 'tieRound':
    case 'gameEnded':
      return MOMENT;
    default:
      return 0;
  }
}

const SOUNDS: Readonly<Partial<Record<HiberniaEvent['type'], SoundName>>> = {
  castleDrawn: 'wood',
  rolled: 'dice',
  marched: 'march',
  battle: 'thrown',
  occupied: 'wood',
  reinforced: 'wood',
  raised: 'wood',
  lastRound: 'fall',
  tieRound: 'fall',
  gameEnded: 'end',
};

export const sounds = (step: Step): SoundName[] => [
  ...new Set(eventsOf(step).flatMap((event) => SOUNDS[event.type] ?? [])),
];

/** In travels of a piece: dice take longer, but under a second at normal speed. */
export const TUMBLE = 1.8;

export const tumbles = (step: Step): number => (eventsOf(step).some(({ type }) => type === 'rolled') ? TUMBLE : 0);
