// `npm start`: installs, builds and serves, each only where something has changed.
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';

install();
const { buildPage } = await import('./build.mjs');
buildPage();
const { bundle } = await import('./bundle.mjs');
await import(pathToFileURL(await bundle('apps/server/src/main.ts')).href);
