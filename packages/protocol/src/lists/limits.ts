/** How much of a thing anybody may send. */
export const MAX_SEATS = 8;
export const LONGEST_NAME = 30;
export const LONGEST_EMAIL = 254;
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;
export const LONGEST_CHAT_MESSAGE = 300;
export const LONGEST_REPORT = 1_000;
