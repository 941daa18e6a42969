import { NoRoomError } from '../database.ts';

/** An error on its way between threads. */
export interface Failure {
  readonly message: string;
  readonly code: string;
}

export const failureOf = (error: unknown): Failure => ({
  message: error instanceof Error ? error.message : String(error),
  code: String((error as { code?: unknown } | null)?.code ?? ''),
});

export function errorOf({ message, code }: Failure): Error {
  const isFull = code === 'SQLITE_FULL' || /database or disk is full|ENOSPC/.test(message);
  return Object.assign(isFull ? new NoRoomError(message) : new Error(message), { code });
}
