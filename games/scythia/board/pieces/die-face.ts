export interface DieFaceValue {
  readonly strength: number;
  readonly wounds: number;
}

/** '2', '3w' or '2/2w' as numbers. */
export function readFace(face: string): DieFaceValue {
  const wounds = /(\d+)w/.exec(face)?.[1];
  const strength = /^(\d+)(?!w)/.exec(face)?.[1];
  return { strength: Number(strength ?? 0), wounds: Number(wounds ?? 0) };
}
