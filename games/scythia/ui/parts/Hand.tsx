import { seatOf } from '@tessera/kernel';
import { type CSSProperties, useId } from 'react';
import { handCardSpot, handPlace, htmlInput, placeProps, playerHandSpot, targetsById } from '../../board/index.ts';
import { priceOf } from '../decision/price.ts';
import type { Play } from '../decision/use-play.ts';
import { seatName } from '../names.ts';
import { CrewFace } from './CardSides.tsx';
import { Piles } from './Piles.tsx';

/** Three in a row; four lie two by two, or the last would lie alone. */
const inARow = (cards: number): number => (cards === 4 ? 2 : 3);

/** The cards in hand, as large as there is room: what they cost now, and both sides in words; above them the piles. */
export function Hand({ play }: { readonly play: Play }) {
  const { view, text, own } = play;
  const id = useId();
  const player = view.players[seatOf(own)];
  if (!player) return null;
  const { hand, handSize } = player;
  return (
    <>
      <header className="scythia-hand-head">
        <h2 id={id}>{text('scythia.table.handOf', { count: handSize })}</h2>
        <Piles play={play} />
      </header>
      {hand === null ? (
        <p className="scythia-hand-none">
          {text('scythia.table.handHidden', { name: seatName(play, own), count: handSize })}
        </p>
      ) : hand.length === 0 ? (
        <p className="scythia-hand-none">{text('scythia.table.handEmpty')}</p>
      ) : (
        <Cards play={play} hand={hand} labelledBy={id} />
      )}
    </>
  );
}

interface CardsProps {
  readonly play: Play;
  readonly hand: readonly string[];
  readonly labelledBy: string;
}

function Cards({ play, hand, labelledBy }: CardsProps) {
  const { view, text, own, suggestedPaths, onPick, onHover } = play;
  const suggested = suggestedPaths.flatMap(({ places }) => places);
  const targets = targetsById(play.targets);
  const rows = Math.ceil(hand.length / inARow(hand.length));
  return (
    <ul
      className="scythia-hand"
      data-spot={playerHandSpot(own)}
      aria-labelledby={labelledBy}
      style={{ '--cards': inARow(hand.length) } as CSSProperties}
      data-rows={rows}
      data-choosing={[...targets.values()].some(({ kind }) => kind === 'hand') || undefined}
      {...htmlInput(targets, onPick, onHover)}
    >
      {hand.map((card, index) => (
        // two copies of a card are the same, so their places tell them apart
        <li
          key={`${card} ${hand.slice(0, index).filter((each) => each === card).length}`}
          data-spot={handCardSpot(card)}
        >
          <div {...placeProps(handPlace(index + 1), targets, suggested.includes(handPlace(index + 1)))}>
            <CrewFace text={text} view={view} name={card} costNow={priceOf(view, own, card)} />
          </div>
        </li>
      ))}
    </ul>
  );
}
