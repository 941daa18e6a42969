import { memo, useMemo } from 'react';
import { HiberniaBoard } from '../../board/index.ts';
import { type HiberniaPosition, hibernia, type Scenario } from '../../index.ts';

/** A map as it lies before the first move, small and only to look at. */
const BoardPicture = memo(function BoardPicture({ scenario }: { readonly scenario: object }) {
  const position = useMemo((): HiberniaPosition | undefined => {
    const state = hibernia.rules.setup({ seats: 4, scenario, options: {} });
    return state.ok ? hibernia.rules.toJSON(state.value) : undefined;
  }, [scenario]);
  if (!position) return null;
  return (
    <HiberniaBoard
      scenario={scenario as Scenario}
      position={position}
      colours={['amber', 'sky', 'teal', 'vermilion']}
      label=""
      nameOf={(place) => place}
      durationMs={0}
    />
  );
});

export default BoardPicture;
