import { readFileSync } from 'node:fs';
import { legalMoves, PLAYERS, randomSteps, strictText } from '@tessera/game-kit/testing';
import type { Rng } from '@tessera/kernel';
import type { Text } from '@tessera/ui';
import { scythia } from '../index.ts';
import type { State } from '../rules/state/state.ts';
import { startPicking } from './decision/picking.ts';
import type { ScythiaDecision } from './decision/prompt.ts';

export { LANGUAGES, PLAYERS } from '@tessera/game-kit/testing';

const read = (file: string) => JSON.parse(readFileSync(new URL(`../words/${file}.json`, import.meta.url), 'utf8'));

export function textIn(language: string): Text {
  const words: Record<string, string> = { ...read(`ui.${language}`) };
  for (const [section, names] of Object.entries(read(`cards.${language}`) as Record<string, Record<string, string>>))
    for (const [name, message] of Object.entries(names)) words[`scythia.${section}.${name}`] = message;
  return strictText(language, words);
}

/** What the page knows in a state, for the seat whose decision it is. */
export function decisionAt(state: State): Omit<ScythiaDecision, 'text'> {
  const { rules } = scythia;
  const view = rules.view(state, state.turn);
  return {
    view,
    players: PLAYERS.slice(0, view.seats),
    waiting: 'move',
    seat: view.turn,
    legal: legalMoves(rules, state),
    picking: startPicking(),
  };
}

/** A whole game of random moves, with a look at each of its decisions. */
export const randomGame = (
  seats: number,
  rng: Rng,
  look: (decision: Omit<ScythiaDecision, 'text'>) => void = () => undefined,
) => randomSteps(scythia, { seats, scenario: 'scythia', options: {} }, rng, (s) => look(decisionAt(s)));
