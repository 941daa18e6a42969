import { pagePath } from '@tessera/protocol/lists';
import { BookOpen, Clock, GitBranch, Play, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ProblemNote } from '../controls/ProblemNote.tsx';
import { useTask } from '../controls/use-task.ts';
import { gameWords } from '../game-words.ts';
import type { GameEntry } from '../games.ts';
import { useText } from '../i18n/index.tsx';
import { quickTable } from './play.ts';

/** A game's cover, what it is about, and the shortest way to play it. */
export function GameFeature({ game }: { readonly game: GameEntry }) {
  const t = useText();
  const [, go] = useLocation();
  const [starting, setStarting] = useState(false);
  const { run, problem } = useTask();
  const { Cover } = game;

  const play = async () => {
    setStarting(true);
    const id = await run(() => quickTable(game, t));
    setStarting(false);
    if (id !== undefined) go(pagePath('table', { id }));
  };

  return (
    <section className="feature" data-game={game.id} aria-labelledby={`game-${game.id}`}>
      <div className="feature-cover">
        <Suspense>
          <Cover />
        </Suspense>
      </div>
      <div className="feature-text">
        <h2 id={`game-${game.id}`}>{game.name}</h2>
        <p className="lead">{gameWords(t, game.id, 'tagline')}</p>
        <ul className="facts">
          <li>
            <Users aria-hidden="true" />
            {game.players[0] === game.players[1]
              ? t('shell.home.exactPlayers', { count: game.players[0] })
              : t('shell.home.players', { least: game.players[0], most: game.players[1] })}
          </li>
          <li>
            <Clock aria-hidden="true" />
            {game.minutes[0] === game.minutes[1]
              ? t('shell.home.aboutMinutes', { count: game.minutes[0] })
              : t('shell.home.minutes', { least: game.minutes[0], most: game.minutes[1] })}
          </li>
        </ul>
        <div className="feature-actions">
          <button type="button" className="button button-primary button-big" onClick={play} disabled={starting}>
            <Play aria-hidden="true" fill="currentColor" />
            {t('shell.home.play')}
          </button>
          <Link href={pagePath('newTable', { game: game.id })} className="button button-big">
            {t('shell.home.setUp')}
          </Link>
        </div>
        <p className="hint">{t('shell.home.playHint')}</p>
        {problem ? <ProblemNote title={t('shell.problem.start')} problem={problem} /> : null}
        <p className="feature-links">
          <Link href={pagePath('rules', { game: game.id })} className="feature-rules">
            <BookOpen aria-hidden="true" />
            {t('shell.home.howTo')}
          </Link>
          <Link href={pagePath('analysis', { game: game.id })} className="feature-rules">
            <GitBranch aria-hidden="true" />
            {t('shell.home.analysis')}
          </Link>
        </p>
        <p className="feature-credit">
          {t('shell.home.by', { designer: game.designer, publisher: game.publisher, year: `${game.year}` })}
        </p>
      </div>
    </section>
  );
}
