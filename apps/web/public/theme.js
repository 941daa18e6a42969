// Runs before the first paint, so that a dark room stays dark. The rest is in src/settings/theme.ts.
(() => {
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('tessera.settings') || '{}').theme || 'system';
  } catch {
    // nothing stored, or nothing readable
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
