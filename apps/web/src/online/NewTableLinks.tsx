import { pagePath } from '@tessera/protocol/lists';
import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { GAME_ENTRIES } from '../games.ts';

/** For each game, the way to a new table on the server. */
export const NewTableLinks = () => (
  <>
    {GAME_ENTRIES.map(({ id, name }) => (
      <Link key={id} href={pagePath('newOnlineTable', { game: id })} className="button" data-game={id}>
        <Plus aria-hidden="true" />
        {name}
      </Link>
    ))}
  </>
);
