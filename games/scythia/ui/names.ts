import { NO_SEAT, type SeatNumber, seatNumber, seatOf } from '@tessera/kernel';
import type { ArmyColour, Player, Scene } from '@tessera/ui';
import type { ScythiaPosition } from '../rules/position/position-types.ts';
import { nameOf } from './sentences/card-names.ts';

export type ScythiaScene = Scene<ScythiaPosition>;

/** The rival leader of solo play, who has no seat (S-70). */
export const RIVAL_SEAT = NO_SEAT;
const RIVAL_COLOUR = 'neutral';

export function seatName(scene: ScythiaScene, seat: SeatNumber): string {
  const { rival } = scene.view;
  if (seat === RIVAL_SEAT) return rival ? nameOf(scene.text, 'leader', rival.leader) : '';
  return scene.players[seatOf(seat)]?.name ?? String(seat);
}

export const seatColour = (scene: ScythiaScene, seat: SeatNumber): ArmyColour =>
  (scene.players[seatOf(seat)]?.colour ?? RIVAL_COLOUR) as ArmyColour;

/** Players in their seats; in solo play the rival comes after them. */
export function armiesOf(scene: ScythiaScene): Player[] {
  const players = scene.view.players.map((_, index) => {
    const seat = seatNumber(index);
    return scene.players[index] ?? { seat, name: String(seat), colour: seatColour(scene, seat), isBot: false };
  });
  const { rival } = scene.view;
  if (!rival) return players;
  const seat = seatNumber(players.length);
  const tag = nameOf(scene.text, 'difficulty', rival.leader);
  return [...players, { seat, name: seatName(scene, RIVAL_SEAT), colour: RIVAL_COLOUR, isBot: true, tag }];
}

/** Whose board and hand lie in front: the viewer's; for somebody who only looks on, those of the one whose turn it is. */
export const ownSeat = (view: ScythiaPosition): SeatNumber => view.you || view.turn || seatNumber(0);
