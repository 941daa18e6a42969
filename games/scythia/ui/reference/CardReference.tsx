import './reference.css';
import type { Text } from '@tessera/ui';
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { CrewPortrait, HeroPortrait, QuestCard } from '../../board/index.ts';
import { scenarioOf } from '../scenario-of.ts';
import { type Entry, found, sectionsOf } from './entries.ts';

export interface CardReferenceProps {
  readonly text: Text;
  /** What is searched for elsewhere on the page; without it the reference has a search of its own. */
  readonly query?: string | undefined;
  /** Told how many cards the query finds: then that is said elsewhere too. */
  readonly onCount?: (count: number) => void;
  /** The id of a scenario that we ship, or the scenario itself. */
  readonly scenario?: string | object;
}

/** Every card of the game with its numbers and its words, to be searched. */
export function CardReference({ text, query: given, onCount, scenario = 'scythia' }: CardReferenceProps) {
  const [own, setOwn] = useState('');
  const query = given ?? own;
  const id = useId();
  const sections = useMemo(() => sectionsOf(text, scenarioOf({ scenario })), [text, scenario]);
  const shown = found(sections, useDeferredValue(query));
  const count = shown.reduce((sum, section) => sum + section.entries.length, 0);
  useEffect(() => onCount?.(count), [onCount, count]);
  if (onCount && count === 0) return null;
  return (
    <section className="scythia-reference" id="card-reference" aria-labelledby={id}>
      <h2 id={id}>{text('scythia.reference.title')}</h2>
      {given === undefined ? (
        <input
          type="search"
          className="text-field"
          value={query}
          placeholder={text('scythia.reference.search')}
          aria-label={text('scythia.reference.search')}
          onChange={(event) => setOwn(event.target.value)}
        />
      ) : null}
      {onCount ? null : (
        <p className="hint" role="status">
          {query.trim() === ''
            ? ''
            : count === 0
              ? text('scythia.reference.none')
              : text('scythia.reference.count', { count })}
        </p>
      )}
      {shown.map((section) => (
        <div key={section.id}>
          <h3>{text(`scythia.reference.${section.id}`)}</h3>
          <ul className="scythia-cards">
            {section.entries.map((entry) => (
              <li key={entry.id}>
                <Picture entry={entry} />
                <div>
                  <h4>
                    {entry.name}
                    {entry.copies > 1 ? (
                      <small> {text('scythia.reference.copies', { count: entry.copies })}</small>
                    ) : null}
                  </h4>
                  {entry.lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Picture({ entry: { card, quest } }: { readonly entry: Entry }) {
  if (quest) return <QuestCard quest={quest} width={116} />;
  if (!card) return null;
  return (
    <span className="sc-root scythia-cards-face">
      {card.kind === 'crew' ? <CrewPortrait name={card.name} /> : <HeroPortrait name={card.name} />}
    </span>
  );
}
