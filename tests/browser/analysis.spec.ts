import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './support/browser.ts';
import { overflowing, violations } from './support/inspect.ts';
import { openRecord } from './support/records.ts';
import { mainButton, prompt, targets } from './support/table.ts';

useBrowser();

const RECORD = 'cambria/three-players-at-sea';

describe('what might have been', () => {
  it('is tried out from a moment of a record, named, kept, and saved with the record', async () => {
    const page = await visit('/');
    await openRecord(page, RECORD);
    await page.getByRole('slider', { name: 'Moment of the game' }).fill('15');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.waitForURL(/\/analysis\/cambria\//);
    expect(await prompt(page)).toContain('roll the dice');
    // the search would take the time that this test needs
    await page.getByRole('button', { name: 'Stop' }).click();

    await page.getByRole('button', { name: 'Choose the roll' }).click();
    await page.locator('.chance-outcomes button').filter({ hasText: '2.8%' }).first().click();
    await targets(page).first().waitFor();
    await targets(page).first().press('Enter');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('tab', { name: 'Lines' }).click();
    const line = page.locator('.line-row');
    expect(await line.count()).toBe(1);
    await line.getByRole('button', { name: /^Name the line/ }).click();
    await page.getByLabel('What the line is called').fill('two ones');
    await page.getByRole('button', { name: 'Keep' }).click();
    await page.locator('.line-row').filter({ hasText: 'two ones' }).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.reload();
    await page.getByRole('tab', { name: 'Lines' }).click();
    await page.locator('.line-row').filter({ hasText: 'two ones' }).waitFor();

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Save the record' }).click();
    const file = await (await saving).path();
    const saved = JSON.parse(readFileSync(file, 'utf8'));
    expect(saved.moves).toEqual(
      JSON.parse(readFileSync(`games/cambria/records/three-players-at-sea.json`, 'utf8')).moves,
    );
    expect(saved.branches).toEqual([
      { at: 15, moves: [expect.stringMatching(/^roll/), expect.any(String)], name: 'two ones' },
    ]);

    // on another machine
    const other = await visit('/analysis/cambria');
    await other.locator('input[type="file"]').setInputFiles(file);
    await other.waitForURL(/\/analysis\/cambria\//);
    await other.getByRole('tab', { name: 'Lines' }).click();
    await other
      .getByRole('button', { name: /two ones/ })
      .first()
      .click();
    await mainButton(other).or(targets(other).first()).first().waitFor();
    expect([...page.errors, ...other.errors]).toEqual([]);
  });
});

describe('the analysis board', () => {
  it('puts up a position by link, with chances and best moves, and gives the link again', async () => {
    const page = await visit('/analysis/cambria');
    const position = {
      game: 'cambria',
      seats: 3,
      dice: [2, 5],
      phase: 'act',
      armies: [{ roads: ['Gobannium/Isca'] }, {}, {}],
    };
    await page.getByLabel(/as text/).fill(JSON.stringify(position));
    await page.getByRole('button', { name: 'Put up' }).click();
    await page.waitForURL(/\/analysis\/cambria\//);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Link to this position' }).click();
    const field = page.getByRole('dialog').getByRole('textbox');
    await expect.poll(() => field.inputValue()).toContain('#position=1.');
    const link = new URL(await field.inputValue());

    const other = await visit(link.pathname + link.hash, {
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
    });
    await other.waitForURL(/\/analysis\/cambria\//);
    await other.locator('.chances[data-known]').waitFor();
    expect(await prompt(other)).toMatch(/Amber/);
    await other.getByRole('button', { name: 'Best moves' }).click();
    const best = other.locator('.best-move').first();
    await best.waitFor();
    expect(await best.textContent()).toMatch(/\d+\.\d%.*Amber/);
    expect(await overflowing(other)).toEqual([]);
    expect(await violations(other)).toEqual([]);
    await best.click();
    await other.locator('[data-suggested]').waitFor();
    expect([...page.errors, ...other.errors]).toEqual([]);
  });

  it('answers a broken link, a position that can’t be and what is no JSON with a sentence', async () => {
    const page = await visit('/analysis/cambria#position=1.AAAA');
    const alert = page.getByRole('alert');
    await alert.filter({ hasText: 'link to the position is broken' }).waitFor();
    await page.getByLabel(/as text/).fill('{"game":"cambria","seats":9,"armies":[]}');
    await page.getByRole('button', { name: 'Put up' }).click();
    await alert.filter({ hasText: '2 to 5' }).waitFor();
    await page.getByLabel(/as text/).fill('put Isca/Nidum');
    await page.getByRole('button', { name: 'Put up' }).click();
    await alert.filter({ hasText: 'not JSON' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(page.errors).toEqual([]);
  });

  it('edits a position on the board and in fields, and says what can’t be', async () => {
    const page = await visit('/analysis/cambria');
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.waitForURL(/\/analysis\/cambria\//);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Edit the position' }).click();
    const verdict = page.locator('.edit-verdict').first();
    await page.getByRole('button', { name: 'Sky 5' }).click();
    await page.getByRole('button', { name: /Gobannium – Isca/ }).press('Enter');
    await page.getByRole('button', { name: 'Sky 4' }).waitFor();
    await page.getByLabel('What comes next').selectOption('A soldier may board');
    await verdict.filter({ hasText: 'so it stands on a road (C-25)' }).waitFor();
    expect(await page.getByRole('button', { name: 'Put up' }).isDisabled()).toBe(true);
    await page.getByLabel('What comes next').selectOption('The move');
    await page.getByLabel('Whose turn').selectOption('Sky');
    await verdict.filter({ hasText: 'possible' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Put up' }).click();
    await page.getByText(/^Sky: put a soldier/).waitFor();
    expect(page.errors).toEqual([]);
  });
});
