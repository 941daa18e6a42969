import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TableServer } from '../testing/table-server.fixture.ts';

let site: TableServer;
beforeEach(async () => {
  site = await TableServer.open();
});
afterEach(() => site.close());

const CUMBRIA = fileURLToPath(new URL('../../../../../games/cambria/scenarios/cumbria.json', import.meta.url));

it('a game on a board of one’s own is not rated, whatever the board is called', async () => {
  const anna = await site.person('Anna');
  const { $schema: _, ...scenario } = JSON.parse(readFileSync(CUMBRIA, 'utf8'));
  const table = {
    game: 'cambria',
    scenario: { ...scenario, id: 'cambria', name: 'cambria' },
    seats: [
      { kind: 'me', colour: 'amber' },
      { kind: 'open', colour: 'sky' },
    ],
  };
  expect(await anna.refused('/api/tables', { ...table, rated: true })).toBe('own-board-unrated');
  expect(await anna.post('/api/tables', { ...table, rated: false })).toMatchObject({ rated: false });
  expect(await anna.post('/api/tables', { ...table, scenario: 'cumbria', rated: true })).toMatchObject({ rated: true });
});

it('a board of one’s own is kept without what is there for an editor', async () => {
  const anna = await site.person('Anna');
  const scenario = { ...JSON.parse(readFileSync(CUMBRIA, 'utf8')), id: 'own', $schema: 'x'.repeat(10_000) };
  const seats = [
    { kind: 'me', colour: 'amber' },
    { kind: 'open', colour: 'sky' },
  ];
  const { id } = await anna.post('/api/tables', { game: 'cambria', scenario, seats });
  const kept = (await site.tables.rows.get(id))?.data.scenario;
  expect(kept).toEqual({ ...scenario, $schema: undefined });
  expect(JSON.stringify(kept)).not.toContain('$schema');
});

it('what a game says of a board that does not fit is told with the key of its words', async () => {
  const anna = await site.person('Anna');
  const scenario = JSON.parse(readFileSync(CUMBRIA, 'utf8'));
  scenario.forts[1].name = scenario.forts[0].name;
  const seats = [
    { kind: 'me', colour: 'amber' },
    { kind: 'open', colour: 'sky' },
  ];
  const answer = await anna.send('POST', '/api/tables', { game: 'cambria', scenario, seats });
  expect(answer.json().error).toEqual({
    code: 'bad-scenario',
    message: `Two forts are named ${scenario.forts[0].name}.`,
    key: 'cambria.scenario.sameName',
    args: { fort: scenario.forts[0].name },
  });
});
