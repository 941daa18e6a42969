import { arrowAmong, HeroCard } from '../../board/index.ts';
import { movesOf } from '../decision/move-object.ts';
import { pairNeed } from '../decision/needs.ts';
import type { Play } from '../decision/use-play.ts';
import { nameOf, nameOnCard } from '../sentences/card-names.ts';
import { heroEffect } from '../sentences/card-text.ts';
import { CrewFace } from './CardSides.tsx';

/** S-14: the heroes on offer, each with the crew that comes along. */
export function Pairs({ play }: { readonly play: Play }) {
  const { view, text, legal, active, suggestedPaths, onMove } = play;
  const suggested = suggestedPaths.flatMap(({ places }) => places);
  const moves = movesOf(legal, 'choose');
  return (
    <section
      className="scythia-pairs"
      aria-label={text('scythia.table.pairs')}
      onKeyDown={(event) => arrowAmong(event, '[data-choice]')}
    >
      {view.pairs.map(({ hero, crew }) => {
        const move = active ? moves.find((each) => each.move.hero === hero)?.text : undefined;
        return (
          <div
            key={hero}
            className="scythia-pair"
            data-open={move !== undefined || undefined}
            data-suggested={suggested.includes(pairNeed(hero)) || undefined}
          >
            <div className="scythia-pair-cards">
              <HeroCard hero={hero} name={nameOnCard(text, 'hero', hero)} effect={heroEffect(text, view, hero)} />
              <CrewFace text={text} view={view} name={crew} />
            </div>
            {move !== undefined ? (
              <button type="button" className="button scythia-pair-choose" data-choice onClick={() => onMove(move)}>
                <span aria-hidden="true">{text('scythia.choice.choose')}</span>
                <span className="visually-hidden">
                  {text('scythia.choice.choosePair', {
                    hero: nameOf(text, 'hero', hero),
                    crew: nameOf(text, 'crew', crew),
                  })}
                </span>
              </button>
            ) : null}
          </div>
        );
      })}
    </section>
  );
}
