import { CryptoRng, type Game, isLevel, type Outcome } from '@tessera/kernel';
import { think } from '@tessera/mind';
import { loadGameToThink } from '@tessera/registry/networks';
import { type ToldHint, toldHint } from './told-hint.ts';

export interface BotQuestion {
  readonly id: number;
  readonly game: string;
  /** What the bot's seat may see, and nothing else. */
  readonly view: unknown;
  readonly level: string;
}

export interface BotAnswer {
  readonly id: number;
  /** Notation; empty if there was none to be found. */
  readonly move: string;
}

/** What a person may see who asks for a hint, and nothing else. */
export interface HintQuestion extends Pick<BotQuestion, 'id' | 'game' | 'view'> {
  readonly hint: true;
}

export type HintAnswer = { readonly id: number } & ({ readonly done: number } | { readonly hint: Outcome<ToldHint> });

const rng = new CryptoRng();

self.onmessage = async ({ data }: MessageEvent<BotQuestion | HintQuestion>) => {
  const found = await loadGameToThink(data.game);
  if ('hint' in data) answerHint(found, data);
  else answerBot(found, data);
};

function answerBot(found: Outcome<Game>, { id, game, view, level }: BotQuestion): void {
  const known = isLevel(level) ? level : 'easy';
  const move = found.ok ? think(found.value, view, { level: known, untilSettled: true, rng }).move : '';
  if (move === '') console.warn(`A bot of ${game} found no move:`, found.ok ? view : found.error.message);
  self.postMessage({ id, move } satisfies BotAnswer);
}

function answerHint(found: Outcome<Game>, { id, view }: HintQuestion): void {
  const told = (done: number) => self.postMessage({ id, done } satisfies HintAnswer);
  const hint = found.ok ? toldHint(found.value, view, { told }) : found;
  self.postMessage({ id, hint } satisfies HintAnswer);
}
