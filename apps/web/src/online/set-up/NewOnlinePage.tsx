import '../../styles/new-table.css';
import type { Game } from '@tessera/kernel';
import { use } from 'react';
import { ProblemNote } from '../../controls/ProblemNote.tsx';
import { type GameEntry, gameEntry } from '../../games.ts';
import { useText } from '../../i18n/index.tsx';
import { type OwnBoards, ownBoardsFor } from '../../new-table/own-boards.ts';
import { NameForm } from '../NameForm.tsx';
import { OnlinePage } from '../OnlinePage.tsx';
import { OnlineTableForm } from './OnlineTableForm.tsx';

type Loaded = readonly [game: Game, own: OwnBoards];

const load = (entry: GameEntry): Promise<Loaded> => Promise.all([entry.load(), ownBoardsFor(entry.id)]);

const loading = new Map<string, Promise<Loaded>>();
function loadedFor(entry: GameEntry): Promise<Loaded> {
  const known = loading.get(entry.id) ?? load(entry);
  loading.set(entry.id, known);
  // whoever waits for it hears why; it may be tried again
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
          <>
            {own.problem ? <ProblemNote title={t('shell.problem.boards')} problem={own.problem} /> : null}
            <OnlineTableForm entry={entry} game={game} ownBoards={own.boards} />
          </>
        ) : (
          <NameForm button={t('online.name.start')} />
        )
      }
    </OnlinePage>
  );
}
