import { fail, type Outcome } from '@tessera/kernel';
import type { Me } from '@tessera/protocol';
import { ask } from '../../server/ask.ts';
import { changeMe } from '../../server/me.ts';

export const hasPasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined';

const CANCELLED = fail('passkey-cancelled', 'No passkey was chosen.');

const browser = () => import('@simplewebauthn/browser');

/** What is in the options is between the server and the browser: the contract names the challenge alone. */
type OptionsOf<Name extends 'startRegistration' | 'startAuthentication'> = Parameters<
  Awaited<ReturnType<typeof browser>>[Name]
>[0]['optionsJSON'];

/** Makes a passkey for whoever is signed in. */
export async function makePasskey(name: string): Promise<Outcome<Me | null>> {
  const options = await ask('passkeyOptions', { body: {} });
  if (!options.ok) return options;
  try {
    const response = await (await browser()).startRegistration({
      optionsJSON: options.value as OptionsOf<'startRegistration'>,
    });
    return await changeMe('addPasskey', { body: { name, response } });
  } catch {
    // a browser says by an error that its question was cancelled: the reader is told so
    return CANCELLED;
  }
}

export async function signInByPasskey(): Promise<Outcome<Me | null>> {
  const options = await ask('passkeySignInOptions', { body: {} });
  if (!options.ok) return options;
  try {
    const response = await (await browser()).startAuthentication({
      optionsJSON: options.value as OptionsOf<'startAuthentication'>,
    });
    return await changeMe('passkeySignIn', { body: { response } });
  } catch {
    // a browser says by an error that its question was cancelled: the reader is told so
    return CANCELLED;
  }
}
