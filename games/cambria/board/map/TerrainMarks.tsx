import { printMarks } from '../layout/print-marks.ts';
import type { Mark, MarkKind } from '../layout/scatter.ts';

// Each mark is two plates, like a print: a flat tone, then the black cut over it. About 0 0, the foot in the middle;
// only absolute M, L, C, Q and Z, so that all marks of a kind can be printed as one path.
const HILL_TONE = 'M-23 9C-17-3-10-9-2-9C7-9 15-1 24 9Z';
const HILL_CUT = 'M-23 9C-17-3-10-9-2-9C7-9 15-1 24 9M0-4L6 8M5-3L12 8M10 1L17 9';
const PEAK_TONE = 'M-27 15L-9-15L-3-8L3-17L28 15Z';
const PEAK_CUT = 'M-27 15L-9-15L-3-8L3-17L28 15M3-11L8 14M7-6L14 14M12 0L20 15M-9-9L-8-1';
const OAK_TONE = 'M-4 3C-11 4-13-2-10-5C-13-10-8-15-3-13C0-18 8-17 9-12C14-11 15-4 10-2C10 3 5 5 2 3Z';
const OAK_CUT = 'M0 12L0 1M0 6L4 2M-5 12L5 12';
const OAK_LEAVES = 'M-6-7Q-4-5-6-2M1-11Q4-9 2-6M6-4Q4-3 5 0';
const TUFT = 'M-6 4Q-5-1-8-4M-2 4Q-2-3-3-7M2 4Q3-2 7-5';

/** Hills, oaks and grass. */
export function TerrainMarks({ marks }: { readonly marks: readonly Mark[] }) {
  const print = (kind: MarkKind, plate: string): string => printMarks(marks, kind, plate);
  return (
    <g strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d={print('tuft', TUFT)} stroke="var(--cb-line-soft)" strokeWidth={1.6} />
      <path d={print('hill', HILL_TONE) + print('peak', PEAK_TONE)} fill="var(--cb-hill)" />
      <path d={print('hill', HILL_CUT) + print('peak', PEAK_CUT)} stroke="var(--cb-line-mark)" strokeWidth={1.9} />
      <path d={print('oak', OAK_CUT)} stroke="var(--cb-line-mark)" strokeWidth={2.4} />
      <path d={print('oak', OAK_TONE)} fill="var(--cb-wood)" stroke="var(--cb-line-mark)" strokeWidth={1.7} />
      <path d={print('oak', OAK_LEAVES)} stroke="var(--cb-land)" strokeWidth={1.7} />
    </g>
  );
}
