import { seatOf } from '@tessera/kernel';
import type { PanelProps } from '@tessera/ui';
import type { StepstonePosition } from '../rules/position.ts';

/** Where the walkers of a player are. */
export function Panel({ view, text, army, compact }: PanelProps<StepstonePosition>) {
  const { bank, stones, home } = view.players[seatOf(army)];
  const line = text('stepstone.panel', { bank, way: stones.length, home });
  return compact ? <span role="img" aria-label={line}>{`${home}/${bank + stones.length + home}`}</span> : <p>{line}</p>;
}
