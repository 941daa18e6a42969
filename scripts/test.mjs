// `npm test`: installs what is missing, then types, lint, unused code, units and the browser, and closes with one line of counts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { install, root, stop } from './install.mjs';

install();
const { findChromium } = await import('./chromium.mjs');
const chromium = findChromium();
if (!chromium.path) stop(chromium.sentence);
const { findPostgres } = await import('./postgres.mjs');
const postgres = findPostgres();
if (!postgres.path) stop(postgres.sentence);
const { buildPage } = await import('./build.mjs');

const bin = (...path) => join(root, 'node_modules', ...path);
const output = join(root, 'test-output');
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });

let passed = 0;
let failed = 0;
let skipped = 0;

/** A check without a count of its own counts as one. */
function check(name, args) {
  console.log(`\n— ${name}`);
  const ok = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
  if (ok) passed++;
  else failed++;
}

function suite(name) {
  console.log(`\n— ${name} tests`);
  const report = join(output, `${name}.json`);
  const args = ['run', '--project', name, '--reporter=default', '--reporter=json', `--outputFile=${report}`];
  const run = spawnSync(process.execPath, [bin('vitest', 'vitest.mjs'), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: chromium.path, POSTGRES_BIN: postgres.path },
  });
  try {
    const counts = JSON.parse(readFileSync(report, 'utf8'));
    passed += counts.numPassedTests;
    failed += counts.numFailedTests;
    skipped += counts.numPendingTests + counts.numTodoTests;
    // a file that could not even be loaded has no failed test of its own
    if (run.status !== 0 && counts.numFailedTests === 0) failed++;
  } catch (error) {
    // vitest, whose output stands above, could not even write its report
    console.error(`${report} can't be read: ${error}`);
    failed++;
  }
}

check('types', [bin('typescript', 'bin', 'tsc'), '--noEmit', '-p', '.']);
check('lint and format', [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.']);
check('unused code', [bin('knip', 'bin', 'knip.js'), '--no-progress']);
suite('unit');
buildPage();
suite('browser');

console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
