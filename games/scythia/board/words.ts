/** The names that stand on the board, in the reader's language. */
export type BoardWords = (section: 'building' | 'region' | 'settlement', name: string) => string;

/** Names of cards, and what a number counts, in the reader's language. */
export type PlayerWords = (section: 'crew' | 'hero' | 'resource', name: string) => string;
