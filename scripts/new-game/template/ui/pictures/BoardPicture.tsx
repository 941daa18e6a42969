import type { BoardPictureProps } from '@tessera/ui/manifest';
import { StepstoneBoard } from '../../board/StepstoneBoard.tsx';
import { rules } from '../../rules/index.ts';
import type { Scenario } from '../../rules/scenario.ts';

/** A board as it lies before the first move, small and only to look at. */
export default function BoardPicture({ scenario }: BoardPictureProps) {
  const state = rules.setup({ seats: 2, scenario, options: {} });
  return state.ok ? (
    <StepstoneBoard
      scenario={scenario as Scenario}
      position={rules.toJSON(state.value)}
      colours={['amber', 'sky']}
      label=""
      nameOf={(place) => place}
    />
  ) : null;
}
