import { type SeatNumber, seatNumber, seatOf } from '@tessera/kernel';
import type { Player, Scene, Text } from '@tessera/ui';
import type { CambriaPosition } from '../rules/position/position-types.ts';

export type CambriaScene = Scene<CambriaPosition>;

const NEUTRAL_COLOUR = 'neutral';

/** With two players the neutral army comes after theirs (C-60). */
export const NEUTRAL_ARMY = 3 as SeatNumber;

export const isNeutral = (view: CambriaPosition, army: SeatNumber): boolean =>
  view.seats === 2 && army === NEUTRAL_ARMY;

export function armyName(scene: CambriaScene, army: SeatNumber): string {
  if (isNeutral(scene.view, army)) return scene.text('cambria.neutralArmy');
  return scene.players[seatOf(army)]?.name ?? String(army);
}

/** Where it begins a sentence: an army has an article there, a player has none. */
export const subjectName = (scene: CambriaScene, army: SeatNumber): string =>
  isNeutral(scene.view, army) ? scene.text('cambria.neutralArmy.subject') : armyName(scene, army);

export const armyColour = (scene: CambriaScene, army: SeatNumber): string =>
  isNeutral(scene.view, army) ? NEUTRAL_COLOUR : (scene.players[seatOf(army)]?.colour ?? NEUTRAL_COLOUR);

/** Seats, and with two players the neutral army (C-60). */
export function armiesOf(scene: CambriaScene): Player[] {
  return scene.view.armies.map((_, index) => {
    const army = seatNumber(index);
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
