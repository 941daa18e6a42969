import { COLOURS, type Scenario } from '../rules/scenario/board.ts';

/**
 * A country far from any coast we have: spokes of four lands round the centre four, each land adjacent to the next and
 * to the one further in.
 */
export function wheelScenario(rings: number, trackLength: number): Scenario {
  const name = (ring: number, spoke: number): string => `Land ${ring} ${'ABCD'[((spoke % 4) + 4) % 4]}`;
  const lands = Array.from({ length: rings * 4 }, (_, i) => {
    const [ring, spoke] = [i >> 2, i % 4];
    const angle = (spoke * Math.PI) / 2 + 0.3;
    const radius = 0.3 + ring * 0.45;
    return {
      name: name(ring, spoke),
      province: `Province ${'ABCD'[spoke]}`,
      colour: COLOURS[(spoke + ring) % 4],
      castle: ring === rings - 1,
      centre: ring === 0,
      lon: 20 + (Math.cos(angle) * radius) / 0.59,
      lat: 45 + Math.sin(angle) * radius,
      adjacent: [
        ...(ring === 0
          ? [0, 1, 2, 3].filter((other) => other !== spoke).map((other) => name(0, other))
          : [name(ring, spoke + 1), name(ring, spoke - 1), name(ring - 1, spoke)]),
        ...(ring < rings - 1 ? [name(ring + 1, spoke)] : []),
      ],
    };
  });
  const track = Array.from({ length: trackLength }, (_, i) => COLOURS[(i * 7 + (i >> 2)) % 4]);
  return { id: 'wheel', name: 'Wheel', lands, track };
}
