import type { SeatNumber } from '@tessera/kernel';
import { useState } from 'react';
import type { Play } from '../decision/use-play.ts';
import { Hand } from '../parts/Hand.tsx';
import { Others } from '../parts/Others.tsx';
import { SeatBoard, SeatHead } from '../parts/OwnBoard.tsx';
import { Pairs } from '../parts/Pairs.tsx';
import { SeatSheet, SeatWords } from '../parts/SeatSheet.tsx';
import { ZoomedBoard } from '../parts/ZoomedBoard.tsx';
import { RaidOutcome } from '../raid/RaidOutcome.tsx';
import { RaidSheet } from '../raid/RaidSheet.tsx';
import { momentOf } from './moment.ts';

/** Everything in sight at once: the board with the others below it; beside it the own board, the hand and the log. */
export function WideTable({ play }: { readonly play: Play }) {
  const [looked, setLooked] = useState<SeatNumber | null>(null);
  const { text } = play;
  const moment = momentOf(play);
  return (
    <>
      <div className="scythia-shared">
        <div className="scythia-board">
          <ZoomedBoard play={play} />
        </div>
        <Others play={play} looked={looked} onLook={setLooked} />
      </div>
      <div className="scythia-mine">
        <div className="scythia-own">
          <SeatHead play={play} seat={play.own} />
          {moment.kind === 'pairs' ? null : <SeatBoard play={play} seat={play.own} />}
          {play.layout === 'medium' ? <SeatWords play={play} seat={play.own} /> : null}
        </div>
        <section
          className={`scythia-moment scythia-moment-${looked === null ? moment.kind : 'seat'}`}
          aria-label={text('scythia.table.tab.crew')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
        >
          {looked !== null ? (
            <SeatSheet play={play} seat={looked} onClose={() => setLooked(null)} />
          ) : moment.kind === 'raid' ? (
            <RaidSheet play={play} settlement={moment.settlement} />
          ) : moment.kind === 'outcome' ? (
            <RaidOutcome play={play} raid={moment.raid} />
          ) : moment.kind === 'pairs' ? (
            <Pairs play={play} />
          ) : (
            <>
              <Hand play={play} />
              {play.layout === 'wide' ? <SeatWords play={play} seat={play.own} /> : null}
            </>
          )}
        </section>
        <div className="scythia-log">{play.log}</div>
      </div>
    </>
  );
}
