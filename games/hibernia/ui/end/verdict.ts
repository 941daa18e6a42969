import { type Result, seatNumber } from '@tessera/kernel';
import { armyName, type HiberniaScene } from '../names.ts';

/** H-51: the distance along the track, and nothing else. */
export function verdict(scene: HiberniaScene, { standings }: Result): string[] {
  const { text, view } = scene;
  const [first, next] = standings;
  return [
    text('hibernia.verdict.margin', {
      name: armyName(scene, seatNumber(first.seat)),
      other: armyName(scene, seatNumber(next.seat)),
      margin: first.points - next.points,
    }),
    text('hibernia.verdict.rounds', { count: Math.ceil(view.turns / view.seats) }),
  ];
}
