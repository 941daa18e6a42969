import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const installed = () => CANDIDATES.find((path) => path && existsSync(path));

/** The browser for the tests; Debian's is installed where it is missing and this user may. */
export function findChromium() {
  const path = installed();
  if (path) return { path };
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    console.log('Installing Chromium for the browser tests …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) =>
      spawnSync('apt-get', ['-qq', '-y', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
    apt('update');
    apt('install', '--no-install-recommends', 'chromium');
    const now = installed();
    if (now) return { path: now };
  }
  return {
    path: undefined,
    sentence:
      'The browser tests need Chromium: install it (on Debian or Ubuntu: `sudo apt-get install chromium`) or set CHROMIUM to the path of one.',
  };
}
