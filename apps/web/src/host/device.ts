/** What a browser says of its device. Some say no memory. */
export interface Device {
  readonly hardwareConcurrency: number;
  readonly userAgent: string;
  /** In GB, 8 at most. */
  readonly deviceMemory?: number;
}

export interface Thinkers {
  readonly workers: number;
  /** As many as the tree of each may have: see `Tree`, whose room doubles when it is full. */
  readonly mostNodes: number;
}

/** Of all cores one is left to the page. A worker takes some 15 MB, and 20 or 40 MB more for the largest tree. */
export function thinkersOf({ hardwareConcurrency, userAgent, deviceMemory = 8 }: Device): Thinkers {
  const isSmall = /Mobi|Android/i.test(userAgent) || deviceMemory < 4;
  const workers = Math.max(1, Math.min(hardwareConcurrency - 1, isSmall ? 4 : 7));
  return { workers, mostNodes: isSmall ? 260_000 : 520_000 };
}
