import type { KnipConfig } from 'knip';

/** What nobody uses: files, exports and packages, and packages that are used but not declared. Each exception says why. */
export default {
  // A type beside the function that takes or gives it may be exported, though so far nobody names it elsewhere.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreIssues: {
    // Earlier generations of bots stay as they played.
    'games/*/mind/generations/**': ['exports', 'types'],
    // FIRST_PLUNDER is GOLD by meaning, not by another name.
    'games/scythia/rules/cards/effects.ts': ['duplicates'],
  },
  workspaces: {
    '.': {
      // What is run by hand or by package.json; the file that vitest.config.ts puts in another's place.
      entry: [
        'scripts/*.{mjs,ts}',
        'scripts/generate/generate.ts',
        'scripts/new-game/{main,make-game}.mjs',
        'tests/unit/sqlite-thread-url.ts',
      ],
      project: ['scripts/**/*.{mjs,ts,tsx}', 'tests/**/*.{ts,tsx}', '*.ts'],
      // Its imports are found in the game that is made of it.
      ignore: ['scripts/new-game/template/**'],
      // Their files are found with createRequire().resolve; the icons' in games/scythia/board/signs/cut-icons.mjs.
      ignoreDependencies: ['@iconify-json/game-icons', 'axe-core', 'world-atlas'],
      // Debian's own, which installs Chromium and PostgreSQL where it may.
      ignoreBinaries: ['apt-get'],
    },
    'packages/*': { project: ['src/**/*.{ts,tsx}'] },
    'packages/game-kit': {
      project: ['src/**/*.{ts,tsx}'],
      // JSX is compiled to calls of it.
      ignoreDependencies: ['react'],
    },
    'games/registry': { project: ['**/*.ts'] },
    'games/!(registry)*': {
      // What is run by hand: the training of bots and what draws boards and signs.
      entry: ['mind/tune/{main,compare,ladder,report,rival}.ts', 'board/**/{cut,draw}-*.mjs'],
      project: ['**/*.{ts,tsx,mjs}'],
    },
    'apps/cli': {
      // bin/tessera.mjs bundles it under a name put together there.
      entry: ['src/main.ts'],
      project: ['src/**/*.ts', 'bin/*.mjs'],
    },
    'apps/server': {
      // Programs that scripts/bundle/bundle.mjs bundles by name, and the example for authors of bots.
      entry: [
        'src/main.ts',
        'src/bots/think-worker.ts',
        'src/store/sqlite/sqlite-thread.ts',
        'src/store/kill.fixture.ts',
        'examples/bot.mjs',
      ],
      project: ['src/**/*.ts', 'examples/*.mjs'],
    },
    'apps/web': {
      entry: ['index.html', 'public/*.js', 'src/{host,analysis}/*-worker.ts'],
      project: ['src/**/*.{ts,tsx}', 'public/*.js'],
      // Named by src/styles/fonts.css, and style sheets are not read.
      ignoreDependencies: ['@fontsource/alegreya', '@fontsource/alegreya-sans'],
    },
    bench: {
      // What is run by hand, and the programs that src/server/programs.ts bundles by name.
      entry: [
        'src/main.ts',
        'src/thinking.ts',
        'src/mctsbot/main.ts',
        'src/review/review-truth.ts',
        'src/server/{main,readers,serve-counter,load,no-express,serve-boardgameio,serve-colyseus}.ts',
      ],
      project: ['**/*.ts'],
    },
  },
} satisfies KnipConfig;
