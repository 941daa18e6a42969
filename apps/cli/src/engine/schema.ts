import { ANSWERS, ERROR_ANSWER } from './answers.ts';
import { REQUESTS, VERBS } from './requests.ts';

/** What docs/engine.schema.json holds, made from the very types that the engine checks with. */
export function engineSchema(): object {
  const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
  const defs: Record<string, object> = {
    request: { oneOf: VERBS.map((verb) => ref(`${verb}Request`)) },
    answer: { anyOf: [...VERBS.map((verb) => ref(`${verb}Answer`)), ref('errorAnswer')] },
    errorAnswer: ERROR_ANSWER,
  };
  for (const verb of VERBS) {
    defs[`${verb}Request`] = REQUESTS[verb];
    defs[`${verb}Answer`] = ANSWERS[verb];
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'tessera engine',
    description: 'One request a line, one answer a line; see engine.md. This schema is that of a request.',
    ...ref('request'),
    $defs: defs,
  };
}
