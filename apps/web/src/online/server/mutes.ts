import type { Outcome } from '@tessera/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import { ask } from './ask.ts';

let muted: readonly string[] = [];
const listeners = new Set<() => void>();

function know(next: readonly string[]): void {
  muted = next;
  for (const listener of listeners) listener();
}

/** The server keeps it, for every table and every device. */
export async function mute(person: string, yes: boolean): Promise<Outcome<unknown>> {
  const told = await ask('mute', { body: { person, muted: yes } });
  if (told.ok) know(told.value.muted);
  return told;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whom this person doesn't want to hear. */
export function useMuted(me: string | undefined): readonly string[] {
  useEffect(() => {
    if (me === undefined) return know([]);
    void ask('muted', {}).then((told) => told.ok && know(told.value.muted));
  }, [me]);
  return useSyncExternalStore(subscribe, () => muted);
}
