import { fail, type Outcome, ok } from '@tessera/kernel';
import Type, { type Static, type TObject, type TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** What a schema describes, to be read and not changed. */
export type Told<T extends TSchema> = ReadonlyDeep<Static<T>>;

export type ReadonlyDeep<T> = T extends number
  ? T // also a branded one
  : T extends readonly (infer Item)[]
    ? readonly ReadonlyDeep<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> }
      : T;

/** An object with exactly these fields: what comes in. What goes out may grow, so its objects are not closed. */
export const fields = <T extends Record<string, TSchema>>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });

/** For what needs no more than its address. */
export const NoFields = fields({});

/** The same object, closed or open, with some of its fields more. */
export const extended = <T extends TObject, More extends Record<string, TSchema>>(base: T, more: More) =>
  Type.Object({ ...(base.properties as T['properties']), ...more });

/** What was received, if it fits. Fields that are not known here are from a newer version, and are left alone. */
export function read<T extends TSchema>(schema: T, received: unknown, what: string): Outcome<Told<T>> {
  if (Value.Check(schema, received)) return ok(received as Told<T>);
  return fail('bad-answer', `The ${what} is not well formed${whereWrong(schema, received)}.`);
}

/** Where a value does not fit its schema, for a sentence. */
export function whereWrong(schema: TSchema, value: unknown): string {
  const [first] = Value.Errors(schema, value);
  if (!first) return '';
  return `${first.instancePath ? ` at ${first.instancePath}` : ''}: ${first.message}`;
}

/** What somebody sent or has kept, if it fits; otherwise `bad-<what>` and where it does not. */
export function check<T>(schema: TSchema, json: unknown, what: string): Outcome<T> {
  if (Value.Check(schema, json)) return ok(json as T);
  return fail(`bad-${what.replace(' ', '-')}`, `This ${what} is not well formed${whereWrong(schema, json)}.`);
}
