import { type CSSProperties, memo, useMemo } from 'react';
import { Die, ScythiaBoard } from '../../board/index.ts';
import { layoutBoard } from '../../board/map/layout.ts';
import type { Scenario } from '../../rules/scenario/scenario-types.ts';
import scythia from '../../scenarios/scythia.json' with { type: 'json' };
import { DRAWINGS } from './Drawings.tsx';
import { positionOf, SCENES, type Scene } from './how-to-scenes.ts';
import './how-to.css';

const scenario = scythia as unknown as Scenario;
const RATIO = 4 / 3;
const NAMELESS = () => '';

/** The real board at a moment that shows what the step says. */
function BoardScene({ scene }: { readonly scene: Scene }) {
  const position = useMemo(() => positionOf(scenario, scene), [scene]);
  const { width } = layoutBoard(scenario.settlements, position.slots, scene.tall === true);
  const { window } = scene;
  const style: CSSProperties = {
    width: `${(width / window.width) * 100}%`,
    left: `${(-window.x / window.width) * 100}%`,
    top: `${((-window.y * RATIO) / window.width) * 100}%`,
  };
  return (
    <div className="scythia-how-board" style={style} inert>
      <ScythiaBoard
        scenario={scenario}
        position={position}
        words={NAMELESS}
        label=""
        tall={scene.tall}
        targets={scene.targets}
        ghosts={scene.ghosts}
      />
    </div>
  );
}

/** One picture for each step: turn, village, crew, animals, raid, wounds, quests, end. */
const HowToPicture = memo(function HowToPicture({ step, label }: { readonly step: string; readonly label: string }) {
  const scene = SCENES[step];
  const Drawing = step in DRAWINGS ? DRAWINGS[step as keyof typeof DRAWINGS] : undefined;
  if (!scene && !Drawing) return null;
  return (
    <div className="scythia-how" role="img" aria-label={label}>
      {scene && <BoardScene scene={scene} />}
      {Drawing && (
        <svg className="sc-root scythia-how-drawing" viewBox="0 0 480 360" aria-hidden="true">
          <Drawing scenario={scenario} />
        </svg>
      )}
      {step === 'raid' && (
        <div className="scythia-how-beside">
          <Die die="red" face="3" size={46} />
          <Die die="white" face="1/1w" size={46} />
          <Die die="yellow" face="1w" size={46} />
        </div>
      )}
    </div>
  );
});

export default HowToPicture;
