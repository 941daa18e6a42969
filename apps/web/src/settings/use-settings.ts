import { useSyncExternalStore } from 'react';
import type { Settings } from './settings.ts';
import { getSettings, setSettings, subscribeSettings } from './store.ts';

/** `const [settings, change] = useSettings()`, then `change({ speed: 'fast' })`. */
export const useSettings = (): [Settings, (change: Partial<Settings>) => void] => [
  useSyncExternalStore(subscribeSettings, getSettings),
  setSettings,
];
