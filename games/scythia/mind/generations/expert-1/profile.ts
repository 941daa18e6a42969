import { ANY, Trigger } from '../../../rules/cards/abilities.ts';
import { amountAt, timesOf } from '../../../rules/cards/crew.ts';
import { CARDS, PROVISIONS, RESOURCE_COUNT, SILVER, WAGON } from '../../../rules/cards/effects.ts';
import { scoreOf } from '../../../rules/score.ts';
import { EMPTY, PLACES, type State } from '../../../rules/state/state.ts';
import { PRICE } from './prices.ts';
import { Eagle, type Tables } from './tables.ts';

const REGIONS = 4;
const COLOURS = 3;

/** What a player has, and will have when the turn under way is finished: see pending.ts. */
export class Profile {
  seat = 0;
  readonly has = new Float64Array(RESOURCE_COUNT);
  /** Points if the game ended now. */
  points = 0;
  /** What is to come that has no place below, in points. */
  promise = 0;
  crew = 0;
  /** Of crew less their wounds, and of animals in crewed places. */
  strength = 0;
  wounds = 0;
  /** Colour + 1, or 0 while it is on its way. */
  worker = 0;
  /** Strength more by ability: region * 3 + colour. */
  readonly extra = new Float64Array(REGIONS * COLOURS);
  /** What abilities give for a raid, in points, by region. */
  readonly reward = new Float64Array(REGIONS);
  readonly ignores = new Float64Array(REGIONS);
  lessProvisions = 0;
  lessWagons = 0;
  lessSilver = 0;
  rerolls = 0;
  building = 0;
  whenWounded = 0;
  whenKilled = 0;
  horses = 0;
  eagles = 0;
  /** Animals where there is no crew. */
  idle = 0;
  /** What doubling eagles double, and unlocking ones unlock, in points. */
  doubled = 0;
  unlocked = 0;
  /** The cards in hand, in points, and their strength. */
  hand = 0;
  handStrength = 0;
  /** The best of them to be hired, in points. */
  bestHire = 0;

  take(s: State, seat: number, tables: Tables): void {
    this.seat = seat;
    for (let resource = 0, at = seat * RESOURCE_COUNT; resource < RESOURCE_COUNT; resource++)
      this.has[resource] = s.has[at + resource];
    this.points = scoreOf(s, seat).total;
    this.promise = 0;
    this.worker = s.worker[seat];
    this.takeCrew(s, seat, tables);
    this.takeHand(s, seat, tables);
  }

  private takeCrew(s: State, seat: number, tables: Tables): void {
    const { board } = s;
    this.crew = 0;
    this.strength = 0;
    this.wounds = 0;
    this.extra.fill(0);
    this.reward.fill(0);
    this.ignores.fill(0);
    this.lessProvisions = 0;
    this.lessWagons = 0;
    this.lessSilver = 0;
    this.rerolls = 0;
    this.building = 0;
    this.whenWounded = 0;
    this.whenKilled = 0;
    this.horses = 0;
    this.eagles = 0;
    this.idle = 0;
    this.doubled = 0;
    this.unlocked = 0;
    for (let at = seat * PLACES, end = at + PLACES; at < end; at++) {
      const eagle = s.eagle[at] - 1;
      const horse = s.horse[at] - 1;
      if (eagle >= 0) this.eagles++;
      if (horse >= 0) this.horses++;
      if (s.crew[at] === EMPTY) {
        this.idle += (eagle >= 0 ? 1 : 0) + (horse >= 0 ? 1 : 0);
        continue;
      }
      const card = s.crew[at] - 1;
      this.crew++;
      this.wounds += s.wounds[at];
      this.strength += board.strength[card] - s.wounds[at];
      if (horse >= 0) this.strength += board.horseStrength[horse];
      if (eagle >= 0) {
        this.strength += board.eagleStrength[eagle];
        if (tables.eagleKind[eagle] === Eagle.double) this.doubled += tables.abilityWorth[card];
        else if (tables.eagleKind[eagle] === Eagle.unlock) this.unlocked += tables.playWorth[card];
      }
      this.takeAbility(s, seat, at, card);
    }
  }

  private takeAbility(s: State, seat: number, at: number, card: number): void {
    const ability = s.board.ability[card];
    const { trigger, region, worker } = ability;
    if (trigger === Trigger.end) return;
    const times = timesOf(s, at);
    switch (trigger) {
      case Trigger.reward:
        this.reward[region] += times * priced(ability.gain);
        break;
      case Trigger.strength: {
        const more = amountAt(s, seat, at);
        for (let r = 0; r < REGIONS; r++) {
          if (region !== ANY && region !== r) continue;
          for (let c = 0; c < COLOURS; c++) if (worker === ANY || worker === c) this.extra[r * COLOURS + c] += more;
        }
        break;
      }
      case Trigger.ignore:
        for (let r = 0; r < REGIONS; r++) if (region === ANY || region === r) this.ignores[r] += times * ability.amount;
        break;
      case Trigger.reroll:
        this.rerolls += times * ability.amount;
        break;
      case Trigger.raidCost:
        this.lessProvisions += times * ability.gain[PROVISIONS];
        this.lessWagons += times * ability.gain[WAGON];
        break;
      case Trigger.hireCost:
        this.lessSilver += times * ability.amount;
        break;
      case Trigger.building:
        this.building += times * priced(ability.gain);
        break;
      case Trigger.wounded:
        this.whenWounded += times * priced(ability.gain);
        break;
      case Trigger.killed:
        this.whenKilled += times * priced(ability.gain);
        break;
      default:
        this.whenKilled += PRICE[CARDS];
    }
  }

  private takeHand(s: State, seat: number, tables: Tables): void {
    const { board } = s;
    const kinds = board.crewNames.length;
    this.hand = 0;
    this.handStrength = 0;
    this.bestHire = 0;
    let left = this.has[CARDS];
    for (let card = 0, at = seat * kinds; left > 0 && card < kinds; card++, at++) {
      const n = s.hand[at];
      if (n === 0) continue;
      left -= n;
      const hire = tables.hireWorth[card] - PRICE[SILVER] * Math.max(0, board.cost[card] - this.lessSilver);
      this.hand += n * Math.max(hire, tables.playWorth[card]);
      this.handStrength += n * board.strength[card];
      if (hire > this.bestHire) this.bestHire = hire;
    }
  }
}

function priced(amounts: Int8Array): number {
  let worth = 0;
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) worth += amounts[resource] * PRICE[resource];
  return worth;
}
