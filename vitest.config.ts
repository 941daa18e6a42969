import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from './scripts/bundle/bundle.mjs';
import { LongestFirst } from './scripts/longest-first.mjs';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // the thread that writes SQLite's file is bundled first, as a server's is
        resolve: {
          alias: [{ find: /^.*\/sqlite-thread-url\.ts$/, replacement: join(root, 'tests/unit/sqlite-thread-url.ts') }],
        },
        test: {
          name: 'unit',
          globalSetup: ['tests/unit/bundle-sqlite-thread.ts'],
          include: [
            'packages/**/*.test.ts',
            'games/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'bench/**/*.test.ts',
            'scripts/**/*.test.{ts,tsx}',
          ],
          // the template's tests are run by the game that a test makes of it
          exclude: ['**/node_modules/**', '**/dist/**', 'scripts/new-game/template/**'],
          testTimeout: 60_000,
          // some bundle a program or start PostgreSQL first
          hookTimeout: 60_000,
          // on a busy machine a second, the default, is short
          expect: { poll: { timeout: 20_000 } },
          // the same modules serve many files: nothing here keeps state in them
          isolate: false,
          // left to itself it keeps one core free, of two
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.spec.ts'],
          // the same modules serve many files here, too; each file has a browser of its own
          isolate: false,
          globalSetup: ['tests/browser/support/serve.ts'],
          // where everything else is busy, a test of many screens takes minutes
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: 2,
        },
      },
    ],
  },
});
