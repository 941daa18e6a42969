import { seatOf } from '@tessera/kernel';
import { type DiceTrayProps, useTumble } from '@tessera/ui';
import { Die, Worker } from '../board/index.ts';
import type { ScythiaPosition } from '../rules/position/position-types.ts';
import { eventsOf } from './log/log.ts';
import { seatName } from './names.ts';
import { scenarioOf } from './scenario-of.ts';
import { nameOf } from './sentences/card-names.ts';
import { faceText } from './sentences/dice-words.ts';
import { tumbles } from './timing.ts';

/** The dice of the raid under way; between raids the worker that is to be placed. */
export function DiceTray(props: DiceTrayProps<ScythiaPosition>) {
  const { view, text, steps, durationMs } = props;
  const last = steps.at(-1);
  const thrown = last ? eventsOf(last).filter((event) => event.type === 'rolled').length : 0;
  const tumbling = useTumble(last?.index ?? -1, last ? tumbles(last) * durationMs : 0);
  const { raid } = view;
  if (raid && raid.dice.length > 0) {
    const words = raid.dice.map(({ die, face }) => `${nameOf(text, 'die', die)}, ${faceText(text, face)}`);
    return (
      <div className="scythia-tray" role="img" aria-label={text('scythia.dice.shows', { list: words.join('; ') })}>
        {raid.dice.map(({ die, face }, index) => {
          const rolling = tumbling !== null && index >= raid.dice.length - thrown;
          const faces = scenarioOf(view).dice[die];
          return (
            <Die
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is told from the others by where it lies
              key={index}
              die={die}
              face={rolling ? (faces[tumbling % 6] ?? face) : face}
              rolling={rolling}
              size={40}
            />
          );
        })}
      </div>
    );
  }
  const worker = view.players[seatOf(view.turn)]?.worker;
  if (!worker) return null;
  const label = text('scythia.tray.worker', {
    name: seatName(props, view.turn),
    worker: nameOf(text, 'worker', worker),
  });
  return (
    <div className="scythia-tray" role="img" aria-label={label} title={label}>
      <Worker colour={worker} size={48} />
    </div>
  );
}
