import { NO_SEAT, nameKey, type SeatNumber, seatNumber } from '@tessera/kernel';
import type { HiberniaPosition } from '../../rules/position/position-types.ts';
import type { Scenario } from '../../rules/scenario/board.ts';
import { SHIELD_PLACE } from '../targets.ts';

/** Beyond the board's edge, where reserves wait. */
export const RESERVE_PLACE = '@reserve';

/** A warrior on the way: an army, and two places. */
export interface Travel {
  readonly army: SeatNumber;
  readonly from: string;
  readonly to: string;
}

/**
 * Who went where between two positions, for the eye: warriors march in from every neighbouring land that sent one
 * (H-22), the fallen go to the shield (H-25), the raised to the reserve (H-27). A jump to another game shows none.
 */
export function travelsBetween(scenario: Scenario, before: HiberniaPosition, after: HiberniaPosition): Travel[] {
  if (before.seats !== after.seats || after.turns < before.turns || after.turns > before.turns + 1) return [];
  const mover = before.turn;
  const travels: Travel[] = [];
  for (const land of scenario.lands) {
    const was = before.lands[land.name] ?? { army: NO_SEAT, warriors: 0 };
    const is = after.lands[land.name] ?? { army: NO_SEAT, warriors: 0 };
    if (was.army === is.army && was.warriors === is.warriors) continue;
    const taken = was.army === mover && is.army === mover && is.warriors < was.warriors;
    if (taken) {
      travels.push({ army: mover, from: land.name, to: after.march?.to ?? before.march?.to ?? RESERVE_PLACE });
      continue;
    }
    const senders = land.adjacent.filter((name) => holderOf(before, scenario, name) === mover);
    if (mover > 0 && senders.length > 0) {
      for (const from of senders) travels.push({ army: mover, from: nameIn(scenario, from), to: land.name });
      const battle = was.army !== 0 && was.army !== mover;
      if (battle) for (const army of [mover, was.army]) travels.push({ army, from: land.name, to: SHIELD_PLACE });
    } else if (is.army > 0) travels.push({ army: is.army, from: RESERVE_PLACE, to: land.name });
  }
  for (const [seat, player] of after.players.entries())
    if (player.shield < before.players[seat].shield)
      travels.push({ army: seatNumber(seat), from: SHIELD_PLACE, to: RESERVE_PLACE });
  return travels;
}

const nameIn = (scenario: Scenario, name: string): string =>
  scenario.lands.find((land) => nameKey(land.name) === nameKey(name))?.name ?? name;

const holderOf = (position: HiberniaPosition, scenario: Scenario, name: string): number =>
  position.lands[nameIn(scenario, name)]?.army ?? 0;
