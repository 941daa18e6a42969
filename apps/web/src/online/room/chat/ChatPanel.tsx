import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../../../i18n/index.tsx';

interface ChatPanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** On a wide screen: beside the board, which is played on meanwhile. */
export function ChatPanel({ title, onClose, children }: ChatPanelProps) {
  const t = useText();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  // whoever opened it writes at once, and afterwards is where they were
  useEffect(() => {
    const before = document.activeElement;
    const field = panel.current?.querySelector<HTMLElement>('.text-field');
    (field ?? panel.current?.querySelector('button'))?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <aside
      ref={panel}
      className="chat-panel"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="sheet-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-button" aria-label={t('shell.close')} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </header>
      {children}
    </aside>
  );
}
