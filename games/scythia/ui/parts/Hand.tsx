import type { CSSProperties } from 'react';
import { handPlace, htmlInput, placeProps, playerHandSpot, targetsById } from '../../board/index.ts';
import { seatName } from '../names.ts';
import { priceOf } from '../price.ts';
import type { Play } from '../use-play.ts';
import { CrewFace } from './CardSides.tsx';

/** The cards in hand, as large as there is room: what they cost now, and both sides in words. */
export function Hand({ play }: { readonly play: Play }) {
  const { view, text, own, onPick, onHover } = play;
  const player = view.players[own - 1];
  const targets = targetsById(play.targets);
  if (!player) return null;
  const { hand } = player;
  if (hand === null)
    return (
      <p className="scythia-hand-none">
        {text('scythia.table.handHidden', { name: seatName(play, own), count: player.handSize })}
      </p>
    );
  if (hand.length === 0) return <p className="scythia-hand-none">{text('scythia.table.handEmpty')}</p>;
  return (
    <ul
      className="scythia-hand"
      data-spot={playerHandSpot(own)}
      aria-label={text('scythia.table.handOf', { count: hand.length })}
      style={{ '--cards': Math.max(3, hand.length > 6 ? 4 : 3) } as CSSProperties}
      data-choosing={[...targets.values()].some(({ kind }) => kind === 'hand') || undefined}
      {...htmlInput(targets, onPick, onHover)}
    >
      {hand.map((card, index) => {
        const id = handPlace(index + 1);
        return (
          // two copies of a card are the same, so their places tell them apart
          <li key={`${card} ${hand.slice(0, index).filter((each) => each === card).length}`}>
            <div {...placeProps(id, targets)}>
              <CrewFace text={text} view={view} name={card} costNow={priceOf(view, own, card)} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
