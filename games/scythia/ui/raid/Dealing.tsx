import { seatOf } from '@tessera/kernel';
import { topFrame } from '../decision/frame.ts';
import { movesOf } from '../decision/move-object.ts';
import { suggestedDeal } from '../decision/suggest-wounds.ts';
import type { Play } from '../decision/use-play.ts';
import { crewCard } from '../scenario-of.ts';
import { nameOf } from '../sentences/card-names.ts';

/** S-53: the wounds are dealt by hand, or as most would deal them. */
export function Dealing({ play }: { readonly play: Play }) {
  const { view, text, legal } = play;
  const places = movesOf(legal, 'wound').map(({ move }) => move.place);
  const deal = suggestedDeal(view, places, topFrame(view)?.a ?? 0);
  const list = [...new Set(deal)].flatMap((place) => {
    const crew = view.players[seatOf(view.turn)]?.crew[place - 1];
    if (!crew) return [];
    const count = deal.filter((each) => each === place).length;
    const dies = crew.wounds + count > crewCard(view, crew.name).strength;
    const card = nameOf(text, 'crew', crew.name);
    return [text(dies ? 'scythia.raid.suggestedDeath' : 'scythia.raid.suggestedFor', { card, count })];
  });
  return (
    <div className="scythia-dealing">
      <button type="button" className="button" onClick={play.dealAsSuggested}>
        {text('scythia.choice.dealSuggested')}
      </button>
      <span>{text('scythia.raid.suggested', { list: list.join('; ') })}</span>
    </div>
  );
}
