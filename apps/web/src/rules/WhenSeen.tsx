import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Draws its children when they are about to be scrolled into sight, or printed: a board is a lot to draw nine times at once. */
export function WhenSeen({ children }: { readonly children: ReactNode }) {
  const [seen, setSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    // what is not there when this is over is not printed
    const print = () => flushSync(() => setSeen(true));
    window.addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', print);
    };
  }, [seen]);
  return (
    <div ref={place} className="when-seen">
      {seen ? children : null}
    </div>
  );
}
