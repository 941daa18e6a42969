import { readFileSync } from 'node:fs';
import { legalMoves, PLAYERS, randomSteps, strictText } from '@tessera/game-kit/testing';
import type { Rng } from '@tessera/kernel';
import type { Text } from '@tessera/ui';
import { hibernia } from '../index.ts';
import type { State } from '../rules/state.ts';
import { Table } from '../testing/table.ts';
import { startPicking } from './decision/picking.ts';
import type { HiberniaDecision } from './decision/prompt.ts';

export { LANGUAGES, PLAYERS } from '@tessera/game-kit/testing';

export const textIn = (language: string): Text =>
  strictText(language, JSON.parse(readFileSync(new URL(`../words/ui.${language}.json`, import.meta.url), 'utf8')));

/** What the page knows at that position: the view, and everything legal. */
export function decisionAt(at: State | Table, language = 'en'): HiberniaDecision {
  const { rules } = hibernia;
  const state = at instanceof Table ? at.state() : at;
  const legal = legalMoves(rules, state);
  const view = rules.toJSON(state);
  return {
    view,
    players: PLAYERS.slice(0, view.seats),
    text: textIn(language),
    waiting: 'move',
    seat: view.turn,
    legal,
    picking: startPicking(),
  };
}

export const randomGame = (seats: number, rng: Rng, options: Record<string, string> = {}) =>
  randomSteps(hibernia, { seats, scenario: 'hibernia', options }, rng);
