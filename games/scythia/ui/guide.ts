import type { Step } from '@tessera/table';
import type { GuideStep } from '@tessera/ui';
import { topFrame } from './decision/frame.ts';
import { isOnlySkip, offers } from './decision/move-object.ts';
import type { ScythiaDecision } from './decision/prompt.ts';
import { eventsOf } from './log/log.ts';
import { FACE_DOWN } from './sentences/quest-text.ts';

/**
 * The hint of each thing that may be asked for. One at the prompt lies over the board, so it is for what is tapped on
 * the own side of the table; one at the board lies below it.
 */
const BY_FRAME: Readonly<Record<string, GuideStep>> = {
  'set-up': { id: 'draft', at: 'prompt' },
  keep: { id: 'keep', at: 'prompt' },
  turn: { id: 'place', at: 'board' },
  take: { id: 'take', at: 'board' },
  kumis: { id: 'kumis', at: 'prompt' },
  reroll: { id: 'dice', at: 'prompt' },
  ignore: { id: 'wounds', at: 'prompt' },
  wound: { id: 'wounds', at: 'prompt' },
  plunder: { id: 'plunder', at: 'board' },
  'end-turn': { id: 'limits', at: 'prompt' },
};

/** In the order they are preferred when several fit. */
function fitting({ view, legal, waiting, picking }: ScythiaDecision, lastStep: Step | undefined): GuideStep[] {
  if (waiting !== 'move' || picking.needs.length > 0) return [];
  const found: GuideStep[] = [];
  const frame = topFrame(view)?.kind ?? '';
  if (frame === 'turn') {
    if (view.turnsLeft !== null) found.push({ id: 'end', at: 'players' });
    if (view.rival && view.turns > 0) found.push({ id: 'rival', at: 'players' });
    if (offers(legal, 'raid')) found.push({ id: 'raid', at: 'board' });
  }
  if (frame === 'action') {
    const onBoard = offers(legal, 'eagle', 'horse', 'complete', 'visit', 'plunder-one');
    if (offers(legal, 'hire')) found.push({ id: 'hire', at: 'prompt' });
    if (offers(legal, 'play')) found.push({ id: 'hand', at: 'prompt' });
    if (!isOnlySkip(legal)) found.push({ id: 'action', at: onBoard ? 'board' : 'prompt' });
  }
  if (lastStep && eventsOf(lastStep).some((event) => event.type === 'rolled'))
    found.push({ id: 'dice', at: frame === 'plunder' ? 'board' : 'prompt' });
  const own = BY_FRAME[frame];
  if (own) found.push(own);
  const hasQuest = view.slots.some((slot) => slot.quest !== null && slot.quest !== FACE_DOWN);
  if (frame === 'turn' && hasQuest) found.push({ id: 'quest', at: 'board' });
  return found;
}

export const guide = (
  decision: ScythiaDecision,
  lastStep: Step | undefined,
  seen: ReadonlySet<string>,
): GuideStep | undefined => fitting(decision, lastStep).find((step) => !seen.has(step.id));
