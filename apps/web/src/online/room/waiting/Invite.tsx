import { useEffect, useId, useState } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { isLoopback } from './loopback.ts';
import { TableLink, tableLink } from './TableLink.tsx';

/** The way to the table for others: a link, and the same as a QR code for somebody across the room. */
export function Invite({ title, joins }: { readonly title: string; readonly joins: boolean }) {
  const t = useText();
  const id = useId();
  return (
    <section className="invite" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('online.invite')}</h2>
      <p className="hint">{t(joins ? 'online.invite.hint' : 'online.invite.watch')}</p>
      {isLoopback(location.hostname) ? <p className="hint">{t('online.invite.local')}</p> : null}
      <TableLink title={title} />
      <QrCode text={tableLink()} label={t('online.invite.qr')} />
    </section>
  );
}

function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [cells, setCells] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    let here = true;
    void import('uqr').then(({ encode }) => here && setCells(encode(text, { ecc: 'M', border: 2 }).data));
    return () => {
      here = false;
    };
  }, [text]);
  const path = cells.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`0 0 ${cells.length || 1} ${cells.length || 1}`}>
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
