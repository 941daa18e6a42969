// Leaves a .br beside every text file of the built page, so that the server never compresses while serving.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './install.mjs';

const TEXT = new Set(['.js', '.css', '.html', '.json', '.svg', '.webmanifest', '.txt', '.md']);
const MIN_BYTES = 1024;

function walk(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) walk(path);
    else if (TEXT.has(extname(name))) {
      const bytes = readFileSync(path);
      if (bytes.length < MIN_BYTES) continue;
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
}

walk(join(root, 'apps/web/dist'));
