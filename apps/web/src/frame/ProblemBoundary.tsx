import { Component, type ReactNode } from 'react';
import { currentWords } from '../i18n/words.ts';

interface ProblemState {
  readonly problem: unknown;
}

/** The last line of defence: a screen that broke says so, and offers the way back. Tables are saved move by move. */
export class ProblemBoundary extends Component<{ readonly children: ReactNode }, ProblemState> {
  override state: ProblemState = { problem: undefined };

  static getDerivedStateFromError(problem: unknown): ProblemState {
    return { problem };
  }

  override render() {
    if (this.state.problem === undefined) return this.props.children;
    const t = currentWords()?.text ?? ((key: string) => key);
    return (
      <main id="main" className="page-main message">
        <h1>{t('shell.broken.title')}</h1>
        <p className="lead" role="alert">
          {t('shell.broken.text')}
        </p>
        <p className="hint">{String(this.state.problem)}</p>
        <div className="actions">
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            {t('shell.broken.reload')}
          </button>
          <a href="/" className="button">
            {t('shell.goHome')}
          </a>
        </div>
      </main>
    );
  }
}
