import type { Decision, GameUi } from '@tessera/ui';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { byKeyboard } from '../../frame/by-keyboard.ts';
import type { ToldHint } from '../../host/hints.ts';
import { useText } from '../../i18n/index.tsx';
import type { Announcements } from '../sound/announcements.ts';
import { type Corner, freeCorner } from './free-corner.ts';
import { type MoveWords, movesInWords, nudgeOf, placesOf } from './hint-words.ts';
import type { Hinting, HintNow } from './use-hint.ts';

interface HintPanelProps {
  readonly ui: GameUi;
  readonly hint: HintNow;
  readonly decision: Decision<unknown, unknown>;
  readonly announcements: Announcements;
  /** How long the board needs to bring what is pointed at into sight. */
  readonly motionMs: number;
  readonly onMove: (move: string) => void;
}

/** Over the board, where it covers least of what it points at. */
export function HintPanel({ hint, ...props }: HintPanelProps) {
  return hint.shown ? <Shown {...props} hint={hint} hinting={hint.shown} /> : null;
}

function Shown(props: HintPanelProps & { readonly hinting: Hinting }) {
  const { ui, hint, hinting, decision, announcements, motionMs, onMove } = props;
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  const told = hinting.is === 'thinking' ? undefined : hinting.hint;
  const corner = useFreeCorner(panel, ui, told, hinting.is, motionMs);
  const nudge = hinting.is === 'nudge' ? nudgeOf(ui, decision, hinting.hint) : '';
  const moves = hinting.is === 'moves' ? movesInWords(ui, decision, hinting.hint) : [];
  const [best] = moves;
  const spoken = best ? t('table.hint.spoken', { ...best, count: moves.length }) : nudge;
  useEffect(() => announcements.say(spoken), [announcements, spoken]);
  useEffect(() => {
    // the button that led here stays; who plays by keyboard goes on in the panel
    if (hinting.is !== 'thinking' && byKeyboard()) panel.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [hinting.is]);
  return (
    <section className="hint-panel" ref={panel} data-corner={corner} data-is={hinting.is} aria-label={t('table.hint')}>
      {hinting.is === 'thinking' ? (
        <div className="hint-thinking">
          <label>
            <span>{t('table.hint.thinking')}</span>
            <progress max={1} value={hinting.done} />
          </label>
          <button type="button" className="button" onClick={hint.close}>
            {t('table.hint.cancel')}
          </button>
        </div>
      ) : (
        <>
          <button type="button" className="icon-button hint-close" aria-label={t('shell.close')} onClick={hint.close}>
            <X aria-hidden="true" />
          </button>
          {hinting.is === 'nudge' ? (
            <>
              <p className="hint-nudge">{nudge}</p>
              <button type="button" className="button" data-first onClick={hint.tap}>
                {t('table.hint.show')}
              </button>
            </>
          ) : (
            <MoveList moves={moves} onMove={onMove} />
          )}
        </>
      )}
    </section>
  );
}

interface MoveListProps {
  readonly moves: readonly MoveWords[];
  readonly onMove: (move: string) => void;
}

function MoveList({ moves, onMove }: MoveListProps) {
  const t = useText();
  const allLevel = moves.every(({ isLevel }) => isLevel);
  return (
    <>
      <h2 className="hint-title">{t('table.hint.moves')}</h2>
      {allLevel ? <p className="hint-level">{t('table.hint.level')}</p> : null}
      <ol className="hint-moves">
        {moves.map(({ move, sentence, chance, isLevel, reasons, line }, nth) => (
          <li key={move}>
            <button
              type="button"
              className="hint-move"
              data-first={nth === 0 || undefined}
              onClick={() => onMove(move)}
            >
              <span className="hint-number">{nth + 1}</span>
              <span className="hint-sentence">{sentence}</span>
              <span className="hint-chance">{t('table.hint.chance', { chance })}</span>
            </button>
            <p className="hint-why">
              {isLevel && !allLevel ? <em>{t('table.hint.cantTell')} </em> : null}
              {reasons}
              {line ? <span className="hint-line"> {t('table.hint.then', { line })}</span> : null}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

const A_MOMENT = 60;

/** Looked for anew when there is more to show, and when the board has another size. */
function useFreeCorner(
  panel: React.RefObject<HTMLElement | null>,
  ui: GameUi,
  told: ToldHint | undefined,
  is: Hinting['is'],
  motionMs: number,
): Corner | undefined {
  const [corner, setCorner] = useState<Corner>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel has another size with what it is
  useLayoutEffect(() => {
    const room = panel.current?.parentElement;
    if (!room) return;
    const look = () => {
      const element = panel.current;
      const stage = room.parentElement;
      if (!element || !stage) return;
      const selectors = ['[data-suggested]', ...(told ? placesOf(ui, told) : [])];
      const places = [...stage.querySelectorAll(selectors.join(','))];
      const seen = places.map((place) => place.getBoundingClientRect()).filter(({ width }) => width > 0);
      setCorner(freeCorner(room.getBoundingClientRect(), element.getBoundingClientRect(), seen));
    };
    look();
    // by then the board shows what is pointed at
    const timer = setTimeout(look, motionMs + A_MOMENT);
    const observer = new ResizeObserver(look);
    observer.observe(room);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [panel, ui, told, is, motionMs]);
  return corner;
}
