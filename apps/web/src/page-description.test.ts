import { readFileSync } from 'node:fs';
import { MANIFESTS } from '@tessera/registry';
import { expect, it } from 'vitest';
import { pageDescription } from './page-description.ts';

it('the description of the page names every game, and the page takes it from there', () => {
  for (const { name } of MANIFESTS) expect(pageDescription(MANIFESTS)).toContain(name);
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  expect(page).toContain('<meta name="description" content="%DESCRIPTION%" />');
});
