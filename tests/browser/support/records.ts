import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

interface RecordFile {
  moves: string[];
  [key: string]: unknown;
}

/** A golden record, such as 'cambria/three-players-at-sea', less its last moves. */
export function recordWithout(name: string, last: number): RecordFile {
  const record = JSON.parse(readFileSync(`games/${name.replace('/', '/records/')}.json`, 'utf8')) as RecordFile;
  return { ...record, moves: record.moves.slice(0, record.moves.length - last) };
}

/** Opens a record from the home page, as a friend's file would be; leads to its replay. */
export async function openRecord(page: Page, name: string, without = 0): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(recordWithout(name, without)));
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: `${name}.json`, mimeType: 'application/json', buffer });
  await page.waitForURL(/\/replay\//);
}

/** The same as a table: at its end, or to be gone on with. Nothing is loaded anew. */
export async function sitDownAt(page: Page, name: string, without = 0): Promise<void> {
  await openRecord(page, name, without);
  await page.evaluate(
    (to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    page.url().replace('/replay/', '/table/'),
  );
  await page.waitForURL(/\/table\//);
}
