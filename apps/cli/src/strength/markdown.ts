/** A table; the first columns to the left, numbers to the right. */
export const markdownTable = (heads: readonly string[], lines: readonly (readonly string[])[], left = 1): string =>
  [heads, heads.map((_, i) => (i < left ? '---' : '--:')), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
