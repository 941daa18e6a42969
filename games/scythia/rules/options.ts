import type { MoveList } from '@tessera/kernel';
import { can, mayComplete, mayHire, mayPlay, mayTakeOneFrom, mayUseEagle, mayVisit } from './can.ts';
import { CARDS, Op, PLUNDER_COUNT } from './effects.ts';
import { K, makeMove } from './moves.ts';
import { FACE_UP, PLACES, type State } from './state.ts';

/** The alternatives of a node: those of a choice, or the node itself. */
export const alternatives = (s: State, at: number): readonly number[] => {
  const node = s.board.program[at];
  return node.op === Op.choose ? node.kids : [at];
};

const PICKS = new Set<number>([
  Op.hire,
  Op.eagle,
  Op.horse,
  Op.plunder,
  Op.swapCrew,
  Op.swapEagle,
  Op.quest,
  Op.visit,
  Op.useCard,
  Op.useHero,
  Op.useEagle,
]);

/**
 * The node at which an alternative begins with a pick that can be made at once, such as which card to hire: then the
 * pick is the move. The price of an animal is paid on the way. -1 if it begins with something else.
 */
export function leadOf(s: State, at: number): number {
  const node = s.board.program[at];
  if (PICKS.has(node.op)) return at;
  if (node.op !== Op.spend || node.amounts[CARDS] > 0 || node.anyPlunder > 0) return -1;
  const { op } = s.board.program[node.kids[0]];
  return op === Op.eagle || op === Op.horse ? node.kids[0] : -1;
}

/** Every way to go on with a node that is to be chosen from. */
export function pushOptions(s: State, at: number, out: MoveList): void {
  const kids = alternatives(s, at);
  for (let index = 0; index < kids.length; index++) {
    if (!can(s, kids[index])) continue;
    const lead = leadOf(s, kids[index]);
    if (lead < 0) out.push(makeMove(K.use, index, 0, index));
    else pushPicks(s, lead, index, out);
  }
}

function pushPicks(s: State, lead: number, alternative: number, out: MoveList): void {
  const node = s.board.program[lead];
  const seat = s.turn;
  const kinds = s.board.crewNames.length;
  switch (node.op) {
    case Op.hire:
      for (let card = 0; card < kinds; card++)
        if (s.hand[seat * kinds + card] > 0 && mayHire(s, seat, card, node.a))
          for (let place = 0; place < PLACES; place++) out.push(makeMove(K.hire, card, place, alternative));
      break;
    case Op.eagle:
    case Op.horse:
      for (let place = 0; place < s.row.length; place++)
        if (s.row[place] !== 0) out.push(makeMove(node.op === Op.eagle ? K.eagle : K.horse, place, 0, alternative));
      break;
    case Op.plunder:
      for (let slot = 0; slot < s.slotWorker.length; slot++)
        if (mayTakeOneFrom(s, slot, node.a))
          for (let kind = 0; kind < PLUNDER_COUNT; kind++)
            if (s.slotPlunder[slot * PLUNDER_COUNT + kind] > 0)
              out.push(makeMove(K['plunder-one'], slot, kind, alternative));
      break;
    case Op.swapCrew:
      for (let card = 0; card < kinds; card++)
        if (s.hand[seat * kinds + card] > 0)
          for (let place = 0; place < PLACES; place++)
            if (s.crew[seat * PLACES + place] !== 0) out.push(makeMove(K.swap, card, place, alternative));
      break;
    case Op.swapEagle:
      for (let place = 0; place < PLACES; place++)
        if (s.eagle[seat * PLACES + place] !== 0) out.push(makeMove(K.return, place, 0, alternative));
      break;
    case Op.quest:
      for (let place = 0; place < 2; place++)
        if (s.villageQuest[place] !== 0 && mayComplete(s, seat, s.villageQuest[place] - 1))
          out.push(makeMove(K.complete, place, 0, alternative));
      for (let slot = 0; slot < s.slotQuest.length; slot++)
        if (s.slotQuest[slot] >= FACE_UP && mayComplete(s, seat, s.slotQuest[slot] - FACE_UP))
          out.push(makeMove(K.complete, slot + 2, 0, alternative));
      break;
    case Op.visit:
      for (let building = 0; building < s.village.length; building++)
        if (mayVisit(s, building)) out.push(makeMove(K.visit, building, 0, alternative));
      break;
    case Op.useCard:
      for (let card = 0; card < kinds; card++)
        if (mayPlay(s, seat, card)) out.push(makeMove(K.play, card, 0, alternative));
      break;
    case Op.useHero:
      out.push(makeMove(K.hero, 0, 0, alternative));
      break;
    case Op.useEagle:
      for (let place = 0; place < PLACES; place++)
        if (mayUseEagle(s, seat, place)) out.push(makeMove(K.unlock, place, 0, alternative));
      break;
  }
}
