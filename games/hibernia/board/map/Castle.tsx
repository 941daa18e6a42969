import type { Point } from '../geometry.ts';

/** A castle about its middle, 54 wide and 66 high: a round tower and its wall. */
export function Castle({ at }: { readonly at: Point }) {
  return (
    <g
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
      stroke="var(--hb-ink)"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <ellipse cx={2} cy={28} rx={29} ry={6} fill="var(--hb-shadow)" opacity={0.28} stroke="none" />
      <g stroke="var(--hb-bone)" strokeWidth={6} fill="var(--hb-bone)">
        <path d="M-26 30V2H-20V8H-13V-31H14V8H20V2H26V30Z" />
      </g>
      <path d="M-26 30L-25.5 3H-20V8H-15.5V3H-10V30Z" fill="var(--hb-stone-dark)" strokeWidth={2.4} />
      <path d="M10 30V3H15.5V8H20V3H25.5L26 30Z" fill="var(--hb-stone-dark)" strokeWidth={2.4} />
      <path
        d="M-13 30.5L-12-14H-15.5L-16-31H-9.5V-25.5H-3.5V-31.5H3V-25.5H9V-31H15.5L15-14H12L13 30.5Z"
        fill="var(--hb-stone)"
        strokeWidth={2.6}
      />
      <path d="M-5.5 30.5V19Q-5 12 0 12Q5 12 5.5 19V30.5Z" fill="var(--hb-ink)" strokeWidth={1} />
      <path d="M-1.6-4.5H1.6V4H-1.6Z" fill="var(--hb-ink)" strokeWidth={1} />
      <path
        d="M-12-14H12M5.5-9L11.5-9.5M6-2H11M7.5 5H11.5M8.5 12.5H12M-11-6H-7M-11.5 6H-8M9 21H12.5"
        fill="none"
        strokeWidth={1.7}
      />
    </g>
  );
}
