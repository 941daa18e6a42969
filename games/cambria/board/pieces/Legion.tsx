// The last Legion: crest, helmet and scutum, all in Roman red and bronze. Taller and squarer than any soldier.
const CREST = 'M-17-39C-16-53-8-58 1-58C11-58 18-52 18-39L12-37C11-45 7-48 1-48C-6-48-10-45-11-37Z';
const SHIELD = 'M-20-19Q0-25 20-19L21.5 16Q0 24-21.5 16Z';

/** The Legion about 0 0, where its slot is; 48 wide and 82 high. */
export function Legion() {
  return (
    <g className="cb-piece-body">
      <ellipse cx={4} cy={20} rx={32} ry={9.5} fill="var(--cb-shadow)" opacity={0.17} />
      <ellipse cx={2} cy={20} rx={26} ry={6} fill="var(--cb-shadow)" opacity={0.32} />
      <g stroke="var(--cb-ink)" strokeLinejoin="round">
        {/* The pilum behind. */}
        <path d="M25-56L27 20" strokeWidth={5} strokeLinecap="round" />
        <path d="M25-54L27 19" stroke="var(--cb-timber)" strokeWidth={2.2} />
        <path d="M25-68L29-54L21-54Z" fill="var(--cb-stone)" strokeWidth={2} />
        <path d={CREST} fill="var(--cb-red)" strokeWidth={2.6} />
        <path d="M-10-51L-7-45M-3-56L-2-48M6-56L5-48M13-51L9-45" strokeWidth={1.8} fill="none" />
        <path d="M-12-30C-13-42-6-47 0.5-47C7-47 14-42 13-30L10-21H-9Z" fill="var(--cb-bronze)" strokeWidth={2.6} />
        <path d="M-7-33H8V-30H3V-22H-2V-30H-7Z" fill="var(--cb-ink)" strokeWidth={1} />
        <path d={SHIELD} transform="translate(3 3)" fill="var(--cb-red-dark)" strokeWidth={3.2} />
        <path d={SHIELD} fill="var(--cb-red)" strokeWidth={2.6} />
      </g>
      <path
        d="M-15.5-14.5Q0-19 15.5-14.5L16.5 12Q0 18-16.5 12Z"
        fill="none"
        stroke="var(--cb-bronze)"
        strokeWidth={2}
      />
      {/* Wings and bolts about the boss. */}
      <path
        d="M0-14V-8M0 6V12M-13-9Q-5-8-5-2M13-9Q5-8 5-2M-13 7Q-5 6-5 1M13 7Q5 6 5 1"
        fill="none"
        stroke="var(--cb-bronze)"
        strokeWidth={2.6}
        strokeLinecap="round"
      />
      <circle cx={0} cy={-1} r={5.5} fill="var(--cb-bronze)" stroke="var(--cb-ink)" strokeWidth={2} />
    </g>
  );
}
