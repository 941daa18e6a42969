import { highlight } from './find.ts';

interface ClauseTextProps {
  readonly text: string;
  readonly words: readonly string[];
  readonly hrefOf: (clause: string) => string;
  readonly onClause: (clause: string) => void;
}

const REFERENCE = /\b([A-Z]-\d+)/;

/** The words of a clause: what was searched for is marked, and other clauses are links. */
export function ClauseText({ text, words, hrefOf, onClause }: ClauseTextProps) {
  return text.split(REFERENCE).map((piece, index) => {
    const key = `${index} ${piece}`;
    if (index % 2 === 0) return <Highlighted key={key} text={piece} words={words} />;
    return (
      <a
        key={key}
        href={hrefOf(piece)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onClause(piece);
        }}
      >
        <Highlighted text={piece} words={words} />
      </a>
    );
  });
}

function Highlighted({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  let at = 0;
  return highlight(text, words).map((part) => {
    const key = at;
    at += part.text.length;
    return part.found ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
