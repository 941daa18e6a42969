/** Which hints of the first-game guide somebody has seen, by game; kept in the browser. */
export interface GuideMemory {
  readonly off: boolean;
  readonly seen: readonly string[];
}

const FRESH: GuideMemory = { off: false, seen: [] };
const keyOf = (game: string) => `tessera.guide.${game}`;

/** Whoever acts needs no welcome any more; it gives way to the hint for what comes next. */
export const afterActing = (memory: GuideMemory): GuideMemory =>
  memory.seen.includes('welcome') ? memory : { ...memory, seen: [...memory.seen, 'welcome'] };

export function readGuide(game: string): GuideMemory {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    if (typeof json !== 'object' || json === null) return FRESH;
    const { off, seen } = json as Record<string, unknown>;
    return {
      off: off === true,
      seen: Array.isArray(seen) ? seen.filter((id): id is string => typeof id === 'string') : [],
    };
  } catch {
    // damaged or forbidden: the guide begins afresh
    return FRESH;
  }
}

export function writeGuide(game: string, memory: GuideMemory): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(memory));
  } catch {
    // storage can be forbidden; the guide then lasts as long as the page
  }
}
