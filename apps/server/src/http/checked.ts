import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { Refusal } from './refusal.ts';

/** What was sent, if it fits; otherwise the sentence of the field that doesn't, which its schema carries as `says`. */
export function checked<T extends TSchema>(schema: T, sent: unknown): Static<T> {
  if (Value.Check(schema, sent)) return sent as Static<T>;
  throw new Refusal(400, 'bad-request', sentence(schema, sent));
}

function sentence(schema: TSchema, sent: unknown): string {
  const [first] = Value.Errors(schema, sent);
  if (!first) return 'The server did not understand this request.';
  const missing = 'requiredProperties' in first.params ? first.params.requiredProperties[0] : undefined;
  const field = missing ?? first.instancePath.split('/')[1];
  if (!field) return `What was sent ${first.message}.`;
  const { says } = (schema as { properties?: Record<string, { says?: string }> }).properties?.[field] ?? {};
  if (missing) return `"${missing}" is missing.${says ? ` ${says}` : ''}`;
  if (says) return says;
  const unknown = first.message === 'schema is false';
  return unknown ? `"${field.slice(0, 40)}" is not known here.` : `"${field.slice(0, 40)}" ${first.message}.`;
}
