import type { Game } from '@tessera/kernel';
import { gameWords } from '../game-words.ts';
import type { Text } from '../i18n/index.tsx';

/** A board to choose: one we ship, or one's own. */
export interface BoardOption {
  readonly id: string;
  readonly name: string;
  readonly scenario: object;
  readonly own: boolean;
}

const nameOf = (scenario: object): string => {
  const { name } = scenario as { name?: unknown };
  return typeof name === 'string' ? name : '';
};
const idOf = (scenario: object): string => String((scenario as { id?: unknown }).id);

const OWN = 'own:';
export const ownBoardId = (scenario: object): string => `${OWN}${idOf(scenario)}`;
export const scenarioIdOf = (board: string): string => board.slice(OWN.length);

export function boardOptions(game: Game, own: readonly object[], t: Text): readonly BoardOption[] {
  return [
    ...Object.entries(game.scenarios).map(([id, scenario]) => ({
      id,
      name: gameWords(t, game.id, `board.${id}`),
      scenario,
      own: false,
    })),
    // A board kept by an older version may no longer pass; then it is not offered.
    ...own
      .filter((scenario) => game.checkScenario(scenario).ok)
      .map((scenario) => ({ id: ownBoardId(scenario), name: nameOf(scenario), scenario, own: true })),
  ];
}
