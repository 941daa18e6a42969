import { KUMIS, PROVISIONS, WAGON } from '../rules/effects.ts';
import { yellowDice } from '../rules/raid.ts';
import type { State } from '../rules/state.ts';
import { PRICE, WOUND_PRICE } from './prices.ts';
import type { Profile } from './profile.ts';
import type { Survey } from './survey.ts';
import { chanceOf, diceIndex, type Tables } from './tables.ts';

const REGIONS = 4;
const COLOURS = 3;
/** What a turn's delay leaves of the worth of a raid. */
const DELAY = 0.8;
/** Half turns that a missing crew, wagon or two provisions take, and another worker. */
const FOR_CREW = 1.6;
const FOR_WAGON = 1.6;
const FOR_WORKER = 1;

/** The points to be expected of a strength with dice still to be rolled. */
export function tierPoints(s: State, settlement: number, strength: number, odds: Float64Array): number {
  const { tierStrength, tierPoints: points } = s.board.settlements[settlement];
  let sum = 0;
  let before = 0;
  for (let tier = 0; tier < tierStrength.length; tier++) {
    const chance = chanceOf(odds, tierStrength[tier] - strength);
    if (chance === 0) break;
    sum += chance * (points[tier] - before);
    before = points[tier];
  }
  return sum;
}

/** What one kumis after the other would add; the best number of them. */
export function bestKumis(s: State, settlement: number, strength: number, odds: Float64Array, most: number): number {
  let best = 0;
  let bestWorth = tierPoints(s, settlement, strength, odds);
  for (let kumis = 1; kumis <= most; kumis++) {
    const worth = tierPoints(s, settlement, strength + kumis, odds) - kumis * PRICE[KUMIS];
    if (worth > bestWorth) {
      bestWorth = worth;
      best = kumis;
    }
  }
  return best;
}

/** What a player can expect of raids. */
export class RaidOutlook {
  /** The best that can be started with the worker in hand, in points with all it brings and costs; 0 if there is none. */
  now = 0;
  nowPoints = 0;
  /** The best two, those that need preparation worth less the longer it takes. */
  best = 0;
  second = 0;
  /** Points of the best raid on each region as strong as now, were everything else there. */
  readonly prospect = new Float64Array(REGIONS);

  take(s: State, survey: Survey, tables: Tables, p: Profile): void {
    this.now = 0;
    this.nowPoints = 0;
    this.best = 0;
    this.second = 0;
    this.prospect.fill(0);
    const { settlements } = s.board;
    for (let settlement = 0; settlement < settlements.length; settlement++) {
      if (survey.plunder[settlement] < 0) continue;
      const { region, takes, crew, provisions, wagons, dice, wounds, tierStrength } = settlements[settlement];
      const right = p.worker > 0 && takes[p.worker - 1];
      const colour = right ? p.worker - 1 : takes[1] ? 1 : takes[2] ? 2 : 0;
      const strength = p.strength + p.extra[region * COLOURS + colour];
      const yellow = yellowDice(s, settlement);
      const odds = tables.atLeast[diceIndex(dice[0], dice[1], yellow)];
      const kumis = bestKumis(s, settlement, strength, odds, Math.min(8, p.has[KUMIS]));
      const points = tierPoints(s, settlement, strength + kumis, odds);
      if (points > this.prospect[region]) this.prospect[region] = points;
      const needsProvisions = Math.max(0, provisions - p.lessProvisions);
      const needsWagons = Math.max(0, wagons - p.lessWagons);
      const hurt =
        dice[0] * tables.woundsPerDie[0] +
        dice[1] * tables.woundsPerDie[1] +
        yellow * tables.woundsPerDie[2] +
        wounds * (1 - chanceOf(odds, tierStrength[0] - strength - kumis));
      const worth =
        points +
        p.reward[region] +
        survey.plunder[settlement] -
        kumis * PRICE[KUMIS] -
        needsProvisions * PRICE[PROVISIONS] -
        needsWagons * PRICE[WAGON] -
        Math.max(0, hurt - p.ignores[region]) * WOUND_PRICE;
      if (worth <= 0) continue;
      const halfTurns =
        (right ? 0 : FOR_WORKER) +
        FOR_CREW * Math.max(0, crew - p.crew) +
        FOR_WAGON * Math.max(0, needsWagons - p.has[WAGON]) +
        Math.max(0, needsProvisions - p.has[PROVISIONS]) / 2;
      if (halfTurns === 0 && worth > this.now) {
        this.now = worth;
        this.nowPoints = points + p.reward[region];
      }
      const value = worth * DELAY ** (halfTurns / 2);
      if (value > this.best) {
        this.second = this.best;
        this.best = value;
      } else if (value > this.second) this.second = value;
    }
  }
}
