// `npm start`: installs, builds and serves, each only where something has changed.
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';

await import(pathToFileURL(await prepare()).href);
