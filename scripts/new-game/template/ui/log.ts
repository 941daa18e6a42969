import type { SeatNumber } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import { diceText, type LogLine } from '@tessera/ui';
import type { StepstoneEvent } from '../rules/events.ts';
import { eventsOf, nameOf, type StepstoneScene } from './scene.ts';

function line(event: StepstoneEvent, scene: StepstoneScene): LogLine {
  const { text } = scene;
  const say = (seat: SeatNumber, sentence: (name: string) => string): LogLine => ({
    sentence: sentence(nameOf(scene, seat)),
    army: seat,
  });
  switch (event.type) {
    case 'rolled':
      return say(event.seat, (name) => text('stepstone.log.rolled', { name, die: diceText([event.die]) }));
    case 'walked':
      return say(event.seat, (name) =>
        event.from === 0
          ? text('stepstone.log.left', { name, to: event.to })
          : text('stepstone.log.walked', { name, from: event.from, steps: event.to - event.from }),
      );
    case 'sentBack':
      return say(event.seat, (name) =>
        text('stepstone.log.sentBack', { name, from: event.from, count: event.walkers }),
      );
    case 'cameHome':
      return { ...say(event.seat, (name) => text('stepstone.log.cameHome', { name })), strong: true };
    case 'gameEnded':
      return { ...say(event.winner, (name) => text('stepstone.log.won', { name })), strong: true };
  }
}

export const describeStep = (step: Step, scene: StepstoneScene): LogLine[] =>
  eventsOf(step).map((event) => line(event, scene));

export const turnTitle = (first: Step, scene: StepstoneScene): string =>
  scene.text('stepstone.log.turn', { name: nameOf(scene, first.turn) });

export function banner(step: Step, scene: StepstoneScene): string | undefined {
  const home = eventsOf(step).find((event) => event.type === 'cameHome');
  return home && line(home, scene).sentence;
}
