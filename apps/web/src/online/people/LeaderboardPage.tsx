import type { Leaderboard } from '@tessera/protocol';
import { pagePath } from '@tessera/protocol/lists';
import { Link } from 'wouter';
import { GAME_ENTRIES, gameEntry } from '../../games.ts';
import { useText } from '../../i18n/index.tsx';
import { GuestMark } from '../GuestMark.tsx';
import { OnlinePage } from '../OnlinePage.tsx';
import { OnlineProblem } from '../Problems.tsx';
import { ask } from '../server/ask.ts';
import { useAnswer } from '../server/use-answer.ts';

export default function LeaderboardPage({ game }: { readonly game: string }) {
  const t = useText();
  const { value: board, problem } = useAnswer(() => ask('leaderboard', { params: { game }, query: {} }), game);
  const rows = board ? [...board.people, ...(board.me && !onIt(board) ? [board.me] : [])] : [];
  return (
    <OnlinePage
      title={t('online.leadersOf', { game: gameEntry(game)?.name ?? game })}
      game={game}
      className="leaderboard"
    >
      {({ me }) => (
        <>
          <nav className="actions" aria-label={t('online.leaders')}>
            {GAME_ENTRIES.map((each) => (
              <Link
                key={each.id}
                href={pagePath('leaderboard', { game: each.id })}
                className="button"
                {...(each.id === game ? { 'aria-current': 'page' as const } : {})}
              >
                {each.name}
              </Link>
            ))}
          </nav>
          <OnlineProblem problem={problem} />
          {board ? <p className="hint">{t('online.leaders.hint', { count: board.atLeastGames })}</p> : null}
          {board && rows.length === 0 ? <p>{t('online.leaders.none')}</p> : null}
          {rows.length > 0 ? (
            <div className="wide-table">
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('online.column.place')}</th>
                    <th scope="col">{t('online.column.name')}</th>
                    <th scope="col">{t('online.column.rating')}</th>
                    <th scope="col">{t('online.column.played')}</th>
                    <th scope="col">{t('online.column.won')}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.id} data-me={row.id === me?.id || undefined}>
                      <td>{row.place}</td>
                      <th scope="row">
                        <Link href={pagePath('person', { id: row.id })}>{row.name}</Link>
                        <GuestMark of={row} />
                      </th>
                      <td>{t('online.rating', { value: row.rating, more: row.plusMinus })}</td>
                      <td>{row.games}</td>
                      <td>{row.wins}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          ) : null}
        </>
      )}
    </OnlinePage>
  );
}

const onIt = ({ people, me }: Leaderboard): boolean => people.some(({ id }) => id === me?.id);
