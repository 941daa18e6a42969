import { useText } from '../i18n/index.tsx';
import { ClauseText } from './ClauseText.tsx';
import type { Clause, Rulebook } from './rulebook.ts';

interface ClauseItemProps {
  readonly clause: Clause;
  readonly kinds: Rulebook['kinds'];
  readonly words: readonly string[];
  readonly current: boolean;
  readonly hrefOf: (clause: string) => string;
  readonly onClause: (clause: string) => void;
}

export function ClauseItem({ clause, kinds, words, current, hrefOf, onClause }: ClauseItemProps) {
  const t = useText();
  const text = { words, hrefOf, onClause };
  return (
    <li
      className="clause"
      data-clause={clause.id}
      data-kind={clause.kind}
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
        {/^[CHS]-\d+$/.test(clause.id) ? clause.id : '§'}
      </a>
      <div className="clause-body">
        {clause.kind === 'rule' ? null : (
          <p>
            <span className="tag">{kinds[clause.kind]}</span>
          </p>
        )}
        <p>
          <ClauseText text={clause.text} {...text} />
        </p>
        {clause.ruling ? (
          <p className="clause-ruling">
            <span className="tag">{kinds['ruling']}</span> <ClauseText text={clause.ruling} {...text} />
          </p>
        ) : null}
      </div>
    </li>
  );
}
