import { type CSSProperties, memo } from 'react';
import { drawnBoard } from '../../board/drawn-board.ts';
import { HiberniaBoard, HiberniaDie } from '../../board/index.ts';
import { hibernia, type Scenario } from '../../index.ts';
import { cut } from './cut.ts';
import { positionOf, SCENES } from './how-to-scenes.ts';
import './how-to.css';

const scenario = hibernia.scenarios['hibernia'] as Scenario;
const RATIO = 4 / 3;

/** The real board at a moment that shows what the step says. */
const HowToPicture = memo(function HowToPicture({ step, label }: { readonly step: string; readonly label: string }) {
  const { layout } = drawnBoard(scenario, 'around');
  const scene = SCENES[step];
  if (!scene) return null;
  const window = cut(layout, scene.around, RATIO);
  const style: CSSProperties = {
    width: `${(layout.view.width / window.width) * 100}%`,
    left: `${(-window.x / window.width) * 100}%`,
    top: `${(-window.y / window.height) * 100}%`,
  };
  return (
    <div className="hibernia-how" role="img" aria-label={label}>
      <div className="hibernia-how-board" style={style} inert>
        <HiberniaBoard
          scenario={scenario}
          position={positionOf(scene)}
          colours={['amber', 'sky', 'teal', 'vermilion']}
          label={label}
          targets={new Map(scene.targets ?? [])}
          preview={scene.preview ?? null}
          nameOf={(place) => place}
          durationMs={0}
        />
      </div>
      {scene.showDie ? (
        <div className="hibernia-how-beside">
          <HiberniaDie face={scene.die} size={52} />
        </div>
      ) : null}
    </div>
  );
});

export default HowToPicture;
