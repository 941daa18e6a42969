import { createHash, randomBytes } from 'node:crypto';

/** An id that can be shown, and not guessed. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** A secret that is given away once; only its hash is kept. 256 random bits need no slow hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
