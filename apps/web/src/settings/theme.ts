import { getSettings, subscribeSettings } from './store.ts';

const PAPER = { light: '#f3efe6', dark: '#1f2529' } as const;

/** Keeps `data-theme` on <html>, and the colour of the browser's own frame, as the settings and the system say. */
export function followTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { theme } = getSettings();
    const shown = theme === 'system' ? (system.matches ? 'dark' : 'light') : theme;
    document.documentElement.dataset['theme'] = shown;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', PAPER[shown]);
  };
  system.addEventListener('change', apply);
  subscribeSettings(apply);
  apply();
}
