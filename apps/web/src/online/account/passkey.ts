import { fail, type Outcome } from '@tessera/kernel';
import { post } from '../server/ask.ts';
import { changeMe, type Me } from '../server/me.ts';

export const hasPasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined';

const CANCELLED = fail('passkey-cancelled', 'No passkey was chosen.');

const browser = () => import('@simplewebauthn/browser');

/** Makes a passkey for whoever is signed in. */
export async function makePasskey(name: string): Promise<Outcome<Me | null>> {
  const options =
    await post<Parameters<Awaited<ReturnType<typeof browser>>['startRegistration']>[0]['optionsJSON']>(
      'me/passkeys/options',
    );
  if (!options.ok) return options;
  try {
    const response = await (await browser()).startRegistration({ optionsJSON: options.value });
    return await changeMe('POST', 'me/passkeys', { name, response });
  } catch {
    return CANCELLED;
  }
}

export async function signInByPasskey(): Promise<Outcome<Me | null>> {
  const options =
    await post<Parameters<Awaited<ReturnType<typeof browser>>['startAuthentication']>[0]['optionsJSON']>(
      'sign-in/passkey/options',
    );
  if (!options.ok) return options;
  try {
    const response = await (await browser()).startAuthentication({ optionsJSON: options.value });
    return await changeMe('POST', 'sign-in/passkey', { response });
  } catch {
    return CANCELLED;
  }
}
