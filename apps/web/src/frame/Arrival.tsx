import { useEffect } from 'react';

let arrivals = 0;
let wentBack = false;
if (typeof window !== 'undefined') window.addEventListener('popstate', () => (wentBack = true));

/** Which screen an address is: a clause of the rules, say, is a place within its screen. */
export const screenAt = (place: string): string => place.split('/').slice(0, 3).join('/');

/** Where somebody finds themselves when what they used is gone. */
export function focusHeading(): HTMLElement | undefined {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return undefined;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}

/**
 * Put after a screen, with the screen as its key: once it stands, the keyboard and the screen reader are at its heading, not where the old one
 * was.
 */
export function Arrival() {
  useEffect(() => {
    arrivals += 1;
    const back = wentBack;
    wentBack = false;
    if (arrivals === 1 || location.hash) return; // the browser itself starts at the top, or at the named place
    if (focusHeading() && !back) window.scrollTo(0, 0);
  }, []);
  return null;
}
