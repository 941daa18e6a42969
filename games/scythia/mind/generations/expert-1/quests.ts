import { CARDS, GOLD, LIVESTOCK, SILVER } from '../../../rules/cards/effects.ts';
import type { State } from '../../../rules/state/state.ts';
import { facePoints, PRICE } from './prices.ts';
import type { Profile } from './profile.ts';
import type { Survey } from './survey.ts';

/** A quest by strength takes about a card for so much of it. */
const STRENGTH_PER_CARD = 2;

/** What the face-up quests are worth to a player. */
export class QuestOutlook {
  /** Points more than what is paid would count by itself: of the best that can be paid, of the next, and of the best not quite within reach. */
  now = 0;
  second = 0;
  soon = 0;
  /** The kind of the best, or -1. */
  best = -1;

  take(s: State, survey: Survey, p: Profile): void {
    this.now = 0;
    this.second = 0;
    this.soon = 0;
    this.best = -1;
    for (let i = 0; i < survey.questCount; i++) {
      const quest = survey.quests[i];
      const { points, cost, strength } = s.board.quests[quest];
      let short = 0;
      let gain = points;
      if (strength > 0) {
        short = Math.max(0, strength - p.handStrength) / STRENGTH_PER_CARD;
        gain -= (Math.min(p.has[CARDS], strength / STRENGTH_PER_CARD) * PRICE[CARDS]) / 2;
      } else {
        for (let resource = GOLD; resource <= LIVESTOCK; resource++) {
          gain -= cost[resource] * facePoints(resource);
          short += Math.max(0, cost[resource] - p.has[resource]);
        }
        gain -= (cost[SILVER] * PRICE[SILVER]) / 2;
        short += Math.max(0, cost[SILVER] - p.has[SILVER]) / 2;
      }
      if (short > 0) this.soon = Math.max(this.soon, gain / (1 + short));
      else if (gain > this.now) {
        this.second = this.now;
        this.now = gain;
        this.best = quest;
      } else this.second = Math.max(this.second, gain);
    }
  }
}
