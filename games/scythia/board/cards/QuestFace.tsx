import type { ScenarioQuest } from '../../rules/scenario/scenario-types.ts';
import type { Box } from '../map/layout.ts';
import { GameIcon } from '../signs/GameIcon.tsx';
import { SignLine } from '../signs/SignLine.tsx';
import { amountSigns, type Sign } from '../signs/signs.ts';

const questSigns = (quest: ScenarioQuest): Sign[] =>
  'strength' in quest ? [{ sign: 'strength', count: quest.strength }, { sign: 'cards' }] : amountSigns(quest.cost);

interface QuestFaceProps {
  readonly box: Box;
  readonly quest: ScenarioQuest | 'face down' | null;
}

/** A strip of leather: what it asks for, and the points at its end. */
export function QuestFace({ box, quest }: QuestFaceProps) {
  const { x, y, width, height } = box;
  if (quest === null) return <rect className="sc-quest-none" x={x} y={y} width={width} height={height} rx={4} />;
  if (quest === 'face down')
    return (
      <g>
        <rect className="sc-quest-back" x={x} y={y} width={width} height={height} rx={4} />
        <path
          className="sc-stitch"
          d={`M${x + 5} ${y + 4}H${x + width - 5}M${x + 5} ${y + height - 4}H${x + width - 5}`}
        />
        <GameIcon
          name="quest"
          x={x + width / 2 - height * 0.3}
          y={y + height * 0.2}
          size={height * 0.6}
          className="sc-on-hide"
        />
      </g>
    );
  const size = Math.min(27, height * 0.63);
  const points = Math.min(height * 1.25, width * 0.32);
  return (
    <g>
      <rect className="sc-quest" x={x} y={y} width={width} height={height} rx={4} />
      <path
        className="sc-quest-points"
        d={`M${x + width - points} ${y}H${x + width - 4}q4 0 4 4V${y + height - 4}q0 4-4 4H${x + width - points}l-5 ${-height / 2}Z`}
      />
      <text
        className="sc-numeral sc-on-accent"
        x={x + width - points / 2 - 1}
        y={y + height / 2 + size * 0.36}
        fontSize={size * 1.1}
        textAnchor="middle"
      >
        {quest.points}
      </text>
      <SignLine
        signs={questSigns(quest)}
        x={x + (width - points) / 2}
        y={y + height / 2}
        size={size}
        anchor="middle"
        gap={3}
        most={width - points - 12}
      />
    </g>
  );
}
