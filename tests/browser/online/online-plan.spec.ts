import type { OnlineClient, TableState } from '@tessera/table';
import { describe, expect, it } from 'vitest';
import { useBrowser, type Visitor } from '../support/browser.ts';
import { SIZES } from '../support/inspect.ts';
import { overflowingAnywhere, violationsInAnyLight } from '../support/look-at.ts';
import { ask, Server } from '../support/online-server.ts';
import { settled } from '../support/settled.ts';
import { targets } from '../support/table.ts';

useBrowser();
const server = Server.forAll();

/** Ann is to move, Bob is next and looks at the table, and a bot is third; all have their first soldier. */
async function annToMove(): Promise<{ id: string; ann: Visitor; bob: Visitor; line: OnlineClient }> {
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
  const seats = [
    { kind: 'me', colour: 'amber' },
    { kind: 'open', colour: 'sky' },
    { kind: 'bot', colour: 'teal', level: 'easy' },
  ];
  const { id } = await ask(ann, 'tables', {
    game: 'cambria',
    seats,
    seed: 'ab'.repeat(32),
    clock: { kind: 'days', daysPerMove: 1 },
    settings: { confirmTurn: false, autoRoll: false },
  });
  await ask(bob, `tables/${id}/sit`, { seat: 2, seed: 'cd'.repeat(32) });
  const lines = [await server.sitDown(ann, id), await server.sitDown(bob, id)];
  const isReady = ({ waiting, seat, view }: TableState) =>
    waiting === 'move' && seat === 1 && (view as { phase: string }).phase === 'act';
  for (;;) {
    const at = Math.max(...lines.map(({ state }) => state?.at ?? 0));
    const newest = lines.find(({ state }) => state?.at === at)?.state;
    if (newest && isReady(newest) && lines[0].state?.at === at) break;
    const line = lines.find(({ state }) => state?.at === at && state.yours.includes(state.seat));
    const state = line?.state;
    if (!line || !state) await new Promise((resolve) => setTimeout(resolve, 5));
    else if (state.waiting === 'move') await line.request({ type: 'move', move: state.legal[0].text, at });
    else await line.request({ type: state.waiting as 'roll', at });
  }
  lines[1].close();
  await bob.goto(server.at(`/online/table/${id}`));
  return { id, ann, bob, line: lines[0] };
}

const movesOf = async (page: Visitor, id: string) =>
  (await ask<{ moves: string[] }>(page, `tables/${id}/record`)).moves;

describe('a turn planned ahead', () => {
  it('is made on the board, shown in words, and played while its player is away', async () => {
    const { id, ann, bob, line } = await annToMove();
    await bob.getByRole('button', { name: 'Plan ahead' }).click();
    await bob.getByText('Nothing is planned yet.').waitFor();
    await bob.getByRole('button', { name: 'Add a line on the board' }).click();
    await bob.getByText('Nothing is played yet.').waitFor();
    const before = await movesOf(ann, id);

    // a road of value 6, should a 6 be rolled
    await bob.getByLabel('If this is rolled:').selectOption('roll 1-6');
    await settled(bob);
    await targets(bob).first().click();
    await bob.getByTestId('prompt').getByText('Your line ends here.').waitFor();
    await bob.getByRole('button', { name: 'Add to the plan' }).click();
    await bob.getByText('With any roll that allows it:').waitFor();

    // else a pass; after 1-1 one may not pass (C-29), and there is a line for that, too
    for (const roll of ['roll 2-3', 'roll 1-1']) {
      await bob.getByRole('button', { name: 'Add a line on the board' }).click();
      await bob.getByLabel('If this is rolled:').selectOption(roll);
      if (roll === 'roll 2-3') await bob.getByRole('button', { name: 'Pass' }).click();
      else {
        await settled(bob);
        await targets(bob).first().click();
        await bob.getByText('Only with this roll').click();
      }
      await bob.getByRole('button', { name: 'Add to the plan' }).click();
    }
    const lines = bob.locator('.plan-lines > li');
    await expect.poll(() => lines.count()).toBe(3);
    expect(await lines.nth(1).textContent()).toContain('passes');
    expect(await lines.nth(2).textContent()).toContain('Only after this roll:');
    await bob.getByRole('button', { name: 'Try line 3 earlier' }).click();
    await expect.poll(() => lines.nth(2).textContent()).toContain('passes');
    // nothing has happened at the table, and it is there after a reload
    expect(await movesOf(ann, id)).toEqual(before);
    await bob.reload();
    await bob.getByRole('button', { name: 'Plan: 3 lines' }).waitFor();
    expect(bob.errors).toEqual([]);
    await bob.close();

    const { state } = line;
    const idle = state?.legal.find(({ text }) => text === 'pass') ?? state?.legal[0];
    await line.request({ type: 'move', move: idle?.text ?? '', at: state?.at ?? 0 });
    while (line.state?.seat === 1 && line.state.waiting === 'move' && (line.state.moves ?? 0) < before.length + 3)
      await line.request({ type: 'move', move: line.state.legal[0].text, at: line.state.at });
    // Bob rolled and played, and so did the bot: everybody waits for Ann again, or for whatever a 1-1 leaves open
    await expect
      .poll(async () => (await movesOf(ann, id)).length, { timeout: 20_000 })
      .toBeGreaterThan(before.length + 2);
    const after = (await movesOf(ann, id)).slice(before.length);
    const rolled = after.findIndex((move) => move.startsWith('roll'));
    expect(after[rolled + 1]).toMatch(after[rolled] === 'roll 1-1' ? /^legion/ : /^(put|move|pass)/);
    line.close();
  });

  it('in every size and language, light or dark', async () => {
    const { bob } = await annToMove();
    const look = async (what: string) => {
      expect(await violationsInAnyLight(bob), what).toEqual({});
      expect(await overflowingAnywhere(bob, [...SIZES, { width: 844, height: 390 }]), what).toEqual({});
    };
    await bob.getByRole('button', { name: 'Plan ahead' }).click();
    await bob.getByRole('button', { name: 'Add a line on the board' }).click();
    await look('planning');
    await bob.getByLabel('If this is rolled:').selectOption('roll 1-6');
    await settled(bob);
    await targets(bob).first().click();
    await bob.getByTestId('prompt').getByText('Your line ends here.').waitFor();
    await bob.getByRole('button', { name: 'Add to the plan' }).click();
    await bob.getByRole('button', { name: 'Remove line 1' }).waitFor();
    await look('the plan');
    expect(bob.errors).toEqual([]);
  });
});
