import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { ask, Server, type Visitor } from './online-server.ts';

useBrowser();
const server = Server.forAll();

const PHONE = { width: 390, height: 844 };
const bot = (name: string, colour: string) => ({ kind: 'bot', level: 'easy', name, colour });

/** Ann against bots of a table that others may look at, on a phone that speaks that language. */
async function table(locale = 'en'): Promise<{ ann: Visitor; path: string }> {
  const ann = await visit(server.at('/about'), { locale, viewport: PHONE });
  await ask(ann, 'people/guest', { name: 'Ann', language: locale });
  const { id } = await ask(ann, 'tables', {
    game: 'cambria',
    clock: { kind: 'live', bankSeconds: 600, incrementSeconds: 10 },
    seats: [
      { kind: 'me', colour: 'violet' },
      bot('Slate', 'teal'),
      bot('Amber', 'amber'),
      { kind: 'open', colour: 'sky' },
    ],
  });
  const bob = await server.guest('Bob');
  await ask(bob, `tables/${id}/sit`, { seat: 4 });
  const path = server.at(`/online/table/${id}`);
  await ann.goto(path);
  await ann.getByTestId('prompt').waitFor({ timeout: 20_000 });
  return { ann, path };
}

describe('on a phone', () => {
  it('the clocks are read out with the names of those they belong to', async () => {
    const { ann } = await table();
    const seats = ann.locator('.seat-clocks').getByRole('listitem');
    await expect.poll(() => seats.count()).toBe(4);
    const names = await ann.locator('.players .player-name').allTextContents();
    for (const [index, name] of names.entries()) {
      const read = await seats.nth(index).ariaSnapshot();
      expect(read).toContain(name);
      expect(read).toMatch(/time: "?\d+:\d\d/);
    }
    expect(names).toHaveLength(4);
  });

  it('the lines of the chat stay readable beside a report, and an empty report says what is missing', async () => {
    const { ann } = await table();
    await ann.getByRole('button', { name: /Chat/ }).click();
    for (let line = 0; line < 5; line++) await ann.getByRole('button', { name: 'Thanks!' }).click();
    const lines = ann.locator('.chat-lines');
    await expect.poll(() => lines.locator('li').count()).toBe(5);
    await ann.getByText('Somebody is not nice?').click();
    await expect.poll(async () => (await lines.boundingBox())?.height).toBeGreaterThan(130);
    await ann.getByRole('button', { name: 'Report', exact: true }).click();
    await ann.getByRole('alert').filter({ hasText: 'Write first what happened' }).waitFor();
    expect(await ann.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await ann.keyboard.type('It was rude.');
    expect(await ann.getByText('Write first what happened').count()).toBe(0);
    await ann.getByRole('button', { name: 'Report', exact: true }).click();
    await ann.getByText('It was passed on').waitFor();
    expect(ann.errors).toEqual([]);
  });

  it('whoever only looks on reads why there is nowhere to write', async () => {
    const { path } = await table();
    const eve = await server.guest('Eve', new URL(path).pathname);
    await eve.getByRole('button', { name: /Chat/ }).click();
    await eve.getByText('Only those who sit at the table write here.').waitFor();
    expect(await eve.getByPlaceholder('Write a line').count()).toBe(0);
  });

  it('what closes a menu or a drawer is called so, in the language of the page', async () => {
    const { ann } = await table('ru');
    await ann.getByRole('button', { name: 'Меню', exact: true }).click();
    const menu = ann.locator('.menu-popover button');
    await menu.first().waitFor({ state: 'attached' });
    const names = (closers: typeof menu) => closers.evaluateAll((all) => all.map((each) => each.ariaLabel));
    for (const name of await names(menu)) expect(name).toBe('Закрыть');
    await ann.keyboard.press('Escape');
    await ann.getByRole('button', { name: /Чат/ }).click();
    const drawer = ann.locator('.drawer > div > button');
    await drawer.first().waitFor({ state: 'attached' });
    for (const name of await names(drawer)) expect(name).toBe('Закрыть');
  });
});
