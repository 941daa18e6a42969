import { MANIFESTS } from '@tessera/registry';
import { expect, it } from 'vitest';
import { accentRules } from './accents.ts';

/** The paper and the slate of tokens.css. */
const GROUNDS = { light: '#f3efe6', dark: '#1f2529' };

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

it.each(MANIFESTS)('the colours of $name can be read on both grounds', ({ accent }) => {
  for (const theme of ['light', 'dark'] as const) {
    const { fill, strong, ink, on } = { ...accent.light, ...accent[theme] };
    expect(contrast(ink, GROUNDS[theme]), `${theme} ink`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(on, fill), `${theme} text on the fill`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(on, strong), `${theme} text on the strong fill`).toBeGreaterThanOrEqual(4.5);
  }
});

it('what a theme leaves out stays as it is in light', () => {
  const [cambria] = MANIFESTS;
  const accent = {
    light: { fill: '#111111', strong: '#222222', ink: '#333333', on: '#ffffff' },
    dark: { ink: '#eeeeee' },
  };
  expect(accentRules({ ...cambria, accent })).toBe(
    `[data-game="${cambria.id}"] { --accent: #111111; --accent-strong: #222222; --accent-ink: #333333; --on-accent: #ffffff; }
[data-theme="dark"] [data-game="${cambria.id}"] { --accent-ink: #eeeeee; }`,
  );
});
