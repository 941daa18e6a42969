import type { LegalMove } from '@tessera/table';
import type { Choice } from '@tessera/ui';
import { counted, nameOf } from '../sentences/card-names.ts';
import { capital, effectText } from '../sentences/effect-text.ts';
import { settlementName } from '../sentences/where.ts';
import { alternativesOf, effectAtHand } from './frame.ts';
import { isOnlySkip, type MoveObject, objectOf } from './move-object.ts';
import { needsOf } from './needs.ts';
import { candidates, type Picking, pickedMove } from './picking.ts';
import type { ScythiaDecision } from './prompt.ts';

/** Kinds of moves that have their own controls on the table: the raid's sheet. */
const ELSEWHERE: readonly MoveObject['do'][] = ['kumis', 'reroll', 'choose'];

/** The buttons beside the prompt: what can't be tapped, what a finger has picked, and which kind of plunder. */
export function choices(decision: ScythiaDecision): Choice<Picking>[] {
  const { view, legal, picking } = decision;
  const found: Choice<Picking>[] = [];
  const picked = pickedMove(view, legal, picking);
  if (picked) found.push({ id: 'picked', label: pickedLabel(decision, picked.move), does: { move: picked.text } });
  found.push(...kinds(decision));
  for (const each of legal) {
    const move = objectOf(each);
    if (needsOf(view, move).length > 0 || ELSEWHERE.includes(move.do)) continue;
    found.push({
      id: each.text,
      label: label(decision, move),
      does: { move: each.text },
      ...(isQuiet(move, legal) ? { quiet: true } : {}),
    });
  }
  return found;
}

/** To skip is never what one came for; nor is ignoring fewer wounds than one may. */
const isQuiet = (move: MoveObject, legal: readonly LegalMove[]): boolean =>
  legal.length > 1 && (move.do === 'skip' || (move.do === 'ignore' && move.wounds === 0));

const isHireOrSkip = (each: LegalMove): boolean => ['hire', 'skip'].includes(objectOf(each).do);

function label(decision: ScythiaDecision, move: MoveObject): string {
  const { text, view, legal } = decision;
  switch (move.do) {
    case 'skip':
      if (isOnlySkip(legal)) return text('scythia.choice.goOn');
      return text(legal.every(isHireOrSkip) ? 'scythia.choice.skipHire' : 'scythia.choice.skip');
    case 'keep':
      return text('scythia.choice.keep');
    case 'ignore':
      return text('scythia.choice.ignore', { count: move.wounds });
    case 'pay':
      return counted(text, move.kind, 1);
    case 'use': {
      const effect = alternativesOf(effectAtHand(view))[move.option - 1];
      return effect ? capital(effectText(text, effect)) : move.what;
    }
    default:
      return text('scythia.choice.do');
  }
}

/** A slot is picked, and there is more than one kind in it. */
function kinds({ text, view, legal, picking }: ScythiaDecision): Choice<Picking>[] {
  if (picking.needs.length !== 1) return [];
  return candidates(view, legal, picking).flatMap(({ text: notation, move }) =>
    move.do === 'plunder-one' ? [{ id: notation, label: counted(text, move.kind, 1), does: { move: notation } }] : [],
  );
}

/** A verb for what a finger has picked. */
function pickedLabel({ text }: ScythiaDecision, move: MoveObject): string {
  if (move.do === 'raid') return text('scythia.choice.raid', { settlement: settlementName(text, move.settlement) });
  if ('building' in move)
    return text(`scythia.choice.${move.do}`, { building: nameOf(text, 'building', move.building) });
  if (move.do === 'hire' || move.do === 'play' || move.do === 'discard')
    return text(`scythia.choice.${move.do}`, { card: nameOf(text, 'crew', move.card) });
  if (move.do === 'eagle' || move.do === 'horse' || move.do === 'hero' || move.do === 'complete')
    return text(`scythia.choice.${move.do}`);
  return text('scythia.choice.do');
}
