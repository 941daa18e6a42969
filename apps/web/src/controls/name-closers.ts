/**
 * At the edges of an overlay its library puts closers that only screen readers meet, in words of its own: in Russian they say "Skip", and
 * without a locale they follow the browser rather than the page. As the overlay's `ref` this gives them the page's word.
 */
export const nameClosers =
  (name: string) =>
  (overlay: HTMLElement | null): void => {
    for (const closer of overlay?.querySelectorAll(':scope > div > button[tabindex="-1"]') ?? [])
      closer.setAttribute('aria-label', name);
  };
