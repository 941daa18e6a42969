import { memo, useMemo } from 'react';
import { ScythiaBoard } from '../../board/index.ts';
import { openingPosition } from '../../board/opening.ts';
import type { Scenario } from '../../index.ts';

/** The board as it lies before the first turn, small and only to look at; without words, it has none in any language. */
const BoardPicture = memo(function BoardPicture({ scenario }: { readonly scenario: object }) {
  const position = useMemo(() => openingPosition(scenario as Scenario, 4), [scenario]);
  return <ScythiaBoard scenario={scenario as Scenario} position={position} words={() => ''} label="" durationMs={0} />;
});

export default BoardPicture;
