import { CrewPortrait, GameIcon, HeroPortrait } from '../../board/index.ts';
import type { PlayerPosition } from '../../rules/position/position-types.ts';
import type { Play } from '../decision/use-play.ts';
import { crewCard } from '../scenario-of.ts';
import { crewId, heroId } from '../sentences/cards.ts';
import { CardButton } from './CardButton.tsx';

const PLACES = [0, 1, 2, 3, 4] as const;

/** The hero and the five places of a player in a row: who is there, how strong, with an eagle or a horse. Each shows its card. */
export function CrewStrip({ play, player }: { readonly play: Play; readonly player: PlayerPosition }) {
  const { text, view } = play;
  return (
    <div className="sc-root scythia-strip">
      {player.hero ? (
        <CardButton play={play} card={heroId(player.hero)} className="hero">
          <span className="scythia-strip-face">
            <HeroPortrait name={player.hero} />
          </span>
        </CardButton>
      ) : null}
      {PLACES.map((place) => {
        const crew = player.crew[place];
        const animals = (
          <>
            {player.eagles[place] ? <GameIcon name="eagle" size={15} className="scythia-strip-eagle" /> : null}
            {player.horses[place] ? <GameIcon name="horse" size={15} className="scythia-strip-horse" /> : null}
          </>
        );
        if (!crew)
          return (
            <span key={place} className="empty" aria-hidden="true">
              {animals}
            </span>
          );
        const strength = crewCard(view, crew.name).strength - crew.wounds;
        return (
          <CardButton
            key={place}
            play={play}
            card={crewId(crew.name)}
            detail={text('scythia.card.strength', { count: strength })}
          >
            <span className="scythia-strip-face">
              <CrewPortrait name={crew.name} />
            </span>
            <b className={crew.wounds > 0 ? 'hurt' : undefined}>{strength}</b>
            {animals}
          </CardButton>
        );
      })}
    </div>
  );
}
