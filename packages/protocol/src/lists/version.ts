/**
 * Raised whenever a message of a table changes its meaning; a host refuses a client of another version with a sentence.
 *
 * 1: one page, one table, all seats.
 * 2: a state says through whose eyes it is told, which seats the page speaks for, and the number of the next act. An act
 *    carries that number: whoever writes it first has it, who comes second is told `too-late`, and the same act sent
 *    again is done once. A table is resumed from a number. Steps can be asked for as a viewer. Between a page and a
 *    server the same messages go as text, see play-news.ts.
 * 3: a lean page at a table where nothing is hidden is told the moves alone, and makes the rest of them itself.
 */
export const PROTOCOL_VERSION = 3;
