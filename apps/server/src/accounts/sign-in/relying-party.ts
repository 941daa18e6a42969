import { fail, type Outcome, ok } from '@tessera/kernel';
import type { ProblemCode } from '@tessera/protocol/lists';
import type { FastifyRequest } from 'fastify';

/** The site a passkey is good for: it never answers to another. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** By the address that the host has set, or on localhost by what the browser says; browsers allow passkeys nowhere else without https. */
export function relyingParty(
  { headers }: FastifyRequest,
  publicUrl: string | undefined,
): Outcome<RelyingParty, ProblemCode> {
  const origin = publicUrl ?? headers.origin ?? '';
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (publicUrl && url && (url.protocol === 'https:' || url.hostname === 'localhost'))
    return ok({ id: url.hostname, origin });
  if (!publicUrl && url?.hostname === 'localhost') return ok({ id: 'localhost', origin });
  return fail(
    'no-passkeys',
    'Passkeys work here only at http://localhost, or once whoever runs the server has set PUBLIC_URL to its https address.',
  );
}
