import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Arrival } from './frame/Arrival.tsx';
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
const ReplayScreen = lazy(() => import('./table/ReplayScreen.tsx'));

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
          <Route path="/">{() => <Screen of={<HomePage />} />}</Route>
          <Route path="/new/:game">{({ game }) => <OfGame id={game} screen={<NewTablePage game={game} />} />}</Route>
          <Route path="/table/:id">{({ id }) => <TableRoute key={id} of={<TableScreen id={id} />} />}</Route>
          <Route path="/replay/:id?">
            {({ id }) => <TableRoute key={id ?? ''} of={<ReplayScreen {...(id ? { id } : {})} />} />}
          </Route>
          <Route path="/rules/:game/:clause?">
            {({ game, clause }) => (
              <OfGame id={game} screen={<RulesPage game={game} {...(clause ? { clause } : {})} />} />
            )}
          </Route>
          <Route path="/about">{() => <Screen of={<AboutPage />} />}</Route>
          <Route>{() => <Screen of={<NotFound />} />}</Route>
        </Switch>
      </ProblemBoundary>
    </>
  );
}

function Screen({ of }: { readonly of: ReactNode }) {
  return (
    <Suspense fallback={<Waiting />}>
      {of}
      <Arrival />
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
