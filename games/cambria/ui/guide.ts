import type { Step } from '@tessera/table';
import type { GuideStep } from '@tessera/ui';
import { modesOf, shipUses } from './decision/picking.ts';
import type { CambriaDecision } from './decision/prompt.ts';
import { eventsOf } from './log/log.ts';

/** In the order they are preferred when several fit. */
function fitting({ view, waiting, legal }: CambriaDecision, lastStep: Step | undefined): GuideStep[] {
  const found: GuideStep[] = [{ id: 'welcome', at: 'board' }];
  if (lastStep && eventsOf(lastStep).some((event) => event.type === 'fortTaken'))
    found.push({ id: 'fort', at: 'board' });
  if (waiting === 'confirm') found.push({ id: 'confirm', at: 'choices' }, { id: 'undo', at: 'actions' });
  if (waiting === 'roll' && view.phase === 'roll') found.push({ id: 'roll', at: 'dice' });
  if (waiting !== 'move') return found;
  const [low, high] = view.dice;
  if (view.phase === 'muster') found.push({ id: 'muster', at: 'board' });
  if (view.phase === 'neutral') found.push({ id: 'neutral', at: 'board' });
  if (view.phase === 'board') found.push({ id: 'board', at: 'board' });
  if (view.phase === 'act') {
    if (shipUses(legal).length > 0) found.push({ id: 'ship', at: 'prompt' });
    if (modesOf(legal).includes('legion')) found.push({ id: 'legion', at: 'prompt' });
    else if (low === high) found.push({ id: 'double', at: 'board' });
    else found.push({ id: 'act', at: 'board' });
  }
  return found;
}

// after these one has seen a turn from its roll to its end
const ENOUGH = ['roll', 'confirm', 'undo'];

export function guide(
  decision: CambriaDecision,
  lastStep: Step | undefined,
  seen: ReadonlySet<string>,
): GuideStep | undefined {
  const next = fitting(decision, lastStep).find((step) => !seen.has(step.id));
  if (next || seen.has('done')) return next;
  if (decision.waiting === 'roll' && ENOUGH.every((id) => seen.has(id)) && seen.has('fort'))
    return { id: 'done', at: 'players' };
  return undefined;
}
