import { CryptoRng, type Game, isLevel, LEVELS, levelOf, type Outcome, THINKING_MS } from '@tessera/kernel';
import { type Part, type PartThought, think, thinkPart } from '@tessera/mind';
import { loadGame } from '@tessera/registry';
import { loadGameToThink } from '@tessera/registry/networks';
import { crash } from './crash.ts';
import { type ToldHint, toldHint } from './told-hint.ts';

export interface BotTask {
  readonly id: number;
  readonly game: string;
  /** What the bot's seat may see, and nothing else; missing where the game is only to be made ready. */
  readonly view?: unknown;
  readonly level: string;
  /** The same number throughout a turn. */
  readonly turn?: number;
  readonly mostNodes: number;
  /** Where several workers think about it. */
  readonly part?: Part;
}

export interface BotAnswer {
  readonly id: number;
  /** Notation; empty if there was none to be found. */
  readonly move: string;
  /** Of a part, in place of a move. */
  readonly thought?: PartThought;
}

/** What a person may see who asks for a hint, and nothing else. */
export interface HintQuestion {
  readonly id: number;
  readonly game: string;
  readonly view: unknown;
  readonly hint: true;
}

export type HintAnswer = { readonly id: number } & ({ readonly done: number } | { readonly hint: Outcome<ToldHint> });

const rng = new CryptoRng();

self.onmessage = ({ data }: MessageEvent<BotTask | HintQuestion>) => void hear(data).catch(crash);

async function hear(data: BotTask | HintQuestion): Promise<void> {
  const found = await loadGameToThink(data.game).catch((error: unknown) => {
    console.warn('Bots think without their network, which could not be loaded:', error);
    return loadGame(data.game);
  });
  if ('hint' in data) answerHint(found, data);
  else self.postMessage({ id: data.id, ...answerTo(found, data) } satisfies BotAnswer);
}

function answerTo(found: Outcome<Game>, { game, view, level, turn, mostNodes, part }: BotTask): Omit<BotAnswer, 'id'> {
  const noMove = (why: unknown) => console.warn(`A bot of ${game} found no move:`, why);
  if (!found.ok) noMove(found.error.message);
  if (!found.ok || view === undefined) return { move: '' };
  const known = isLevel(level) ? levelOf(level) : LEVELS[0];
  if (part) {
    const thought = thinkPart(found.value, view, part, { ms: THINKING_MS[known], mostNodes, untilSettled: true });
    if (part.nth === 0 && thought.moves.length === 0) noMove(thought.problem?.message ?? view);
    return { move: '', thought };
  }
  const { move, problem } = think(found.value, view, {
    level: known,
    ...(turn === undefined ? {} : { turn }),
    untilSettled: true,
    rng,
  });
  if (move === '') noMove(problem?.message ?? view);
  return { move };
}

function answerHint(found: Outcome<Game>, { id, view }: HintQuestion): void {
  const told = (done: number) => self.postMessage({ id, done } satisfies HintAnswer);
  const hint = found.ok ? toldHint(found.value, view, { told }) : found;
  self.postMessage({ id, hint } satisfies HintAnswer);
}
