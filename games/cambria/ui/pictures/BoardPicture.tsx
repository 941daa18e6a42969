import { memo, useMemo } from 'react';
import { CambriaBoard } from '../../board/index.ts';
import { type CambriaPosition, cambria, type Scenario } from '../../index.ts';

/** A board as it lies before the first move, small and only to look at. */
const BoardPicture = memo(function BoardPicture({ scenario }: { readonly scenario: object }) {
  const position = useMemo((): CambriaPosition | undefined => {
    const state = cambria.rules.setup({ seats: 3, scenario, options: {} });
    return state.ok ? cambria.rules.toJSON(state.value) : undefined;
  }, [scenario]);
  if (!position) return null;
  return (
    <CambriaBoard
      scenario={scenario as Scenario}
      position={position}
      colours={['amber', 'sky', 'teal']}
      label=""
      nameOf={(place) => place}
      durationMs={0}
    />
  );
});

export default BoardPicture;
