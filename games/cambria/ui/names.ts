import type { Player, Scene, Text } from '@tessera/ui';
import type { CambriaPosition } from '../rules/position/position-types.ts';

export type CambriaScene = Scene<CambriaPosition>;

const NEUTRAL_COLOUR = 'neutral';

export const isNeutral = (view: CambriaPosition, army: number): boolean => view.seats === 2 && army === 3;

export function armyName(scene: CambriaScene, army: number): string {
  if (isNeutral(scene.view, army)) return scene.text('cambria.neutralArmy');
  return scene.players[army - 1]?.name ?? String(army);
}

/** Where it begins a sentence: an army has an article there, a player has none. */
export const subjectName = (scene: CambriaScene, army: number): string =>
  isNeutral(scene.view, army) ? scene.text('cambria.neutralArmy.subject') : armyName(scene, army);

export const armyColour = (scene: CambriaScene, army: number): string =>
  isNeutral(scene.view, army) ? NEUTRAL_COLOUR : (scene.players[army - 1]?.colour ?? NEUTRAL_COLOUR);

/** Seats, and with two players the neutral army (C-60). */
export function armiesOf(scene: CambriaScene): Player[] {
  return scene.view.armies.map((_, index) => {
    const army = index + 1;
    return (
      scene.players[index] ?? { seat: army, name: armyName(scene, army), colour: armyColour(scene, army), isBot: false }
    );
  });
}

export const isShipName = (place: string): boolean => place.startsWith('ship ');
export const shipNumber = (place: string): number => Number(place.slice('ship '.length));
export const isRoadName = (place: string): boolean => place.includes('/');

/** 'Caer Gai – Deva'; the dash keeps both names together less than a slash would. */
export const roadName = (text: Text, road: string): string => {
  const [a, b] = road.split('/');
  return text('cambria.road', { a, b: b ?? '' });
};

/** Where a piece comes from, as the part of a key that picks the right sentence. */
export function originKind(place: string): 'reserve' | 'ship' | 'standard' | 'road' {
  if (place === 'reserve' || place === 'standard') return place;
  return isShipName(place) ? 'ship' : 'road';
}
