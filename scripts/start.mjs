// `npm start`: installs, builds and serves, each only where something has changed.
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';

// npm ends the shell between us and leaves the server to itself: end with it, in order
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

await import(pathToFileURL(await prepare()).href);
