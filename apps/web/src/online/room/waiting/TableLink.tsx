import { Copy, Share2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { copyField } from './copy-field.ts';

export const tableLink = (): string => location.href.split('#')[0];

/** The link of the table one is at, to be sent to somebody. */
export function TableLink({ title }: { readonly title: string }) {
  const t = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const link = tableLink();
  const copy = async () => {
    if (field.current) setCopied(await copyField(field.current));
  };
  const share = () =>
    void navigator.share({ title, url: link }).catch((error: unknown) => {
      // whoever changes their mind has shared nothing; else the link stands beside it
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        console.warn('The link could not be shared:', error);
    });
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {t('online.invite.link')}
      </label>
      <div className="invite-row">
        <input
          ref={field}
          id={id}
          className="text-field"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="button" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t(copied ? 'online.invite.copied' : 'online.invite.copy')}
        </button>
        {'share' in navigator ? (
          <button type="button" className="icon-button" aria-label={t('online.invite.share')} onClick={share}>
            <Share2 aria-hidden="true" />
          </button>
        ) : null}
      </div>
      {copied === false ? (
        <p className="hint" role="status">
          {t('online.invite.byHand')}
        </p>
      ) : null}
    </>
  );
}
