import { type SeatNumber, seatNumber } from '@tessera/kernel';
import type { PlayerPosition, ScythiaPosition, SlotPosition } from '../../rules/position/position-types.ts';
import { PLUNDER } from '../../rules/scenario/scenario-types.ts';
import { FACE_DOWN } from '../sentences/quest-text.ts';

export const withPlayer = (
  position: ScythiaPosition,
  seat: SeatNumber,
  change: Partial<PlayerPosition>,
): ScythiaPosition => ({
  ...position,
  players: position.players.map((player, index) => (seatNumber(index) === seat ? { ...player, ...change } : player)),
});

/** With something else at that place of a list. */
export const withItem = <Item>(items: readonly Item[], at: number, item: Item): readonly Item[] =>
  items.map((each, index) => (index === at ? item : each));

/** A list with another item at that place, without it, or with one more at its end. */
export const withName = (names: readonly string[], at: number, name: string): readonly string[] => {
  if (name === '') return names.filter((_, index) => index !== at);
  return at === names.length ? [...names, name] : withItem(names, at, name);
};

export const plunderIn = ({ plunder }: SlotPosition): number => PLUNDER.reduce((sum, kind) => sum + plunder[kind], 0);

/** An emptied slot has no worker, and no quest lies face down in it. */
export const withSlot = (position: ScythiaPosition, at: number, change: Partial<SlotPosition>): ScythiaPosition => {
  const slot = { ...position.slots[at], ...change };
  const isEmpty = plunderIn(slot) === 0;
  const quest = isEmpty && slot.quest === FACE_DOWN ? null : slot.quest;
  return { ...position, slots: withItem(position.slots, at, { ...slot, quest }) };
};

/** A turn that has begun is taken back so far that its player has a worker: the one placed, or sent to raid. */
function withWorkers(position: ScythiaPosition): Pick<ScythiaPosition, 'players' | 'workers'> {
  const { workers, placedAt, raid } = position;
  const without = position.players.some(({ worker }) => worker === null);
  if (!without) return position;
  const placed = placedAt && raid === null ? workers[placedAt] : null;
  const worker = raid?.worker ?? placed ?? 'blue';
  return {
    players: position.players.map((player) => (player.worker === null ? { ...player, worker } : player)),
    workers: placed && placedAt ? { ...workers, [placedAt]: null } : workers,
  };
}

/** The slots in use, with what can't be worked out. */
const slotsOf = ({ slots }: ScythiaPosition) =>
  slots
    .filter(({ used }) => used)
    .map((slot) => {
      const { settlement, slot: number, plunder, quest } = slot;
      return {
        settlement,
        slot: number,
        plunder,
        ...(plunderIn(slot) === 0 ? { quest: quest === FACE_DOWN ? null : quest } : {}),
      };
    });

/**
 * Without what follows from the rest: what is nowhere else lies in the decks, in the supply and among the unseen quests, a slot with
 * plunder has its worker and its quest face down. A turn begins.
 */
export function bare(position: ScythiaPosition): unknown {
  const { game, seats, scenario, options, first, turn, turns, turnsLeft, blocked, villageQuests, raiders, rival } =
    position;
  const { discard, gone } = position.crewCards;
  const { players, workers } = withWorkers(position);
  const settingUp = position.turns === 0 && !position.slots.some((slot) => plunderIn(slot) > 0);
  return {
    game,
    seats,
    scenario,
    options,
    first: first || 1,
    turn: turn || 1,
    turns,
    turnsLeft,
    blocked,
    workers,
    villageQuests,
    raiders,
    ...(rival ? { rival } : {}),
    players: players.map(({ handSize: _, hero, ...player }) => (hero === null ? player : { ...player, hero })),
    ...(settingUp ? {} : { slots: slotsOf(position) }),
    crewCards: { discard, gone },
    animals: { row: position.animals.row, discard: position.animals.discard },
  };
}
