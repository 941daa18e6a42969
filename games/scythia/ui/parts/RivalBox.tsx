import { PlayerTag } from '@tessera/ui';
import { ArmyMark, GameIcon, ResourceIcon, SchemeCard } from '../../board/index.ts';
import { rivalStrength } from '../../rules/rival/rival.ts';
import type { Play } from '../decision/use-play.ts';
import { lastReasoning } from '../log/rival-reasoning.ts';
import { RIVAL_SEAT, seatColour, seatName } from '../names.ts';
import { scenarioOf } from '../scenario-of.ts';
import { nameOf } from '../sentences/card-names.ts';
import { stateOf } from '../state-of.ts';

/** The rival leader: what it has, its scheme, and its last decision step by step (S-71). */
export function RivalBox({ play, points }: { readonly play: Play; readonly points: number }) {
  const { view, text, steps } = play;
  const { rival } = view;
  if (!rival) return null;
  const scheme = scenarioOf(view).schemes[rival.scheme - 1];
  const { lines, at } = lastReasoning(play, steps);
  return (
    <div className="scythia-rival">
      <div className="scythia-rival-has">
        <span className="scythia-other-head">
          <ArmyMark colour={seatColour(play, RIVAL_SEAT)} size={16} />
          <span className="scythia-other-name">{seatName(play, RIVAL_SEAT)}</span>
          <PlayerTag player={{ tag: nameOf(text, 'difficulty', rival.leader) }} />
          <b>{points}</b>
        </span>
        <span className="scythia-other-goods">
          <span>
            <ResourceIcon resource="strength" size={15} label={text('scythia.name.strength')} />
            {rivalStrength(stateOf(view))}
          </span>
          <span>
            <ResourceIcon resource="provisions" size={15} label={text('scythia.name.provisions')} />
            {rival.provisions}
          </span>
          <span>
            <GameIcon name="horse" size={15} label={text('scythia.name.horse')} />
            {Object.values(rival.horses).reduce((sum, n) => sum + n, 0)}
          </span>
          <span>
            <GameIcon name="quest" size={15} label={text('scythia.name.quest')} />
            {rival.quests.length}
          </span>
        </span>
        <p className="hint">{text('scythia.rival.left', { count: rival.schemes.length })}</p>
        <ol className="scythia-reasons">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
      {scheme ? (
        <SchemeCard
          scheme={scheme}
          landName={nameOf(text, 'region', scheme.region)}
          buildingName={nameOf(text, 'building', scheme.blocks)}
          at={at}
        />
      ) : null}
    </div>
  );
}
