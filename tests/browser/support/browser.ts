import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

const address = inject('address');

export type Visitor = Page & { errors: string[] };

let browser: Browser;
let contexts: BrowserContext[] = [];

/** Call once in a file: a browser for its tests, and a clean visitor for each. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    });
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  afterAll(() => browser.close());
}

/** A visitor who has never been here, unless something is done before. Anything the page logs as an error fails the test that looks at `errors`. */
export async function visit(
  path = '/',
  options: BrowserContextOptions = {},
  before?: (context: BrowserContext) => Promise<void>,
): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'en',
    reducedMotion: 'reduce',
    // it would fetch the whole product for each visitor; offline.spec.ts lets it
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  // where everything else is busy, a page may need longer than half a minute
  context.setDefaultTimeout(90_000);
  contexts.push(context);
  await before?.(context);
  const page = (await context.newPage()) as Visitor;
  page.errors = [];
  page.on('pageerror', (error) => page.errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') page.errors.push(message.text());
  });
  await page.goto(new URL(path, address).href);
  return page;
}

/** A visitor who stays for all tests of a file: opened for the first that asks, and where the one before left it for the next. */
export function staying(open: () => Promise<Visitor>): () => Promise<Visitor> {
  let opened: Promise<Visitor> | undefined;
  return async () => {
    opened ??= open();
    const page = await opened;
    contexts = contexts.filter((context) => context !== page.context());
    return page;
  };
}
