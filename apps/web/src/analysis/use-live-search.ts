import type { Problem } from '@tessera/kernel';
import type { LiveFindings } from '@tessera/mind';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SearchAnswer, SearchQuestion } from './search-worker.ts';

export interface LiveSearch {
  /** Of the position looked at now; none before the first. */
  readonly findings: LiveFindings | undefined;
  readonly problem: Problem | undefined;
}

/** Who steps quickly through a game doesn't want each position thought about. */
const SETTLED_MS = 150;

/** Thinks about a position while it is looked at, in a worker of its own; not while nobody sees the page. */
export function useLiveSearch(game: string, position: unknown, on: boolean): LiveSearch {
  const [told, setTold] = useState<LiveSearch & { readonly of: unknown }>();
  const awake = useSyncExternalStore(watchPage, () => document.visibilityState === 'visible');
  const done = told?.of === position && told?.findings?.done === true;
  const thinks = on && awake && !done;
  useEffect(() => {
    if (!thinks) return;
    let worker: Worker | undefined;
    const fail = (message: string) =>
      setTold({ of: position, findings: undefined, problem: { code: 'worker-failed', message } });
    const timer = setTimeout(() => {
      worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: 'analysis' });
      worker.onmessage = ({ data }: MessageEvent<SearchAnswer>) =>
        setTold({
          of: position,
          findings: 'findings' in data ? data.findings : undefined,
          problem: 'problem' in data ? data.problem : undefined,
        });
      worker.onerror = (event) => {
        event.preventDefault();
        fail(event.message || 'The search could not be started.');
      };
      worker.postMessage({ game, position } satisfies SearchQuestion);
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [game, position, thinks]);
  return told !== undefined && told.of === position ? told : { findings: undefined, problem: undefined };
}

function watchPage(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
