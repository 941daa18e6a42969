import {
  CARDS,
  EQUIPMENT,
  GOLD,
  KUMIS,
  LIVESTOCK,
  PROVISIONS,
  RESOURCE_COUNT,
  SILVER,
  WAGON,
} from '../rules/cards/effects.ts';
import { F } from '../rules/state/frames.ts';
import { LIMIT, NO_END, type State } from '../rules/state/state.ts';
import { foresee } from './pending.ts';
import { PRICE } from './prices.ts';
import { Profile } from './profile.ts';
import { QuestOutlook } from './quests.ts';
import { RaidOutlook } from './raids.ts';
import { Survey } from './survey.ts';
import { type Tables, tablesOf } from './tables.ts';
import { Ways } from './ways.ts';

/** What speaks for a player, in the order of `featuresOf`. All but the first count only for who has a turn to come. */
export const FEATURES = [
  'points',
  'promise',
  'silver',
  'moreSilver',
  'provisions',
  'moreProvisions',
  'kumis',
  'wagons',
  'moreWagons',
  'gold',
  'equipment',
  'livestock',
  'cards',
  'moreCards',
  'hand',
  'bestHire',
  'handStrength',
  'crew',
  'crew2',
  'crew3',
  'crew4',
  'crew5',
  'strength',
  'muchStrength',
  'wounds',
  'grey',
  'red',
  'raidNow',
  'raidNowPoints',
  'raidBest',
  'raidSecond',
  'cimmeria',
  'assyria',
  'persia',
  'greece',
  'questNow',
  'questSecond',
  'questSoon',
  'horses',
  'eagles',
  'idle',
  'doubled',
  'unlocked',
  'rewards',
  'ignores',
  'rerolls',
  'lessCost',
  'lessSilver',
  'building',
  'whenWounded',
  'whenKilled',
  'hero',
  'inTurn',
  'waiting',
] as const;

/** A card not seen yet. */
const ANY_CARD = 1.6;
const SLOTS_PER_REGION = 6;

const upTo = (n: number, most: number): number => Math.min(n, most);
const above = (n: number, least: number): number => (n > least ? n - least : 0);

/** Reads a position, player by player. One for each evaluation: it is used again and again. */
export class Reader {
  readonly survey = new Survey();
  private readonly profile = new Profile();
  private readonly raids = new RaidOutlook();
  private readonly quests = new QuestOutlook();
  private readonly ways = new Ways();
  private tables!: Tables;

  take(s: State): void {
    this.tables = tablesOf(s.board);
    this.survey.take(s);
  }

  featuresOf(s: State, seat: number, out: Float64Array): void {
    const { survey, profile: p, raids, quests, ways, tables } = this;
    p.take(s, seat, tables);
    const underWay = isUnderWay(s, seat);
    if (underWay) {
      quests.take(s, survey, p);
      ways.begin(s, p, tables, quests);
      foresee(s, survey, tables, p, ways);
    }
    out[0] = p.points / 10;
    if (!hasTurn(s, seat) || (underWay && isLastTurn(s))) {
      out.fill(0, 1);
      return;
    }
    raids.take(s, survey, tables, p);
    quests.take(s, survey, p);
    const { has } = p;
    const cards = upTo(has[CARDS], LIMIT);
    let rewards = 0;
    let ignores = 0;
    for (let region = 0; region < p.reward.length; region++) {
      const share = survey.slotsIn[region] / SLOTS_PER_REGION;
      rewards += p.reward[region] * share;
      ignores += p.ignores[region] * share;
    }
    out[1] = p.promise / 10;
    out[2] = upTo(has[SILVER], 4) / 4;
    out[3] = above(upTo(has[SILVER], LIMIT), 4) / 4;
    out[4] = upTo(has[PROVISIONS], 4) / 4;
    out[5] = above(upTo(has[PROVISIONS], LIMIT), 4) / 4;
    out[6] = upTo(has[KUMIS], LIMIT) / 4;
    out[7] = upTo(has[WAGON], 2) / 2;
    out[8] = above(upTo(has[WAGON], 5), 2) / 2;
    out[9] = has[GOLD] / 2;
    out[10] = upTo(has[EQUIPMENT], 5) / 2;
    out[11] = upTo(has[LIVESTOCK], 6) / 2;
    out[12] = upTo(cards, 4) / 4;
    out[13] = above(cards, 4) / 4;
    out[14] = (p.hand + ANY_CARD * (cards - s.has[seat * RESOURCE_COUNT + CARDS])) / 10;
    out[15] = p.bestHire / 5;
    out[16] = p.handStrength / 10;
    out[17] = p.crew / 5;
    out[18] = p.crew >= 2 ? 1 : 0;
    out[19] = p.crew >= 3 ? 1 : 0;
    out[20] = p.crew >= 4 ? 1 : 0;
    out[21] = p.crew >= 5 ? 1 : 0;
    out[22] = p.strength / 10;
    out[23] = above(p.strength, 14) / 10;
    out[24] = p.wounds / 4;
    out[25] = p.worker === 2 ? 1 : 0;
    out[26] = p.worker === 3 ? 1 : 0;
    out[27] = raids.now / 10;
    out[28] = raids.nowPoints / 10;
    out[29] = raids.best / 10;
    out[30] = raids.second / 10;
    for (let region = 0; region < 4; region++)
      out[31 + region] = (raids.prospect[region] * survey.slotsIn[region]) / (SLOTS_PER_REGION * 5);
    out[35] = quests.now / 5;
    out[36] = quests.second / 5;
    out[37] = quests.soon / 5;
    out[38] = p.horses / 5;
    out[39] = p.eagles / 5;
    out[40] = p.idle / 2;
    out[41] = p.doubled / 5;
    out[42] = p.unlocked / 5;
    out[43] = rewards / 5;
    out[44] = ignores / 2;
    out[45] = p.rerolls;
    out[46] = p.lessProvisions * PRICE[PROVISIONS] + p.lessWagons * PRICE[WAGON];
    out[47] = p.lessSilver;
    out[48] = p.building;
    out[49] = p.whenWounded;
    out[50] = p.whenKilled / 2;
    out[51] = s.hero[seat] > 0 ? tables.heroWorth[s.hero[seat] - 1] / 5 : 0;
    out[52] = s.turn === seat ? 1 : 0;
    out[53] = ((seat - s.turn + s.seats) % s.seats) / s.seats;
  }
}

/** The rival has its turn (S-71). */
const isRivals = (s: State): boolean => s.stack[0] === F.rival || s.stack[0] === F.rivalEnd;

/** A turn that has been begun, with something still to come of it. */
const isUnderWay = (s: State, seat: number): boolean =>
  s.turn === seat && s.depth > 0 && s.stack[(s.depth - 1) * 3] !== F.turn && !isRivals(s);

/** Whether a player has a turn to come, or is in one (S-60, S-77). */
function hasTurn(s: State, seat: number): boolean {
  if (s.turnsLeft === NO_END) return true;
  if (isRivals(s)) return s.turnsLeft > 1;
  return (seat - s.turn + s.seats) % s.seats < s.turnsLeft;
}

/** What the player in turn does not turn into points now is lost: the rest of the game belongs to others. */
const isLastTurn = (s: State): boolean => s.turnsLeft !== NO_END;

/** Weights are learnt for so much of the game gone by, and for the last round; elsewhere they lie in between. */
const KNOTS = [0, 0.3, 0.6, 0.85, 1] as const;
export const STAGES = KNOTS.length + 1;
const LAST_ROUND = KNOTS.length;

/** Where a position stands: at a stage, or that part of the way from it to the next. */
export interface Stage {
  index: number;
  part: number;
}

export function stageOf(s: State, progress: number, out: Stage): void {
  out.part = 0;
  if (s.turnsLeft !== NO_END) {
    out.index = LAST_ROUND;
    return;
  }
  let index = 0;
  while (index < KNOTS.length - 2 && progress >= KNOTS[index + 1]) index++;
  out.index = index;
  out.part = (progress - KNOTS[index]) / (KNOTS[index + 1] - KNOTS[index]);
}
