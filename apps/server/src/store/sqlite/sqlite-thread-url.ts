/** A folder of bundles has it beside the server itself. Tests have it where their set-up bundles it: see vitest.config.ts. */
export const SQLITE_THREAD = new URL('./apps-server-src-store-sqlite-sqlite-thread.mjs', import.meta.url);
