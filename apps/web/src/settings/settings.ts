import { isLanguage, type Language } from '@tessera/protocol/lists';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const SPEEDS = ['off', 'slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** By how much each enlarges all texts: styles/base.css. */
export const TEXT_SIZES = ['small', 'normal', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export interface Settings {
  readonly language: Language;
  /** What you call yourself at tables on this device; '' for nothing, then you go by your colour. */
  readonly name: string;
  readonly theme: Theme;
  readonly textSize: TextSize;
  /** How fast pieces move and dice tumble. */
  readonly speed: Speed;
  /** 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  /** A finished turn waits for a tap before it counts. */
  readonly confirmTurn: boolean;
  /** One's own dice roll by themselves. */
  readonly autoRoll: boolean;
  /** Legal places glow, and a tap on another place says why not. */
  readonly showHints: boolean;
}

const isOneOf =
  <T>(values: readonly T[]) =>
  (x: unknown): boolean =>
    values.some((value) => value === x);
const isBoolean = (x: unknown) => typeof x === 'boolean';

const CHECKS: Readonly<Record<keyof Settings, (x: unknown) => boolean>> = {
  language: isLanguage,
  name: (x) => typeof x === 'string' && x.length <= 30,
  theme: isOneOf(THEMES),
  textSize: isOneOf(TEXT_SIZES),
  speed: isOneOf(SPEEDS),
  volume: (x) => typeof x === 'number' && x >= 0 && x <= 1,
  muted: isBoolean,
  confirmTurn: isBoolean,
  autoRoll: isBoolean,
  showHints: isBoolean,
};

/** What can be trusted of something that was stored, perhaps by an older version or by hand. */
export function parseSettings(text: string | null): Partial<Settings> {
  let json: unknown;
  try {
    json = JSON.parse(text ?? '{}');
  } catch {
    // damaged, or not ours: nothing was chosen
    return {};
  }
  if (typeof json !== 'object' || json === null) return {};
  return Object.fromEntries(
    Object.entries(json).filter(([key, value]) => Object.hasOwn(CHECKS, key) && CHECKS[key as keyof Settings](value)),
  );
}
