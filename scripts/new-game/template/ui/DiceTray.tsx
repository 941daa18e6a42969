import { type DiceTrayProps, DieFace, useTumble } from '@tessera/ui';
import type { StepstonePosition } from '../rules/position.ts';
import { eventsOf } from './scene.ts';
import { TUMBLE } from './timing.ts';
import './stepstone-ui.css';

/** The die as it was thrown last; it tumbles first. */
export function DiceTray({ steps, text, fresh, durationMs }: DiceTrayProps<StepstonePosition>) {
  const thrown = steps.findLastIndex((step) => eventsOf(step).some(({ type }) => type === 'rolled'));
  const isNew = thrown >= 0 && thrown === steps.length - 1;
  const face = useTumble(thrown, isNew ? TUMBLE * durationMs : 0);
  const roll = thrown < 0 ? undefined : eventsOf(steps[thrown]).find((event) => event.type === 'rolled');
  if (!roll || fresh) return <div className="stepstone-die" role="img" aria-label={text('stepstone.die.none')} />;
  return (
    <div className="stepstone-die">
      <DieFace die={face === null ? roll.die : 1 + ((face * 2 + roll.die) % 6)} />
    </div>
  );
}
