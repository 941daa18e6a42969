import { createHmac } from 'node:crypto';
import { parseRecord, type SeatNumber, SeededRng, unwrap } from '@tessera/kernel';
import { gameById } from '@tessera/registry/games';
import { type ClientSeed, parseProof, verifyDice } from '@tessera/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaksIn, OpenCards } from './leaks.fixture.ts';
import { type Guest, Page, playOn, TableServer } from './table-server.fixture.ts';

/** As docs/fair-dice.md says it. */
const keyOf = (table: string, serverSeed: string, seeds: readonly ClientSeed[]): Buffer =>
  createHmac('sha256', Buffer.from(serverSeed, 'hex'))
    .update(`tessera-fair-1 key\n${table}${seeds.map(({ seat, seed }) => `\n${seat} ${seed}`).join('')}`)
    .digest();

describe('a whole game, and every byte that a line receives', () => {
  let site: TableServer;
  let anna: Guest;
  let boris: Guest;
  beforeAll(async () => {
    site = await TableServer.open();
    anna = await site.person('Anna');
    boris = await site.person('Boris');
  });
  afterAll(() => site.close());

  /** Anna on seat 1, Boris and a friend at one device on 2 and 3, and somebody who looks on; all of it to the end. */
  async function wholeGame(game: string) {
    const seats = ['me', 'open', 'open'].map((kind, index) => ({ kind, colour: ['amber', 'sky', 'teal'][index] }));
    const { id, commitment } = await anna.post('/api/tables', { game, seats, autostart: false });
    await boris.post(`/api/tables/${id}/sit`, { seat: 2 });
    await boris.post(`/api/tables/${id}/sit`, { seat: 3, name: 'Clara' });
    const pages = [anna.page(id), boris.page(id), new Page(site, id)];
    await pages[0].seed();
    await pages[1].seed();
    await anna.post(`/api/tables/${id}/start`);
    for (const page of pages) await page.play();
    const rng = new SeededRng(`redaction ${game}`);
    await playOn(pages.slice(0, 2), { choose: (count) => rng.below(count) });
    expect(pages.map(({ state }) => state.waiting)).toEqual(['over', 'over', 'over']);
    const json = await anna.get<{ proof: unknown }>(`/api/tables/${id}/record`);
    for (const page of pages) page.close();
    await expect.poll(async () => (await anna.get(`/api/tables/${id}`)).status).toBe('over');
    expect(site.troubles).toEqual([]);
    return { commitment, pages, record: unwrap(parseRecord(json)), proof: unwrap(parseProof(json.proof)) };
  }

  it.each(['cambria', 'hibernia', 'scythia'])(
    '%s: proven dice; no seed, no hidden card, nothing too early',
    async (game) => {
      const { pages, record, proof, commitment } = await wholeGame(game);
      expect(proof.commitment).toBe(commitment);
      const report = verifyDice(unwrap(gameById(game)), record, proof);
      expect(report).toMatchObject({ ok: true, problems: [] });
      expect(report.checked).toBeGreaterThan(5);
      const { table, serverSeed = '', clientSeeds } = proof;
      expect(clientSeeds).toHaveLength(2);
      const key = keyOf(table, serverSeed, clientSeeds);
      const secrets = [serverSeed, Buffer.from(serverSeed, 'hex').toString('base64'), key.toString('hex')];
      for (const { texts } of pages) {
        expect(texts.length).toBeGreaterThan(50);
        for (const text of texts) {
          if (secrets.some((secret) => text.includes(secret))) expect.fail(`A seed was told: ${text.slice(0, 200)}`);
          const message = JSON.parse(text);
          const state = message.type === 'update' ? message.news : message.value?.state;
          const steps: { index: number }[] =
            message.type === 'update' ? message.news.steps : (message.value?.steps ?? []);
          if (steps.some(({ index }) => index >= state.moves)) expect.fail(`Told too early: ${text.slice(0, 200)}`);
        }
      }
      if (game !== 'scythia') return;
      const [ofAnna, ofBoris, ofNobody] = [[1], [2, 3], []].map(
        (seats) => new OpenCards(record, seats as SeatNumber[]),
      );
      expect(leaksIn(pages[0].texts, ofAnna)).toEqual([]);
      expect(leaksIn(pages[1].texts, ofBoris)).toEqual([]);
      expect(leaksIn(pages[2].texts, ofNobody)).toEqual([]);
      // the same look finds it out when one line gets what is another's
      expect(leaksIn(pages[0].texts.slice(0, 300), ofBoris)).not.toEqual([]);
      expect(leaksIn(pages[1].texts.slice(0, 300), ofNobody)).not.toEqual([]);
    },
  );
});
