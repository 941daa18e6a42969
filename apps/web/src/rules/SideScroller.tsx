import { type ReactNode, useEffect, useRef, useState } from 'react';

interface SideScrollerProps {
  readonly className: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A box that scrolls sideways where what is in it is wider; it takes the focus then, so that keys can scroll it. */
export function SideScroller({ className, label, children }: SideScrollerProps) {
  const [scrolls, setScrolls] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const region = scrolls ? ({ role: 'group', tabIndex: 0, 'aria-label': label } as const) : {};
  return (
    <div ref={box} className={className} {...region}>
      {children}
    </div>
  );
}
