import type { Game } from '@tessera/kernel';
import { useEffect, useState } from 'react';
import { gameEntry } from '../../../games.ts';
import { useText } from '../../../i18n/index.tsx';
import type { TableInfo } from '../../server/tables.ts';
import { choicesOf, termsOf } from './table-facts.ts';

/** What is played here, and how. */
export function TableFacts({ table }: { readonly table: TableInfo }) {
  const t = useText();
  const [game, setGame] = useState<Game>();
  useEffect(() => {
    let here = true;
    // without it the rest can be read all the same
    gameEntry(table.game)
      ?.load()
      .then(
        (loaded) => here && setGame(loaded),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [table.game]);
  const choices = game ? choicesOf(table, game, t) : [];
  return (
    <div className="table-facts hint">
      <p>{termsOf(table, t).join(' · ')}</p>
      {choices.length > 0 ? <p>{choices.join(' · ')}</p> : null}
    </div>
  );
}
