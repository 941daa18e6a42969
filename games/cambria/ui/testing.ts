import { readFileSync } from 'node:fs';
import { legalMoves, PLAYERS, randomSteps, strictText } from '@tessera/game-kit/testing';
import { type Rng, unwrap } from '@tessera/kernel';
import type { Text } from '@tessera/ui';
import { cambria } from '../index.ts';
import { startPicking } from './decision/picking.ts';
import type { CambriaDecision } from './decision/prompt.ts';

export { LANGUAGES, PLAYERS } from '@tessera/game-kit/testing';

export const textIn = (language: string): Text =>
  strictText(language, JSON.parse(readFileSync(new URL(`../words/ui.${language}.json`, import.meta.url), 'utf8')));

const army = (roads: string[] = [], ships: number[] = []) => ({ roads, ships });

/** Seat 1 to act with these dice; the rest as each test needs it. */
export function position(dice: number[], part: Record<string, unknown> = {}): unknown {
  return { game: 'cambria', seats: 3, phase: 'act', turn: 1, dice, armies: [army(), army(), army()], ...part };
}

/** What the page knows at that position: the view, and everything legal. */
export function decisionAt(json: unknown, language = 'en'): CambriaDecision {
  const { rules } = cambria;
  const state = unwrap(rules.fromJSON(json));
  const legal = legalMoves(rules, state);
  const view = rules.toJSON(state);
  return {
    view,
    players: PLAYERS.slice(0, view.seats),
    text: textIn(language),
    waiting: 'move',
    seat: view.turn,
    legal,
    picking: startPicking(legal),
  };
}

export const randomGame = (seats: number, rng: Rng) =>
  randomSteps(cambria, { seats, scenario: 'cambria', options: {} }, rng);
