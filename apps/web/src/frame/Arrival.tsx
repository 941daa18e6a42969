import { useEffect } from 'react';

let arrivals = 0;
let wentBack = false;
if (typeof window !== 'undefined') window.addEventListener('popstate', () => (wentBack = true));

/** Put after a screen: once it stands, the keyboard and the screen reader are at its heading, not where the old one was. */
export function Arrival() {
  useEffect(() => {
    arrivals += 1;
    const back = wentBack;
    wentBack = false;
    if (arrivals === 1 || location.hash) return; // the browser itself starts at the top, or at the named place
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (!back) window.scrollTo(0, 0);
  }, []);
  return null;
}
