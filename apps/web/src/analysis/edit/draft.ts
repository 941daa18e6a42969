import type { Game, Outcome, Problem } from '@tessera/kernel';
import type { PositionEditor } from '@tessera/ui';

/** A position that is being put up. */
export interface Draft {
  readonly position: unknown;
  /** What the rules object to, if they do. */
  readonly problem: Problem | null;
}

/** What somebody has made of it: complete where the rules allow it, and otherwise as it is, with what is wrong. */
export function draftOf(game: Game, position: unknown, editor?: Pick<PositionEditor, 'bare'>): Draft {
  const read = game.rules.fromJSON(editor ? editor.bare(position) : position);
  return read.ok ? { position: game.rules.toJSON(read.value), problem: null } : { position, problem: read.error };
}

/** What somebody has written. Only what is a position comes on the board, which could not draw anything else. */
export function draftOfText(game: Game, text: string): Outcome<Draft> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, error: { code: 'not-json', message: 'This is not JSON.' } };
  }
  const read = game.rules.fromJSON(json);
  return read.ok ? { ok: true, value: { position: game.rules.toJSON(read.value), problem: null } } : read;
}
