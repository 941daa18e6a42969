import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Database } from '../../store/index.ts';
import type { Person } from '../person.ts';
import { ChallengeStore, type Passkey, PasskeyStore } from '../store/index.ts';
import type { RelyingParty } from './relying-party.ts';

const SIGN_IN = 'sign-in';
const registrationOf = (person: string): string => `register ${person}`;

/** The two ceremonies of WebAuthn: making a key for this site, and showing that one has it. */
export class Passkeys {
  private readonly keys: PasskeyStore;
  private readonly challenges: ChallengeStore;
  private readonly now: () => number;

  constructor(database: Database, now: () => number) {
    this.keys = new PasskeyStore(database);
    this.challenges = new ChallengeStore(database);
    this.now = now;
  }

  async askToMake(person: Person, site: RelyingParty): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.keys.of(person.id);
    const options = await generateRegistrationOptions({
      rpName: 'Tessera',
      rpID: site.id,
      userName: person.name,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(person.id),
      attestationType: 'none',
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      // found by the browser alone, so that nobody has to type a name
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.challenges.keep(options.challenge, registrationOf(person.id), this.now());
    return options;
  }

  /** The new key, not yet kept; undefined if the answer doesn't hold. */
  async made(
    person: Person,
    site: RelyingParty,
    name: string,
    response: RegistrationResponseJSON,
  ): Promise<Passkey | undefined> {
    const verified = await this.ifValid(registrationOf(person.id), (expectedChallenge) =>
      verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        requireUserVerification: false,
      }),
    );
    if (!verified?.verified) return undefined;
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    return {
      id,
      person: person.id,
      name,
      publicKey: Uint8Array.from(publicKey),
      counter,
      transports,
      createdAt: this.now(),
      usedAt: null,
    };
  }

  async askToSignIn(site: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'preferred' });
    await this.challenges.keep(options.challenge, SIGN_IN, this.now());
    return options;
  }

  /** Whose key it is; undefined if it is not known or the answer doesn't hold. */
  async signedIn(site: RelyingParty, response: AuthenticationResponseJSON): Promise<string | undefined> {
    const key = await this.keys.get(response.id);
    if (!key) return undefined;
    const { id, publicKey, counter } = key;
    const verified = await this.ifValid(SIGN_IN, (expectedChallenge) =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        credential: { id, publicKey, counter },
        requireUserVerification: false,
      }),
    );
    if (!verified?.verified) return undefined;
    await this.keys.used(id, verified.authenticationInfo.newCounter, this.now());
    return key.person;
  }

  /** An answer that doesn't hold is told by an error, and is undefined here; where the store has failed that is passed on. */
  private async ifValid<T>(
    purpose: string,
    verify: (expectedChallenge: (challenge: string) => Promise<boolean>) => Promise<T>,
  ): Promise<T | undefined> {
    let failure: unknown;
    const expected = async (challenge: string) => {
      try {
        return await this.challenges.take(challenge, purpose, this.now());
      } catch (error) {
        failure = error;
        throw error;
      }
    };
    try {
      return await verify(expected);
    } catch {
      if (failure !== undefined) throw failure;
      // what else is thrown says what is wrong with what was sent: it is refused
      return undefined;
    }
  }
}
