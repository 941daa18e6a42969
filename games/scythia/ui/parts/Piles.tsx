import { CardBack, CREW_DECK, CREW_DISCARD } from '../../board/index.ts';
import type { Play } from '../decision/use-play.ts';
import { crewId } from '../sentences/cards.ts';

/** The crew deck and the discard pile (S-45): how many cards are in each. */
export function Piles({ play }: { readonly play: Play }) {
  const { text, view, onCards } = play;
  const { deckSize, discard } = view.crewCards;
  const discarded = Object.values(discard).reduce((sum, n) => sum + n, 0);
  return (
    <div className="scythia-piles">
      <span data-spot={CREW_DECK}>
        <CardBack size="small" className={deckSize === 0 ? 'scythia-pile scythia-pile-none' : 'scythia-pile'} />
        {text('scythia.table.deck', { count: deckSize })}
      </span>
      <button
        type="button"
        data-spot={CREW_DISCARD}
        disabled={discarded === 0 || !onCards}
        aria-haspopup="dialog"
        title={text('scythia.table.lookDiscard')}
        onClick={() =>
          onCards?.({
            title: text('scythia.table.discarded'),
            cards: Object.entries(discard).flatMap(([name, n]) => Array<string>(n).fill(crewId(name))),
          })
        }
      >
        <span className={discarded === 0 ? 'scythia-pile scythia-pile-none' : 'scythia-pile scythia-pile-open'} />
        {text('scythia.table.discard', { count: discarded })}
      </button>
    </div>
  );
}
