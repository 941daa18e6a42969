import { ARMY_STYLES, type ArmyColour, MARK_PATHS } from '../palette.ts';

// Five crews in one boat, each behind its own shield.
const CREW: readonly { readonly colour: ArmyColour; readonly x: number; readonly y: number }[] = [
  { colour: 'amber', x: 96, y: 640 },
  { colour: 'sky', x: 160, y: 652 },
  { colour: 'teal', x: 226, y: 656 },
  { colour: 'vermilion', x: 292, y: 652 },
  { colour: 'violet', x: 356, y: 640 },
];

/** The curragh under sail, crowded with raiders. */
export function CoverCurragh() {
  return (
    <g
      stroke="var(--cv-ink)"
      strokeLinejoin="round"
      strokeLinecap="round"
      transform="translate(18 92) scale(.9) rotate(-3 230 640)"
    >
      <path d="M236 650V410" strokeWidth={13} />
      <path d="M236 650V414" stroke="var(--cb-timber)" strokeWidth={5} />
      <path d="M112 432H372" strokeWidth={10} />
      <path
        d="M120 436Q240 448 362 436Q398 516 366 596Q240 572 116 596Q148 516 120 436Z"
        fill="var(--cb-sail)"
        strokeWidth={5}
      />
      <path
        d="M150 446Q172 516 150 586M332 446Q356 516 334 584"
        fill="none"
        stroke="var(--cb-joint)"
        strokeWidth={3}
        strokeDasharray="12 8"
      />
      {/* The triskele of the sail. */}
      <g fill="none" stroke="var(--cb-red)" strokeWidth={13} transform="translate(243 513)">
        {[0, 120, 240].map((turn) => (
          <path key={turn} d="M0 0C4-22 30-34 36-12C40 4 18 10 18-6" transform={`rotate(${turn})`} />
        ))}
      </g>
      <path d="M362 594L420 640M118 594L60 634" strokeWidth={3} fill="none" />
      {CREW.map(({ colour, x, y }) => (
        <g key={colour}>
          <path
            d={`M${x - 24} ${y + 30}Q${x - 26} ${y - 18} ${x - 8} ${y - 24}Q${x - 16} ${y - 34} ${x - 12} ${y - 46}Q${x} ${y - 60} ${x + 12} ${y - 46}Q${x + 16} ${y - 34} ${x + 8} ${y - 24}Q${x + 26} ${y - 18} ${x + 24} ${y + 30}Z`}
            fill={ARMY_STYLES[colour].fill}
            strokeWidth={4}
          />
          <path d={`M${x + 28} ${y + 20}L${x + 34} ${y - 74}`} strokeWidth={4} />
          <path
            d={`M${x + 29} ${y - 74}L${x + 35} ${y - 94}L${x + 40} ${y - 73}Z`}
            fill="var(--cv-wall)"
            strokeWidth={3}
          />
        </g>
      ))}
      <path d="M26 660Q18 606 40 584L56 594Q46 614 56 664Z" fill="var(--cb-timber)" strokeWidth={5} />
      <path
        d="M30 640Q120 676 230 676Q350 676 436 622Q442 676 392 716Q330 744 226 744Q120 744 66 712Q30 686 30 640Z"
        fill="var(--cb-timber)"
        strokeWidth={6}
      />
      <path d="M34 652Q122 690 230 690Q350 690 434 638" fill="none" stroke="var(--cb-bronze)" strokeWidth={5} />
      <path
        d="M92 684Q96 706 110 728M140 694Q144 720 154 740M196 698V742M262 698Q262 720 258 742M320 690Q320 716 310 738M376 672Q378 700 362 726"
        fill="none"
        strokeWidth={3.4}
      />
      {CREW.map(({ colour, x, y }) => (
        <g key={colour} transform={`translate(${x} ${y + 26})`}>
          <circle r={28} fill="var(--cv-ink)" strokeWidth={3} />
          <circle r={24} fill={ARMY_STYLES[colour].fill} stroke="none" />
          <circle r={18} fill="var(--cb-bone)" strokeWidth={2.4} />
          <path
            d={MARK_PATHS[ARMY_STYLES[colour].mark]}
            transform="scale(1.3)"
            fill={ARMY_STYLES[colour].ink}
            stroke="none"
          />
        </g>
      ))}
    </g>
  );
}
