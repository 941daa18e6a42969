/** A text as JSON says it. What needs no escaping, as nearly every move, is not looked at twice. */
export function quoted(text: string): string {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < SPACE || code > TILDE || code === QUOTE || code === BACKSLASH) return JSON.stringify(text);
  }
  return `"${text}"`;
}

const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const TILDE = 0x7e;
