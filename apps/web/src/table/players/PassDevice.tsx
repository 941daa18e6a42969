import type { Problem } from '@tessera/kernel';
import type { GameUi, Player } from '@tessera/ui';
import { type CSSProperties, useContext, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'wouter';
import { ProblemNote } from '../../controls/ProblemNote.tsx';
import { gameEntry } from '../../games.ts';
import { useText } from '../../i18n/index.tsx';
import { sentenceAnywhere } from '../../online/problems.ts';
import { TableContext } from '../table-context.ts';

interface PassDeviceProps {
  readonly ui: GameUi;
  /** Who is to take it. */
  readonly player: Player;
  readonly hasPast: boolean;
  readonly problem: Problem | null;
  readonly onTake: (playOut: boolean) => void;
}

/** Between two people at one device: nothing of the table is on the page until the next one says they have it. */
export function PassDevice({ ui, player, hasPast, problem, onTake }: PassDeviceProps) {
  const t = useText();
  const context = useContext(TableContext);
  const { name, colour } = player;
  const heading = useRef<HTMLHeadingElement>(null);
  // not the button: who ends their turn with two quick presses of Enter must not open the next one's hand
  useEffect(() => heading.current?.focus(), []);
  return (
    <main
      id="main"
      className="pass"
      data-game={ui.id}
      data-testid="pass"
      style={{ '--who': `var(--${colour})` } as CSSProperties}
    >
      <title>{context.title(`${gameEntry(ui.id)?.name ?? ui.id} · Tessera`, true)}</title>
      <div className="pass-card">
        <ui.Mark colour={colour} size={64} />
        <h1 ref={heading} tabIndex={-1}>
          {t('table.pass.title', { name })}
        </h1>
        <p className="lead">{t('table.pass.text', { name })}</p>
        {problem ? <ProblemNote title={t('table.problem.host')} problem={problem} says={sentenceAnywhere} /> : null}
        <div className="pass-actions">
          <Button className="button button-primary" onPress={() => onTake(false)}>
            {t('table.pass.take', { name })}
          </Button>
          {hasPast ? (
            <Button className="button" onPress={() => onTake(true)}>
              {t('table.pass.watch')}
            </Button>
          ) : null}
          <Link href={context.home} className="button button-quiet">
            {t('table.menu.leave')}
          </Link>
        </div>
      </div>
    </main>
  );
}
