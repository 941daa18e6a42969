import { Fragment } from 'react';
import { DieFace } from './DieFace.tsx';
import { sentenceParts } from './dice-text.ts';

/** A sentence with its dice drawn as faces. */
export function Sentence({ children }: { readonly children: string }) {
  const parts = sentenceParts(children).map((part, index) => ({ part, key: `${index}` }));
  return (
    <>
      {parts.map(({ part, key }) =>
        typeof part === 'string' ? <Fragment key={key}>{part}</Fragment> : <DieFace key={key} die={part.die} />,
      )}
    </>
  );
}
