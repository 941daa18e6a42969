const KEY = 'tessera.name asked';

/** Whether nobody has answered, or waved it away, in this browser yet. */
export function mayAskName(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false; // a browser that keeps nothing would be asked for ever
  }
}

export function neverAskName(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // see mayAskName()
  }
}
