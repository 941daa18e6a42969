import { type SeatNumber, seatOf } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import type { GuideStep } from '@tessera/ui';
import { fromJSON } from '../rules/position/position.ts';
import { obstacleTo } from '../rules/turn/march.ts';
import type { HiberniaDecision } from './decision/prompt.ts';
import { eventsOf } from './log/log.ts';

/** In the order they are preferred when several fit. */
function fitting(decision: HiberniaDecision, lastStep: Step | undefined): GuideStep[] {
  const { view, waiting, players } = decision;
  const found: GuideStep[] = [{ id: 'welcome', at: 'board' }];
  const events = lastStep ? eventsOf(lastStep) : [];
  const ofPerson = (seat: SeatNumber) => players[seatOf(seat)]?.isBot === false;
  if (events.some((event) => event.type === 'battle')) found.push({ id: 'battle', at: 'board' });
  if (events.some((event) => event.type === 'scored' && ofPerson(event.seat) && event.steps.length > 0))
    found.push({ id: 'score', at: 'board' });
  if (waiting === 'confirm') found.push({ id: 'confirm', at: 'choices' }, { id: 'undo', at: 'actions' });
  if (waiting === 'roll') found.push({ id: 'roll', at: 'dice' });
  if (waiting !== 'move') return found;
  if (view.phase === 'take') found.push({ id: 'take', at: 'board' });
  if (view.phase === 'act') {
    if (view.die === 'purple') found.push({ id: 'purple', at: 'dice' });
    found.push({ id: 'act', at: 'board' });
    const second = !view.actions.die && view.die !== 'purple';
    if (second) found.push({ id: 'march', at: 'board' });
    if (second && view.players[seatOf(view.turn)].shield > 1) found.push({ id: 'raise', at: 'choices' });
    if (view.turns >= view.seats && anyIsSafe(decision)) found.push({ id: 'lasttwo', at: 'board' });
  }
  return found;
}

/** A land that could be attacked if it were not for H-26. */
function anyIsSafe({ view }: HiberniaDecision): boolean {
  const state = fromJSON(view);
  if (!state.ok) return false;
  const s = state.value;
  return s.board.landNames.some((_, land) => ['onlyPair', 'lastPair', 'noPair'].includes(obstacleTo(s, land) ?? ''));
}

// after these one has seen a turn from its roll to its end
const ENOUGH = ['roll', 'act', 'march', 'battle', 'score'];

export function guide(
  decision: HiberniaDecision,
  lastStep: Step | undefined,
  seen: ReadonlySet<string>,
): GuideStep | undefined {
  const next = fitting(decision, lastStep).find((step) => !seen.has(step.id));
  if (next || seen.has('done')) return next;
  if (decision.waiting === 'roll' && ENOUGH.every((id) => seen.has(id))) return { id: 'done', at: 'players' };
  return undefined;
}
