const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Twelve letters that are not mistaken for each other: 60 bits. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => LETTERS[byte % 32]).join('');
}
