import type { Step } from '@tessera/table';
import type { GuideStep } from '@tessera/ui';
import type { StepstoneDecision } from './scene.ts';

export function guide(
  { waiting }: StepstoneDecision,
  _lastStep: Step | undefined,
  seen: ReadonlySet<string>,
): GuideStep | undefined {
  const fitting: GuideStep[] = [{ id: 'welcome', at: 'board' }];
  if (waiting === 'roll') fitting.push({ id: 'roll', at: 'dice' });
  if (waiting === 'move') fitting.push({ id: 'walk', at: 'board' });
  return fitting.find(({ id }) => !seen.has(id));
}
