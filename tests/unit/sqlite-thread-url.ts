import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/bundle/bundle.mjs';

/** In place of the server's own, which stands beside its bundle. */
export const SQLITE_THREAD = pathToFileURL(join(root, '.cache/bundles/apps-server-src-store-sqlite-sqlite-thread.mjs'));
