import type { SeatNumber } from '@tessera/kernel';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.tsx';

interface SharedDeviceSeatProps {
  readonly seat: SeatNumber;
  /** With the name that was given, if any. */
  readonly onSit: (named: { readonly name?: string }) => void;
}

/** Somebody at the same device sits down, too: first they are asked for their name. */
export function SharedDeviceSeat({ seat, onSit }: SharedDeviceSeatProps) {
  const t = useText();
  const [name, setName] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const asking = name !== undefined;
  useEffect(() => {
    if (asking) field.current?.focus();
  }, [asking]);
  if (!asking)
    return (
      <button type="button" className="button" onClick={() => setName('')}>
        {t('online.seat.beside')}
      </button>
    );
  const sit = (event: FormEvent) => {
    event.preventDefault();
    setName(undefined);
    onSit(name.trim() ? { name } : {});
  };
  return (
    <form className="name-row beside-row" onSubmit={sit}>
      <input
        ref={field}
        className="text-field"
        aria-label={t('online.seat.besideName', { number: seat })}
        placeholder={t('shell.newTable.name')}
        value={name}
        maxLength={30}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setName(undefined);
        }}
      />
      <button type="submit" className="button button-primary">
        {t('online.seat.sit')}
      </button>
      <button type="button" className="button" onClick={() => setName(undefined)}>
        {t('shell.close')}
      </button>
    </form>
  );
}
