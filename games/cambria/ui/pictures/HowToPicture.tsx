import { type CSSProperties, memo } from 'react';
import { CambriaBoard, Die, layoutBoard, Token } from '../../board/index.ts';
import type { Scenario } from '../../index.ts';
import cambria from '../../scenarios/cambria.json' with { type: 'json' };
import { cut } from './cut.ts';
import { positionOf, SCENES } from './how-to-scenes.ts';
import './how-to.css';

const scenario: Scenario = cambria;
const layout = layoutBoard(scenario);
const RATIO = 4 / 3;

/** The real board at a moment that shows what the step says. */
const HowToPicture = memo(function HowToPicture({ step, label }: { readonly step: string; readonly label: string }) {
  const scene = SCENES[step];
  if (!scene) return null;
  const window = cut(layout, scene.around, RATIO);
  const style: CSSProperties = {
    width: `${(layout.width / window.width) * 100}%`,
    left: `${(-window.x / window.width) * 100}%`,
    top: `${(-window.y / window.height) * 100}%`,
  };
  return (
    <div className="how-picture" role="img" aria-label={label}>
      <div className="how-board" style={style} inert>
        <CambriaBoard
          scenario={scenario}
          position={positionOf(scene)}
          colours={['amber', 'sky', 'teal']}
          label={label}
          targets={new Map(scene.targets ?? [])}
          ghost={scene.ghost ?? null}
          nameOf={(place) => place}
          durationMs={0}
        />
      </div>
      {scene.dice || scene.tokens ? (
        <div className="how-beside">
          {scene.dice?.map((die, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two dice can show the same, and they never change their order.
            <Die key={index} value={die} size={46} fromShip={scene.lent === true && index === 1} />
          ))}
          {scene.tokens?.map((token) => (
            <Token key={token.kind} kind={token.kind} value={token.value} size={46} />
          ))}
        </div>
      ) : null}
    </div>
  );
});

export default HowToPicture;
