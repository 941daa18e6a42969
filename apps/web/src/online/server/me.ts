import type { Outcome, Problem } from '@tessera/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import { getSettings } from '../../settings/index.ts';
import { ask, type Method } from './ask.ts';
import { noteOnline } from './turn-count.ts';

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

export interface Me {
  readonly id: string;
  readonly name: string;
  /** They can come back from another browser; otherwise they are a guest. */
  readonly kept: boolean;
  readonly email: string | null;
  readonly emailConfirmed: boolean;
  /** An address that they gave, until the link in the e-mail to it is followed. */
  readonly pendingEmail: string | null;
  readonly hasPassword: boolean;
  readonly passkeys: readonly Passkey[];
  readonly notify: { readonly push: boolean; readonly email: boolean; readonly webhook: string | null };
  /** On vacation until then; null for somebody who is there. */
  readonly awayUntil: number | null;
  /** Days of vacation left this year. */
  readonly vacationDays: number;
}

export interface ServerInfo {
  /** It can send e-mail. */
  readonly mail: boolean;
  readonly pushKey?: string | null;
  /** It knows its address; otherwise webhooks name tables without links to them. Older servers don’t say. */
  readonly links?: boolean;
}

export type Known =
  | { readonly is: 'asking' }
  | { readonly is: 'away'; readonly problem: Problem }
  | { readonly is: 'here'; readonly me: Me | null; readonly server: ServerInfo };

interface Told {
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
export function knownAfter(before: Known, told: Outcome<Told>): Known {
  if (told.ok) return { is: 'here', me: told.value.me, server: told.value.server ?? { mail: false } };
  return before.is === 'here' && told.error.code === 'unreachable' ? before : { is: 'away', problem: told.error };
}

export async function refreshMe(): Promise<void> {
  const told = await ask<Told>('GET', 'me');
  know(knownAfter(known, told));
}

/** Changes something about oneself; the page knows it at once. */
export async function changeMe(method: Method, path: string, body?: object): Promise<Outcome<Me | null>> {
  const told = await ask<Told>(method, path, body);
  if (!told.ok) return told;
  if (known.is === 'here') know({ ...known, me: told.value.me });
  else await refreshMe();
  return { ok: true, value: told.value.me };
}

export const startAsGuest = (name: string): Promise<Outcome<Me | null>> =>
  changeMe('POST', 'people/guest', { name, language: getSettings().language });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Who we are to the server, and whether there is one. */
export function useKnown(): Known {
  useEffect(() => void refreshMe(), []);
  return useSyncExternalStore(subscribe, () => known);
}
