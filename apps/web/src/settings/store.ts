import { pickLanguage } from '../i18n/languages.ts';
import { parseSettings, type Settings } from './settings.ts';

/** public/theme.js reads the same key before the page is painted. */
const SETTINGS_KEY = 'tessera.settings';

const matches = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

function defaults(): Settings {
  return {
    language: pickLanguage(typeof navigator === 'undefined' ? [] : navigator.languages),
    name: '',
    theme: 'system',
    textSize: 'normal',
    speed: matches('(prefers-reduced-motion: reduce)') ? 'off' : 'normal',
    volume: 0.6,
    muted: false,
    confirmTurn: true,
    autoRoll: false,
    showHints: true,
  };
}

function stored(): Partial<Settings> {
  try {
    return parseSettings(localStorage.getItem(SETTINGS_KEY));
  } catch {
    return {}; // storage can be forbidden; the settings then last as long as the page
  }
}

/** Only what somebody chose is kept, so that the rest goes on following the browser. */
let chosen = stored();
let settings: Settings = { ...defaults(), ...chosen };
const listeners = new Set<() => void>();

export const getSettings = (): Settings => settings;

export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setSettings(change: Partial<Settings>): void {
  chosen = { ...stored(), ...chosen, ...change };
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(chosen));
  } catch {
    // full or forbidden: see stored()
  }
  refresh();
}

function refresh() {
  settings = { ...defaults(), ...chosen };
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  // Another tab changed them.
  window.addEventListener('storage', (event) => {
    if (event.key !== SETTINGS_KEY) return;
    chosen = parseSettings(event.newValue);
    refresh();
  });
  if (typeof matchMedia === 'function')
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', refresh);
}
