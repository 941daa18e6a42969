import type { ReactNode } from 'react';
import { PageFooter } from './PageFooter.tsx';
import { PageHeader } from './PageHeader.tsx';

interface PageProps {
  /** What the browser's tab says before the name of the house; nothing at home. */
  readonly title?: string;
  /** Wears the colours of this game. */
  readonly game?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Any screen but a table: header, one column, footer. */
export function Page({ title, game, className = '', children }: PageProps) {
  return (
    <div className="page" {...(game ? { 'data-game': game } : {})}>
      <title>{title ? `${title} · Tessera` : 'Tessera'}</title>
      <PageHeader />
      <main id="main" className={`page-main ${className}`}>
        {children}
      </main>
      <PageFooter />
    </div>
  );
}
