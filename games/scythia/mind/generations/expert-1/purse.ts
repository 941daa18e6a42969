import { FIRST_PLUNDER, type Node, POINTS, RESOURCE_COUNT } from '../../../rules/cards/effects.ts';
import type { State } from '../../../rules/state/state.ts';
import { facePoints, PRICE } from './prices.ts';
import type { Profile } from './profile.ts';

/** What the player whose turn it is has in thought: what comes and goes, and what could be paid. */
export class Purse {
  protected s!: State;
  protected p!: Profile;

  add(resource: number, more: number): void {
    const { p } = this;
    if (resource === POINTS) p.points += more;
    else {
      p.points += more * facePoints(resource);
      p.has[resource] += more;
    }
  }

  gain(amounts: Int8Array, times: number): void {
    for (let resource = 0; resource < RESOURCE_COUNT; resource++)
      if (amounts[resource] > 0) this.add(resource, amounts[resource] * times);
  }

  heal(wounds: number): void {
    const healed = Math.min(wounds, this.p.wounds);
    this.p.wounds -= healed;
    this.p.strength += healed;
  }

  protected canPay(node: Node): boolean {
    const { has } = this.p;
    for (let resource = 0; resource < RESOURCE_COUNT; resource++)
      if (node.amounts[resource] > has[resource]) return false;
    if (node.anyPlunder === 0) return true;
    return (
      has[FIRST_PLUNDER] + has[FIRST_PLUNDER + 1] + has[FIRST_PLUNDER + 2] + has[FIRST_PLUNDER + 3] >= node.anyPlunder
    );
  }

  protected cost(node: Node): number {
    let sum = 0.9 * node.anyPlunder;
    for (let resource = 0; resource < RESOURCE_COUNT; resource++) sum += node.amounts[resource] * PRICE[resource];
    return sum;
  }

  /** How many others have more of it. */
  protected richer(resource: number): number {
    const { s, p } = this;
    let n = 0;
    for (let other = 0; other < s.seats; other++)
      if (other !== p.seat && s.has[other * RESOURCE_COUNT + resource] > p.has[resource]) n++;
    return n;
  }
}
