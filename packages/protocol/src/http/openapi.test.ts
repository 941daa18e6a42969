import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openapi } from './openapi.ts';

it('docs/openapi.json is what the routes say; `npm run generate` writes it anew', () => {
  const published = JSON.parse(readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8'));
  expect(published).toEqual(JSON.parse(JSON.stringify(openapi())));
});
