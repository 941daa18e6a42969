import { Suspense } from 'react';
import type { GameEntry } from '../games.ts';
import type { HowTo } from './rulebook.ts';
import { SideScroller } from './SideScroller.tsx';
import { WhenSeen } from './WhenSeen.tsx';

/** The game in a few pictures. */
export function HowToPlay({ game, howTo }: { readonly game: GameEntry; readonly howTo: HowTo }) {
  const { HowToPicture } = game;
  return (
    <ol className="how-to">
      {howTo.steps.map((step) => (
        <li key={step.id} id={`how-${step.id}`} className="how-to-step">
          <SideScroller className="how-to-picture" label={step.title}>
            <WhenSeen>
              <Suspense>
                <HowToPicture step={step.id} label={step.title} />
              </Suspense>
            </WhenSeen>
          </SideScroller>
          <div className="how-to-text">
            <h2>{step.title}</h2>
            <p>{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
