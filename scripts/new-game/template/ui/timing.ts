import type { Step } from '@tessera/table';
import type { SoundName } from '@tessera/ui';
import type { StepstoneEvent } from '../rules/events.ts';
import { eventsOf } from './scene.ts';

const MS: Readonly<Record<StepstoneEvent['type'], number>> = {
  rolled: 900,
  walked: 600,
  sentBack: 500,
  cameHome: 300,
  gameEnded: 0,
};
const SOUNDS: Readonly<Record<StepstoneEvent['type'], SoundName>> = {
  rolled: 'dice',
  walked: 'wood',
  sentBack: 'thrown',
  cameHome: 'fall',
  gameEnded: 'end',
};

export const durationMs = (step: Step): number => eventsOf(step).reduce((sum, { type }) => sum + MS[type], 0);
export const sounds = (step: Step): SoundName[] => [...new Set(eventsOf(step).map(({ type }) => SOUNDS[type]))];

/** In travels of a piece. */
export const TUMBLE = 1.8;
export const tumbles = (step: Step): number => (eventsOf(step).some(({ type }) => type === 'rolled') ? TUMBLE : 0);
