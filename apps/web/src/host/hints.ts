import { fail, type Outcome } from '@tessera/kernel';
import type { HintAnswer, HintQuestion } from './think-worker.ts';
import type { ToldHint } from './told-hint.ts';

export type { ToldHint, ToldMove } from './told-hint.ts';

/** A hint that is being thought about, in a worker of its own, so that stopping it is ending the worker. */
export interface HintTask {
  readonly answer: Promise<Outcome<ToldHint>>;
  /** Nobody waits for it any more: there will be no answer. */
  stop(): void;
}

/** `told` hears how much of the work is done, from 0 to 1. */
export function askHint(question: Pick<HintQuestion, 'game' | 'view'>, told: (done: number) => void): HintTask {
  const worker = new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module', name: 'hint' });
  const answer = new Promise<Outcome<ToldHint>>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<HintAnswer>) => {
      if ('done' in data) return told(data.done);
      worker.terminate();
      resolve(data.hint);
    };
    worker.onerror = (event) => {
      // dealt with here; else it would go on to the page as a crash
      event.preventDefault();
      worker.terminate();
      resolve(fail('worker-failed', event.message || 'The hint could not be worked out.'));
    };
  });
  worker.postMessage({ id: 0, hint: true, ...question } satisfies HintQuestion);
  return { answer, stop: () => worker.terminate() };
}
