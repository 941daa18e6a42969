import type { GameRecord } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import type { GameUi, Player, SuggestedMove } from '@tessera/ui';
import type { ReactNode } from 'react';
import type { Layout } from '../use-layout.ts';

/** What a replay shows at the moment. */
export interface ReplayNow {
  readonly ui: GameUi;
  readonly record: GameRecord;
  readonly steps: readonly Step[];
  readonly players: readonly Player[];
  /** So many steps have been played. */
  readonly at: number;
  readonly playing: boolean;
  readonly layout: Layout;
  readonly onAt: (at: number) => void;
}

/** What is added to a replay. */
export interface ReplayExtras {
  /** Stands in the log beside what the step with that number tells. */
  readonly markOf?: (index: number) => ReactNode;
  /** Pointed out on the board. */
  readonly suggested?: readonly SuggestedMove[] | undefined;
  /** Selectors of the places that should be in sight for it. */
  readonly scenes?: readonly string[] | undefined;
  /** Under the board; it has a curve to move about in, in place of the slider. */
  readonly strip?: ReactNode;
  /** Beside the board, where there is a column. */
  readonly beside?: ReactNode;
}

export interface ReplayReviewProps {
  readonly now: ReplayNow;
  readonly children: (extras: ReplayExtras) => ReactNode;
}
