import { useEffect, useState } from 'react';
import { useText } from '../../i18n/index.tsx';
import { type Announcements, closed, type Told } from './announcements.ts';

interface Telling {
  readonly number: number;
  readonly told: readonly Told[];
}

export function Announcer({ announcements }: { readonly announcements: Announcements }) {
  const t = useText();
  const [{ number, told }, setTelling] = useState<Telling>({ number: 0, told: [] });
  useEffect(
    () => announcements.listen((next) => setTelling((before) => ({ number: before.number + 1, told: next }))),
    [announcements],
  );
  return (
    <div className="visually-hidden" aria-live="polite" role="log" data-testid="announcer">
      {/* an element of its own each time: the same words again are heard again */}
      <p key={number}>
        {told
          .map(({ sentence, times }) => closed(times > 1 ? t('table.times', { sentence, count: times }) : sentence))
          .join(' ')}
      </p>
    </div>
  );
}
