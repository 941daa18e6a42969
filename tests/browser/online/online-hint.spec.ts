import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { overflowing } from '../support/inspect.ts';
import { ask, Server } from '../support/online-server.ts';
import { mainButton, untilLit } from '../support/table.ts';

useBrowser();
const server = Server.forAll();

it('a table set up with hints says so, tells everybody who takes one, and is reviewed once it is over', async () => {
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
  await ann.goto(server.at('/online/new/cambria'));
  const [hints, rated] = [
    ann.getByRole('switch', { name: 'Hints allowed' }),
    ann.getByRole('switch', { name: /^Rated/ }),
  ];
  await rated.press('Space');
  await hints.press('Space');
  expect([await hints.isChecked(), await rated.isChecked()]).toEqual([true, false]);
  expect(await overflowing(ann)).toEqual([]);
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await ann.waitForURL(/\/online\/table\//);
  await ann.getByText('Hints allowed').waitFor();
  const id = new URL(ann.url()).pathname.split('/').at(-1);
  await ask(bob, `tables/${id}/sit`, { seat: 2, seed: 'cd'.repeat(32) });
  await bob.goto(server.at(`/online/table/${id}`));
  for (const page of [ann, bob]) await page.getByText('Hints are allowed at this table.').waitFor();
  await expect.poll(async () => (await mainButton(ann).count()) + (await mainButton(bob).count())).toBe(1);
  const [mover, other] = (await mainButton(ann).count()) > 0 ? [ann, bob] : [bob, ann];
  await untilLit(mover);
  expect(await other.getByRole('button', { name: 'Hint', exact: true }).isEnabled()).toBe(false);
  await mover.getByRole('button', { name: 'Hint', exact: true }).click();
  await mover.getByRole('button', { name: 'Show the moves' }).waitFor();
  await other.getByText('takes a hint.').first().waitFor();
  expect((await ask<{ hinted: object[] }>(other, `tables/${id}/record`)).hinted).toHaveLength(1);

  // a review shows more than a hint, so it waits for the end
  const review = other.getByRole('button', { name: 'Review', exact: true });
  await other.goto(server.at(`/online/replay/${id}?review`));
  await other.getByRole('button', { name: 'One step forward' }).waitFor();
  expect(await review.count()).toBe(0);
  await other.goto(server.at(`/online/table/${id}`));
  for (const page of [mover, other]) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await other.getByRole('link', { name: 'Review the game' }).click();
  await other.locator('.review-strip').waitFor();
  await review.waitFor();
  expect([...ann.errors, ...bob.errors]).toEqual([]);
});
