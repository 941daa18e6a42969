import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are the same; in the same time whatever is wrong. */
export function constantTimeEqual(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
