import { seatNumber } from '@tessera/kernel';
import { armiesOf, armyName, type CambriaScene, roadName, subjectName } from '../names.ts';
import { boardOfView } from '../scenario-of.ts';

/** The position in words: every army, every fort that still stands with who holds its roads, the sea. */
export function summary(scene: CambriaScene): { title: string; lines: string[] }[] {
  const { view, text } = scene;
  const board = boardOfView(view);
  const holder = new Map(
    view.armies.flatMap((army, i) => army.roads.map((road) => [road, armyName(scene, seatNumber(i))])),
  );
  if (view.legion.includes('/')) holder.set(view.legion, text('cambria.legion'));
  const taker = new Map(
    view.armies.flatMap((army, i) => army.forts.map((fort) => [fort, subjectName(scene, seatNumber(i))])),
  );

  const armies = armiesOf(scene).map(({ name }, i) => {
    const { points, reserve, roads, ships, forts, bonus } = view.armies[i];
    const line = text('cambria.summary.army', {
      name,
      points,
      reserve,
      onRoads: roads.length,
      tokens: forts.length + bonus.length,
    });
    return ships.length > 0 ? `${line} ${text('cambria.summary.onShips', { ships: ships.join(', ') })}` : line;
  });

  const forts = board.fortNames.map((fort, f) => {
    const value = board.value[f];
    const name = taker.get(fort);
    if (name !== undefined) return text('cambria.summary.taken', { fort, value, name });
    const roads = [...board.roadsOfFort[f]].map((road) => {
      const [a, b] = board.roadNames[road].split('/');
      const who = holder.get(board.roadNames[road]) ?? text('cambria.summary.free');
      return text('cambria.summary.road', { to: a === fort ? b : a, who });
    });
    return text('cambria.summary.fort', { fort, value, roads: roads.join(', ') });
  });

  const legion =
    view.legion === 'standard'
      ? text('cambria.summary.legionHome')
      : view.legion === 'removed'
        ? text('cambria.summary.legionGone')
        : text('cambria.summary.legionOn', { road: roadName(text, view.legion) });
  return [
    { title: text('cambria.summary.armies'), lines: [...armies, legion] },
    { title: text('cambria.summary.forts'), lines: forts },
  ];
}
