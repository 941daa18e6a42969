import { PAGES } from '@tessera/protocol/lists';
import { Component, type ReactNode } from 'react';
import { currentWords } from '../i18n/words.ts';

interface ProblemProps {
  /** Where we are: at another address the screen gets another chance. */
  readonly place: string;
  readonly children: ReactNode;
}

interface ProblemState {
  readonly problem: unknown;
}

/** The last line of defence: a screen that broke says so, and offers the way back. Tables are saved move by move. */
export class ProblemBoundary extends Component<ProblemProps, ProblemState> {
  override state: ProblemState = { problem: undefined };

  static getDerivedStateFromError(problem: unknown): ProblemState {
    return { problem };
  }

  override componentDidUpdate(before: ProblemProps) {
    if (before.place !== this.props.place && this.state.problem !== undefined) this.setState({ problem: undefined });
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
          <a href={PAGES.home} className="button">
            {t('shell.goHome')}
          </a>
        </div>
      </main>
    );
  }
}
