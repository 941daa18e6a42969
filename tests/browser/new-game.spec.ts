import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfTree } from '../../scripts/new-game/copy-of-tree.ts';
import { useBrowser, visit } from './support/browser.ts';
import { overflowing, SIZES, violations } from './support/inspect.ts';
import { LANGUAGES, speak } from './support/look-at.ts';
import { resize, settled } from './support/settled.ts';
import { mainButton, myMove, playNow, skipGuide, targets } from './support/table.ts';

useBrowser();

const copy = copyOfTree();
let server: ChildProcess;
let address = '';

/** `npm run new-game River Race` in a copy of the tree, which is then built and served as `npm start` does it. */
beforeAll(async () => {
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy.folder, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    return stdout.trim();
  };
  run('scripts/new-game/main.mjs', 'River', 'Race');
  run('node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'error');
  const program = run(
    '-e',
    "import('./scripts/bundle/bundle.mjs').then(({ bundle }) => bundle('apps/server/src/main.ts')).then(console.log)",
  );
  server = spawn(process.execPath, [program], {
    cwd: copy.folder,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise((resolve, reject) => {
    server.on('exit', () => reject(new Error('The server ended.')));
    let said = '';
    server.stdout?.on('data', (data: Buffer) => {
      said += data;
      const found = /is at (http:\S+)/.exec(said);
      if (found) resolve(found[1]);
    });
  });
}, 300_000);

afterAll(async () => {
  const ended = new Promise((resolve) => server.on('exit', resolve));
  server.kill();
  await ended;
  copy.remove();
});

describe('a game that npm run new-game has just made', () => {
  it('is played in the page to its end, and fits every size and language', async () => {
    const page = await visit(address);
    await page.getByText('2 players').waitFor();
    await playNow(page, 'riverrace');
    await skipGuide(page);
    while ((await myMove(page)) === 'main') await mainButton(page).click();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(await violations(page), colorScheme).toEqual([]);
    }
    for (const size of SIZES) {
      await resize(page, size);
      for (const language of LANGUAGES) {
        await speak(page, language);
        expect(await overflowing(page), `${language} at ${size.width}`).toEqual([]);
      }
    }
    await speak(page, 'en');

    const end = page.getByRole('button', { name: 'Rematch' });
    const act = mainButton(page).or(targets(page).last());
    for (let step = 0; step < 500 && !(await end.isVisible()); step++) {
      await end.or(act).first().waitFor();
      // what is to be tapped may be gone by then: the next look sees it
      if (!(await end.isVisible()))
        await act
          .last()
          .click({ timeout: 1_000 })
          .catch(() => undefined);
    }
    await end.waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/wins?!/);
    expect(page.errors).toEqual([]);
  }, 300_000);

  it('is played on its server', async () => {
    const post = async (path: string, body: object, cookie = '') => {
      const headers = { 'content-type': 'application/json', origin: address, cookie };
      const answer = await fetch(new URL(path, address), { method: 'POST', headers, body: JSON.stringify(body) });
      expect(answer.status, await answer.clone().text()).toBeLessThan(300);
      return answer;
    };
    const cookie = (await post('/api/people/guest', { name: 'Anna' })).headers.getSetCookie()[0].split(';')[0];
    const seats = [
      { kind: 'me', colour: 'amber' },
      { kind: 'bot', level: 'easy', colour: 'sky' },
    ];
    const table = await post('/api/tables', { game: 'riverrace', seats, seed: 'a1'.repeat(32) }, cookie);
    expect(await table.json()).toMatchObject({ game: 'riverrace' });
  });
});
