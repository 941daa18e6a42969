const TURNS = 50;

/** Everything under way that waits for no clock has happened: tables in memory wait for nothing but each other. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
}
