/** What is wrong with a position that somebody wrote, as a sentence. It never leaves `fromJSON`. */
export class BadPosition extends Error {}
