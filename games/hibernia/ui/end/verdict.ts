import type { Result } from '@tessera/kernel';
import { armyName, type HiberniaScene } from '../names.ts';

/** H-51: the distance along the track, and nothing else. */
export function verdict(scene: HiberniaScene, { standings }: Result): string[] {
  const { text, view } = scene;
  const [first, next] = standings;
  return [
    text('hibernia.verdict.margin', {
      name: armyName(scene, first.seat + 1),
      other: armyName(scene, next.seat + 1),
      margin: first.points - next.points,
    }),
    text('hibernia.verdict.rounds', { count: Math.ceil(view.turns / view.seats) }),
  ];
}
