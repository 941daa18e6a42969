import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defaultConfig, type RunningServer, start } from '@tessera/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { overflowing, SIZES, violations } from './inspect.ts';
import { actOnce, mainButton, prompt, skipGuide, targets, untilLit } from './table.ts';

useBrowser();

const dataDir = mkdtempSync(join(tmpdir(), 'tessera-online-'));
let running: RunningServer;
let port = 0;
const run = async () => {
  const config = defaultConfig({ host: '127.0.0.1', port, dataDir, logLevel: 'silent' });
  running = await start(config, resolve('apps/web/dist'));
  port = running.port;
};
beforeAll(run);
afterAll(async () => {
  await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const at = (path: string) => `http://127.0.0.1:${port}${path}`;
type Visitor = Awaited<ReturnType<typeof visit>>;

/** Ann opens a private table of Cambria and Bob comes by its link. */
async function twoAtATable(): Promise<[ann: Visitor, bob: Visitor]> {
  const ann = await visit(at('/online'));
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Start' }).click();
  await ann.getByText('Playing as Ann').waitFor();
  await ann.locator('a[href="/online/new/cambria"]').click();
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await ann.getByRole('img', { name: 'The link as a QR code' }).waitFor();
  const bob = await visit(await ann.getByLabel('Link to the table').inputValue());
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Come in' }).click();
  await bob.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [ann, bob]) await page.getByTestId('prompt').waitFor({ timeout: 20_000 });
  return [ann, bob];
}

/** Whoever is waited for, and the other one. */
async function mover(pages: readonly Visitor[]): Promise<Visitor> {
  for (let look = 0; look < 400; look++) {
    for (const page of pages)
      if ((await mainButton(page).isVisible()) || (await targets(page).first().isVisible())) return page;
    await pages[0].waitForTimeout(50);
  }
  throw new Error(`Nobody is to move: ${await Promise.all(pages.map(prompt))}`);
}

async function playTurn(pages: readonly Visitor[], guided: Set<Page>): Promise<Visitor> {
  const page = await mover(pages);
  if (!guided.has(page)) await skipGuide(page);
  guided.add(page);
  while ((await actOnce(page)) !== 'turn');
  return page;
}

const log = async (page: Page): Promise<string> => (await page.locator('.log').textContent()) ?? '';

/** What one page shows, the other comes to show as well. */
async function agree([ann, bob]: readonly Visitor[]): Promise<void> {
  await expect.poll(async () => (await log(ann)) === (await log(bob)), { timeout: 20_000 }).toBe(true);
  expect(await prompt(ann)).toBe(await prompt(bob));
}

describe('two people across the network', () => {
  it('play in turn; a reload in mid-turn and a restart of the server change nothing; the dice are proved', async () => {
    const pages = await twoAtATable();
    const [ann, bob] = pages;
    const guided = new Set<Page>();
    const movers: Visitor[] = [];
    for (let turn = 0; turn < 4; turn++) movers.push(await playTurn(pages, guided));
    expect(movers[0]).not.toBe(movers[1]);
    expect(movers.map((page) => movers.indexOf(page))).toEqual([0, 1, 0, 1]);
    await agree(pages);

    const page = await mover(pages);
    const other = page === ann ? bob : ann;
    expect(await page.title()).toContain('Your turn');
    expect(await other.title()).not.toContain('Your turn');
    await untilLit(page);
    const asked = await prompt(page);
    const told = await log(page);
    await page.reload();
    await targets(page).first().waitFor();
    expect(await prompt(page)).toBe(asked);
    expect(await log(page)).toBe(told);
    await agree(pages);

    await running.stop();
    await ann.getByText('Connecting …').waitFor();
    await run();
    await ann.getByText('Connecting …').waitFor({ state: 'detached', timeout: 30_000 });
    while ((await actOnce(page)) !== 'turn');
    await playTurn(pages, guided);
    await agree(pages);

    await ann.getByRole('button', { name: 'Agree on something' }).click();
    await ann.getByRole('menuitem', { name: 'Ask to end the game' }).click();
    await bob.getByText('Ann would like to end the game here.').waitFor();
    await bob.getByRole('button', { name: 'Agree', exact: true }).click();
    for (const each of pages) {
      await each.getByRole('button', { name: 'Check the dice' }).click();
      await each.getByText(/The dice were honest: \d+ rolls.*added chance of its own/).waitFor();
    }
  });

  it('talk in their own languages, and one who has the link may watch', async () => {
    const [ann, bob] = await twoAtATable();
    await ann.getByRole('button', { name: 'Chat' }).click();
    await ann.getByRole('button', { name: 'Good luck!' }).click();
    await ann.getByLabel('Write a line').fill('<b>Hello</b> Bob');
    await ann.getByRole('button', { name: 'Send' }).click();
    await ann.getByText('<b>Hello</b> Bob').waitFor();
    await bob.getByRole('button', { name: 'Chat, 2 new lines' }).click();
    await bob.getByText('<b>Hello</b> Bob').waitFor();

    const eve = await visit(ann.url(), { locale: 'de' });
    await eve.getByText('Du schaust zu').waitFor();
    await eve.getByRole('button', { name: /^Chat/ }).click();
    await eve.getByRole('list', { name: 'Chat' }).getByText('Viel Glück!').waitFor();
    expect(await eve.getByLabel('Schreib etwas').count()).toBe(0);
    for (const page of [ann, bob, eve]) expect(page.errors).toEqual([]);
  });
});

describe('a name that is kept', () => {
  it('comes back by password in another browser, by passkey in this one, and is gone once it is deleted', async () => {
    const ann = await visit(`http://localhost:${port}/account`); // passkeys need a name, not a number
    const authenticator = await ann.context().newCDPSession(ann);
    await authenticator.send('WebAuthn.enable');
    await authenticator.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await ann.getByLabel('Your name').fill('Ann');
    await ann.getByRole('button', { name: 'Start' }).click();
    await ann.getByRole('button', { name: 'Add a passkey' }).click();
    await ann.getByText('Passkey 1').waitFor();
    await ann.getByLabel('E-mail').fill('ann@example.org');
    await ann.getByLabel('Password').fill('four brown horses');
    await ann.getByRole('button', { name: 'Keep', exact: true }).click();
    await ann.getByText('You sign in with ann@example.org.').waitFor();

    const elsewhere = await visit(at('/account'));
    await elsewhere.getByLabel('E-mail').fill('ann@example.org');
    await elsewhere.getByLabel('Password').fill('four black horses');
    const signIn = elsewhere.getByRole('button', { name: 'Sign in', exact: true });
    await signIn.click();
    await elsewhere.getByText('That is not known here').waitFor();
    await elsewhere.getByLabel('Password').fill('four brown horses');
    await signIn.click();
    await elsewhere.getByText('You sign in with ann@example.org.').waitFor();

    await ann.getByRole('button', { name: 'Sign out' }).click();
    await ann.getByRole('button', { name: 'With a passkey' }).click();
    await ann.getByText('You sign in with ann@example.org.').waitFor();
    await ann.getByRole('button', { name: 'Delete my account' }).click();
    await ann.getByRole('button', { name: 'Delete for good' }).click();
    await ann.getByRole('heading', { name: 'Play as a guest' }).waitFor();
    await elsewhere.reload();
    await elsewhere.getByRole('heading', { name: 'Play as a guest' }).waitFor();
    expect(ann.errors).toEqual([]);
  });
});

describe('the screens around a table', () => {
  for (const locale of ['en', 'ru', 'fr', 'de'])
    it(`in ${locale} no text sticks out on a desk, a tablet or a phone${locale === 'en' ? ', and axe finds nothing' : ''}`, async () => {
      const page = await visit(at('/online'), { locale });
      const found: Record<string, string[]> = {};
      const look = async (name: string, until: string) => {
        await page.locator(until).first().waitFor();
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await page.waitForTimeout(150);
          const wrong = [...(await overflowing(page)), ...(locale === 'en' ? await violations(page) : [])];
          if (wrong.length > 0) found[`${name} at ${size.width}`] = wrong;
        }
      };
      await look('lobby of nobody', '.name-form');
      await page.locator('.name-form input').fill(`Владислава-Вильгельмина ${locale}`);
      await page.locator('.name-form button').click();
      await look('lobby', '.lobby-hello');
      await page.goto(at('/account'));
      await look('account', '.account-form');
      await page.goto(at('/leaderboard/scythia'));
      await look('leaderboard', '.leaderboard .hint');
      await page.goto(at('/online/new/cambria'));
      await page.locator('.clocks [role="radio"], .clocks label').nth(2).click();
      await look('set up', '.board-card svg');
      await page.locator('.new-table-play button').click();
      await look('waiting room', '.waiting-seat');
      await page.locator('.waiting-seat select').selectOption('bot easy');
      await page.locator('.waiting-room .button-primary').last().click();
      await look('table', '.online-table [data-testid="prompt"]');
      await page.locator('.room-chat').click();
      await look('chat', '.drawer .chat-form');
      expect(found).toEqual({});
      expect(page.errors).toEqual([]);
    });
});

describe('where there is no game server', () => {
  it('says so calmly, and the way to local play is there', async () => {
    const page = await visit('/online');
    await page.getByText('There is no game server at this address').waitFor();
    await page.getByRole('link', { name: 'To the games' }).click();
    await page.getByRole('heading', { name: 'Cambria' }).waitFor();
  });
});
