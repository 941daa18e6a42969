import type { Building } from '../../rules/scenario/scenario-types.ts';

/** felt, wood, thatch, gilt and red are printed and outlined; dark is the block itself; line and pale are only cut. */
export type Ink = 'felt' | 'wood' | 'thatch' | 'gilt' | 'red' | 'dark' | 'line' | 'pale';

/** Each building, back to front. */
export const BUILDING_CUTS: Readonly<Record<Building, readonly (readonly [Ink, string])[]>> = {
  stables: [
    ['dark', 'M6 52V24H58V52Z'],
    ['wood', 'M6 24H11V52H6ZM53 24H58V52H53ZM30 24H34V40H30Z'],
    // A horse looks out.
    ['felt', 'M13 52V38C13 32 15 29 18 28L19 25L21.4 28C24 30 26 34 28 37.4C28.6 39 27.4 40.6 25.8 40.2L22 38.6V52Z'],
    ['line', 'M21.4 32v.1M15 34L14 40M16 32L15.4 36'],
    ['thatch', 'M1 26L11 9L54 8L63 26Z'],
    ['line', 'M12 12L8 23M20 10L17 23M28 10L27 23M36 10L37 23M44 10L47 23M52 11L56 23'],
    ['wood', 'M36 43H58V46.4H36ZM36 48.6H58V52H36Z'],
  ],
  barracks: [
    ['line', 'M20 2L26 30M44 2L38 30'],
    ['gilt', 'M18.6 6L19.4-.6L22.6 5.4ZM45.4 6L44.6-.6L41.4 5.4Z'],
    ['felt', 'M2 52C6 38 10 26 14 18H50C54 26 58 38 62 52Z'],
    ['line', 'M10 46L17 22M54 46L47 22M16 44L21 24M48 44L43 24'],
    ['red', 'M14 18L16.5 13H47.5L50 18L46 23L41.5 18L37 23L32 18L27 23L22.5 18L18 23Z'],
    ['dark', 'M24 52C25 42 28 34 32 28C36 34 39 42 40 52Z'],
  ],
  silversmith: [
    ['wood', 'M44 20V5H54V22Z'],
    ['line', 'M49 4C46 1 53-1 49-4'],
    ['felt', 'M8 52V24H56V52Z'],
    ['thatch', 'M2 27L14 12H50L62 27Z'],
    ['line', 'M16 15L12 24M25 15L23 24M39 15L41 24M48 15L52 24M13 44v5M13 34v4M51 44v5'],
    ['dark', 'M22 52V36C22 31 42 31 42 36V52Z'],
    ['gilt', 'M11 26a5.6 5.6 0 1 1 0 11.2a5.6 5.6 0 0 1 0-11.2Z'],
    ['line', 'M11 29.4v4.4M8.8 31.6h4.4'],
  ],
  farm: [
    ['felt', 'M12 52V28H46V52Z'],
    ['line', 'M17 34v4M17 43v5M41 34v4M41 43v5'],
    ['thatch', 'M6 32C12 24 22 16 29 4C36 16 46 24 52 32L45 29.4L39 32.6L34 29.4L29 32.6L24 29.4L19 32.6L13 29.4Z'],
    ['line', 'M29 10L24 26M29 12L34 26M24 18L17 27M34 18L41 27'],
    ['dark', 'M23 52V38C23 34 35 34 35 38V52Z'],
    ['gilt', 'M52 52C51 44 49 38 46 33L50 35L51 30L54 34L57 29L58 35L62 33C59 38 57 44 57 52Z'],
    ['line', 'M50 43H58'],
  ],
  'chiefs-tent': [
    ['line', 'M32 8V-5M32 8L28-3M32 8L36-3'],
    ['felt', 'M3 52C12 40 24 24 29 6H35C40 24 52 40 61 52Z'],
    ['red', 'M22.4 25.4C20 30 17 34.6 13.8 39H50.2C47 34.6 44 30 41.6 25.4Z'],
    ['gilt', 'M24.6 20.6L22.4 25.4H41.6L39.4 20.6ZM13.8 39L11.2 42.4H52.8L50.2 39Z'],
    // The animal style on its side: a stag laid down, its antlers along its back.
    [
      'pale',
      'M17 37C20 33 23 34 23.6 36.6M23 33L26 30.4M20.6 33L23 29.6M47 37C44 33 41 34 40.4 36.6M41 33L38 30.4M43.4 33L41 29.6',
    ],
    ['dark', 'M24 52C26 44 29 38 32 33C35 38 38 44 40 52Z'],
  ],
  'town-centre': [
    ['line', 'M32 14L26 2M32 14L38 2'],
    ['wood', 'M8 52V26H56V52Z'],
    ['line', 'M8 32.4H20M44 32.4H56M8 39H20M44 39H56M8 45.6H20M44 45.6H56'],
    ['thatch', 'M0 30L32 8L64 30L57 33L32 17L7 33Z'],
    ['line', 'M9 27L12 30M17 22L20 25M25 17L28 19M55 27L52 30M47 22L44 25M39 17L36 19'],
    ['gilt', 'M32 20a5 5 0 1 1 0 10a5 5 0 0 1 0-10Z'],
    ['line', 'M32 22.4V27.6M29.4 25H34.6'],
    ['dark', 'M22 52V35H42V52Z'],
  ],
  'meeting-tent': [
    ['felt', 'M4 52V34C4 22 18 14 28 12H36C46 14 60 22 60 34V52Z'],
    ['dark', 'M27 13L28.4 8H35.6L37 13Z'],
    ['line', 'M10 28L28 14M54 28L36 14M19 33L30 15M45 33L34 15'],
    [
      'red',
      'M4 34L4 40H60V34C57 36 54 33 50 35C46 37 44 33 40 35C36 37 34 33 32 35C30 37 28 33 24 35C20 37 18 33 14 35C10 37 7 33 4 34Z',
    ],
    ['line', 'M11 40V52M53 40V52M4 46H18M46 46H60'],
    ['dark', 'M21 52V37C21 33 43 33 43 37V52Z'],
  ],
  market: [
    ['dark', 'M7 52V24H57V52Z'],
    ['wood', 'M7 24H11V52H7ZM53 24H57V52H53Z'],
    ['gilt', 'M15 41C15 37 17 37 17 34.4H22C22 37 24 37 24 41C24 44 22 45 22 46H17C17 45 15 44 15 41Z'],
    ['felt', 'M42 41C42 36 50 36 50 41L51 46H41Z'],
    ['wood', 'M3 45H61V52H3Z'],
    [
      'felt',
      'M2 22L9 8H55L62 22C62 28 52 28 52 22C52 28 42 28 42 22C42 28 32 28 32 22C32 28 22 28 22 22C22 28 12 28 12 22C12 28 2 28 2 22Z',
    ],
    [
      'red',
      'M12 22L16.6 8H25.2L22 22C22 28 12 28 12 22ZM32 22V8H39.6L42 22C42 28 32 28 32 22ZM52 22L48 8H55L62 22C62 28 52 28 52 22Z',
    ],
  ],
};
