const TEXT = 0x81;
const SHORT = 126;
const LONG = 127;

let lastText = '';
let lastFrame: Buffer = frame('');

/** A text as a WebSocket frame, by RFC 6455, 5.2. The last one is remembered: the same often goes to several, one after another. */
export function frameOf(text: string): Buffer {
  if (text !== lastText) {
    lastFrame = frame(text);
    lastText = text;
  }
  return lastFrame;
}

function frame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length < 0x10000 ? 4 : 10;
  const bytes = Buffer.allocUnsafe(head + length);
  bytes[0] = TEXT;
  if (head === 2) bytes[1] = length;
  else if (head === 4) {
    bytes[1] = SHORT;
    bytes.writeUInt16BE(length, 2);
  } else {
    bytes[1] = LONG;
    bytes.writeBigUInt64BE(BigInt(length), 2);
  }
  bytes.write(text, head);
  return bytes;
}
