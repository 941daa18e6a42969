import { seatOf } from '@tessera/kernel';
import { ResourceIcon } from '../../board/index.ts';
import { movesOf, offers } from '../decision/move-object.ts';
import type { Play } from '../decision/use-play.ts';
import { nameOf } from '../sentences/card-names.ts';
import { settlementName } from '../sentences/where.ts';
import { Dealing } from './Dealing.tsx';
import { KumisTable } from './KumisTable.tsx';
import { RaidDice } from './RaidDice.tsx';
import { type RaidOutlook, raidOutlook } from './raid-outlook.ts';
import { StrengthSum } from './StrengthSum.tsx';

/** A raid as a small drama: what it costs, the kumis, the dice, the strength term by term against the tiers, the wounds. */
export function RaidSheet({ play, settlement }: { readonly play: Play; readonly settlement: string }) {
  const { view, text, legal, active } = play;
  const outlook = raidOutlook(view, settlement, play.steps);
  const underWay = view.raid !== null;
  const wounding = active && offers(legal, 'wound');
  return (
    <section
      className="scythia-raid"
      aria-label={text('scythia.raid.title', { settlement: settlementName(text, settlement) })}
    >
      <header>
        <h2>{settlementName(text, settlement)}</h2>
        <span className="scythia-raid-region">{nameOf(text, 'region', outlook.settlement.region)}</span>
        {underWay ? null : <Cost play={play} outlook={outlook} />}
      </header>
      <RaidDice play={play} outlook={outlook} />
      <StrengthSum play={play} outlook={outlook} />
      <KumisTable
        play={play}
        outlook={outlook}
        most={underWay ? 0 : (view.players[seatOf(view.turn)]?.kumis ?? 0)}
        moves={active ? movesOf(legal, 'kumis') : []}
      />
      {wounding ? <Dealing play={play} /> : null}
    </section>
  );
}

function Cost({ play, outlook }: { readonly play: Play; readonly outlook: RaidOutlook }) {
  const { text } = play;
  const { provisions, wagons, crewThere, crewNeeded } = outlook;
  return (
    <span className="scythia-raid-cost">
      <span className="visually-hidden">{text('scythia.raid.cost')}: </span>
      {provisions > 0 ? (
        <>
          {provisions} <ResourceIcon resource="provisions" size={18} label={text('scythia.name.provisions')} />
        </>
      ) : null}
      {wagons > 0 ? (
        <>
          {wagons} <ResourceIcon resource="wagon" size={18} label={text('scythia.name.wagon')} />
        </>
      ) : null}
      {provisions + wagons === 0 ? text('scythia.raid.free') : null}
      <small>{text('scythia.raid.crew', { has: crewThere, needed: crewNeeded })}</small>
    </span>
  );
}
