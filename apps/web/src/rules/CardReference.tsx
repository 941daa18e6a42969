import { gameEntry } from '../games.ts';
import { useText, Words } from '../i18n/index.tsx';

/** The cards of a game that has some, beneath its rules. Suspends while it loads. */
export function CardReference({ game, query }: { readonly game: string; readonly query: string }) {
  const t = useText();
  const Reference = gameEntry(game)?.Reference;
  return Reference ? (
    <Words of={[game]}>
      <Reference text={t} query={query} />
    </Words>
  ) : null;
}
