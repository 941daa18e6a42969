import type { Outcome } from '@tessera/kernel';
import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { failed } from '../../controls/failed.ts';
import { ProblemNote } from '../../controls/ProblemNote.tsx';
import { ShellDialog } from '../../controls/ShellDialog.tsx';
import { useText } from '../../i18n/index.tsx';
import { analysisSentence } from '../analysis-problems.ts';

interface LinkDialogProps {
  readonly isOpen: boolean;
  readonly makeLink: () => Promise<Outcome<string>>;
  readonly onClose: () => void;
}

/** A link that puts the position up elsewhere. */
export function LinkDialog({ isOpen, makeLink, onClose }: LinkDialogProps) {
  const t = useText();
  const id = useId();
  const [link, setLink] = useState<Outcome<string>>();
  const [copied, setCopied] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: made when it is asked for
  useEffect(() => {
    if (!isOpen) return;
    setCopied(false);
    setLink(undefined);
    void makeLink()
      .catch((error: unknown): Outcome<string> => ({ ok: false, error: failed(error) }))
      .then(setLink);
  }, [isOpen]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // where a page may not write there, the field below can be copied by hand
      setCopied(false);
    }
  };
  return (
    <ShellDialog title={t('analysis.link.title')} isOpen={isOpen} onOpenChange={(open) => open || onClose()}>
      {link?.ok === false ? (
        <ProblemNote title={t('analysis.link.problem')} problem={link.error} says={analysisSentence} />
      ) : (
        <>
          <label className="field-label" htmlFor={id}>
            {t('analysis.link.text')}
          </label>
          <input
            id={id}
            className="text-field"
            readOnly
            value={link?.value ?? ''}
            onFocus={(event) => event.target.select()}
          />
          <div className="actions dialog-actions">
            <button
              type="button"
              className="button button-primary"
              disabled={!link}
              onClick={() => link && void copy(link.value)}
            >
              {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
              {t(copied ? 'analysis.link.copied' : 'analysis.link.copy')}
            </button>
          </div>
        </>
      )}
    </ShellDialog>
  );
}
