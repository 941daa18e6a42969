import { afterEach, expect, it, vi } from 'vitest';
import { ask } from './ask.ts';

const answers = (answer: Response | Error) =>
  vi.stubGlobal('fetch', async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const html = (status: number) => new Response('<h1>nginx</h1>', { status });
const code = async () => {
  const answer = await ask('me', {});
  return answer.ok ? 'ok' : answer.error.code;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a server that is just not there is out of reach, be it the line or the proxy that says so', async () => {
  for (const answer of [new TypeError('failed to fetch'), html(502), html(503), html(504)]) {
    answers(answer);
    expect(await code()).toBe('unreachable');
  }
});

it('so is one that is gone in the middle of its answer', async () => {
  const body = new ReadableStream({ start: (answer) => answer.error(new TypeError('network error')) });
  answers(new Response(body, { status: 200 }));
  expect(await code()).toBe('unreachable');
});

it('a plain web space has no game server', async () => {
  for (const answer of [html(200), html(404), json(404, { error: { code: 'not-found', message: 'No.' } })]) {
    answers(answer);
    expect(await code()).toBe('no-server');
  }
});

it('what the server itself says is told', async () => {
  answers(json(200, { me: null, server: { mail: false } }));
  expect(await code()).toBe('ok');
  // a newer server may say more
  answers(json(200, { me: null, server: { mail: false, more: 1 }, more: 1 }));
  expect(await code()).toBe('ok');
  // but never something else
  answers(json(200, { me: 'Anna', server: { mail: false } }));
  expect(await code()).toBe('bad-answer');
  answers(json(503, { error: { code: 'busy', message: 'Later.' } }));
  expect(await code()).toBe('busy');
});

it('what a game says of a refusal is handed on, for the words of the reader', async () => {
  const error = {
    code: 'bad-scenario',
    message: 'Two forts are named Deva.',
    key: 'cambria.scenario.sameName',
    args: { fort: 'Deva' },
  };
  answers(json(400, { error }));
  expect(await ask('me', {})).toEqual({ ok: false, error });
});
