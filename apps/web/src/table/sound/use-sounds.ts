import { useEffect, useMemo } from 'react';
import { useSettings } from '../../settings/index.ts';
import { Sounds } from './sounds.ts';

export function useSounds(): Sounds {
  const [{ muted, volume }] = useSettings();
  const sounds = useMemo(() => new Sounds(), []);
  useEffect(() => sounds.setVolume(muted ? 0 : volume), [sounds, muted, volume]);
  useEffect(() => {
    const wake = () => sounds.wake();
    window.addEventListener('pointerdown', wake);
    window.addEventListener('keydown', wake);
    return () => {
      window.removeEventListener('pointerdown', wake);
      window.removeEventListener('keydown', wake);
      sounds.close();
    };
  }, [sounds]);
  return sounds;
}
