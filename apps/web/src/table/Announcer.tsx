import { useEffect, useState } from 'react';

/** Tells a screen reader what happened, politely and in order; sentences that come together are told together. */
export class Announcements {
  private lines: string[] = [];
  private readonly listeners = new Set<(lines: string) => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly say = (sentence: string): void => {
    if (sentence === '') return;
    this.lines.push(sentence);
    this.timer ??= setTimeout(() => {
      const text = this.lines.join(' ');
      this.lines = [];
      this.timer = undefined;
      for (const listener of this.listeners) listener(text);
    }, 250);
  };

  readonly listen = (listener: (lines: string) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

export function Announcer({ announcements }: { readonly announcements: Announcements }) {
  const [text, setText] = useState('');
  useEffect(() => announcements.listen(setText), [announcements]);
  return (
    <div className="visually-hidden" aria-live="polite" role="log" data-testid="announcer">
      {text}
    </div>
  );
}
