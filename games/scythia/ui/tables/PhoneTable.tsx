import type { SeatNumber } from '@tessera/kernel';
import { useEffect, useRef, useState } from 'react';
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
import { TABS, type Tab, tabFor } from './tabs.ts';

/** A phone, or a window as low as one on its side: board, own crew with hand, the others and the log, one tap apart. */
export function PhoneTable({ play }: { readonly play: Play }) {
  const { text } = play;
  const panes = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<Tab>('board');
  const [looked, setLooked] = useState<SeatNumber | null>(null);
  const moment = momentOf(play);

  const show = (next: Tab, smooth = true) => {
    const element = panes.current;
    const behavior = smooth && play.durationMs > 0 ? 'smooth' : 'instant';
    element?.scrollTo({ left: TABS.indexOf(next) * element.clientWidth, behavior });
    setTab(next);
  };

  // what is to be done comes into sight by itself, once for each decision
  const wanted = tabFor(play);
  const shown = useRef(show);
  useEffect(() => {
    shown.current = show;
  });
  useEffect(() => {
    if (wanted) shown.current(wanted);
  }, [wanted]);

  return (
    <>
      <div className="scythia-tabs" role="tablist" aria-label={text('scythia.table.tabs')}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`scythia-tab-${each}`}
            aria-selected={tab === each}
            aria-controls={`scythia-pane-${each}`}
            data-wanted={(wanted === each && tab !== each) || undefined}
            onClick={() => show(each)}
          >
            {text(`scythia.table.tab.${each}`)}
          </button>
        ))}
      </div>
      <div
        className="scythia-panes"
        ref={panes}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget;
          const next = TABS[Math.round(scrollLeft / Math.max(1, clientWidth))];
          if (next && Math.abs(scrollLeft - TABS.indexOf(next) * clientWidth) < 2) setTab(next);
        }}
      >
        <Pane tab="board">
          <ZoomedBoard play={play} tall={play.layout === 'narrow'} from="top" />
          {moment.kind === 'raid' && !play.view.raid ? <RaidSheet play={play} settlement={moment.settlement} /> : null}
        </Pane>
        <Pane tab="crew">
          <SeatHead play={play} seat={play.own} />
          {play.view.raid ? <RaidSheet play={play} settlement={play.view.raid.settlement} /> : null}
          {moment.kind === 'outcome' ? <RaidOutcome play={play} raid={moment.raid} /> : null}
          {moment.kind === 'pairs' ? <Pairs play={play} /> : <SeatBoard play={play} seat={play.own} />}
          {moment.kind === 'pairs' ? null : (
            <div className="scythia-pane-cards">
              {play.view.raid ? null : <Hand play={play} />}
              <SeatWords play={play} seat={play.own} />
            </div>
          )}
        </Pane>
        <Pane tab="others">
          <Others play={play} looked={looked} onLook={setLooked} />
          {looked !== null ? <SeatSheet play={play} seat={looked} onClose={() => setLooked(null)} /> : null}
        </Pane>
        <Pane tab="log">{play.log}</Pane>
      </div>
    </>
  );
}

function Pane({ tab, children }: { readonly tab: Tab; readonly children: React.ReactNode }) {
  return (
    <div
      className={`scythia-pane scythia-pane-${tab}`}
      role="tabpanel"
      id={`scythia-pane-${tab}`}
      aria-labelledby={`scythia-tab-${tab}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </div>
  );
}
