import { readFileSync } from 'node:fs';
import { MoveList, type Rng, unwrap } from '@tessera/kernel';
import { playStep, type Step, type TableState } from '@tessera/table';
import type { Player, Text } from '@tessera/ui';
import { IntlMessageFormat } from 'intl-messageformat';
import { scythia } from '../index.ts';
import type { ScythiaPosition } from '../rules/position/position-types.ts';
import type { State } from '../rules/state/state.ts';
import { startPicking } from './decision/picking.ts';
import type { ScythiaDecision } from './decision/prompt.ts';

export const LANGUAGES = ['en', 'ru', 'fr', 'de'] as const;

const read = (file: string) => JSON.parse(readFileSync(new URL(`../words/${file}.json`, import.meta.url), 'utf8'));

/** Strict, unlike the page's: a missing key or argument fails the test. */
export function textIn(language: string): Text {
  const words: Record<string, string> = { ...read(`ui.${language}`) };
  for (const [section, names] of Object.entries(read(`cards.${language}`) as Record<string, Record<string, string>>))
    for (const [name, message] of Object.entries(names)) words[`scythia.${section}.${name}`] = message;
  const formats = new Map<string, IntlMessageFormat>();
  return (key, args) => {
    const message = words[key];
    if (message === undefined) throw new Error(`No ${language} text for "${key}"`);
    const format = formats.get(key) ?? new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
    formats.set(key, format);
    return String(format.format(args));
  };
}

export const PLAYERS: readonly Player[] = ['Ann', 'Bob', 'Cid', 'Dee'].map((name, index) => ({
  seat: index + 1,
  name,
  colour: ['amber', 'sky', 'teal', 'vermilion'][index] ?? 'amber',
  isBot: false,
}));

export interface Moment {
  readonly decision: Omit<ScythiaDecision, 'text'>;
  readonly step: Step | undefined;
}

/** What the page knows in a state, for the seat whose decision it is. */
export function decisionAt(state: State): Omit<ScythiaDecision, 'text'> {
  const { rules } = scythia;
  const list = new MoveList();
  rules.legal(state, list);
  const view = rules.view(state, state.turn);
  return {
    view,
    players: PLAYERS.slice(0, view.seats),
    waiting: 'move',
    seat: view.turn,
    legal: list.toArray().map((move) => ({ text: rules.format(state, move), move: rules.describe(state, move) })),
    picking: startPicking(),
  };
}

/** A whole game of random moves, told as steps to everybody who looks on, with a look at each of its decisions. */
export function randomGame(
  seats: number,
  rng: Rng,
  look: (decision: Omit<ScythiaDecision, 'text'>) => void = () => undefined,
): { steps: Step[]; end: ScythiaPosition; result: TableState['result'] } {
  const { rules } = scythia;
  const state = unwrap(rules.setup({ seats, scenario: 'scythia', options: {} }));
  const list = new MoveList();
  const steps: Step[] = [];
  while (rules.actor(state) !== -2) {
    const count = rules.legal(state, list);
    if (rules.actor(state) >= 0) look(decisionAt(state));
    const move = rules.actor(state) === -1 ? rules.sample(state, rng) : (list.moves[rng.below(count)] ?? 0);
    steps.push(playStep(scythia, state, move, steps.length, 'spectator'));
  }
  return { steps, end: rules.toJSON(state), result: rules.result(state) };
}
