import { describe, expect, it } from 'vitest';
import { useBrowser, type Visitor, visit } from '../support/browser.ts';
import { overflowing, violations } from '../support/inspect.ts';
import { ask, Server } from '../support/online-server.ts';
import { closeByKey, resize, settled } from '../support/settled.ts';

useBrowser();
const server = Server.forAll();

const ME = { kind: 'me', colour: 'amber' };
const OPEN = { kind: 'open', colour: 'sky' };
const BOT = { kind: 'bot', colour: 'sky', level: 'easy' };

async function gamesTop(page: Visitor): Promise<number | undefined> {
  await settled(page);
  return page.evaluate(() => document.querySelector('.features')?.getBoundingClientRect().top);
}
const turns = (page: Visitor) => page.locator('.online-turns');
/** As when one comes back to the tab: the lists are asked for anew. */
const lookAgain = (page: Visitor) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** It is Ann's turn there, or comes to be soon: she plays against a bot alone. */
async function againstABot(ann: Visitor): Promise<string> {
  await ann.getByText('Playing as Ann').waitFor();
  const { id } = await ask(ann, 'tables', { game: 'cambria', seats: [ME, BOT] });
  await expect
    .poll(async () => (await ask<{ tables: object[] }>(ann, 'tables?turn=1')).tables.length, { timeout: 20_000 })
    .toBe(1);
  return id;
}

describe('the home page', () => {
  it('leads to one’s online tables, nothing jumps when they come, and a game against bots ends only when one is sure', async () => {
    const ann = await server.guest('Ann');
    const id = await againstABot(ann);
    // in the lobby the count follows its lists
    await lookAgain(ann);
    await expect.poll(() => turns(ann).textContent()).toBe('1');
    await ann.goto(server.at('/'));
    const mine = ann.getByRole('region', { name: 'Your online tables' });
    await mine.getByText('Your turn').waitFor();
    await ann.getByRole('link', { name: 'Play online: 1 table waits for you' }).waitFor();
    expect(await violations(ann)).toEqual([]);
    expect(await overflowing(ann)).toEqual([]);
    const top = await gamesTop(ann);

    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await ann.route('**/api/tables?*', async (route) => {
      await held;
      await route.continue();
    });
    await ann.reload();
    await ann.locator('.features').waitFor();
    expect(await gamesTop(ann)).toBe(top);
    answer();
    await mine.getByRole('link', { name: 'Play' }).waitFor();
    expect(await gamesTop(ann)).toBe(top);
    await mine.getByRole('link', { name: 'Play' }).click();
    await ann.waitForURL(`**/online/table/${id}`);

    // what can’t be undone is asked first
    await ann.getByTestId('prompt').waitFor();
    await ann.keyboard.press('Escape');
    const resign = async () => {
      await ann.getByRole('button', { name: 'Menu' }).click();
      await ann.getByRole('menuitem', { name: 'Resign' }).click();
      await ann.getByText('Only bots play besides you').waitFor();
    };
    await resign();
    await ann.getByRole('button', { name: 'Play on' }).click();
    await resign();
    await ann.getByRole('button', { name: 'Resign', exact: true }).click();
    await ann.getByRole('heading', { level: 1, name: 'Game given up' }).waitFor();
    await ann.getByText('Ann resigned.').waitFor();
    expect(ann.errors).toEqual([]);
  });

  it('shows where one is invited, counts it, and takes a no for an answer', async () => {
    const ann = await server.guest('Ann');
    const bob = await server.guest('Bob');
    await bob.getByText('Playing as Bob').waitFor();
    const { me } = await ask<{ me: { id: string } }>(bob, 'me');
    const { id } = await ask(ann, 'tables', { game: 'cambria', seats: [ME, OPEN] });
    await ask(ann, `tables/${id}/invite`, { seat: 2, person: me.id });
    await lookAgain(bob);
    await expect.poll(() => turns(bob).textContent()).toBe('1');
    await bob.goto(server.at('/'));
    const invitation = bob.getByRole('region', { name: 'You are invited' });
    await invitation.getByRole('link', { name: 'Join' }).waitFor();
    await bob.getByRole('link', { name: 'Play online: 1 table waits for you' }).waitFor();
    expect(await violations(bob)).toEqual([]);
    await resize(bob, { width: 390, height: 844 });
    expect(await overflowing(bob)).toEqual([]);
    await invitation.getByRole('button', { name: 'Decline' }).click();
    await invitation.waitFor({ state: 'detached' });
    expect(await turns(bob).count()).toBe(0);
    expect(bob.errors).toEqual([]);
  });

  it('asks the server nothing for whoever has never been online', async () => {
    const bob = await visit(server.at('/about'));
    const asked: string[] = [];
    bob.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    await bob.goto(server.at('/'), { waitUntil: 'networkidle' });
    expect(await bob.getByRole('region', { name: 'Your online tables' }).count()).toBe(0);
    expect(asked).toEqual([]);
  });
});

describe('the lobby', () => {
  it('says when only the filters find no table, keeps them over a reload, and takes them off', async () => {
    const ann = await server.guest('Ann');
    await ask(ann, 'tables', { game: 'cambria', visibility: 'public', seats: [ME, OPEN] });
    const bob = await server.guest('Bob');
    const open = bob.getByRole('region', { name: 'Open tables' });
    await open.getByRole('link', { name: 'Join' }).waitFor();
    await open.getByLabel('Seats').selectOption('5');
    const none = open.getByText('No table with these filters is waiting');
    await none.waitFor();
    await bob.reload();
    await none.waitFor();
    expect(await open.getByLabel('Seats').inputValue()).toBe('5');
    expect(await violations(bob)).toEqual([]);
    await open.getByRole('button', { name: 'Reset the filters' }).click();
    await open.getByRole('link', { name: 'Join' }).waitFor();
    expect(await open.getByLabel('Game').evaluate((field) => field === document.activeElement)).toBe(true);
    await bob.reload();
    await open.getByRole('link', { name: 'Join' }).waitFor();
    expect(await open.getByLabel('Seats').inputValue()).toBe('');
    expect(bob.errors).toEqual([]);
  });
});

describe('setting a table up', () => {
  it('what has the focus is never left under the button that opens the table', async () => {
    const ann = await server.guest('Ann', '/online/new/cambria');
    await ann.locator('.board-card svg').first().waitFor();
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await resize(ann, size);
      await ann.evaluate(() => window.scrollTo(0, 0));
      await ann.locator('.new-table-form input').first().focus();
      const covered: string[] = [];
      /** The name of what is covered, '' for nothing; none once the button is reached. */
      const look = () =>
        ann.evaluate(() => {
          const field = document.activeElement?.closest('label') ?? document.activeElement;
          const bar = document.querySelector('.new-table-play');
          if (!field || !bar || bar.contains(field)) return undefined;
          const under = field.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
          return under ? (field.textContent ?? '?') : '';
        });
      for (let found = await look(); found !== undefined; found = await look()) {
        if (found) covered.push(found);
        await ann.keyboard.press('Tab');
      }
      expect(covered, `at ${size.width}`).toEqual([]);
    }
  });
});

describe('on a phone', () => {
  it('links that stand alone are as high as a finger', async () => {
    const ann = await visit(server.at('/online'), { viewport: { width: 390, height: 844 } });
    const height = async (name: string) => (await ann.getByRole('link', { name }).boundingBox())?.height;
    await ann.getByRole('link', { name: 'Cambria: leaderboard' }).waitFor();
    await settled(ann);
    expect(await height('Cambria: leaderboard')).toBeGreaterThanOrEqual(40);
    expect(await height('Been here before? Sign in')).toBeGreaterThanOrEqual(40);
    await ask(ann, 'people/guest', { name: 'Ann', language: 'en' });
    const { id } = await ask(ann, 'tables', { game: 'cambria', seats: [ME, OPEN] });
    await ann.goto(server.at(`/online/table/${id}`));
    await ann.getByRole('link', { name: 'Ann' }).waitFor();
    await settled(ann);
    expect(await height('Ann')).toBeGreaterThanOrEqual(40);
  });
});

describe('what can’t be undone is asked first', () => {
  it('giving up a table where nobody else sits', async () => {
    const ann = await server.guest('Ann');
    const { id } = await ask(ann, 'tables', { game: 'cambria', seats: [ME, OPEN] });
    await ann.goto(server.at(`/online/table/${id}`));
    const giveUp = ann.locator('#main').getByRole('button', { name: 'Delete the table' });
    await giveUp.click();
    await ann.getByRole('button', { name: 'Keep it' }).click();
    await ask(ann, `tables/${id}`);
    await giveUp.click();
    await ann.getByRole('dialog').getByRole('button', { name: 'Delete the table' }).click();
    await ann.getByRole('heading', { name: 'Open tables' }).waitFor();
    await expect(ask(ann, `tables/${id}`)).rejects.toThrow('no-such-table');
  });

  it('a bot in an open seat: arrow keys only look for it, and the game begins once it is chosen', async () => {
    const ann = await server.guest('Ann');
    const { id } = await ask(ann, 'tables', { game: 'cambria', seats: [ME, OPEN] });
    await ann.goto(server.at(`/online/table/${id}`));
    const fill = ann.getByRole('button', { name: 'Fill seat 2' });
    await fill.focus();
    await ann.keyboard.press('ArrowDown');
    const bots = ann.getByRole('group', { name: 'Bots' }).getByRole('menuitem');
    await expect.poll(() => bots.first().evaluate((item) => item === document.activeElement)).toBe(true);
    await ann.keyboard.press('ArrowDown');
    expect(await violations(ann)).toEqual([]);
    await closeByKey(ann);
    await fill.waitFor();
    expect(await ask(ann, `tables/${id}`)).toMatchObject({ status: 'gathering', seats: [{}, { kind: 'open' }] });
    await fill.click();
    await bots.first().click();
    await ann.getByTestId('prompt').waitFor({ timeout: 20_000 });
    expect(ann.errors).toEqual([]);
  });

  it('signing in as somebody else while one is a guest', async () => {
    const kept = await server.guest('Cid', '/account');
    await ask(kept, 'me/keep', { email: 'cid@example.org', password: 'four brown horses' });
    const ann = await server.guest('Ann', '/account');
    const part = ann.getByRole('region', { name: 'Sign in' });
    await part.getByLabel('E-mail').fill('cid@example.org');
    await part.getByLabel('Password').fill('four brown horses');
    const signIn = part.getByRole('button', { name: 'Sign in', exact: true });
    await signIn.click();
    await ann.getByRole('button', { name: 'Stay a guest' }).click();
    expect(await ask(ann, 'me')).toMatchObject({ me: { name: 'Ann' } });
    await signIn.click();
    await ann.getByRole('button', { name: 'Sign in anyway' }).click();
    await ann.getByRole('heading', { name: 'Your sign-in' }).waitFor();
    expect(await ask(ann, 'me')).toMatchObject({ me: { name: 'Cid' } });
  });
});
