import { expect, it } from 'vitest';
import { PAGES, pagePath } from './pages.ts';

it('fills the params of a page in, and leaves out what is not given', () => {
  expect(pagePath('onlineTable', { id: 'k3' })).toBe('/online/table/k3');
  expect(pagePath('rules', { game: 'cambria', clause: 'C-27' })).toBe('/rules/cambria/C-27');
  expect(pagePath('rules', { game: 'cambria' })).toBe('/rules/cambria');
  expect(pagePath('replay', {})).toBe('/replay');
  expect(pagePath('person', { id: '../host?' })).toBe('/people/..%2Fhost%3F');
});

it('gives every page an address of its own', () => {
  expect(new Set(Object.values(PAGES)).size).toBe(Object.keys(PAGES).length);
});
