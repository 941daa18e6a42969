import { memo, useMemo } from 'react';
import { ScythiaBoard } from '../../board/index.ts';
import { openingPosition } from '../../board/opening.ts';
import type { Scenario } from '../../rules/scenario/scenario-types.ts';

const NAMELESS = () => '';

/** A board as it may lie before the first move, small and only to look at; so it needs no words. */
const BoardPicture = memo(function BoardPicture({ scenario }: { readonly scenario: object }) {
  const position = useMemo(() => openingPosition(scenario as Scenario, 4), [scenario]);
  return <ScythiaBoard scenario={scenario as Scenario} position={position} words={NAMELESS} label="" />;
});

export default BoardPicture;
