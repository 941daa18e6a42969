import { KUMIS, PROVISIONS, WAGON } from '../../../rules/cards/effects.ts';
import { yellowDice } from '../../../rules/raid/raid.ts';
import { LIMIT, type State } from '../../../rules/state/state.ts';
import { PRICE, WOUND_PRICE } from './prices.ts';
import type { Profile } from './profile.ts';
import type { Survey } from './survey.ts';
import { MOST_STRENGTH, MOST_YELLOW, type Tables } from './tables.ts';

const REGIONS = 4;
const COLOURS = 3;
/** What half a turn's delay takes off the worth of a raid. */
const DELAY = 0.12;
/** Half turns that a missing crew, wagon or two provisions take, and another worker. */
const FOR_CREW = 1.6;
const FOR_WAGON = 1.6;
const FOR_WORKER = 1;

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
      const { region, takes, crew, provisions, wagons } = settlements[settlement];
      const right = p.worker > 0 && takes[p.worker - 1];
      const colour = right ? p.worker - 1 : takes[1] ? 1 : takes[2] ? 2 : 0;
      const strength = Math.min(MOST_STRENGTH, p.strength + p.extra[region * COLOURS + colour]) | 0;
      const table = tables.raids[settlement * (MOST_YELLOW + 1) + yellowDice(s, settlement)];
      const kumis = table.kumis[strength * (LIMIT + 1) + (Math.min(LIMIT, p.has[KUMIS]) | 0)];
      const full = Math.min(MOST_STRENGTH, strength + kumis);
      const points = table.points[full];
      if (points > this.prospect[region]) this.prospect[region] = points;
      const needsProvisions = Math.max(0, provisions - p.lessProvisions);
      const needsWagons = Math.max(0, wagons - p.lessWagons);
      const worth =
        points +
        p.reward[region] +
        survey.plunder[settlement] -
        kumis * PRICE[KUMIS] -
        needsProvisions * PRICE[PROVISIONS] -
        needsWagons * PRICE[WAGON] -
        Math.max(0, table.wounds[full] - p.ignores[region]) * WOUND_PRICE;
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
      const value = worth / (1 + DELAY * halfTurns);
      if (value > this.best) {
        this.second = this.best;
        this.best = value;
      } else if (value > this.second) this.second = value;
    }
  }
}
