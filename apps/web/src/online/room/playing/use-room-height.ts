import { type RefObject, useEffect, useRef } from 'react';

/** The table begins where the bar ends, however much is said in it: nothing lies over the board. */
export function useRoomHeight(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    const table = element?.closest<HTMLElement>('.online-table');
    if (!element || !table) return;
    const measure = () => table.style.setProperty('--room-bar', `${element.offsetHeight}px`);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, []);
  return bar;
}
