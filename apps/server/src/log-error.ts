/** For what fails while nobody waits for it: a sentence that an operator searches for, and which table it is about. */
export type LogError = (what: string, error: unknown, table?: string) => void;

/** Until there is a server with a log of its own. */
export const toConsole: LogError = (what, error) => console.error(what, error);
