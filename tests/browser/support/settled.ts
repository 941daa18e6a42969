import type { Page } from 'playwright-core';

/**
 * Waits until nothing moves any more: the screen has been fetched, its fonts are here, no animation with an end runs, and every box has stood still
 * for a while. To be called before anything is measured: on a busy machine a page follows a new size, language or light late.
 */
export const settled = (page: Page, stillMs = 100): Promise<void> =>
  page.evaluate(async (stillMs) => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    // a font is asked for by the first text that wants it, so this is looked at again and again
    const coming = () => document.fonts.status === 'loading' || document.querySelector('main.waiting') !== null;
    const moving = () =>
      document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    // of a drawing, the places alone: its lines move with it, and they are many
    const boxes = () =>
      [...document.querySelectorAll('body *:not(svg *), svg [data-place]')]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${x} ${y} ${width} ${height}`;
        })
        .join();
    let before = '';
    let since = await frame();
    for (let now = since, frames = 0; now - since < stillMs || frames < 3; frames++) {
      const found = boxes();
      if (found !== before || coming() || moving()) {
        before = found;
        since = now;
        frames = 0;
      }
      now = await frame();
    }
  }, stillMs);

/** Another size of the window, once the page has followed it. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => window.innerWidth === width && window.innerHeight === height, size);
  await settled(page);
}

/** Closes what has opened over the page. A dialog or a menu hears keys once the focus has come into it, a moment after it is to be seen. */
export async function closeByKey(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"], [role="menu"]'));
  await page.keyboard.press('Escape');
}
