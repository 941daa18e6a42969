// Runs before the first paint, so that a dark room stays dark and no text jumps. The rest is in src/settings/theme.ts.
(() => {
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('tessera.settings') || '{}') || {};
  } catch {
    // nothing stored, or nothing readable
  }
  const { theme, textSize } = settings;
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.text = textSize || 'normal';
})();
