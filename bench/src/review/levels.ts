import { type Game, MoveList, type Rng, unwrap } from '@tessera/kernel';
import { think } from '@tessera/mind';

/** From the weakest to the best: the names of performances go by them. */
export const BOTS = ['random', 'easy', 'medium', 'hard', 'expert'] as const;
export type Bot = (typeof BOTS)[number];

/** What the expert has for a move, so that many games can be played. */
const EXPERT_DESCENTS = { open: 100, hidden: 48 };

const list = new MoveList();

/** The move of a bot for whoever is to act. */
export function botMove(game: Game, s: unknown, bot: Bot, rng: Rng): number {
  const { rules } = game;
  if (bot === 'random') return list.moves[rng.below(rules.legal(s, list))];
  const iterations = game.hidesInformation ? EXPERT_DESCENTS.hidden : EXPERT_DESCENTS.open;
  return unwrap(rules.parse(s, think(game, rules.view(s, rules.actor(s)), { level: bot, iterations, rng }).move));
}
