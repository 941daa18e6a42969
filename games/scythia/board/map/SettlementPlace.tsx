import { DECOR } from '@tessera/game-kit/board';
import { memo } from 'react';
import type { SlotPosition } from '../../rules/position/position-types.ts';
import type { ScenarioQuest, WorkerColour } from '../../rules/scenario/scenario-types.ts';
import { handCut } from '../hand-cut.ts';
import { Worker } from '../pieces/Worker.tsx';
import type { Targets } from '../targets.ts';
import type { SettlementLayout } from './layout.ts';
import { Place } from './Place.tsx';
import { questPlace, raiderSpot, settlementPlace } from './places.ts';
import { QuestPlace } from './QuestPlace.tsx';
import { SettlementHead } from './SettlementHead.tsx';
import { SlotPlace } from './SlotPlace.tsx';

interface SettlementPlaceProps {
  readonly layout: SettlementLayout;
  /** Which of its land's settlements it is, from 0. */
  readonly index: number;
  readonly name: string;
  /** All of the board. */
  readonly slots: readonly SlotPosition[];
  readonly raiders: readonly WorkerColour[];
  readonly ghost: WorkerColour | undefined;
  /** By key. */
  readonly quests: ReadonlyMap<string, ScenarioQuest>;
  readonly last: ReadonlySet<string>;
  readonly targets: Targets;
}

const QUEST = 24;
/** A slot where no quest lies beneath it. */
const ALONE = 44;

/** A settlement: what a raid there asks and gives, who has raided it, its slots and the quests under them. */
export const SettlementPlace = memo(function SettlementPlace(props: SettlementPlaceProps) {
  const { layout, index, name, raiders, ghost, quests, last, targets } = props;
  const { settlement, box } = layout;
  const id = settlementPlace(settlement.name);
  const own = props.slots.filter((slot) => slot.settlement === settlement.name);
  const spent = own.every((slot) => slot.worker === null);
  const square = (i: number) => ({ x: box.x + box.width - 21 - (layout.slots.length - 1 - i) * 19, y: box.y + 4 });
  return (
    <g className={spent ? 'sc-spent' : undefined}>
      <path className="sc-town" d={handCut(box)} />
      <g {...DECOR}>
        <SettlementHead
          settlement={settlement}
          index={index}
          name={name}
          box={box}
          squares={layout.slots.length}
          narrow={layout.narrow}
          yellow={own.filter((slot) => slot.plunder.gold > 0).length}
        />
        {layout.slots.map(({ slot }, i) => {
          const at = square(i);
          const raider = raiders[i];
          return (
            <g key={slot} data-spot={raiderSpot(settlement.name, i + 1)}>
              <rect className="sc-square" x={at.x} y={at.y} width={17} height={19} rx={3} />
              {raider && <Worker colour={raider} x={at.x} y={at.y - 1.5} size={20} />}
              {!raider && ghost && i === raiders.length && (
                <Worker colour={ghost} ghost x={at.x} y={at.y - 1.5} size={20} />
              )}
            </g>
          );
        })}
      </g>
      <Place id={id} box={box} last={last.has(id)} round={8} targets={targets} />
      {layout.slots.map(({ slot, box: reach }) => {
        const held = own.find((each) => each.slot === slot);
        if (!held) return null;
        const hasQuests = settlement.region !== 'Greece';
        const alone = Math.min(ALONE, reach.height);
        const questBox = { ...reach, y: reach.y + reach.height - QUEST, height: QUEST };
        const slotBox = hasQuests
          ? { ...reach, height: reach.height - QUEST - 3 }
          : { ...reach, y: reach.y + (reach.height - alone) / 2, height: alone };
        const quest = questPlace(settlement.name, slot);
        return (
          <g key={slot}>
            <SlotPlace
              slot={held}
              box={slotBox}
              reach={reach}
              last={last.has(`slot ${settlement.name}/${slot}`)}
              targets={targets}
            />
            {hasQuests && (
              <QuestPlace
                id={quest}
                box={questBox}
                reach={reach}
                quest={held.quest === null ? null : (quests.get(held.quest) ?? 'face down')}
                last={last.has(quest)}
                targets={targets}
              />
            )}
          </g>
        );
      })}
    </g>
  );
});
