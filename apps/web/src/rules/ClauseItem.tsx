import { useText } from '../i18n/index.tsx';
import { ClauseText } from './ClauseText.tsx';
import type { Clause, ClauseKind, Rulebook } from './rulebook.ts';

interface ClauseItemProps {
  readonly clause: Clause;
  readonly kinds: Rulebook['kinds'];
  readonly words: readonly string[];
  readonly current: boolean;
  readonly hrefOf: (clause: string) => string;
  readonly onClause: (clause: string) => void;
}

const noteOf = ({ ruling = '', reconstruction = '' }: Clause, kind: ClauseKind): string =>
  kind === 'reconstruction' ? reconstruction : ruling;

export function ClauseItem({ clause, kinds, words, current, hrefOf, onClause }: ClauseItemProps) {
  const t = useText();
  const text = { words, hrefOf, onClause };
  const [kind = 'rule', ...others] = clause.kinds;
  return (
    <li
      className="clause"
      data-clause={clause.id}
      data-kind={kind}
      {...(current ? { 'aria-current': 'true' as const } : {})}
      tabIndex={-1}
    >
      <a
        className="clause-id"
        href={hrefOf(clause.id)}
        aria-label={t('shell.rules.linkTo', { clause: clause.id })}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onClause(clause.id);
        }}
      >
        {/^[A-Z]-\d+$/.test(clause.id) ? clause.id : '§'}
      </a>
      <div className="clause-body">
        {kind === 'rule' ? null : (
          <p>
            <span className="tag">{kinds[kind]}</span>
          </p>
        )}
        <p>
          <ClauseText text={clause.text} {...text} />
        </p>
        {others.map((other) => (
          <p key={other} className="clause-note" data-kind={other}>
            <span className="tag">{kinds[other]}</span> <ClauseText text={noteOf(clause, other)} {...text} />
          </p>
        ))}
      </div>
    </li>
  );
}
