import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../bundle/bundle.mjs';

const PARTS = ['apps', 'games', 'packages', 'scripts', 'tests', 'package.json', 'tsconfig.json', 'vitest.config.ts'];
const LINT = ['biome.json', '.gitignore'];

/** A tree of its own to change and to build, with the packages of this one. */
export function copyOfTree(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-copy-'));
  const wanted = (source: string) => !['node_modules', 'dist'].includes(basename(source));
  for (const part of [...PARTS, ...LINT])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: wanted });
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Ours must be those of the copy, all others are shared. */
function linkPackages(folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@tessera'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@tessera' && !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(packages, name));
  for (const group of ['apps', 'games', 'packages'])
    for (const name of readdirSync(join(folder, group))) {
      const own: { name: string } = JSON.parse(readFileSync(join(folder, group, name, 'package.json'), 'utf8'));
      symlinkSync(join(folder, group, name), join(packages, own.name));
    }
}
