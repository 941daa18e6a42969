export type Path = readonly (string | number)[];

/** A JSON document with something else at that place; undefined takes it away. */
export function withValue(json: object, path: Path, value: unknown): unknown {
  const copy = structuredClone(json);
  let at = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  const last = path[path.length - 1];
  if (value === undefined) delete at[last];
  else at[last] = value;
  return JSON.parse(JSON.stringify(copy));
}
