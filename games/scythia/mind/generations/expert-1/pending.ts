import { CARDS, FIRST_PLUNDER, KUMIS, PLUNDER_COUNT } from '../../../rules/cards/effects.ts';
import { mayTakeFrom } from '../../../rules/legal.ts';
import { faceAt } from '../../../rules/raid/raid.ts';
import { F } from '../../../rules/state/frames.ts';
import type { State } from '../../../rules/state/state.ts';
import { WORKER_PRICE, WOUND_PRICE } from './prices.ts';
import type { Profile } from './profile.ts';
import type { Survey } from './survey.ts';
import { bestKumis, chanceOf, diceIndex, type Tables, tierPoints } from './tables.ts';
import type { Ways } from './ways.ts';

const COLOURS = 3;
const PAID_PLUNDER = 0.8;
const STRENGTH_PER_CARD = 2;

/**
 * A turn is many small decisions, and halfway through one its price is paid and its gain is still to come. What is pending is
 * therefore carried through, as well as it can be guessed, so that positions can be compared at any point of a turn.
 */
export function foresee(s: State, survey: Survey, tables: Tables, p: Profile, ways: Ways): void {
  if (s.raid > 0) foreseeRaid(s, survey, tables, p, ways);
  for (let frame = s.depth - 1; frame >= 0; frame--) {
    const a = s.stack[frame * 3 + 1];
    switch (s.stack[frame * 3]) {
      case F.keep:
      case F.discard:
      case F.payCards:
        ways.add(CARDS, -Math.min(a, p.has[CARDS]));
        break;
      case F.payStrength:
        ways.add(CARDS, -Math.min(a / STRENGTH_PER_CARD, p.has[CARDS]));
        break;
      case F.payPlunder:
        p.promise -= PAID_PLUNDER * a;
        break;
      case F.draw:
        ways.add(CARDS, a);
        break;
      case F.action:
        ways.followBuilding(a, s.colour - 1);
        break;
      case F.bonus:
        ways.followBonus(a);
        break;
      case F.take:
        takeWorker(s, p, ways);
        break;
      case F.effect:
      case F.choose:
        ways.follow(a);
        break;
      case F.another:
        ways.followTownCentre();
        break;
      case F.heal:
        ways.heal(a);
        break;
      case F.placeAnimal:
        ways.settleAnimal(a >> 1, (a & 1) === 1);
        break;
      case F.swapTake:
        p.promise += 2;
        break;
    }
  }
}

/** The worker and the action that are best together. */
function takeWorker(s: State, p: Profile, ways: Ways): void {
  let best = -1;
  let bestWorth = -1;
  for (let building = 0; building < s.village.length; building++) {
    if (!mayTakeFrom(s, building)) continue;
    const colour = s.village[building] - 1;
    const worth = WORKER_PRICE[colour] + ways.worthOfBuilding(building, colour);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = building;
    }
  }
  if (best < 0) return;
  p.worker = s.village[best];
  ways.followBuilding(best, p.worker - 1);
}

/** The raid under way: strength and wounds as far as they are known, the rest as it is to be expected. */
function foreseeRaid(s: State, survey: Survey, tables: Tables, p: Profile, ways: Ways): void {
  const settlement = s.raid - 1;
  const { region, tierStrength, wounds: below } = s.board.settlements[settlement];
  const left = [0, 0, 0];
  let kumis = -1;
  let counted = true;
  let again = -1;
  let wounds = 0;
  let plundered = true;
  for (let frame = 0; frame < s.depth; frame++) {
    const a = s.stack[frame * 3 + 1];
    const b = s.stack[frame * 3 + 2];
    switch (s.stack[frame * 3]) {
      case F.plunder:
        plundered = false;
        break;
      case F.strength:
        counted = false;
        break;
      case F.roll:
        left[a] += b;
        break;
      case F.kumis:
        kumis = p.has[KUMIS];
        break;
      case F.rerollDie:
        again = a;
        break;
      case F.ignore:
        wounds += a - b;
        break;
      case F.wound:
        wounds += a;
        break;
    }
  }
  if (!counted) {
    let strength = s.raidKumis + p.strength + p.extra[region * COLOURS + s.colour - 1];
    for (let die = 0; die < s.diceCount; die++) {
      if (die === again) left[s.dice[die] >> 3]++;
      else {
        const face = faceAt(s, die);
        strength += face.strength;
        wounds += face.wounds;
      }
    }
    const odds = tables.atLeast[diceIndex(left[0], left[1], left[2])];
    if (kumis > 0) {
      const drunk = bestKumis(s.board.settlements[settlement], strength, odds, kumis);
      strength += drunk;
      p.has[KUMIS] -= drunk;
    }
    p.points += tierPoints(s.board.settlements[settlement], strength, odds);
    p.promise += p.reward[region];
    for (let colour = 0; colour < left.length; colour++) wounds += left[colour] * tables.woundsPerDie[colour];
    wounds += below * (1 - chanceOf(odds, tierStrength[0] - strength));
    wounds = Math.max(0, wounds - p.ignores[region]);
  }
  const dealt = Math.min(wounds, p.strength);
  p.strength -= dealt;
  p.wounds += dealt;
  p.promise -= (wounds - dealt) * WOUND_PRICE;
  if (!plundered && survey.plunder[settlement] >= 0) takePlunder(s, survey.bestSlot[settlement], p, ways);
}

function takePlunder(s: State, slot: number, p: Profile, ways: Ways): void {
  for (let kind = 0; kind < PLUNDER_COUNT; kind++) {
    const n = s.slotPlunder[slot * PLUNDER_COUNT + kind];
    if (n > 0) ways.add(FIRST_PLUNDER + kind, n);
  }
  p.worker = s.slotWorker[slot];
}
