import { DECOR } from '@tessera/game-kit/board';
import { memo } from 'react';
import type { RoadLayout } from '../geometry.ts';

interface RoadProps {
  readonly road: RoadLayout;
}

/** A Roman road: kerb stones, a paved way with its joints, a milestone, and mid-way the round where a piece can stand. */
export const Road = memo(function Road({ road }: RoadProps) {
  const { path, slot, milestone } = road;
  return (
    <g {...DECOR}>
      <path d={path} fill="none" stroke="var(--cb-ink)" strokeWidth={19} strokeDasharray="3.5 11 2.5 14 4 9" />
      <path d={path} fill="none" stroke="var(--cb-ink)" strokeWidth={15.5} />
      <path d={path} fill="none" stroke="var(--cb-road)" strokeWidth={11} />
      <path d={path} fill="none" stroke="var(--cb-joint)" strokeWidth={11} strokeDasharray="1.6 9 1.6 12 1.6 7.5" />
      <path d={path} fill="none" stroke="var(--cb-joint)" strokeWidth={1.3} strokeDasharray="9 10 13 6" />
      {milestone && (
        <g transform={`translate(${milestone.x.toFixed(1)} ${milestone.y.toFixed(1)})`}>
          <path
            d="M-4 6V-5Q-4-9 0-9Q4-9 4-5V6Z"
            fill="var(--cb-stone)"
            stroke="var(--cb-ink)"
            strokeWidth={1.7}
            strokeLinejoin="round"
          />
          <path d="M-1.5-4H1.5M-1.5-1H1.5" stroke="var(--cb-ink)" strokeWidth={1.2} />
        </g>
      )}
      <g transform={`translate(${slot.x.toFixed(1)} ${slot.y.toFixed(1)})`}>
        <circle r={22.5} fill="var(--cb-ink)" />
        <circle r={20} fill="var(--cb-road)" />
        <circle r={17.5} fill="none" stroke="var(--cb-joint)" strokeWidth={5} strokeDasharray="7.6 1.56" />
        <circle r={12.5} fill="var(--cb-slot)" stroke="var(--cb-ink)" strokeWidth={1.3} />
      </g>
    </g>
  );
});
