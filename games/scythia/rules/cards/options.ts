import type { MoveList } from '@tessera/kernel';
import { K, makeMove } from '../state/moves.ts';
import { FACE_UP, PLACES, type State } from '../state/state.ts';
import { can, mayComplete, mayHire, mayPlay, mayTakeOneFrom, mayUseEagle, mayVisit } from './can.ts';
import { Op, PLUNDER_COUNT } from './effects.ts';

/** Every way to go on with a node that is to be chosen from. */
export function pushOptions(s: State, at: number, out: MoveList): void {
  const { program } = s.board;
  const { ways } = program[at];
  for (let index = 0; index < ways.length; index++) {
    if (!can(s, ways[index])) continue;
    const { lead } = program[ways[index]];
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
