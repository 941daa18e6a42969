import { readFileSync } from 'node:fs';
import { MoveList, type Rng, unwrap } from '@tessera/kernel';
import { playStep, type Step, type TableState } from '@tessera/table';
import type { Player, Text } from '@tessera/ui';
import { IntlMessageFormat } from 'intl-messageformat';
import { cambria } from '../index.ts';
import type { CambriaPosition } from '../rules/position/position-types.ts';
import { startPicking } from './decision/picking.ts';
import type { CambriaDecision } from './decision/prompt.ts';

export const LANGUAGES = ['en', 'ru', 'fr', 'de'] as const;

/** Strict, unlike the page's: a missing key or argument fails the test. */
export function textIn(language: string): Text {
  const words: Record<string, string> = JSON.parse(
    readFileSync(new URL(`../words/ui.${language}.json`, import.meta.url), 'utf8'),
  );
  return (key, args) => {
    if (words[key] === undefined) throw new Error(`No ${language} text for "${key}"`);
    return String(new IntlMessageFormat(words[key], language, undefined, { ignoreTag: true }).format(args));
  };
}

export const PLAYERS: readonly Player[] = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'].map((name, index) => ({
  seat: index + 1,
  name,
  colour: ['amber', 'sky', 'teal', 'vermilion', 'violet'][index],
  isBot: false,
}));

const army = (roads: string[] = [], ships: number[] = []) => ({ roads, ships });

/** Seat 1 to act with these dice; the rest as each test needs it. */
export function position(dice: number[], part: Record<string, unknown> = {}): unknown {
  return { game: 'cambria', seats: 3, phase: 'act', turn: 1, dice, armies: [army(), army(), army()], ...part };
}

/** What the page knows at that position: the view, and everything legal. */
export function decisionAt(json: unknown, language = 'en'): CambriaDecision {
  const { rules } = cambria;
  const state = unwrap(rules.fromJSON(json));
  const list = new MoveList();
  rules.legal(state, list);
  const legal: TableState['legal'] = list
    .toArray()
    .map((move) => ({ text: rules.format(state, move), move: rules.describe(state, move) }));
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

/** A whole game of random moves, told as steps. */
export function randomGame(
  seats: number,
  rng: Rng,
): { steps: Step[]; end: CambriaPosition; result: TableState['result'] } {
  const { rules } = cambria;
  const state = unwrap(rules.setup({ seats, scenario: 'cambria', options: {} }));
  const list = new MoveList();
  const steps: Step[] = [];
  while (rules.actor(state) !== -2) {
    const count = rules.legal(state, list);
    const move = rules.actor(state) === -1 ? rules.sample(state, rng) : list.moves[rng.below(count)];
    steps.push(playStep(cambria, state, move, steps.length, 'spectator'));
  }
  return { steps, end: rules.toJSON(state), result: rules.result(state) };
}
