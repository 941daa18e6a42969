import { CrewPortrait, Die, Worker } from '../../board/index.ts';
import { BuildingPicture } from '../../board/map/BuildingPicture.tsx';
import { SignLine } from '../../board/signs/SignLine.tsx';
import { abilitySigns, effectSigns } from '../../board/signs/signs.ts';
import type { Scenario } from '../../rules/scenario/scenario-types.ts';
import { CrewTile } from './CrewTile.tsx';

interface DrawingProps {
  readonly scenario: Scenario;
}

/** A hired crew beside a card: what it costs, what it does on the left and on the right. 480 × 360, as all drawings. */
function CrewDrawing({ scenario }: DrawingProps) {
  const card = scenario.crew.find(({ name }) => name === 'Champion') ?? scenario.crew[0];
  return (
    <g>
      <g transform="translate(24 30)">
        <rect className="sc-tile" width={212} height={300} rx={10} />
        {card && (
          <>
            <svg x={3} y={3} width={206} height={166} aria-hidden="true">
              <CrewPortrait name={card.name} />
            </svg>
            <rect className="sc-tile-edge" width={212} height={170} rx={10} />
            <circle className="sc-tile-strength" cx={28} cy={28} r={20} />
            <text className="sc-tile-number" x={28} y={38} fontSize={30} textAnchor="middle">
              {card.strength}
            </text>
            <SignLine signs={[{ sign: 'silver', count: card.cost }]} x={196} y={189} size={24} anchor="end" />
            <rect className="sc-tile-side" x={12} y={208} width={188} height={38} rx={6} />
            <SignLine signs={abilitySigns(card.ability)} x={106} y={227} size={25} anchor="middle" gap={5} />
            <rect className="sc-tile-side sc-tile-right" x={12} y={252} width={188} height={38} rx={6} />
            <SignLine signs={effectSigns(card.effect)} x={106} y={271} size={25} anchor="middle" gap={5} />
          </>
        )}
      </g>
      <CrewTile scenario={scenario} x={256} y={64} width={96} crew="Warrior" />
      <CrewTile scenario={scenario} x={362} y={64} width={96} crew="Archer" />
      <CrewTile scenario={scenario} x={256} y={190} width={96} crew="Healer" />
      <CrewTile scenario={scenario} x={362} y={190} width={96} />
    </g>
  );
}

/** Eagles of the three kinds above, horses below, and one pair at home without a crew. */
function AnimalsDrawing({ scenario }: DrawingProps) {
  return (
    <g>
      <CrewTile scenario={scenario} x={24} y={110} width={100} crew="Warrior" eagle="doubling dun" horse="swift roan" />
      <CrewTile scenario={scenario} x={135} y={110} width={100} crew="Adversary" eagle="calling grey" />
      <CrewTile scenario={scenario} x={246} y={110} width={100} crew="Lancer" eagle="swift roan" horse="doubling bay" />
      <g opacity={0.6}>
        <CrewTile scenario={scenario} x={357} y={110} width={100} horse="doubling dun" />
      </g>
    </g>
  );
}

/** The dice, and what they have done to a crew. */
function WoundsDrawing({ scenario }: DrawingProps) {
  const dice = [
    ['red', '2/2w'],
    ['white', '1/1w'],
    ['yellow', '1w'],
  ] as const;
  return (
    <g>
      {dice.map(([die, face], i) => (
        <Die key={die} die={die} face={face} x={120 + i * 84} y={36} size={72} />
      ))}
      <CrewTile scenario={scenario} x={24} y={160} width={100} crew="Conqueror" wounds={2} />
      <CrewTile scenario={scenario} x={135} y={160} width={100} crew="Traveller" wounds={1} />
      <CrewTile scenario={scenario} x={246} y={160} width={100} crew="Berserker" />
      <CrewTile scenario={scenario} x={357} y={160} width={100} crew="Gravedigger" wounds={1} dead />
    </g>
  );
}

/** One worker is put down here, another taken up there. */
function TurnDrawing() {
  return (
    <g>
      <g transform="translate(22 128) scale(3.1)">
        <BuildingPicture building="silversmith" x={0} y={0} />
      </g>
      <g transform="translate(256 128) scale(3.1)">
        <BuildingPicture building="meeting-tent" x={0} y={0} />
      </g>
      <Worker colour="blue" x={80} y={196} size={112} />
      <Worker colour="grey" x={310} y={54} size={112} />
      <g className="sc-tile-way">
        <path d="M122 36V150M102 132L122 154L142 132" />
        <path d="M440 190V78M420 96L440 74L460 96" />
      </g>
    </g>
  );
}

export const DRAWINGS = {
  turn: TurnDrawing,
  crew: CrewDrawing,
  animals: AnimalsDrawing,
  wounds: WoundsDrawing,
} as const;
