import { afterEach, beforeEach } from 'vitest';
import { type Guest, type Page, playOn, seated, TableServer } from './table-server.fixture.ts';

/** Anew for each test of a file that calls `useTableServer`. */
export let site: TableServer;
export let anna: Guest;
export let boris: Guest;
export let clara: Guest;

/** Call once in a file: a server with tables, and guests who have come to it. */
export function useTableServer(): void {
  beforeEach(async () => {
    site = await TableServer.open();
    [anna, boris, clara] = await Promise.all(['Anna', 'Boris', 'Clara'].map((name) => site.person(name)));
  });
  afterEach(() => site.close());
}

/** After `useTableServer`: games of Cambria between Anna and Boris, a few moves played, whose pages are closed after each test. */
export function useGames() {
  const pages: Page[] = [];
  const closePages = () => {
    for (const page of pages.splice(0)) page.close();
  };
  afterEach(closePages);
  async function begin(part: object) {
    const table = await seated('cambria', [anna, boris], part);
    pages.push(...table.pages);
    await playOn(table.pages, { most: 10 });
    return table;
  }
  return { pages, begin, closePages };
}
