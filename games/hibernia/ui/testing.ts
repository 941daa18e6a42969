import { readFileSync } from 'node:fs';
import { MoveList, type Rng, unwrap } from '@tessera/kernel';
import { playStep, type Step, type TableState } from '@tessera/table';
import type { Player, Text } from '@tessera/ui';
import { IntlMessageFormat } from 'intl-messageformat';
import { hibernia } from '../index.ts';
import type { HiberniaPosition } from '../rules/position/position-types.ts';
import type { State } from '../rules/state.ts';
import { Table } from '../testing/table.ts';
import { startPicking } from './decision/picking.ts';
import type { HiberniaDecision } from './decision/prompt.ts';

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

export const PLAYERS: readonly Player[] = ['Ann', 'Bob', 'Cid', 'Dee'].map((name, index) => ({
  seat: index + 1,
  name,
  colour: ['amber', 'sky', 'teal', 'vermilion'][index],
  isBot: false,
}));

/** What the page knows at that position: the view, and everything legal. */
export function decisionAt(at: State | Table, language = 'en'): HiberniaDecision {
  const { rules } = hibernia;
  const state = at instanceof Table ? at.state() : at;
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
    picking: startPicking(),
  };
}

/** A whole game of random moves, told as steps. */
export function randomGame(
  seats: number,
  rng: Rng,
  options: Record<string, string> = {},
): { steps: Step[]; end: HiberniaPosition; result: TableState['result'] } {
  const { rules } = hibernia;
  const state = unwrap(rules.setup({ seats, scenario: 'hibernia', options }));
  const list = new MoveList();
  const steps: Step[] = [];
  while (rules.actor(state) !== -2) {
    const count = rules.legal(state, list);
    const move = rules.actor(state) === -1 ? rules.sample(state, rng) : list.moves[rng.below(count)];
    steps.push(playStep(hibernia, state, move, steps.length, 'spectator'));
  }
  return { steps, end: rules.toJSON(state), result: rules.result(state) };
}
