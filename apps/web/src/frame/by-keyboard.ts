let keys = false;

/** Begun with the page: the key that opens a table is pressed before the table is there. */
export function noticeKeys(): void {
  window.addEventListener('keydown', () => (keys = true), true);
  window.addEventListener('pointerdown', () => (keys = false), true);
  // a screen reader presses a button with neither key nor pointer
  window.addEventListener('click', ({ detail }) => (keys ||= detail === 0), true);
}

/** Whether the last thing somebody did was not done with a pointer: then the focus is where they are. */
export const byKeyboard = (): boolean => keys;
