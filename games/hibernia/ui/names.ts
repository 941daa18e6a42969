import { type SeatNumber, seatNumber, seatOf } from '@tessera/kernel';
import type { Player, Scene } from '@tessera/ui';
import type { ArmyColour } from '../board/index.ts';
import type { HiberniaPosition } from '../rules/position/position-types.ts';
import { COLOURS, type Colour } from '../rules/scenario/board.ts';
import { boardOfView } from './scenario-of.ts';

export type HiberniaScene = Scene<HiberniaPosition>;

const UNUSED_COLOUR = 'neutral';

/** H-12: with three players army 4 has no leader. */
export const isUnused = (view: HiberniaPosition, army: SeatNumber): boolean => army > view.seats;

export function armyName(scene: HiberniaScene, army: SeatNumber): string {
  if (isUnused(scene.view, army)) return scene.text('hibernia.unusedArmy');
  return scene.players[seatOf(army)]?.name ?? String(army);
}

export const armyColour = (scene: HiberniaScene, army: SeatNumber): ArmyColour =>
  (scene.players[seatOf(army)]?.colour ?? UNUSED_COLOUR) as ArmyColour;

/** By army, the unused one last: as the board wants them. */
export const armyColours = (scene: HiberniaScene): ArmyColour[] => [
  ...Array.from({ length: scene.view.seats }, (_, seat) => armyColour(scene, seatNumber(seat))),
  ...(scene.view.seats === 3 ? [UNUSED_COLOUR as ArmyColour] : []),
];

/** Players alone: the unused army has no reserve, no marker and no points, only its lands on the map. */
export const armiesOf = (scene: HiberniaScene): Player[] =>
  scene.view.players.map((_, index) => {
    const seat = seatNumber(index);
    return scene.players[index] ?? { seat, name: armyName(scene, seat), colour: armyColour(scene, seat), isBot: false };
  });

export function colourOfLand(view: HiberniaPosition, land: string): Colour {
  const { colour, landNames } = boardOfView(view);
  return COLOURS[colour[landNames.indexOf(land)]];
}

/** The lands an army holds, in the order of the map. */
export const landsOf = (view: HiberniaPosition, army: SeatNumber): string[] =>
  boardOfView(view).landNames.filter((land) => view.lands[land]?.army === army);

/** How many of them there are of each colour. */
export function landsByColour(view: HiberniaPosition, army: SeatNumber): Record<Colour, number> {
  const count = { blue: 0, green: 0, red: 0, yellow: 0 };
  for (const land of landsOf(view, army)) count[colourOfLand(view, land)]++;
  return count;
}
