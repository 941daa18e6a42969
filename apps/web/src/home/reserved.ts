const KEY = 'tessera online tables';

/** How high one's online tables stood at home the last time, in pixels; 0 where there were none. */
export function reservedHeight(): number {
  try {
    const height = Number(localStorage.getItem(KEY));
    return height > 0 && height < 5000 ? height : 0;
  } catch {
    // a browser that keeps nothing
    return 0;
  }
}

export function reserveHeight(height: number): void {
  try {
    if (height > 0) localStorage.setItem(KEY, `${height}`);
    else localStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing: they come a moment later
  }
}
