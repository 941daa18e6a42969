import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { load } from '../../scripts/bundle/bundle.mjs';
import { leaveOut } from '../../scripts/bundle/leave-out.mjs';
import { pageDescription } from './src/page-description.ts';

const { MANIFESTS } = (await load('games/registry/index.ts')) as unknown as typeof import('@tessera/registry');
const description = pageDescription(MANIFESTS);

/**
 * Everything that a screen needs before it can show something goes into one file. Left alone, the bundler makes a file of every module that
 * another screen needs, too: on a phone those forty requests took longer than their bytes.
 * `soon` is what it loads by itself as soon as it is there.
 */
function oneFile(name: string, screen: string, soon?: RegExp): Rolldown.CodeSplittingGroup {
  const modules = new Set<string>();
  return {
    debugName: name,
    name(id, graph) {
      if (modules.size === 0) {
        const wanted = [fileURLToPath(new URL(screen, import.meta.url))];
        for (let next = wanted.pop(); next; next = wanted.pop()) {
          if (modules.has(next)) continue;
          modules.add(next);
          const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(next) ?? {};
          wanted.push(...importedIds, ...dynamicallyImportedIds.filter((each) => soon?.test(each)));
        }
      }
      return modules.has(id) ? name : null;
    },
  };
}

export default defineConfig({
  plugins: [
    react(),
    leaveOut('text'),
    { name: 'page-description', transformIndexHtml: (html) => html.replace('%DESCRIPTION%', description) },
    VitePWA({
      // src/offline.ts registers the worker, and decides when a new version takes over.
      registerType: 'prompt',
      injectRegister: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,woff2,svg,png,json,webmanifest}'],
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/ws/],
        importScripts: ['/push.js'],
        clientsClaim: true,
        cleanupOutdatedCaches: true,
      },
      manifest: {
        id: '/',
        name: 'Tessera',
        short_name: 'Tessera',
        description,
        lang: 'en',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#f3efe6',
        theme_color: '#f3efe6',
        categories: ['games'],
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icons/tessera.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
    }),
  ],
  build: {
    target: 'es2022',
    // No data: URLs, so that the content security policy can stay strict.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            oneFile('home', 'src/main.tsx', /\/board\/cover\//),
            // what the shell says, and what it says of each game
            { debugName: 'shell words', name: (id) => /\/words\/(shell\.\w+)\.json$/.exec(id)?.[1] ?? null },
            // the home page asks it for one's tables
            oneFile('host', 'src/host/index.ts'),
            oneFile('table', 'src/table/TableScreen.tsx'),
          ],
        },
      },
    },
  },
  // tables and bots in workers need the rules alone
  worker: { format: 'es', plugins: () => [leaveOut('text', 'ui', 'board')] },
});
