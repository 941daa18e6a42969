import type { Outcome, Problem } from '@tessera/kernel';
import type { Me, ROUTES, ServerInfo } from '@tessera/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { getSettings } from '../../settings/index.ts';
import { type AskedBy, ask, type RouteName } from './ask.ts';
import { noteOnline } from './turn-count.ts';

export type Known =
  | { readonly is: 'asking' }
  | { readonly is: 'away'; readonly problem: Problem }
  | { readonly is: 'here'; readonly me: Me | null; readonly server: ServerInfo };

interface Answer {
  readonly me: Me | null;
  readonly server?: ServerInfo;
}

let known: Known = { is: 'asking' };
const listeners = new Set<() => void>();

function know(next: Known): void {
  known = next;
  if (next.is === 'here') noteOnline(next.me?.id);
  for (const listener of listeners) listener();
}

/** A server that is out of reach for the moment says nothing new of who we are: whatever is on the page stays. */
export function knownAfter(before: Known, told: Outcome<Answer>): Known {
  if (told.ok) return { is: 'here', me: told.value.me, server: told.value.server ?? { mail: false } };
  return before.is === 'here' && told.error.code === 'unreachable' ? before : { is: 'away', problem: told.error };
}

export async function refreshMe(): Promise<void> {
  const told = await ask('me', {});
  // a page is never told as a program
  know(knownAfter(known, told as Outcome<Answer>));
}

/** The routes that say how somebody stands after what they changed. */
type MyRoute = {
  [Name in RouteName]: (typeof ROUTES)[Name]['answer'] extends (typeof ROUTES)['changeMe']['answer'] ? Name : never;
}[RouteName];

/** Changes something about oneself; the page knows it at once. */
export async function changeMe<Name extends MyRoute>(name: Name, asked: AskedBy<Name>): Promise<Outcome<Me | null>> {
  const told = (await ask(name, asked)) as Outcome<Answer>;
  if (!told.ok) return told;
  if (known.is === 'here') know({ ...known, me: told.value.me });
  else await refreshMe();
  return { ok: true, value: told.value.me };
}

export const startAsGuest = (name: string): Promise<Outcome<Me | null>> =>
  changeMe('startAsGuest', { body: { name, language: getSettings().language } });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Who we are to the server, and whether there is one. */
export function useKnown(): Known {
  useEffect(() => void refreshMe(), []);
  return useSyncExternalStore(subscribe, () => known);
}
