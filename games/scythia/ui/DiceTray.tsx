import type { DiceTrayProps } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { Die, Worker } from '../board/index.ts';
import type { ScythiaPosition } from '../rules/position-types.ts';
import { nameOf } from './card-names.ts';
import { faceText } from './dice-words.ts';
import { eventsOf } from './log.ts';
import { seatName } from './names.ts';
import { scenarioOf } from './scenario-of.ts';

/** In travels of a piece. */
const TUMBLE = 1.4;
const FACE = 80;

/** The dice of the raid under way; between raids the worker that is to be placed. */
export function DiceTray(props: DiceTrayProps<ScythiaPosition>) {
  const { view, text, steps, durationMs } = props;
  const last = steps.at(-1);
  const thrown = last ? eventsOf(last).filter((event) => event.type === 'rolled').length : 0;
  const tumbling = useTumble(last?.index ?? -1, thrown > 0 ? TUMBLE * durationMs : 0);
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
  const worker = view.players[view.turn - 1]?.worker;
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

/** Counts faces while a new throw tumbles; null when the die lies. */
function useTumble(step: number, ms: number): number | null {
  const [face, setFace] = useState<number | null>(null);
  useEffect(() => {
    if (ms === 0 || step < 0) return;
    setFace(0);
    const faces = setInterval(() => setFace((n) => (n ?? 0) + 1), FACE);
    const end = setTimeout(() => {
      clearInterval(faces);
      setFace(null);
    }, ms);
    return () => {
      clearInterval(faces);
      clearTimeout(end);
      setFace(null);
    };
  }, [step, ms]);
  return face;
}
