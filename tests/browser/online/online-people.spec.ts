import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from '../support/browser.ts';
import { violations } from '../support/inspect.ts';
import { overflowingAnywhere } from '../support/look-at.ts';
import { ask, HOST_TOKEN, Server } from '../support/online-server.ts';
import { settled } from '../support/settled.ts';

useBrowser();
const server = Server.forAll();

const TWO = [
  { kind: 'me', colour: 'amber' },
  { kind: 'open', colour: 'sky' },
];

describe('a name that is kept', () => {
  it('comes back by password in another browser, by passkey in this one, and is gone once it is deleted', async () => {
    const ann = await visit(server.at('/account', 'localhost')); // passkeys need a name, not a number
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

    const save = ann.locator('.account-more[open]').getByRole('button', { name: 'Save' });
    await ann.getByText('Change the e-mail address').click();
    await ann.getByLabel('New e-mail address').fill('ann@example.com');
    await ann.getByLabel('Current password').first().fill('four brown horses');
    await save.click();
    await ann.getByText('You sign in with ann@example.com.').waitFor();
    await ann.getByText('Change the password').click();
    await ann.getByLabel('Current password').last().fill('four brown horses');
    await ann.getByLabel('New password').fill('four white horses');
    await save.last().click();
    await ann.getByText('The password is changed').waitFor();
    await ann.getByText('Your passkeys stay').waitFor();

    const elsewhere = await visit(server.at('/account'));
    await elsewhere.getByLabel('E-mail').fill('ann@example.com');
    await elsewhere.getByLabel('Password').fill('four brown horses');
    const signIn = elsewhere.getByRole('button', { name: 'Sign in', exact: true });
    await signIn.click();
    await elsewhere.getByText('That is not known here').waitFor();
    await elsewhere.getByLabel('Password').fill('four white horses');
    await signIn.click();
    await elsewhere.getByText('You sign in with ann@example.com.').waitFor();

    await ann.getByRole('button', { name: 'Sign out', exact: true }).click();
    await ann.getByRole('button', { name: 'With a passkey' }).click();
    await ann.getByText('You sign in with ann@example.com.').waitFor();
    await ann.getByRole('button', { name: 'Delete my account' }).click();
    await ann.getByRole('button', { name: 'Delete for good' }).click();
    await ann.getByRole('heading', { name: 'Play as a guest' }).waitFor();
    await elsewhere.reload();
    await elsewhere.getByRole('heading', { name: 'Play as a guest' }).waitFor();
    expect(ann.errors).toEqual([]);
  });

  it('ends bot tokens with its password or when it is signed out everywhere, unless they are to stay', async () => {
    const ann = await server.guest('Ann', '/account');
    await ask(ann, 'me/keep', { email: 'tokens@example.org', password: 'four brown horses' });
    const token = () => ask<{ secret: string }>(ann, 'me/tokens', { name: 'Robin' });
    const botIs = async ({ secret }: { secret: string }) => {
      const told = await fetch(server.at('/api/me'), { headers: { authorization: `Bearer ${secret}` } });
      return ((await told.json()) as { me: object | null }).me !== null;
    };
    const [first, second] = [await token(), await token()];
    const change = async (current: string, fresh: string, keep: boolean) => {
      await ann.goto(server.at('/account'));
      await ann.getByText('Change the password').click();
      await ann.getByLabel('Current password').last().fill(current);
      await ann.getByLabel('New password').fill(fresh);
      const form = ann.locator('.account-more[open]');
      if (keep) await form.getByText('End bot tokens, too').click();
      await form.getByRole('button', { name: 'Save' }).click();
      await ann.getByText('The password is changed').waitFor();
    };
    await change('four brown horses', 'four white horses', true);
    expect([await botIs(first), await botIs(second)]).toEqual([true, true]);
    await ann.getByText('tsr_').first().waitFor();
    await change('four white horses', 'four grey horses', false);
    expect([await botIs(first), await botIs(second)]).toEqual([false, false]);
    await ann.getByText('tsr_').first().waitFor({ state: 'detached' });

    const third = await token();
    await ann.getByRole('button', { name: 'Sign out everywhere' }).click();
    const dialog = ann.getByRole('dialog');
    await dialog.waitFor();
    await settled(ann);
    const [says, choice] = [dialog.getByText('Your passkeys stay'), dialog.locator('.toggle')];
    const [above, below] = [await says.boundingBox(), await choice.boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(8);
    await ann.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await ann.getByText('You are signed out.').waitFor();
    expect(await botIs(third)).toBe(false);
    expect(ann.errors).toEqual([]);
  });

  it('has tokens and a webhook, and goes on vacation and comes back', async () => {
    const ann = await server.guest('Ann', '/account');
    await ann.getByLabel('What the program is called').fill('Robin');
    await ann.getByRole('button', { name: 'Make a token' }).click();
    const secret = await ann.getByLabel('The token of Robin').inputValue();
    const known = await fetch(server.at('/api/me'), { headers: { authorization: `Bearer ${secret}` } });
    expect(await known.json()).toMatchObject({ me: { name: 'Ann' } });
    await ann.reload();
    await ann.getByText('tsr_').waitFor();
    expect(await ann.getByLabel('The token of Robin').count()).toBe(0);
    await ann.getByRole('button', { name: 'Revoke Robin' }).click();
    await ann.getByText('tsr_').waitFor({ state: 'detached' });

    const webhook = ann.getByLabel('Webhook address');
    const save = ann.locator('form', { has: webhook }).getByRole('button', { name: 'Save' });
    await webhook.fill('https://10.0.0.1/turns');
    await save.click();
    await ann.getByText('The address must start with https:// and be on the public internet.').waitFor();
    await webhook.fill('https://hooks.example.org/turns');
    await save.click();
    await ann.getByRole('button', { name: 'Remove', exact: true }).waitFor();
    await ann.reload();
    expect(await webhook.inputValue()).toBe('https://hooks.example.org/turns');
    await ann.getByText('Messages name the table without a link to it').waitFor();
    await ann.getByRole('button', { name: 'Remove', exact: true }).click();
    await ann.getByText('Messages name the table without a link to it').waitFor({ state: 'detached' });

    await ann.getByText('30 days are left this year.').waitFor();
    const last = ann.getByLabel('Last day away');
    const week = await last.inputValue();
    const day = new Date(Date.parse(week) + 3 * 86_400_000).toISOString().slice(0, 10);
    await last.fill(day);
    await ann.getByRole('button', { name: 'Go on vacation' }).click();
    await ann.getByText(/On vacation until/).waitFor();
    const change = ann.getByRole('button', { name: 'Change the day' });
    for (const again of [false, true]) {
      if (again) await ann.reload();
      await change.waitFor();
      expect(await last.inputValue()).toBe(day);
      expect(await change.isDisabled()).toBe(true);
    }
    await last.fill(week);
    await change.click();
    await expect.poll(() => change.isDisabled()).toBe(true);
    expect(await last.inputValue()).toBe(week);
    await ann.goto(server.at('/online'));
    await ann.getByText(/On vacation until/).waitFor();
    await ann.getByRole('button', { name: 'I am back' }).click();
    await ann.getByText(/On vacation until/).waitFor({ state: 'detached' });
  });

  it('is invited from somebody’s page, sees it in the lobby, declines, and takes over where somebody left', async () => {
    const ann = await server.guest('Ann');
    const bob = await server.guest('Bob');
    const { me } = await ask<{ me: { id: string } }>(bob, 'me');
    const { id } = await ask(ann, 'tables', { game: 'cambria', seats: TWO });
    await ann.goto(server.at(`/people/${me.id}`));
    await ann.getByRole('button', { name: /To Cambria/ }).click();
    await ann.getByText('Bob is invited and will be told.').waitFor();
    await bob.reload();
    const invitation = bob.locator('section', { has: bob.getByRole('heading', { name: 'You are invited' }) });
    await invitation.getByRole('button', { name: 'Decline' }).click();
    await invitation.waitFor({ state: 'detached' });
    await ann.goto(server.at(`/online/table/${id}`));
    await ann.getByText('Bob declined').waitFor();

    const cid = await server.guest('Cid', `/online/table/${id}`);
    await cid.getByRole('button', { name: 'Sit down' }).click();
    await cid.getByTestId('prompt').waitFor({ timeout: 20_000 });
    await ann.getByTestId('prompt').waitFor();
    await ask(cid, `tables/${id}/leave`, {});
    await cid.goto(server.at('/about'));
    await ann.getByRole('button', { name: 'Agree on something' }).click();
    await ann.getByRole('menuitem', { name: 'Ask to replace somebody' }).click();
    // until somebody comes, there is nobody to choose
    await ann.getByText('Nobody is here to take the seat.').waitFor();
    expect(await ann.getByLabel('Link to the table').inputValue()).toBe(server.at(`/online/table/${id}`));
    expect(await violations(ann)).toEqual([]);
    await bob.goto(server.at(`/online/table/${id}`));
    await bob.getByText('Watching').waitFor();
    await ann.getByLabel('Who plays on?').selectOption({ label: 'Bob (guest)' });
    await ann.getByRole('button', { name: 'Ask the others' }).click();
    await bob.getByRole('button', { name: 'Take over the seat' }).click();
    await bob.getByText('Watching').waitFor({ state: 'detached' });
    await expect.poll(async () => (await ask<{ yourSeats: number[] }>(bob, `tables/${id}`)).yourSeats).toEqual([2]);
    for (const page of [ann, bob, cid]) expect(page.errors).toEqual([]);
  });
});

describe('the link of a table', () => {
  it('is copied over plain http, too; where nothing helps, it is said how', async () => {
    const ann = await server.guest('Ann');
    // as on a page without https
    await ann.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const { id } = await ask(ann, 'tables', { game: 'cambria', seats: TWO });
    await ann.goto(server.at(`/online/table/${id}`));
    const copy = ann.getByRole('button', { name: 'Copy' });
    await copy.click();
    await ann.getByRole('button', { name: 'Copied' }).waitFor();
    await ann.getByLabel('Write a line').focus();
    await ann.keyboard.press('Control+V');
    expect(await ann.getByLabel('Write a line').inputValue()).toBe(server.at(`/online/table/${id}`));

    await ann.addInitScript(() => {
      document.execCommand = () => false;
    });
    await ann.reload();
    await copy.click();
    await ann.getByText('Press Ctrl+C, or tap and hold the link, to copy it.').waitFor();
    const link = ann.getByLabel('Link to the table');
    expect(await link.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(ann.errors).toEqual([]);
  });
});

describe('the screens around a table', () => {
  it('axe finds nothing, and no text sticks out in any language or size', async () => {
    const page = await visit(server.at('/online'));
    const look = async (name: string, until: string) => {
      await page.locator(until).first().waitFor();
      expect(await violations(page), name).toEqual([]);
      expect(await overflowingAnywhere(page), name).toEqual({});
    };
    await look('lobby of nobody', '.name-form');
    await page.locator('.name-form input').fill('Владислава-Вильгельмина фон');
    await page.locator('.name-form button').click();
    await page.locator('.lobby-hello').waitFor();

    const other = await server.guest('Maximiliane-Charlotte', '/about');
    const { me } = await ask<{ me: { id: string } }>(page, 'me');
    const { me: host } = await ask<{ me: { id: string } }>(other, 'me');
    const { id } = await ask(other, 'tables', { game: 'cambria', seats: TWO });
    await ask(other, `tables/${id}/invite`, { seat: 2, person: me.id });
    await ask(other, 'me/vacation', { until: Date.now() + 9 * 86_400_000 });
    await page.reload();
    await look('lobby', '#my-invitations');
    await ask(page, 'me/vacation', { until: Date.now() + 9 * 86_400_000 });
    await ask(page, 'me/tokens', { name: 'Robin Goodfellow' });
    await page.goto(server.at('/account'));
    await look('account', '.passkeys');
    await page.goto(server.at(`/people/${host.id}`));
    await look('somebody', '#invite-person');
    await page.goto(server.at('/leaderboard/scythia'));
    await look('leaderboard', '.leaderboard .hint');
    await page.goto(server.at('/online/new/cambria'));
    await page.locator('.clocks [role="radio"], .clocks label').nth(2).click();
    await look('set up', '.board-card svg');
    await page.locator('.new-table-play button').click();
    await look('waiting room', '.waiting-seat');
    await page.getByRole('button', { name: 'Fill seat 2' }).click();
    await page.getByRole('menuitem').first().click();
    // every seat is taken: the game begins
    await look('table', '.online-table [data-testid="prompt"]');
    await page.locator('.room-chat').click();
    await look('chat', ':is(.chat-panel, .drawer) .chat-form');
    expect(page.errors).toEqual([]);
  });

  it('whoever runs the server reads what was reported, and settles it', async () => {
    const ann = await server.guest('Ann');
    const { id } = await ask(ann, 'tables', { game: 'cambria', seats: TWO });
    const bob = await server.guest('Rude Bob');
    await ask(bob, `tables/${id}/sit`, { seat: 2 });
    await bob.goto(server.at(`/online/table/${id}`));
    await bob.getByRole('button', { name: /Chat/ }).click();
    await bob.getByRole('button', { name: 'Thanks!' }).click();
    await bob.locator('.chat-messages li').waitFor();
    await ask(ann, `tables/${id}/report`, { message: 'Something is not nice.' });
    await ann.goto(server.at('/host'));
    await ann.getByLabel('Host token').fill('not the token of this server');
    await ann.getByRole('button', { name: 'Show the reports' }).click();
    await ann.getByText('This is not the host token of this server.').waitFor();
    await ann.getByLabel('Host token').fill(HOST_TOKEN);
    await ann.getByRole('button', { name: 'Show the reports' }).click();
    await ann.getByText('Something is not nice.').waitFor();
    await ann.getByRole('button', { name: 'Close this chat' }).click();
    await ann.getByRole('button', { name: 'Open this chat again' }).waitFor();
    expect(await violations(ann)).toEqual([]);
    const take = ann.getByRole('button', { name: 'Rude Bob: take the name away' });
    await take.click();
    await ann.getByText('nobody can use this name again').waitFor();
    await ann.getByRole('button', { name: 'Cancel' }).click();
    expect(await ask(bob, 'me')).toMatchObject({ me: { name: 'Rude Bob' } });
    await take.click();
    await ann.getByRole('button', { name: 'Take it away' }).click();
    await take.waitFor({ state: 'detached' });
    expect(await ask(bob, 'me')).toMatchObject({ me: { name: '—' } });
    await ann.getByRole('button', { name: 'Settled' }).click();
    await ann.getByText('Nothing is open.').waitFor();
  });
});

it('a game that can’t be watched again is told so in the reader’s language', async () => {
  const page = await visit(server.at('/online/replay/nowhere'), { locale: 'de' });
  await page.getByText('Unter dieser Adresse gibt es keinen Tisch').waitFor();
});

describe('where there is no game server', () => {
  it('says so calmly, and the way to local play is there', async () => {
    const page = await visit('/online');
    await page.getByText('There is no game server at this address').waitFor();
    await page.getByRole('link', { name: 'To the games' }).click();
    await page.getByRole('heading', { name: 'Cambria' }).waitFor();
  });
});
