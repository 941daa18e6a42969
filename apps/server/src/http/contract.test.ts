import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { heldToContract, messageHeldToContract } from './contract.fixture.ts';

const answer = (json: object, statusCode = 200) =>
  ({
    statusCode,
    headers: { 'content-type': 'application/json' },
    json: () => json,
  }) as unknown as LightMyRequestResponse;

it('holds answers and messages of the tests to the contract, down to fields that it does not name', () => {
  const held = (json: object, status?: number) => () => heldToContract('GET', '/api/me/mute', answer(json, status));
  expect(held({ muted: ['anna'] })).not.toThrow();
  expect(held({ muted: [1] })).toThrow('against the contract');
  expect(held({ muted: [], more: 1 })).toThrow('against the contract');
  expect(held({ error: { code: 'failed', message: 'X.' } }, 400)).not.toThrow();
  expect(held({ error: { code: 'failed', message: 'X.', stack: 'at' } }, 400)).toThrow('against the contract');
  const line = { id: 'a', at: 1, person: { id: 'anna', name: 'Anna' }, text: 'Hello' };
  expect(() => messageHeldToContract({ type: 'chat', line })).not.toThrow();
  expect(() =>
    messageHeldToContract({ type: 'chat', line: { ...line, person: { ...line.person, email: 'x' } } }),
  ).toThrow();
  expect(() => messageHeldToContract({ id: 1, ok: true, value: { type: 'done' } })).not.toThrow();
  expect(() => messageHeldToContract({ id: 1, ok: true, value: { type: 'done', more: 1 } })).toThrow();
  const news = { kept: 3, moves: ['roll 1 2'], at: 4, waiting: 'move', seat: 1 };
  expect(() => messageHeldToContract({ type: 'moved', undo: false, redo: false, news })).not.toThrow();
  expect(() => messageHeldToContract({ type: 'moved', undo: false, redo: false, news, secret: 1 })).toThrow();
  expect(() => messageHeldToContract({ type: 'whisper' })).toThrow('no such message');
});
