import { fail, type Outcome } from '@tessera/kernel';
import type { Profile } from '@tessera/protocol';
import { isId, pagePath } from '@tessera/protocol/lists';
import { Link } from 'wouter';
import { gameEntry } from '../../games.ts';
import { ago } from '../../home/ago.ts';
import { useLanguage, useText } from '../../i18n/index.tsx';
import { AwayWords } from '../AwayMark.tsx';
import { OnlinePage } from '../OnlinePage.tsx';
import { OnlineProblem } from '../Problems.tsx';
import { ask } from '../server/ask.ts';
import { useAnswer } from '../server/use-answer.ts';
import { InvitePerson } from './InvitePerson.tsx';

const profileOf = async (id: string): Promise<Outcome<Profile>> =>
  isId(id) ? ask('profile', { params: { id } }) : fail('no-such-person', 'There is nobody here by this address.');

const nameOf = (game: string): string => gameEntry(game)?.name ?? game;

export default function PersonPage({ id }: { readonly id: string }) {
  const t = useText();
  const { value: person, problem } = useAnswer(() => profileOf(id), id);
  return (
    <OnlinePage title={person?.name ?? t('online.person')} className="person">
      {({ me }) => (
        <>
          <OnlineProblem problem={problem} />
          {person ? <About person={person} /> : null}
          {person && me && me.id !== person.id ? <InvitePerson person={person} me={me.id} /> : null}
        </>
      )}
    </OnlinePage>
  );
}

function About({ person }: { readonly person: Profile }) {
  const t = useText();
  const [language] = useLanguage();
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(person.since);
  return (
    <>
      <p className="hint">{t('online.person.since', { date: since })}</p>
      {person.guest ? <p>{t('online.guest.says')}</p> : null}
      {person.awayUntil === null ? null : <AwayWords until={person.awayUntil} />}
      {person.statistics.length === 0 ? <p>{t('online.person.none')}</p> : null}
      {person.statistics.length > 0 ? (
        <div className="wide-table">
          <table>
            <caption className="visually-hidden">{t('online.person.statistics')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('online.filter.game')}</th>
                <th scope="col">{t('online.column.rating')}</th>
                <th scope="col">{t('online.column.played')}</th>
                <th scope="col">{t('online.column.won')}</th>
                <th scope="col">{t('online.column.best')}</th>
                <th scope="col">{t('online.column.average')}</th>
              </tr>
            </thead>
            <tbody>
              {person.statistics.map(({ game, played, won, bestPoints, averagePoints }) => {
                const rating = person.ratings.find((each) => each.game === game);
                return (
                  <tr key={game}>
                    <th scope="row">{nameOf(game)}</th>
                    <td>{rating ? t('online.rating', { value: rating.rating, more: rating.plusMinus }) : '–'}</td>
                    <td>{played}</td>
                    <td>{won}</td>
                    <td>{bestPoints}</td>
                    <td>{averagePoints}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      ) : null}
      {person.games.length > 0 ? (
        <section className="account-part" aria-labelledby="last-games">
          <h2 id="last-games">{t('online.person.games')}</h2>
          <ul className="last-games">
            {person.games.map(({ table, game, place, players, points, endedAt }) => (
              <li key={`${table} ${place} ${points}`}>
                <Link href={pagePath('onlineTable', { id: table })}>{nameOf(game)}</Link>{' '}
                <span>{t('online.person.place', { place, players, points })}</span>{' '}
                <span className="hint">{ago(endedAt, Date.now(), language)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
