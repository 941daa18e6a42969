import { useEffect, useState } from 'react';

/** A blink is nobody's business. */
const PATIENCE_MS = 1000;

/** Whether this has been so for longer than one would not notice. */
export function useLasting(so: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!so) return;
    const timer = setTimeout(() => setLasts(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [so]);
  // it is forgotten only after the page has been drawn once more
  return so && lasts;
}
