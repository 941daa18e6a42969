import { expect, it } from 'vitest';
import type { Room } from '../room.ts';
import { ChatDraft } from './chat-draft.ts';

type Heard = Parameters<ChatDraft['follow']>[0];

const quiet: Heard = { chat: [], refused: null, joins: 1 };
const withLine = (id: string, joins = 1): Heard => ({
  ...quiet,
  joins,
  chat: [{ id, at: 1, person: { id: 'a', name: 'Ann' }, text: 'Hi' }],
});

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function written(text: string, storage = memory()) {
  const said: { text: string; line: string }[] = [];
  const draft = new ChatDraft('t', 'ann', storage);
  const say = (message: object) => said.push(message as { text: string; line: string }) > 0;
  draft.write(text);
  return { draft, said, say, storage };
}

it('stays in the field until the server tells it, under an id the server takes', () => {
  const { draft, said, say } = written(' Hi ');
  draft.send(quiet, say);
  expect(said).toEqual([{ type: 'chat', text: 'Hi', line: expect.stringMatching(/^[\w-]{16,64}$/) }]);
  draft.follow(withLine('another'), say);
  expect(draft.snapshot()).toEqual({ text: 'Hi', line: said[0].line });
  draft.follow(withLine(said[0].line), say);
  expect(draft.snapshot()).toEqual({ text: '' });
});

it('goes out again after a break, under the same id and once for each', () => {
  const { draft, said, say } = written('Hi');
  draft.send(quiet, say);
  draft.send(quiet, say);
  draft.follow(quiet, say);
  expect(said).toHaveLength(1);
  draft.follow({ ...quiet, joins: 2 }, say);
  draft.follow({ ...quiet, joins: 2 }, say);
  expect(said).toHaveLength(2);
  expect(said[1]).toEqual(said[0]);
});

it('goes out as soon as it can when there was no way for it yet', () => {
  const { draft, said, say } = written('Hi');
  draft.send(quiet, () => false);
  draft.follow(quiet, () => false);
  expect(said).toEqual([]);
  draft.follow(quiet, say);
  draft.follow(quiet, say);
  expect(said).toHaveLength(1);
});

it('does not go out again when it had arrived', () => {
  const { draft, said, say } = written('Hi');
  draft.send(quiet, say);
  draft.follow(withLine(said[0].line, 2), say);
  expect(said).toHaveLength(1);
  expect(draft.snapshot()).toEqual({ text: '' });
});

it('is given back with the reason when it is refused, and only then', () => {
  const { draft, said, say } = written('Hi');
  draft.send(quiet, say);
  const refusal = (line?: string): Room['refused'] => ({ code: 'too-many', message: 'Wait.', ...(line && { line }) });
  draft.follow({ ...quiet, refused: refusal() }, say);
  expect(draft.snapshot().line).toBeDefined();
  draft.follow({ ...quiet, refused: refusal(said[0].line) }, say);
  expect(draft.snapshot()).toEqual({ text: 'Hi', problem: refusal(said[0].line) });
  draft.write('Hi!');
  expect(draft.snapshot()).toEqual({ text: 'Hi!' });
});

it('is as it was after the page was loaded again, and for nobody else', () => {
  const { draft, said, say, storage } = written('Hi');
  draft.send(quiet, say);
  const again = new ChatDraft('t', 'ann', storage);
  expect(again.snapshot()).toEqual(draft.snapshot());
  again.follow({ ...quiet, joins: 0 }, say);
  expect(said).toHaveLength(1);
  again.follow(quiet, say);
  expect(said[1]).toEqual(said[0]);
  expect(new ChatDraft('t', 'bob', storage).snapshot()).toEqual({ text: '' });
  again.follow(withLine(said[0].line), say);
  expect(new ChatDraft('t', 'ann', storage).snapshot()).toEqual({ text: '' });
});

it('can be had back while it is on its way', () => {
  const { draft, say } = written('Hi');
  draft.send(quiet, say);
  draft.write('typed meanwhile');
  expect(draft.snapshot().text).toBe('Hi');
  draft.keep();
  draft.write('Hi there');
  expect(draft.snapshot()).toEqual({ text: 'Hi there' });
});

it('nothing is nothing to send', () => {
  const { draft, said, say } = written('   ');
  draft.send(quiet, say);
  expect(said).toEqual([]);
});

it('a quick phrase whose line died goes out again under its id, unless it was told, refused or its moment is over', () => {
  const { draft, said, say } = written('');
  expect(draft.phrase('hello', quiet, () => false, 0)).toBe(false);
  for (const phrase of ['hello', 'thanks', 'good-game']) expect(draft.phrase(phrase, quiet, say, 0)).toBe(true);
  draft.follow(quiet, say, 0);
  expect(said).toHaveLength(3);
  const lines = said.map(({ line }) => line);
  draft.follow(withLine(lines[0], 2), say, 1_000);
  expect(said.slice(3)).toEqual(said.slice(1, 3));
  const refused = { code: 'too-many', message: 'Wait.', line: lines[1] };
  draft.follow({ ...quiet, joins: 3, refused }, say, 2_000);
  expect(said.slice(5)).toEqual([said[2]]);
  expect(draft.snapshot().problem).toEqual(refused);
  draft.follow({ ...quiet, joins: 4 }, say, 61_000);
  expect(said).toHaveLength(6);
  draft.phrase('hello', quiet, say, 61_000);
  expect(draft.snapshot().problem).toBeUndefined();
});

it('a quick phrase said before the page is connected goes out once it is', () => {
  const { draft, said, say } = written('');
  const before = { ...quiet, joins: 0 };
  expect(draft.phrase('hello', before, () => false, 0)).toBe(true);
  draft.follow(before, () => false, 1_000);
  draft.follow(quiet, say, 2_000);
  draft.follow(quiet, say, 3_000);
  expect(said).toEqual([{ type: 'phrase', id: 'hello', line: expect.any(String) }]);
});
