import { picture } from '@tessera/game-kit/board';
import type { ScenarioQuest } from '../../rules/scenario/scenario-types.ts';
import { QuestFace } from './QuestFace.tsx';

interface QuestCardProps {
  readonly quest: ScenarioQuest | 'face down';
  /** In CSS pixels; it is a quarter as high. */
  readonly width?: number | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

const [WIDTH, HEIGHT] = [144, 38];

/** A quest by itself: in a dialog, in a panel, in the reference. */
export function QuestCard({ quest, width = WIDTH, label, className }: QuestCardProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg
      className={`sc-root sc-quest-card${className ? ` ${className}` : ''}`}
      width={width}
      height={(width * HEIGHT) / WIDTH}
      viewBox={`-1 -1 ${WIDTH + 2} ${HEIGHT + 2}`}
      {...picture(label)}
    >
      <QuestFace box={{ x: 0, y: 0, width: WIDTH, height: HEIGHT }} quest={quest} />
    </svg>
  );
}
