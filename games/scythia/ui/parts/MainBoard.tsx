import { seatOf } from '@tessera/kernel';
import { buildingPlace, ScythiaBoard, settlementPlace } from '../../board/index.ts';
import type { WorkerColour } from '../../rules/scenario/scenario-types.ts';
import type { Play } from '../decision/use-play.ts';
import { scenarioOf } from '../scenario-of.ts';
import { boardWords } from '../sentences/board-words.ts';

/** The board that everybody shares: the village, and the lands to raid. */
export function MainBoard({ play, tall = false }: { readonly play: Play; readonly tall?: boolean }) {
  const { view, text, targets, last, suggestedPaths, durationMs, onPick, onHover } = play;
  const scenario = scenarioOf(view);
  return (
    <ScythiaBoard
      scenario={scenario}
      position={view}
      words={boardWords(text)}
      label={text('scythia.board', { name: scenario.name })}
      targets={targets}
      onPick={onPick}
      onHover={onHover}
      tall={tall}
      last={last}
      suggested={suggestedPaths}
      ghosts={ghosts(play)}
      durationMs={durationMs}
    />
  );
}

/** The worker where it would go. */
function ghosts({ view, looked }: Play): Record<string, WorkerColour> | undefined {
  const worker = view.players[seatOf(view.turn)]?.worker;
  if (!looked || !worker) return undefined;
  const { move } = looked;
  if (move.do === 'place') return { [buildingPlace(move.building)]: worker };
  return move.do === 'raid' ? { [settlementPlace(move.settlement)]: worker } : undefined;
}
