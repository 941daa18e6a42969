import { FIRST_PLUNDER, PLUNDER_COUNT } from '../../../rules/cards/effects.ts';
import { EMPTY, FACE_UP, plunderIn, type State } from '../../../rules/state/state.ts';
import { questsLeft } from '../../../rules/turn/turn.ts';
import { PRICE, WORKER_PRICE } from './prices.ts';

const FEW = 2;
const REGIONS = 4;
/** A quest that comes up under a slot is there for everybody. */
const NEW_QUEST = 0.2;

/** What lies on the board, the same for all players. */
export class Survey {
  /** The better slot of a settlement, in points, or -1 when nothing is left there; and which it is. */
  readonly plunder = new Float64Array(64);
  readonly bestSlot = new Int16Array(64);
  readonly slotsIn = new Float64Array(REGIONS);
  /** Kinds of the quests that lie face up. */
  readonly quests = new Int16Array(64);
  questCount = 0;
  slotsLeft = 0;
  questsLeft = 0;
  /** How much of the game has gone by, from 0 to 1. */
  progress = 0;

  take(s: State): void {
    this.slotsIn.fill(0);
    this.slotsLeft = 0;
    this.questCount = 0;
    let slots = 0;
    for (let settlement = 0; settlement < s.board.settlements.length; settlement++) {
      this.plunder[settlement] = -1;
      for (let slot = settlement * 2; slot < settlement * 2 + 2; slot++) {
        if (plunderIn(s, slot) === 0) continue;
        slots++;
        this.slotsIn[s.board.settlements[settlement].region]++;
        const worth = slotWorth(s, slot);
        if (worth > this.plunder[settlement]) {
          this.plunder[settlement] = worth;
          this.bestSlot[settlement] = slot;
        }
      }
    }
    this.slotsLeft = slots;
    for (let place = 0; place < 2; place++)
      if (s.villageQuest[place] !== EMPTY) this.quests[this.questCount++] = s.villageQuest[place] - 1;
    for (let slot = 0; slot < s.slotQuest.length; slot++)
      if (s.slotQuest[slot] >= FACE_UP) this.quests[this.questCount++] = s.slotQuest[slot] - FACE_UP;
    this.questsLeft = questsLeft(s);
    const perRegion = s.seats < 3 ? 4 : s.seats + 2;
    const bySlots = (slots - FEW) / (4 * perRegion - FEW);
    const byQuests = (this.questsLeft - FEW) / (3 * perRegion + 2 - FEW);
    this.progress = 1 - Math.max(0, Math.min(1, bySlots, byQuests));
  }
}

export function slotWorth(s: State, slot: number): number {
  let worth = WORKER_PRICE[s.slotWorker[slot] - 1] ?? 0;
  for (let kind = 0; kind < PLUNDER_COUNT; kind++)
    worth += s.slotPlunder[slot * PLUNDER_COUNT + kind] * PRICE[FIRST_PLUNDER + kind];
  return worth + (s.slotQuest[slot] === EMPTY ? 0 : NEW_QUEST);
}
