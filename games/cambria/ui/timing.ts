import type { Step } from '@tessera/table';
import type { SoundName } from '@tessera/ui';
import { eventsOf } from './log/log.ts';

const ROLL = 900;
const TRAVEL = 380;
const LOOK = 320;
const FALL = 1100;

/** How long a step is looked at, at normal speed: dice under a second, pieces travel, a fort gets its moment. */
export function durationMs(step: Step): number {
  let ms = 0;
  for (const event of eventsOf(step))
    switch (event.type) {
      case 'rolled':
        ms += ROLL;
        break;
      case 'rollAgain':
      case 'passed':
      case 'stayedAshore':
        ms += 2 * LOOK;
        break;
      case 'placed':
      case 'legionMoved':
      case 'boarded':
      case 'shipUsed':
        ms += TRAVEL + LOOK;
        break;
      case 'fortTaken':
        ms += FALL;
        break;
      default:
        break;
    }
  // many forts fall at once in the last count; nobody wants to wait for each
  return Math.min(ms, 3 * FALL);
}

export function sounds(step: Step): SoundName[] {
  const found = new Set<SoundName>();
  for (const event of eventsOf(step))
    switch (event.type) {
      case 'rolled':
        found.add('dice');
        break;
      case 'placed':
        found.add('wood');
        break;
      case 'thrownOut':
      case 'legionSentHome':
        found.add('thrown');
        break;
      case 'legionMoved':
        found.add('march');
        break;
      case 'boarded':
      case 'shipUsed':
        found.add('ship');
        break;
      case 'fortTaken':
        found.add('fall');
        break;
      case 'gameEnded':
        found.add('end');
        break;
      default:
        break;
    }
  return [...found];
}

/** In travels of a piece: dice take longer, but under a second at normal speed. */
export const TUMBLE = 1.8;

export const tumbles = (step: Step): number => (eventsOf(step).some(({ type }) => type === 'rolled') ? TUMBLE : 0);
