import { getSettings, subscribeSettings } from './store.ts';

const PAPER = { light: '#f3efe6', dark: '#1f2529' } as const;

/**
 * Keeps `data-theme` and `data-text` on <html>, and the colour of the browser's own frame, as the settings and the system
 * say; print is light.
 */
export function followTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const paper = matchMedia('print');
  const apply = () => {
    const { theme, textSize } = getSettings();
    const wanted = theme === 'system' ? (system.matches ? 'dark' : 'light') : theme;
    const shown = paper.matches ? 'light' : wanted;
    document.documentElement.dataset['theme'] = shown;
    document.documentElement.dataset['text'] = textSize;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', PAPER[shown]);
  };
  system.addEventListener('change', apply);
  paper.addEventListener('change', apply);
  subscribeSettings(apply);
  apply();
}
