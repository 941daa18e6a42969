import type { Problem } from '@tessera/kernel';
import { failed } from '../controls/failed.ts';

/** The boards of one's own that this device keeps. Without them one can still play, and is told why they are not there. */
export interface OwnBoards {
  readonly boards: readonly object[];
  readonly problem?: Problem;
}

export async function ownBoardsFor(game: string): Promise<OwnBoards> {
  const host = await import('../host/index.ts');
  try {
    return { boards: await host.listScenarios(game) };
  } catch (error) {
    return { boards: [], problem: failed(error) };
  }
}
