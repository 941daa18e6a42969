import '../../styles/new-table.css';
import type { Game } from '@tessera/kernel';
import { use } from 'react';
import { type GameEntry, gameEntry } from '../../games.ts';
import { useText } from '../../i18n/index.tsx';
import { NameForm } from '../NameForm.tsx';
import { OnlinePage } from '../OnlinePage.tsx';
import { OnlineTableForm } from './OnlineTableForm.tsx';

type Loaded = readonly [game: Game, own: readonly object[]];

async function load(entry: GameEntry): Promise<Loaded> {
  const [game, host] = await Promise.all([entry.load(), import('../../host/index.ts')]);
  return [game, await host.listScenarios(entry.id).catch(() => [])];
}

const loading = new Map<string, Promise<Loaded>>();
function loadedFor(entry: GameEntry): Promise<Loaded> {
  const known = loading.get(entry.id) ?? load(entry);
  loading.set(entry.id, known);
  known.catch(() => loading.delete(entry.id));
  return known;
}

export default function NewOnlinePage({ game: id }: { readonly game: string }) {
  const t = useText();
  const entry = gameEntry(id);
  if (!entry) throw new Error(`There is no game "${id}".`);
  const [game, own] = use(loadedFor(entry));
  return (
    <OnlinePage title={t('online.setUp.title', { game: entry.name })} game={entry.id} className="new-table">
      {({ me }) =>
        me ? (
          <OnlineTableForm entry={entry} game={game} ownBoards={own} />
        ) : (
          <NameForm button={t('online.name.start')} />
        )
      }
    </OnlinePage>
  );
}
