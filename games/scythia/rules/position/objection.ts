/** What is wrong with a position that somebody wrote, as a sentence. It never leaves the reading of it. */
export class Objection extends Error {}

export const need = (right: boolean, message: string): void => {
  if (!right) throw new Objection(message);
};
