import { PAGES } from '@tessera/protocol/lists';
import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Arrival, screenAt } from './frame/Arrival.tsx';
import { NotFound } from './frame/NotFound.tsx';
import { ProblemBoundary } from './frame/ProblemBoundary.tsx';
import { Waiting } from './frame/Waiting.tsx';
import { gameEntry } from './games.ts';
import { HomePage } from './home/HomePage.tsx';
import { useText, Words } from './i18n/index.tsx';

const NewTablePage = lazy(() => import('./new-table/NewTablePage.tsx'));
const RulesPage = lazy(() => import('./rules/RulesPage.tsx'));
const AboutPage = lazy(() => import('./about/AboutPage.tsx'));

const TableScreen = lazy(() => import('./table/TableScreen.tsx'));
const AnalysisScreen = lazy(() => import('./analysis/AnalysisScreen.tsx'));
const ReplayScreen = lazy(() => import('./table/replay/ReplayScreen.tsx'));

const LobbyPage = lazy(() => import('./online/lobby/LobbyPage.tsx'));
const NewOnlinePage = lazy(() => import('./online/set-up/NewOnlinePage.tsx'));
const OnlineTablePage = lazy(() => import('./online/room/OnlineTablePage.tsx'));
const OnlineReplay = lazy(() => import('./online/room/OnlineReplay.tsx'));
const AccountPage = lazy(() => import('./online/account/AccountPage.tsx'));
const HostPage = lazy(() => import('./online/host/HostPage.tsx'));
const EmailLinkPage = lazy(() => import('./online/account/sign-in/EmailLinkPage.tsx'));
const PersonPage = lazy(() => import('./online/people/PersonPage.tsx'));
const LeaderboardPage = lazy(() => import('./online/people/LeaderboardPage.tsx'));

export function App() {
  const t = useText();
  const [place] = useLocation();
  return (
    <>
      <a href="#main" className="skip-link">
        {t('shell.skip')}
      </a>
      <ProblemBoundary place={place}>
        <Switch>
          <Route path={PAGES.home}>{() => <Screen of={<HomePage />} />}</Route>
          <Route path={PAGES.newTable}>
            {({ game }) => <OfGame id={game} screen={<NewTablePage game={game} />} />}
          </Route>
          <Route path={PAGES.table}>{({ id }) => <TableRoute key={id} of={<TableScreen id={id} />} />}</Route>
          <Route path={PAGES.replay}>
            {({ id }) => <TableRoute key={id ?? ''} of={<ReplayScreen {...(id ? { id } : {})} />} />}
          </Route>
          <Route path={PAGES.analysis}>
            {({ game, id }) => (
              <AnalysisRoute
                key={`${game} ${id}`}
                game={game}
                of={<AnalysisScreen game={game} {...(id ? { id } : {})} />}
              />
            )}
          </Route>
          <Route path={PAGES.rules}>
            {({ game, clause }) => (
              <OfGame id={game} screen={<RulesPage game={game} {...(clause ? { clause } : {})} />} />
            )}
          </Route>
          <Route path={PAGES.lobby}>{() => <OnlineRoute of={<LobbyPage />} />}</Route>
          <Route path={PAGES.newOnlineTable}>
            {({ game }) => <OnlineRoute of={gameEntry(game) ? <NewOnlinePage game={game} /> : <NotFound />} />}
          </Route>
          <Route path={PAGES.onlineTable}>
            {({ id }) => <OnlineRoute key={id} of={<OnlineTablePage id={id} />} />}
          </Route>
          <Route path={PAGES.onlineReplay}>{({ id }) => <OnlineRoute key={id} of={<OnlineReplay id={id} />} />}</Route>
          <Route path={PAGES.account}>{() => <OnlineRoute of={<AccountPage />} />}</Route>
          <Route path={PAGES.resetPassword}>{() => <OnlineRoute of={<EmailLinkPage purpose="reset" />} />}</Route>
          <Route path={PAGES.confirmEmail}>{() => <OnlineRoute of={<EmailLinkPage purpose="confirm" />} />}</Route>
          <Route path={PAGES.person}>{({ id }) => <OnlineRoute key={id} of={<PersonPage id={id} />} />}</Route>
          <Route path={PAGES.leaderboard}>
            {({ game }) => <OnlineRoute of={gameEntry(game) ? <LeaderboardPage game={game} /> : <NotFound />} />}
          </Route>
          <Route path={PAGES.host}>{() => <OnlineRoute of={<HostPage />} />}</Route>
          <Route path={PAGES.about}>{() => <Screen of={<AboutPage />} />}</Route>
          <Route>{() => <Screen of={<NotFound />} />}</Route>
        </Switch>
      </ProblemBoundary>
    </>
  );
}

function Screen({ of }: { readonly of: ReactNode }) {
  const [place] = useLocation();
  return (
    <Suspense fallback={<Waiting />}>
      {of}
      <Arrival key={screenAt(place)} />
    </Suspense>
  );
}

/** The address can name a game that isn't there. */
function OfGame({ id, screen }: { readonly id: string; readonly screen: ReactNode }) {
  return <Screen of={gameEntry(id) ? screen : <NotFound />} />;
}

function TableRoute({ of }: { readonly of: ReactNode }) {
  return <Screen of={<Words of={['table']}>{of}</Words>} />;
}

function AnalysisRoute({ game, of }: { readonly game: string; readonly of: ReactNode }) {
  return <Screen of={gameEntry(game) ? <Words of={['table', 'analysis']}>{of}</Words> : <NotFound />} />;
}

function OnlineRoute({ of }: { readonly of: ReactNode }) {
  return <Screen of={<Words of={['table', 'online']}>{of}</Words>} />;
}
