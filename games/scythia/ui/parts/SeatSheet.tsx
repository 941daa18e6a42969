import { type SeatNumber, seatOf } from '@tessera/kernel';
import { QuestCard } from '../../board/index.ts';
import type { Play } from '../decision/use-play.ts';
import { ownSeat, seatName } from '../names.ts';
import { animalCard } from '../scenario-of.ts';
import { nameOf } from '../sentences/card-names.ts';
import { crewSides, heroEffect } from '../sentences/card-text.ts';
import { crewId, heroId } from '../sentences/cards.ts';
import { questOf, questText } from '../sentences/quest-text.ts';
import { CardButton } from './CardButton.tsx';
import { SeatBoard } from './OwnBoard.tsx';

/** Somebody's whole board, with what the crew do in words and the quests that are done. */
export function SeatSheet({
  play,
  seat,
  onClose,
}: {
  readonly play: Play;
  readonly seat: SeatNumber;
  readonly onClose: () => void;
}) {
  const { view, text } = play;
  return (
    <section className="scythia-seat" aria-label={text('scythia.table.ownOf', { name: seatName(play, seat) })}>
      <header>
        <h2>{seatName(play, seat)}</h2>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {text('scythia.table.back')}
        </button>
      </header>
      {seat === ownSeat(view) ? null : <SeatBoard play={play} seat={seat} />}
      <SeatWords play={play} seat={seat} />
    </section>
  );
}

/** What the hero and the crew of a seat do, in words. */
export function SeatWords({ play, seat }: { readonly play: Play; readonly seat: SeatNumber }) {
  const { view, text } = play;
  const player = view.players[seatOf(seat)];
  if (!player) return null;
  return (
    <>
      <dl className="scythia-words">
        {player.hero ? (
          <div>
            <dt>
              <CardButton play={play} card={heroId(player.hero)} className="link-button">
                {nameOf(text, 'hero', player.hero)}
              </CardButton>
            </dt>
            <dd>{heroEffect(text, view, player.hero)}</dd>
          </div>
        ) : null}
        {player.crew.map((crew, index) => {
          if (!crew) return null;
          const { ability, effect } = crewSides(text, view, crew.name);
          const eagle = player.eagles[index];
          const unlocks = eagle ? animalCard(view, eagle).eagle.kind === 'unlock' : false;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells two of a name apart
            <div key={index}>
              <dt>
                <CardButton play={play} card={crewId(crew.name)} className="link-button">
                  {nameOf(text, 'crew', crew.name)}
                </CardButton>
              </dt>
              <dd>
                {ability}
                {unlocks ? (
                  <span className="scythia-words-played">
                    <span className="scythia-side">
                      {text('scythia.card.side', { side: nameOf(text, 'animal', 'unlock') })}
                    </span>{' '}
                    {effect}
                  </span>
                ) : null}
              </dd>
            </div>
          );
        })}
      </dl>
      {player.quests.length > 0 ? (
        <p className="scythia-quests">
          <span>{text('scythia.table.quests', { count: player.quests.length })}</span>
          {player.quests.map((key, index) => {
            const quest = questOf(view, key);
            return quest ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a quest may be there twice
              <QuestCard key={index} quest={quest} width={112} label={questText(text, view, key)} />
            ) : null;
          })}
        </p>
      ) : null}
    </>
  );
}
