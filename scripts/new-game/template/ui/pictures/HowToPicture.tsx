import { seatNumber } from '@tessera/kernel';
import type { HowToPictureProps } from '@tessera/ui/manifest';
import { StepstoneBoard } from '../../board/StepstoneBoard.tsx';
import type { PlayerPosition, StepstonePosition } from '../../rules/position.ts';
import { SCENARIOS } from '../../rules/setup.ts';

const SCENES: Readonly<Record<string, readonly [PlayerPosition, PlayerPosition]>> = {
  aim: [
    { bank: 0, stones: [11], home: 2 },
    { bank: 1, stones: [6, 9], home: 0 },
  ],
  turn: [
    { bank: 2, stones: [3], home: 0 },
    { bank: 2, stones: [5], home: 0 },
  ],
  meet: [
    { bank: 2, stones: [4], home: 0 },
    { bank: 2, stones: [4], home: 0 },
  ],
};

/** The real board at a moment that shows what the step says. */
export default function HowToPicture({ step, label }: HowToPictureProps) {
  const players = SCENES[step];
  if (!players) return null;
  const position: StepstonePosition = {
    game: 'stepstone',
    scenario: 'stepstone',
    seats: 2,
    options: {},
    turn: seatNumber(0),
    die: 0,
    players,
  };
  return (
    <div role="img" aria-label={label}>
      <div inert>
        <StepstoneBoard
          scenario={SCENARIOS['stepstone']}
          position={position}
          colours={['amber', 'sky']}
          label={label}
          nameOf={(place) => place}
        />
      </div>
    </div>
  );
}
