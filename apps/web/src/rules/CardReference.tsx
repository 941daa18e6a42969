import { gameEntry } from '../games.ts';
import { useText, Words } from '../i18n/index.tsx';

interface CardReferenceProps {
  readonly game: string;
  readonly query: string;
  /** Told how many cards the query finds. */
  readonly onCount: (count: number) => void;
}

/** The cards of a game that has some, beneath its rules. Suspends while it loads. */
export function CardReference({ game, query, onCount }: CardReferenceProps) {
  const t = useText();
  const Reference = gameEntry(game)?.Reference;
  return Reference ? (
    <Words of={[game]}>
      <Reference text={t} query={query} onCount={onCount} />
    </Words>
  ) : null;
}
