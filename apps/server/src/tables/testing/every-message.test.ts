import { cambria } from '@tessera/cambria';
import type { AnswerValue, RoomNews, WireMoved, WirePong, WireUpdate } from '@tessera/protocol';
import { expect, it } from 'vitest';
import { messageHeldToContract } from '../../http/contract.fixture.ts';
import { anna, boris, useTableServer } from './guests.fixture.ts';
import { playOn, seated } from './table-server.fixture.ts';

useTableServer();

type Message = RoomNews['type'] | WireUpdate['type'] | WireMoved['type'] | WirePong['type'];
/** A message that the contract gains doesn't compile until it stands here, and fails until a table says it. */
const MESSAGES: Readonly<Record<Message | AnswerValue['type'] | 'refused', true>> = {
  room: true,
  chat: true,
  error: true,
  pong: true,
  update: true,
  moved: true,
  done: true,
  opened: true,
  steps: true,
  record: true,
  planned: true,
  refused: true,
};

it('every message of a table is as the contract says', async () => {
  const { pages } = await seated('cambria', [anna, boris], { visibility: 'private' });
  const [page, lean] = pages;
  await lean.play(cambria);
  await playOn(pages, { most: 12 });
  await page.say({ type: 'ping' });
  await page.say({ type: 'chat', text: 'Hello.' });
  await page.say({ type: 'phrase', id: 'whistle' });
  await page.ask({ type: 'steps', from: 0 });
  await page.ask({ type: 'record' });
  await page.ask({ type: 'planned' });
  await page.ask({ type: 'move', move: 'no such move', at: page.state.at });
  await page.ask({ type: 'settings', settings: { confirmTurn: false, autoRoll: true } });
  const told = pages.flatMap(({ texts }) => texts).map((text) => JSON.parse(text));
  for (const message of told) messageHeldToContract(message);
  const kinds = told.map(({ type, ok, value }) => type ?? (ok ? value.type : 'refused'));
  expect([...new Set(kinds)].sort()).toEqual(Object.keys(MESSAGES).sort());
});
