import { seatOf } from '@tessera/kernel';
import type { ToldTo } from '@tessera/table';
import { type Player, taggedName } from '@tessera/ui';
import { Eye } from 'lucide-react';
import { useText } from '../../i18n/index.tsx';

interface ViewpointProps {
  readonly viewpoints: readonly ToldTo[];
  readonly viewpoint: ToldTo;
  readonly players: readonly Player[];
  readonly onChoose: (viewpoint: ToldTo) => void;
}

/** Whose knowledge a replay is told with. */
export function Viewpoint({ viewpoints, viewpoint, players, onChoose }: ViewpointProps) {
  const t = useText();
  const nameOf = (eyes: ToldTo) =>
    typeof eyes === 'number'
      ? taggedName(players[seatOf(eyes)] ?? { name: `${eyes}` })
      : t(`table.replay.eyes.${eyes}`);
  return (
    <label className="replay-eyes">
      <Eye aria-hidden="true" size={18} />
      <span className="visually-hidden">{t('table.replay.eyes')}</span>
      <select
        className="language-select"
        value={String(viewpoint)}
        onChange={(event) => {
          const chosen = viewpoints.find((eyes) => String(eyes) === event.target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {viewpoints.map((eyes) => (
          <option key={eyes} value={String(eyes)}>
            {nameOf(eyes)}
          </option>
        ))}
      </select>
    </label>
  );
}
