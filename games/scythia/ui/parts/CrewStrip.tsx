import { CrewPortrait, GameIcon } from '../../board/index.ts';
import type { PlayerPosition } from '../../rules/position-types.ts';
import { crewCard, type HasScenario } from '../scenario-of.ts';

const PLACES = [0, 1, 2, 3, 4] as const;

/** The five places of a player in a row: who is there, how strong, with an eagle or a horse. */
export function CrewStrip({ view, player }: { readonly view: HasScenario; readonly player: PlayerPosition }) {
  return (
    <span className="sc-root scythia-strip" aria-hidden="true">
      {PLACES.map((place) => {
        const crew = player.crew[place];
        return (
          <span key={place} className={crew ? undefined : 'empty'}>
            {crew ? (
              <span className="scythia-strip-face">
                <CrewPortrait name={crew.name} />
              </span>
            ) : null}
            {crew ? <b>{crewCard(view, crew.name).strength - crew.wounds}</b> : null}
            {player.eagles[place] ? <GameIcon name="eagle" size={13} className="scythia-strip-eagle" /> : null}
            {player.horses[place] ? <GameIcon name="horse" size={13} className="scythia-strip-horse" /> : null}
          </span>
        );
      })}
    </span>
  );
}
