import type { CambriaEvent } from '../../rules/events.ts';
import { parse } from '../../rules/notation.ts';
import { play } from '../../rules/play.ts';
import { fromJSON } from '../../rules/position/position.ts';
import type { CambriaPosition } from '../../rules/position/position-types.ts';
import { armyName, type CambriaScene, roadName } from '../names.ts';

/** What would happen if this move were played: the rules themselves say it. */
function foresee(view: CambriaPosition, move: string): CambriaEvent[] {
  const state = fromJSON(view);
  if (!state.ok) return [];
  const parsed = parse(state.value, move);
  if (!parsed.ok) return [];
  const events: CambriaEvent[] = [];
  play(state.value, parsed.value, (event) => events.push(event as CambriaEvent));
  return events;
}

/** The same in a sentence or two: where to, who is thrown out, which forts would fall. */
export function previewSentence(scene: CambriaScene, move: string): string {
  const { text, view } = scene;
  const events = foresee(view, move);
  const ends = events.findIndex((event) => event.type === 'lastCount');
  // the last count is a story of its own; the preview says only that it would come
  const told = ends < 0 ? events : events.slice(0, ends);
  const sentences = told.flatMap((event): string[] => {
    switch (event.type) {
      case 'placed':
        return [text('cambria.preview.placed', { road: roadName(text, event.to) })];
      case 'legionMoved':
        return [text('cambria.preview.legionMoved', { road: roadName(text, event.to) })];
      case 'boarded':
        return [text('cambria.preview.boarded', { ship: event.ship })];
      case 'thrownOut':
        return [text('cambria.preview.thrownOut', { name: armyName(scene, event.army) })];
      case 'legionSentHome':
        return [text('cambria.preview.legionSentHome')];
      case 'fortTaken':
        return [
          text('cambria.preview.fortTaken', {
            fort: event.fort,
            name: armyName(scene, event.army),
            points: event.points,
          }),
        ];
      case 'bonusTaken':
        return event.army === 0
          ? []
          : [text('cambria.preview.bonusTaken', { name: armyName(scene, event.army), points: event.points })];
      default:
        return [];
    }
  });
  if (ends >= 0) sentences.push(text('cambria.preview.lastCount'));
  return sentences.join(' ');
}
