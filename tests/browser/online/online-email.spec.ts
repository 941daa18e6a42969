import { afterAll, expect, it } from 'vitest';
import { MailServer } from '../../../apps/server/src/notifications/mail/mail-server.fixture.ts';
import { useBrowser } from '../support/browser.ts';
import { violations } from '../support/inspect.ts';
import { Server } from '../support/online-server.ts';

useBrowser();

const mailServer = new MailServer();
const server = Server.forAll({ mail: () => mailServer.listen() });
afterAll(() => mailServer.close());

it('an address counts once its link was followed; whoever gives one that is taken reads the same, and its owner gets an e-mail', async () => {
  const keep = async (name: string, password: string) => {
    const page = await server.guest(name, '/account');
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Keep', exact: true }) });
    await form.getByLabel('E-mail').fill('ann@example.org');
    await form.getByLabel('Password').fill(password);
    await form.getByRole('button', { name: 'Keep', exact: true }).click();
    const told = page.getByText('An e-mail is on its way to ann@example.org.');
    await told.waitFor();
    return { page, told: await told.textContent() };
  };
  const ann = await keep('Ann', 'four brown horses');
  expect(await violations(ann.page)).toEqual([]);
  await expect.poll(() => mailServer.mails.length).toBe(1);
  const link = /http:\S+\/confirm-email#\S+/.exec(mailServer.mails[0])?.[0] ?? '';
  await ann.page.goto(link);
  await ann.page.getByRole('button', { name: 'This is my address' }).click();
  await ann.page.getByText('the address is confirmed').waitFor();
  await ann.page.goto(server.at('/account'));
  await ann.page.getByText('You sign in with ann@example.org.').waitFor();

  const eve = await keep('Eve', 'four black horses');
  expect(eve.told).toBe(ann.told);
  await expect.poll(() => mailServer.mails.length).toBe(2);
  expect(mailServer.mails[1]).toContain('Somebody tried to use your e-mail address');
  expect(mailServer.mails[1]).not.toContain('confirm-email');
  expect([ann.page.errors, eve.page.errors]).toEqual([[], []]);
});
