const TEXT = 0x81;
const SHORT = 126;
const LONG = 127;
const MOST_BYTES_A_LETTER = 3;
const LONGEST_HEAD = 10;
const SLAB = 8 * 1024;

/** Small frames are written one behind another; a slab lives as long as one of its frames. */
let slab: Buffer = Buffer.allocUnsafeSlow(SLAB);
let used = 0;

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

/** What stands before a text of so many bytes. */
export function headOf(length: number): Buffer {
  if (length < SHORT) return Buffer.from([TEXT, length]);
  const isLong = length >= 0x10000;
  const head = Buffer.alloc(isLong ? LONGEST_HEAD : 4);
  head[0] = TEXT;
  head[1] = isLong ? LONG : SHORT;
  if (isLong) head.writeBigUInt64BE(BigInt(length), 2);
  else head.writeUInt16BE(length, 2);
  return head;
}

/** The text first, then before it the head that fits its length in bytes. */
function frame(text: string): Buffer {
  const most = LONGEST_HEAD + MOST_BYTES_A_LETTER * text.length;
  const bytes = most > SLAB ? Buffer.allocUnsafeSlow(most) : slabFor(most);
  const from = bytes === slab ? used : 0;
  const at = from + LONGEST_HEAD;
  const length = bytes.write(text, at, 'utf8');
  if (bytes === slab) used = at + length;
  let start = at - 2;
  if (length < SHORT) bytes[at - 1] = length;
  else if (length < 0x10000) {
    start = at - 4;
    bytes[start + 1] = SHORT;
    bytes.writeUInt16BE(length, at - 2);
  } else {
    start = from;
    bytes[start + 1] = LONG;
    bytes.writeBigUInt64BE(BigInt(length), at - 8);
  }
  bytes[start] = TEXT;
  return bytes.subarray(start, at + length);
}

function slabFor(most: number): Buffer {
  if (used + most > SLAB) {
    slab = Buffer.allocUnsafeSlow(SLAB);
    used = 0;
  }
  return slab;
}
