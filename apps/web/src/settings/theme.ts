import { getSettings, subscribeSettings } from './store.ts';

const PAPER = { light: '#f3efe6', dark: '#1f2529' } as const;

/** Keeps `data-theme` and `data-text` on <html>, and the colour of the browser's own frame, as the settings and the system say. */
export function followTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { theme, textSize } = getSettings();
    const shown = theme === 'system' ? (system.matches ? 'dark' : 'light') : theme;
    document.documentElement.dataset['theme'] = shown;
    document.documentElement.dataset['text'] = textSize;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', PAPER[shown]);
  };
  system.addEventListener('change', apply);
  subscribeSettings(apply);
  apply();
}
