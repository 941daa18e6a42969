import type { Problem } from '@tessera/kernel';

/** What was thrown, for the page to show; where it came from stands in the console. */
export function failed(error: unknown): Problem {
  console.error(error);
  return { code: 'failed', message: String(error) };
}
