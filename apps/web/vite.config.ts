import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { pageDescription } from './src/game-names.ts';

export default defineConfig({
  plugins: [
    react(),
    { name: 'page-description', transformIndexHtml: (html) => html.replace('%DESCRIPTION%', pageDescription()) },
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
        description: pageDescription(),
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
  },
  worker: { format: 'es' },
});
