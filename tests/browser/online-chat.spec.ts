import { expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { ask, Server } from './online-server.ts';

useBrowser();
const server = Server.forAll();

const PHONE = { width: 390, height: 844 };
const bot = (name: string, colour: string) => ({ kind: 'bot', level: 'easy', name, colour });

it('on a phone clocks have names, the chat stays readable beside a report, and what closes things is called so', async () => {
  const ann = await visit(server.at('/about'), { viewport: PHONE });
  await ask(ann, 'people/guest', { name: 'Ann', language: 'en' });
  const { id } = await ask(ann, 'tables', {
    game: 'cambria',
    clock: { kind: 'live', bankSeconds: 600, incrementSeconds: 10 },
    seats: [{ kind: 'me', colour: 'violet' }, bot('Slate', 'teal'), { kind: 'open', colour: 'sky' }],
  });
  const bob = await server.guest('Bob');
  await ask(bob, `tables/${id}/sit`, { seat: 3 });
  await ann.goto(server.at(`/online/table/${id}`));
  await ann.getByTestId('prompt').waitFor({ timeout: 20_000 });

  const seats = ann.locator('.seat-clocks').getByRole('listitem');
  expect(await ann.locator('.players .player-name').allTextContents()).toEqual(['You', 'Bot', 'Bob']);
  expect(await seats.count()).toBe(3);
  for (const [index, name] of ['Ann you', 'Bot easy', 'Bob'].entries()) {
    const read = await seats.nth(index).ariaSnapshot();
    expect(read).toContain(name);
    expect(read).toMatch(/time: "?\d+:\d\d/);
  }

  const closers = async (where: string) => {
    const all = ann.locator(where);
    await all.first().waitFor({ state: 'attached' });
    return new Set(await all.evaluateAll((each) => each.map(({ ariaLabel }) => ariaLabel)));
  };
  await ann.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await closers('.menu-popover button')).toEqual(new Set(['Close']));
  await ann.keyboard.press('Escape');
  await ann.getByRole('button', { name: /Chat/ }).click();
  expect(await closers('.drawer > div > button')).toEqual(new Set(['Close']));

  for (let line = 0; line < 5; line++) await ann.getByRole('button', { name: 'Thanks!' }).click();
  const lines = ann.locator('.chat-lines');
  await expect.poll(() => lines.locator('li').count()).toBe(5);
  await ann.getByText('Is somebody being unkind?').click();
  await expect.poll(async () => (await lines.boundingBox())?.height).toBeGreaterThan(130);
  await ann.getByRole('button', { name: 'Report', exact: true }).click();
  await ann.getByRole('alert').filter({ hasText: 'First write what happened' }).waitFor();
  expect(await ann.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await ann.keyboard.type('It was rude.');
  expect(await ann.getByText('First write what happened').count()).toBe(0);
  await ann.getByRole('button', { name: 'Report', exact: true }).click();
  await ann.getByText('Your report was passed on').waitFor();
  expect(ann.errors).toEqual([]);

  const eve = await server.guest('Eve', `/online/table/${id}`);
  await eve.getByRole('button', { name: /Chat/ }).click();
  await eve.getByText('Only players at the table can write here.').waitFor();
  expect(await eve.getByPlaceholder('Write a line').count()).toBe(0);
});
