/** A promise that fails in a worker is told to nobody: thrown anew, its error is heard by whoever started the worker, and waits for an answer. */
export function crash(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
