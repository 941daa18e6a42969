import type { Problem } from '@tessera/kernel';
import { type LiveFindings, liveSearch } from '@tessera/mind';
import { loadGameToThink } from '@tessera/registry/networks';
import { crash } from '../host/crash.ts';

export interface SearchQuestion {
  readonly game: string;
  readonly position: unknown;
}

export type SearchAnswer = { readonly findings: LiveFindings } | { readonly problem: Problem };

/** A minute on a laptop: after that a figure hardly changes any more. */
const DESCENTS = 400_000;
/** The first ones at once, then no more often than they can be read. */
const FIRST_MS = 120;
const TOLD_EVERY_MS = 400;

/** Thinks about one position until it is ended from outside. */
self.onmessage = ({ data }: MessageEvent<SearchQuestion>) => void search(data).catch(crash);

async function search(asked: SearchQuestion): Promise<void> {
  const answer = (told: SearchAnswer) => self.postMessage(told);
  const game = await loadGameToThink(asked.game);
  if (!game.ok) return answer({ problem: game.error });
  let next = performance.now() + FIRST_MS;
  const found = liveSearch(game.value, asked.position, {
    descents: DESCENTS,
    told: (findings) => {
      if (performance.now() < next) return;
      answer({ findings: findings() });
      next = performance.now() + TOLD_EVERY_MS;
    },
  });
  answer(found.ok ? { findings: found.value } : { problem: found.error });
}
