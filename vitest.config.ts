import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from './scripts/bundle.mjs';
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
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
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
          globalSetup: ['tests/browser/serve.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: 2,
        },
      },
    ],
  },
});
