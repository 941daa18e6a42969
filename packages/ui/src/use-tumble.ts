import { useEffect, useState } from 'react';

const FACE_MS = 90;

/** Counts faces while a new throw tumbles for so long; null when the dice lie. `thrown` is another number for each throw, below zero for none. */
export function useTumble(thrown: number, ms: number): number | null {
  const [face, setFace] = useState<number | null>(null);
  useEffect(() => {
    if (ms === 0 || thrown < 0) return;
    setFace(0);
    const faces = setInterval(() => setFace((n) => (n ?? 0) + 1), FACE_MS);
    const end = setTimeout(() => {
      clearInterval(faces);
      setFace(null);
    }, ms);
    return () => {
      clearInterval(faces);
      clearTimeout(end);
      setFace(null);
    };
  }, [thrown, ms]);
  return face;
}
