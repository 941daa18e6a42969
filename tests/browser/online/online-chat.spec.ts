import { expect, it } from 'vitest';
import { useBrowser, visit } from '../support/browser.ts';
import { overflowing } from '../support/inspect.ts';
import { speak } from '../support/look-at.ts';
import { ask, Server } from '../support/online-server.ts';
import { closeByKey, resize, settled } from '../support/settled.ts';
import { skipGuide, untilLit } from '../support/table.ts';

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
  for (const [index, name] of ['Ann you', 'Bot Lamb', 'Bob'].entries()) {
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
  await closeByKey(ann);
  await ann.getByRole('button', { name: /Chat/ }).click();
  expect(await closers('.drawer > div > button')).toEqual(new Set(['Close']));

  for (let line = 0; line < 5; line++) await ann.getByRole('button', { name: 'Thanks!' }).click();
  const lines = ann.locator('.chat-messages');
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

it('on a desk the chat stands beside the board, notes in the bar, and one plays on meanwhile', async () => {
  const ann = await server.guest('Ann');
  const seats = [
    { kind: 'me', colour: 'violet' },
    { kind: 'open', colour: 'sky' },
  ];
  const { id } = await ask(ann, 'tables', { game: 'cambria', seats });
  const bob = await server.guest('Bob');
  await ask(bob, `tables/${id}/sit`, { seat: 2 });
  for (const page of [ann, bob]) {
    await page.goto(server.at(`/online/table/${id}`));
    await page.getByTestId('prompt').waitFor({ timeout: 20_000 });
  }
  const { waitingFor } = await ask<{ waitingFor: number }>(ann, `tables/${id}`);
  const [page, other] = waitingFor === 1 ? [ann, bob] : [bob, ann];
  await skipGuide(page);
  const boxOf = async (where: string) => {
    const box = await page.locator(where).boundingBox();
    if (!box) throw new Error(`${where} is not to be seen.`);
    return box;
  };
  await page.getByRole('button', { name: /^Chat/ }).click();
  await page.locator('.chat-panel').waitFor();
  await settled(page);
  const panel = await boxOf('.chat-panel');
  const table = await boxOf('.table');
  expect(table.x + table.width).toBeLessThanOrEqual(panel.x + 1);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByPlaceholder('Write a line').fill('Good luck!');
  await untilLit(page);
  expect(await page.getByPlaceholder('Write a line').inputValue()).toBe('Good luck!');
  // what is asked meanwhile lies over nothing, and moves nothing
  await settled(page);
  const stage = await boxOf('.stage');
  await ask(other, `tables/${id}/offer`, { kind: 'pause' });
  await page.getByRole('button', { name: 'Agree', exact: true }).waitFor();
  await expect
    .poll(async () => {
      const bar = await boxOf('.room-bar');
      return (await boxOf('.table')).y - bar.y - bar.height;
    })
    .toBeGreaterThanOrEqual(-1);
  await settled(page);
  expect(await boxOf('.stage')).toEqual(stage);
  await page.getByPlaceholder('Write a line').press('Escape');
  await page.locator('.chat-panel').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('room-chat');
  for (const each of [ann, bob]) expect(each.errors).toEqual([]);
});

it('with five at the table, what is asked moves the board on no screen, and on a phone can be put aside', async () => {
  const ann = await server.guest('Ann');
  const { id } = await ask(ann, 'tables', {
    game: 'cambria',
    clock: { kind: 'live', bankSeconds: 600, incrementSeconds: 10 },
    seats: [
      { kind: 'me', colour: 'violet' },
      bot('Slate', 'teal'),
      { kind: 'open', colour: 'sky' },
      bot('Chalk', 'amber'),
      { kind: 'open', colour: 'vermilion' },
    ],
  });
  const others = [await server.guest('Bob'), await server.guest('Maximiliane-Charlotte')];
  for (const [index, page] of others.entries()) await ask(page, `tables/${id}/sit`, { seat: 3 + 2 * index });
  await ann.goto(server.at(`/online/table/${id}`));
  await ann.getByTestId('prompt').waitFor({ timeout: 20_000 });
  const stage = () => ann.locator('.stage').boundingBox();
  const screens = [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 820, height: 1180 },
    { width: 844, height: 390 },
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ];
  const before: Awaited<ReturnType<typeof stage>>[] = [];
  for (const size of screens) {
    await resize(ann, size);
    before.push(await stage());
  }
  await ask(others[1], `tables/${id}/offer`, { kind: 'pause' });
  await ann.locator('.room-notes .offer-note').waitFor();
  for (const language of ['de', 'ru']) {
    await speak(ann, language);
    for (const [index, size] of screens.entries()) {
      await resize(ann, size);
      expect(await stage(), `${language} at ${size.width}`).toEqual(before[index]);
      expect(await overflowing(ann), `${language} at ${size.width}`).toEqual([]);
    }
  }
  await speak(ann, 'en');
  const agree = ann.getByRole('button', { name: 'Agree', exact: true });
  const aside = ann.getByRole('button', { name: 'What is asked' });
  await aside.click();
  await agree.waitFor({ state: 'hidden' });
  await aside.click();
  await agree.click();
  // once one has answered, it is only said who else is waited for
  await agree.waitFor({ state: 'detached' });
  expect(ann.errors).toEqual([]);
});
