interface CoverRiderProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;

  readonly arms: 'bow' | 'spear' | 'pennant';
}

const HORSE =
  'M22 46C32 40 48 43 60 44C69 42 75 35 80 27L83 17L87 24L91 20L92 28C98 33 103 39 106 46C106 50 102 51 98 49L91 47C88 52 87 57 85 61C95 63 105 62 113 56L118 60C112 70 98 73 85 70C79 74 70 76 62 74C52 75 45 76 39 74C32 81 22 86 11 88L0 97L-5 92L6 82C14 77 20 71 20 63C16 58 17 50 22 46Z';
const TAIL = 'M23 48C11 41-3 45-15 55C-6 52 1 54 7 58C14 59 19 56 22 53Z';
const FAR_LEGS =
  'M32 70C26 82 13 92 1 101L6 106C20 99 33 89 42 76ZM78 68C90 77 105 79 118 72L121 77C107 88 88 86 72 75Z';
const MANE = 'M80 28L76 26L76 33L70 32L71 39L64 38L62 44L68 44C74 42 78 36 82 31Z';
const BODY = 'M46 47C43 35 47 24 54 21C62 20 67 28 67 36L66 46C64 50 50 51 46 47Z';
const LEG = 'M52 46C57 55 62 61 61 70L58 76L70 77L69 72C72 62 69 53 63 45Z';
const HEAD = 'M51 14C50 9 53 5 58 4C62 3 66 6 66 10L68 13L66 15C66 18 63 20 59 20C55 20 52 18 51 14Z';
const CAP = 'M48 21C47 11 51 4 57 0C61-4 67-7 73-5C69-2 67 1 67 6L67 9C61 6 55 8 53 13L51 22Z';

const ARMS = {
  bow: { ink: 'M58 27L76 21L79 24L63 33Z', line: 'M74 2C90 12 90 30 77 44M74 2L70 23L77 44M64 24L92 20' },
  spear: { ink: 'M58 28L72 30L73 35L61 36Z', line: 'M28 46L112 16' },
  pennant: {
    ink: 'M58 28L72 28L73 33L61 36ZM80-30L54-32L62-24L53-16L79-14Z',
    line: 'M70 62L82-36',
  },
} as const;

/** A rider at full gallop, cut in one ink with the gold of his harness. */
export function CoverRider({ x, y, scale, arms }: CoverRiderProps) {
  const { ink, line } = ARMS[arms];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeLinejoin="round" strokeLinecap="round">
      <path d={FAR_LEGS} fill="var(--cv-ink)" />
      <path d={`${TAIL}${HORSE}`} fill="var(--cv-ink)" stroke="var(--cv-ink)" strokeWidth={2} />
      <path d={MANE} fill="var(--cv-gold)" />
      <path d="M91 47L87 24M97 44L84 38" stroke="var(--cv-gold)" strokeWidth={1.8} fill="none" />
      <path d="M38 47L40 66L58 68L62 46Z" fill="var(--cv-red)" stroke="var(--cv-ink)" strokeWidth={2} />
      <path d="M42 62L56 64M41 57L57 59" stroke="var(--cv-gold)" strokeWidth={1.8} />
      <path d={BODY} fill="var(--cv-ink)" stroke="var(--cv-ink)" strokeWidth={2} />
      <path d={LEG} fill="var(--cv-ink)" />
      <path d="M47 41L66 43M55 22L52 40" stroke="var(--cv-gold)" strokeWidth={1.8} />
      <path d={HEAD} fill="#e3bd94" stroke="var(--cv-ink)" strokeWidth={2} />
      <path d={CAP} fill="var(--cv-red)" stroke="var(--cv-ink)" strokeWidth={2} />
      <path d={line} stroke="var(--cv-ink)" strokeWidth={2.6} fill="none" />
      <path d={ink} fill="var(--cv-ink)" stroke="var(--cv-ink)" strokeWidth={2} />
      {arms === 'spear' && (
        <path d="M110 12L124 11L113 20Z" fill="var(--cv-gold)" stroke="var(--cv-ink)" strokeWidth={1.6} />
      )}
    </g>
  );
}
