/** Colour for a terminal, or plain text for a pipe. */
export interface Paint {
  seat(index: number, text: string): string;
  bold(text: string): string;
  dim(text: string): string;
}

const plain = (text: string) => text;
export const PLAIN: Paint = { seat: (_, text) => text, bold: plain, dim: plain };

// red, blue, yellow, green, magenta: bright ones, told apart on black and on white
const SEAT_CODES = [91, 94, 93, 92, 95];
const ansi = (code: number, text: string) => `\u001b[${code}m${text}\u001b[0m`;

export const COLOURS: Paint = {
  seat: (index, text) => ansi(SEAT_CODES[index % SEAT_CODES.length], text),
  bold: (text) => ansi(1, text),
  dim: (text) => ansi(2, text),
};

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');

/** As wide as it looks. */
export const padTo = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - text.replace(ESCAPES, '').length));

/** Short texts side by side, reading down the columns. */
export function columns(cells: readonly string[], width: number): string {
  const wide = Math.max(...cells.map((cell) => cell.replace(ESCAPES, '').length)) + 2;
  const across = Math.max(1, Math.floor(width / wide));
  const rows = Math.ceil(cells.length / across);
  return Array.from({ length: rows }, (_, row) =>
    cells
      .filter((_cell, i) => i % rows === row)
      .map((cell) => padTo(cell, wide))
      .join('')
      .trimEnd(),
  ).join('\n');
}
