import { Trigger } from '../../../rules/cards/abilities.ts';
import { CARDS, RESOURCE_COUNT, SILVER } from '../../../rules/cards/effects.ts';
import { EMPTY, PLACES, type State } from '../../../rules/state/state.ts';
import { PRICE, STRENGTH_PRICE } from './prices.ts';
import type { Profile } from './profile.ts';
import { Purse } from './purse.ts';
import { Eagle, type Tables } from './tables.ts';

const DOUBLE_PRICE = 0.8;
const UNLOCK_PRICE = 0.9;

/** Who could join the player: a crew from the hand, an animal from the row. */
export class Recruits extends Purse {
  protected tables!: Tables;
  /** The best that was found last; one object for all, as this is asked too often to make one each time. */
  protected readonly found = { worth: 0, card: -1, animal: -1, place: -1 };

  protected look(s: State, p: Profile, tables: Tables): void {
    this.s = s;
    this.p = p;
    this.tables = tables;
  }

  /** The card that is worth most when hired, above its price. With five crew the weakest makes room. */
  protected bestHire(discount: number): typeof this.found {
    const { s, p, tables, found } = this;
    const kinds = s.board.crewNames.length;
    found.worth = 0;
    found.card = -1;
    let left = s.has[p.seat * RESOURCE_COUNT + CARDS];
    const replaced = p.crew < PLACES ? 0 : this.weakest();
    for (let card = 0, at = p.seat * kinds; left > 0 && card < kinds; card++, at++) {
      if (s.hand[at] === 0) continue;
      left -= s.hand[at];
      const price = Math.max(0, s.board.cost[card] - discount - p.lessSilver);
      if (price > p.has[SILVER]) continue;
      const worth = tables.hireWorth[card] - replaced - price * PRICE[SILVER];
      if (worth > found.worth) {
        found.worth = worth;
        found.card = card;
      }
    }
    return found;
  }

  private weakest(): number {
    const { s, p, tables } = this;
    let least = Infinity;
    for (let at = p.seat * PLACES, end = at + PLACES; at < end; at++)
      if (s.crew[at] !== EMPTY)
        least = Math.min(least, tables.hireWorth[s.crew[at] - 1] - STRENGTH_PRICE * s.wounds[at]);
    return least === Infinity ? 0 : least;
  }

  protected hire(discount: number): void {
    const { s, p, tables } = this;
    const { card, worth } = this.bestHire(discount);
    if (card < 0) return;
    this.add(CARDS, -1);
    this.add(SILVER, -Math.max(0, s.board.cost[card] - discount - p.lessSilver));
    if (p.crew < PLACES) {
      p.crew++;
      p.strength += s.board.strength[card];
      if (s.board.ability[card].trigger === Trigger.end) p.points += tables.abilityWorth[card];
      else p.promise += tables.abilityWorth[card];
    } else p.promise += worth;
  }

  protected bestAnimal(asHorse: boolean): typeof this.found {
    const { s, tables, found } = this;
    found.worth = 0;
    found.animal = -1;
    for (let place = 0; place < s.row.length; place++) {
      const animal = s.row[place] - 1;
      if (animal < 0) continue;
      const worth = animalWorth(s, tables, animal, asHorse);
      if (worth > found.worth) {
        found.worth = worth;
        found.animal = animal;
      }
    }
    return found;
  }

  /** It will stand with a crew if there is one without such an animal. */
  settleAnimal(animal: number, asHorse: boolean): void {
    const { s, p, tables } = this;
    const { board } = s;
    const places = asHorse ? s.horse : s.eagle;
    let crewed = false;
    for (let at = p.seat * PLACES, end = at + PLACES; at < end; at++)
      if (s.crew[at] !== EMPTY && places[at] === EMPTY) crewed = true;
    p.points += asHorse ? board.horsePoints[animal] : board.eaglePoints[animal];
    if (asHorse) p.horses++;
    else p.eagles++;
    if (crewed) p.strength += asHorse ? board.horseStrength[animal] : board.eagleStrength[animal];
    else p.idle++;
    if (!asHorse && tables.eagleKind[animal] === Eagle.double) p.promise += DOUBLE_PRICE;
    else if (!asHorse && tables.eagleKind[animal] === Eagle.unlock) p.promise += UNLOCK_PRICE;
  }
}

function animalWorth(s: State, tables: Tables, animal: number, asHorse: boolean): number {
  const { board } = s;
  if (asHorse) return board.horsePoints[animal] + STRENGTH_PRICE * board.horseStrength[animal];
  const kind = tables.eagleKind[animal];
  return (
    board.eaglePoints[animal] +
    STRENGTH_PRICE * board.eagleStrength[animal] +
    (kind === Eagle.double ? DOUBLE_PRICE : kind === Eagle.unlock ? UNLOCK_PRICE : 0)
  );
}
