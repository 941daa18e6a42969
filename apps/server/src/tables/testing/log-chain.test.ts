import { parseRecord, SeededRng, unwrap } from '@tessera/kernel';
import { gameById } from '@tessera/registry/games';
import { isLink, parseProof, verifyDice } from '@tessera/table';
import { describe, expect, it } from 'vitest';
import { anna, boris, site, useTableServer } from './guests.fixture.ts';
import { playOn, seated } from './table-server.fixture.ts';

describe('the hash over the log of a game', () => {
  useTableServer();

  it.each(['cambria', 'scythia'])('is told with all that happens, and stands in the record: %s', async (game) => {
    const { id, pages } = await seated(game, [anna, boris]);
    const rng = new SeededRng('log');
    const links = new Set<string>();
    // dice decide how often a turn can be taken back, so the first chance is used
    let undone = false;
    const play = async (most: number) => {
      for (let act = 0; act < most; act++) {
        await playOn(pages, { most: 1, choose: (count) => rng.below(count) });
        const page = pages.find(({ state }) => state.canUndo);
        if (page && (!undone || rng.below(4) === 0)) {
          await page.ask({ type: 'undo', at: page.state.at });
          undone = true;
        }
        await expect.poll(() => new Set(pages.map(({ state }) => state.link)).size).toBe(1);
        links.add(pages[0].state.link ?? '');
      }
    };
    await play(30);
    const to = await (await site.tables.room(id)).beforeLastTurn(anna.id);
    const { offer } = await anna.post<{ offer: string }>(`/api/tables/${id}/offer`, { kind: 'undo', to });
    await boris.post(`/api/tables/${id}/answer`, { offer, yes: true });
    await play(20);
    const running = await anna.get<{ proof: object }>(`/api/tables/${id}/record`).catch(() => undefined);
    expect(running?.proof ?? {}).not.toHaveProperty('log');
    const end = await boris.post<{ offer: string }>(`/api/tables/${id}/offer`, { kind: 'abandon' });
    await anna.post(`/api/tables/${id}/answer`, { offer: end.offer, yes: true });
    for (const page of pages) page.close();

    expect([...links].every(isLink)).toBe(true);
    expect(links.size).toBeGreaterThan(40);
    const json = await anna.get<{ proof: unknown }>(`/api/tables/${id}/record`);
    const record = unwrap(parseRecord(json));
    const proof = unwrap(parseProof(json.proof));
    const rules = unwrap(gameById(game));
    const witness = { links: [...links] };
    const report = verifyDice(rules, record, proof, witness);
    expect(report).toMatchObject({ ok: true, problems: [] });
    const takeBacks = proof.log?.takeBacks ?? [];
    expect(takeBacks.map(({ by }) => by)).toEqual(expect.arrayContaining([0]));
    expect(takeBacks.some(({ by }) => by > 0)).toBe(true);

    const at = takeBacks.findIndex(({ by }) => by === 0);
    const cut = takeBacks.with(at, { ...takeBacks[at], undone: takeBacks[at].undone.slice(0, -1) });
    const forged = { ...proof, log: { link: proof.log?.link ?? '', takeBacks: cut } };
    // what is left out shows in the chain; where it was a roll, its missing branch shows first
    const [problem] = verifyDice(rules, record, forged).problems;
    expect(['broken-log', 'bad-branch']).toContain(problem?.code);
  });
});
