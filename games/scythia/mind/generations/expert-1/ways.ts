import { Trigger } from '../../../rules/cards/abilities.ts';
import { someoneHasMore } from '../../../rules/cards/can.ts';
import { timesOf } from '../../../rules/cards/crew.ts';
import { CARDS, Op, RESOURCE_COUNT } from '../../../rules/cards/effects.ts';
import { TOWN_CENTRE } from '../../../rules/scenario/board.ts';
import { EMPTY, PLACES, type State } from '../../../rules/state/state.ts';
import { ACTION_PRICE, PRICE, priceOf, STRENGTH_PRICE } from './prices.ts';
import type { Profile } from './profile.ts';
import type { QuestOutlook } from './quests.ts';
import { Recruits } from './recruits.ts';
import { Eagle, type Tables } from './tables.ts';

/** What an effect would be worth to the player whose turn it is, and what it would leave them with if they used it as well as they can. */
export class Ways extends Recruits {
  private quests!: QuestOutlook;

  begin(s: State, p: Profile, tables: Tables, quests: QuestOutlook): void {
    this.look(s, p, tables);
    this.quests = quests;
  }

  /** In points; never less than 0 where it may be left alone. */
  worth(at: number): number {
    const { s, p } = this;
    const node = s.board.program[at];
    switch (node.op) {
      case Op.gain: {
        let sum = 0;
        for (let resource = 0; resource < RESOURCE_COUNT; resource++)
          if (node.amounts[resource] > 0) sum += priceOf(resource, p.has[resource], node.amounts[resource]);
        return sum;
      }
      case Op.spend:
        return this.canPay(node) ? Math.max(0, this.worth(node.kids[0]) - this.cost(node)) : 0;
      case Op.choose: {
        let best = 0;
        for (const kid of node.kids) best = Math.max(best, this.worth(kid));
        return best;
      }
      case Op.all: {
        let sum = 0;
        for (const kid of node.kids) sum += this.worth(kid);
        return sum;
      }
      case Op.heal:
        return STRENGTH_PRICE * Math.min(node.a, p.wounds);
      case Op.hire:
        return this.bestHire(node.a).worth;
      case Op.eagle:
      case Op.horse:
        return this.bestAnimal(node.op === Op.horse).worth;
      case Op.discard:
        return -PRICE[CARDS] * node.a;
      case Op.ifMore: {
        const kid = someoneHasMore(s, p.seat, node.a) ? node.kids[0] : node.kids[1];
        return kid === undefined ? 0 : this.worth(kid);
      }
      case Op.plunder:
        return 1.5;
      case Op.takeFromPlayers:
        return this.richer(node.a) * PRICE[node.a];
      case Op.quest:
        return this.quests.now;
      case Op.useCard:
        return Math.max(0, this.bestCard().worth);
      case Op.useHero:
        return s.heroUsed === 1 || s.hero[p.seat] === EMPTY
          ? 0
          : this.worthOnce(s.board.heroEffect[s.hero[p.seat] - 1]);
      case Op.useEagle:
        return this.bestEagle().worth;
      case Op.swapCrew:
      case Op.swapEagle:
        return 0.5;
      default:
        return ACTION_PRICE;
    }
  }

  /** The player goes that way. */
  follow(at: number): void {
    const { s, p } = this;
    const node = s.board.program[at];
    switch (node.op) {
      case Op.gain:
        this.gain(node.amounts, 1);
        break;
      case Op.spend:
        if (this.worth(at) <= 0) break;
        for (let resource = 0; resource < RESOURCE_COUNT; resource++)
          if (node.amounts[resource] > 0) this.add(resource, -node.amounts[resource]);
        p.promise -= 0.9 * node.anyPlunder;
        this.follow(node.kids[0]);
        break;
      case Op.choose: {
        let best = -1;
        let bestWorth = 0;
        for (const kid of node.kids) {
          const worth = this.worth(kid);
          if (worth > bestWorth) {
            bestWorth = worth;
            best = kid;
          }
        }
        if (best >= 0) this.follow(best);
        break;
      }
      case Op.all:
        for (const kid of node.kids) this.follow(kid);
        break;
      case Op.heal:
        this.heal(node.a);
        break;
      case Op.hire:
        this.hire(node.a);
        break;
      case Op.eagle:
      case Op.horse: {
        const { animal } = this.bestAnimal(node.op === Op.horse);
        if (animal >= 0) this.settleAnimal(animal, node.op === Op.horse);
        break;
      }
      case Op.discard:
        this.add(CARDS, -node.a);
        break;
      case Op.ifMore: {
        const kid = someoneHasMore(s, p.seat, node.a) ? node.kids[0] : node.kids[1];
        if (kid !== undefined) this.follow(kid);
        break;
      }
      case Op.takeFromPlayers:
        this.add(node.a, this.richer(node.a));
        break;
      case Op.quest:
        this.complete();
        break;
      case Op.useCard: {
        const { card, worth } = this.bestCard();
        if (worth <= 0) break;
        this.add(CARDS, -1);
        this.follow(s.board.effect[card]);
        break;
      }
      case Op.useHero:
        if (this.worth(at) > 0) this.followOnce(s.board.heroEffect[s.hero[p.seat] - 1]);
        break;
      case Op.useEagle: {
        const { place } = this.bestEagle();
        if (place >= 0) this.followOnce(s.board.effect[s.crew[p.seat * PLACES + place] - 1]);
        break;
      }
      default:
        p.promise += this.worth(at);
    }
  }

  /** An effect of the hero or under an eagle: what leads back to the Town Centre is not followed on and on. */
  private worthOnce(at: number): number {
    const { op } = this.s.board.program[at];
    return op === Op.useHero || op === Op.useEagle || op === Op.useCard ? ACTION_PRICE : this.worth(at);
  }

  private followOnce(at: number): void {
    const { op } = this.s.board.program[at];
    if (op === Op.useHero || op === Op.useEagle || op === Op.useCard) this.p.promise += ACTION_PRICE;
    else this.follow(at);
  }

  /** The action of a building with a worker of that colour, and what crew adds to it. */
  worthOfBuilding(building: number, colour: number): number {
    const node = this.s.board.buildingAction[building * 3 + colour];
    return node < 0 ? 0 : this.worth(node) + this.bonusWorth(building);
  }

  followBuilding(building: number, colour: number): void {
    const node = this.s.board.buildingAction[building * 3 + colour];
    if (node < 0 || this.worth(node) <= 0) return;
    this.follow(node);
    this.followBonus(building);
  }

  followTownCentre(): void {
    this.follow(this.s.board.buildingAction[TOWN_CENTRE * 3]);
  }

  private bonusWorth(building: number): number {
    if (this.p.building === 0) return 0;
    const { s, p } = this;
    let sum = 0;
    for (let at = p.seat * PLACES, end = at + PLACES; at < end; at++) {
      if (s.crew[at] === EMPTY) continue;
      const ability = s.board.ability[s.crew[at] - 1];
      if (ability.trigger !== Trigger.building || ability.building !== building) continue;
      for (let resource = 0; resource < RESOURCE_COUNT; resource++)
        sum += ability.gain[resource] * timesOf(s, at) * PRICE[resource];
    }
    return sum;
  }

  followBonus(building: number): void {
    if (this.p.building === 0) return;
    const { s, p } = this;
    for (let at = p.seat * PLACES, end = at + PLACES; at < end; at++) {
      if (s.crew[at] === EMPTY) continue;
      const ability = s.board.ability[s.crew[at] - 1];
      if (ability.trigger === Trigger.building && ability.building === building)
        this.gain(ability.gain, timesOf(s, at));
    }
  }

  private complete(): void {
    const { s, p, quests } = this;
    if (quests.best < 0) return;
    const { points, cost, strength } = s.board.quests[quests.best];
    p.points += points;
    for (let resource = 0; resource < CARDS; resource++) if (cost[resource] > 0) this.add(resource, -cost[resource]);
    if (strength > 0) this.add(CARDS, -Math.min(p.has[CARDS], strength / 2));
    quests.now = quests.second;
    quests.best = -1;
  }

  private bestCard(): typeof this.found {
    const { s, p } = this;
    const kinds = s.board.crewNames.length;
    let left = s.has[p.seat * RESOURCE_COUNT + CARDS];
    let best = -1;
    let bestWorth = 0;
    for (let card = 0, at = p.seat * kinds; left > 0 && card < kinds; card++, at++) {
      if (s.hand[at] === 0) continue;
      left -= s.hand[at];
      const worth = this.worthOnce(s.board.effect[card]) - PRICE[CARDS];
      if (worth > bestWorth) {
        bestWorth = worth;
        best = card;
      }
    }
    this.found.worth = bestWorth;
    this.found.card = best;
    return this.found;
  }

  private bestEagle(): typeof this.found {
    const { s, p, tables } = this;
    let best = -1;
    let bestWorth = 0;
    for (let place = 0; place < PLACES; place++) {
      const at = p.seat * PLACES + place;
      if (s.eagle[at] === EMPTY || s.crew[at] === EMPTY || (s.eaglesUsed >> place) & 1) continue;
      if (tables.eagleKind[s.eagle[at] - 1] !== Eagle.unlock) continue;
      const worth = this.worthOnce(s.board.effect[s.crew[at] - 1]);
      if (worth > bestWorth) {
        bestWorth = worth;
        best = place;
      }
    }
    this.found.worth = bestWorth;
    this.found.place = best;
    return this.found;
  }
}
