import type { Play } from '../decision/use-play.ts';
import { type RaidOutlook, sumOfTerms } from './raid-outlook.ts';

const TERMS = ['kumis', 'dice', 'crew', 'animals', 'abilities'] as const;

interface StrengthSumProps {
  readonly play: Play;
  readonly outlook: Pick<RaidOutlook, 'settlement' | 'terms' | 'rolled' | 'dice'>;
}

/** The strength, term by term, and the tier it reaches so far. */
export function StrengthSum({ play, outlook }: StrengthSumProps) {
  const { text } = play;
  const open = Object.values(outlook.dice).some((n) => n > 0);
  const sumKey = !open ? 'total' : outlook.rolled.length > 0 ? 'soFar' : 'sure';
  const total = sumOfTerms(outlook.terms);
  const top = Math.max(total, ...outlook.settlement.tiers.map(({ strength }) => strength)) * 1.04;
  const at = (strength: number) => `${(100 * strength) / top}%`;
  return (
    <div className="scythia-strength">
      <dl>
        {TERMS.map((term) => (
          <div key={term} className={outlook.terms[term] === 0 ? 'none' : undefined} data-term={term}>
            <dt>{text(`scythia.raid.term.${term}`)}</dt>
            <dd>{term === 'dice' && open && outlook.rolled.length === 0 ? '?' : outlook.terms[term]}</dd>
          </div>
        ))}
        <div className="scythia-strength-total">
          <dt>{text(`scythia.raid.${sumKey}`)}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <div className="scythia-ladder" aria-hidden="true">
        {TERMS.map((term) => (
          <span key={term} data-term={term} style={{ width: at(outlook.terms[term]) }} />
        ))}
        {outlook.settlement.tiers.map(({ strength, points }) => (
          <b key={strength} style={{ left: at(strength) }} data-reached={total >= strength || undefined}>
            {strength}
            <i>{points}</i>
          </b>
        ))}
      </div>
    </div>
  );
}
