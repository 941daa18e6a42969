import type { EventSink } from '@tessera/kernel';
import { PLUNDER_COUNT } from '../cards/effects.ts';
import { type Amounts, PLUNDER, type Plunder, RESOURCES } from '../scenario/scenario-types.ts';
import type { ScythiaEvent, Where } from './events.ts';
import type { State } from './state.ts';

/** Events are made only when somebody listens. */
export type Tell = EventSink | undefined;

export const told = (event: ScythiaEvent): ScythiaEvent => event;

export function amountsNamed(amounts: ArrayLike<number>): Amounts {
  const named: Record<string, number> = {};
  for (const [index, resource] of RESOURCES.entries()) if (amounts[index]) named[resource] = amounts[index];
  return named as Amounts;
}

export function plunderNamed(s: State, slot: number): Record<Plunder, number> {
  const at = slot * PLUNDER_COUNT;
  return Object.fromEntries(PLUNDER.map((kind, index) => [kind, s.slotPlunder[at + index]])) as Record<Plunder, number>;
}

export const slotWhere = (s: State, slot: number): Where & { readonly settlement: string } => ({
  settlement: s.board.settlements[slot >> 1].name,
  slot: (slot & 1) + 1,
});

export const villageWhere = (place: number): Where => ({ settlement: null, slot: place + 1 });
