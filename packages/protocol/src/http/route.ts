import Type, { type TObject, type TSchema } from 'typebox';
import type { Told } from '../schema.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One thing that can be asked of a server by HTTP: what it takes, and what it gives. */
export interface Route {
  readonly method: Method;
  /** With `:name` for each of the `params`. */
  readonly path: string;
  /** Where pages and programs of the version before ask for it. */
  readonly formerPath?: string;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TObject;
  readonly answer: TSchema;
  /** Of the answer; 200 unless said otherwise. */
  readonly status?: number;
  /** Where what is asked for is there already. */
  readonly statusIfThere?: number;
  /** For programs, which find it in docs/openapi.json. */
  readonly summary?: string;
}

type Part<R extends Route, Name extends 'params' | 'query' | 'body'> = R[Name] extends TObject
  ? { readonly [Key in Name]: Told<R[Name]> }
  : object;

/** What a route is asked with. */
export type Asked<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>;
export type Answered<R extends Route> = Told<R['answer']>;

export const route = <const R extends Route>(described: R): R => described;

/** The address of a route with its params and query filled in. */
export function addressOf(
  { path }: Route,
  asked: { readonly params?: Readonly<Record<string, string>>; readonly query?: Readonly<Record<string, unknown>> },
): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(asked.params?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked.query ?? {}))
    if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** For an answer that says nothing but that it is done. */
export const DoneSchema = Type.Object({ ok: Type.Literal(true) });
export const DONE = { ok: true } as const;
