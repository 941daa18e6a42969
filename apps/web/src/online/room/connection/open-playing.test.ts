import { fail, type Outcome, ok } from '@tessera/kernel';
import { expect, it } from 'vitest';
import { openPlaying } from './open-playing.ts';

/** A connection that says whether it was let go. */
function line(opened = true) {
  const at = { closed: false };
  const connect = (signal: AbortSignal): Promise<Outcome<string>> =>
    new Promise((resolve) => {
      if (opened) resolve(ok('line'));
      signal.addEventListener('abort', () => {
        at.closed = true;
        resolve(fail('closed', 'The table was closed.'));
      });
    });
  return { at, connect };
}

it('opens the table and what shows it', async () => {
  const { at, connect } = line();
  const opened = await openPlaying(connect, async () => 'board', new AbortController());
  expect([opened, at.closed]).toEqual([ok({ connection: 'line', ui: 'board' }), false]);
});

it.each([
  { what: 'is open', opened: true },
  { what: 'is being opened', opened: false },
])('lets go of a table that $what when what shows it can not be fetched', async ({ opened }) => {
  const { at, connect } = line(opened);
  const outcome = await openPlaying(connect, () => Promise.reject(new Error('No such file.')), new AbortController());
  expect(outcome).toMatchObject({ ok: false, error: { code: 'failed', message: 'Error: No such file.' } });
  expect(at.closed).toBe(true);
});

it('lets go of a table of a game that is not here', async () => {
  const { at, connect } = line();
  const outcome = await openPlaying(connect, async () => undefined, new AbortController());
  expect(outcome).toMatchObject({ ok: false, error: { code: 'unknown-game' } });
  expect(at.closed).toBe(true);
});

it('passes on why the table can not be had', async () => {
  const refused = fail('no-such-table', 'This table is no more.');
  expect(
    await openPlaying(
      async () => refused,
      async () => 'board',
      new AbortController(),
    ),
  ).toBe(refused);
});
