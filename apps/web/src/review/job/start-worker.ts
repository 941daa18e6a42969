import type { Reply, StartWorker } from './messages.ts';
import workerUrl from './review-worker.ts?worker&url';

/** Its name changes with anything that it is made of: what another build has worked out is told by it. */
export const BUILD: string = workerUrl;

/** One core stays for the page. */
export const workersHere = (): number => Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1));

export const startWorker: StartWorker = (hear, crashed) => {
  const worker = new Worker(workerUrl, { type: 'module', name: 'review' });
  worker.onmessage = (event: MessageEvent<Reply>) => hear(event.data);
  worker.onerror = (event) => {
    // dealt with here; else it would go on to the page as a crash of the table
    event.preventDefault();
    crashed(event.message || 'The review could not be started.');
  };
  return { ask: (question) => worker.postMessage(question), end: () => worker.terminate() };
};
