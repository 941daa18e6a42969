import '../styles/new-table.css';
import type { Game } from '@tessera/kernel';
import { use } from 'react';
import { ProblemNote } from '../controls/ProblemNote.tsx';
import { Page } from '../frame/Page.tsx';
import { type GameEntry, gameEntry } from '../games.ts';
import { useText } from '../i18n/index.tsx';
import { NewTableForm } from './NewTableForm.tsx';
import { type OwnBoards, ownBoardsFor } from './own-boards.ts';

interface Loaded {
  readonly game: Game;
  readonly own: OwnBoards;
}

async function load(entry: GameEntry): Promise<Loaded> {
  const [game, own] = await Promise.all([entry.load(), ownBoardsFor(entry.id)]);
  return { game, own };
}

let loading: { id: string; promise: Promise<Loaded> } | undefined;
const loadedFor = (entry: GameEntry): Promise<Loaded> => {
  if (loading?.id !== entry.id) loading = { id: entry.id, promise: load(entry) };
  return loading.promise;
};

export default function NewTablePage({ game: id }: { readonly game: string }) {
  const t = useText();
  const entry = gameEntry(id);
  if (!entry) throw new Error(`There is no game "${id}".`);
  const { game, own } = use(loadedFor(entry));
  const title = t('shell.newTable.title', { game: entry.name });
  return (
    <Page title={title} game={entry.id} className="new-table">
      <h1>{title}</h1>
      {own.problem ? <ProblemNote title={t('shell.problem.boards')} problem={own.problem} /> : null}
      <NewTableForm
        entry={entry}
        game={game}
        ownBoards={own.boards}
        onOwnBoards={() => {
          loading = undefined; // read afresh when the page is opened next
        }}
      />
    </Page>
  );
}
