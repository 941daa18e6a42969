import type { ArmyPosition, CambriaPosition, PhaseName } from '../../rules/position/position-types.ts';
import { SOLDIERS } from '../../rules/state.ts';
import { isRoadName, isShipName, shipNumber } from '../names.ts';

/** What is in hand: an army's soldiers, by its number from 0, the Legion, or nothing, to take away. */
export type CambriaTool = `army ${number}` | 'legion' | 'none';

export const armyTool = (army: number): CambriaTool => `army ${army}`;
const armyOf = (tool: string): number => (tool.startsWith('army ') ? Number(tool.slice('army '.length)) : -1);

/** Where a soldier is: 'reserve', a road or 'ship 4'. */
export const RESERVE = 'reserve';

const soldiersOf = ({ roads, ships }: ArmyPosition): number => roads.length + ships.length;

/** What is not on the board is in the reserve. */
const counted = (army: ArmyPosition): ArmyPosition => ({ ...army, reserve: Math.max(0, SOLDIERS - soldiersOf(army)) });

const withArmies = (position: CambriaPosition, change: (army: ArmyPosition, index: number) => ArmyPosition) => ({
  ...position,
  armies: position.armies.map((army, index) => counted(change(army, index))),
});

/** With nobody on that road or ship. */
function cleared(position: CambriaPosition, place: string): CambriaPosition {
  const freed = withArmies(position, (army) => ({
    ...army,
    roads: army.roads.filter((road) => road !== place),
    ships: army.ships.filter((ship) => `ship ${ship}` !== place),
  }));
  return freed.legion === place ? { ...freed, legion: 'standard' } : freed;
}

const added = (army: ArmyPosition, place: string): ArmyPosition =>
  isRoadName(place)
    ? { ...army, roads: [...army.roads, place] }
    : { ...army, ships: [...army.ships, shipNumber(place)] };

/** Who is there: an army by its number from 0, the Legion, or nobody. */
function whoIsAt(position: CambriaPosition, place: string): number | 'legion' | undefined {
  if (position.legion === place) return 'legion';
  const army = position.armies.findIndex(
    ({ roads, ships }) => roads.includes(place) || ships.some((ship) => `ship ${ship}` === place),
  );
  return army < 0 ? undefined : army;
}

const SET_UP: readonly PhaseName[] = ['start', 'muster-roll', 'muster', 'neutral-roll', 'neutral'];

/** What a tap makes of the position: the piece in hand comes there, or goes away if it is there already. The same position where it can't. */
export function put(position: CambriaPosition, place: string, tool: string): CambriaPosition {
  const next = changed(position, place, tool);
  // a game that is still being set up becomes one under way
  return next !== position && SET_UP.includes(next.phase) ? withPhase(next, 'roll') : next;
}

function changed(position: CambriaPosition, place: string, tool: string): CambriaPosition {
  if (place.startsWith('fort ')) return takeFort(position, place.slice('fort '.length), armyOf(tool));
  if (place === 'standard') return { ...position, legion: 'standard' };
  if (!isRoadName(place) && !isShipName(place)) return position;
  const there = whoIsAt(position, place);
  if (tool === 'legion') {
    if (!isRoadName(place)) return position;
    return there === 'legion' ? cleared(position, place) : { ...cleared(position, place), legion: place };
  }
  const army = armyOf(tool);
  if (army < 0 || there === army) return cleared(position, place);
  if (isShipName(place) && army >= position.seats) return position;
  return moveSoldier(position, army, RESERVE, place);
}

/** A soldier goes from one place to another, and whoever is there goes home. The same position when the army has none there. */
export function moveSoldier(position: CambriaPosition, army: number, from: string, to: string): CambriaPosition {
  if (from === RESERVE && soldiersOf(position.armies[army]) >= SOLDIERS) return position;
  const left = from === RESERVE ? position : cleared(position, from);
  if (to === RESERVE) return left;
  return withArmies(cleared(left, to), (each, index) => (index === army ? added(each, to) : each));
}

/** The fort token goes to that army, or back to the board if it has it already, or nobody is named. Both tokens are never in one hand (C-42). */
export function takeFort(position: CambriaPosition, fort: string, army: number): CambriaPosition {
  const has = position.armies[army]?.forts.includes(fort) === true;
  return withArmies(position, (each, index) => {
    const forts = each.forts.filter((name) => name !== fort);
    const bonus = each.bonus.filter((name) => name !== fort);
    const takes = index === army && !has;
    const keepsBonus = army >= 0 && !has && !takes;
    return { ...each, forts: takes ? [...forts, fort] : forts, bonus: keepsBonus ? each.bonus : bonus };
  });
}

/** The bonus token of a fallen fort goes to that army, or to nobody. */
export const takeBonus = (position: CambriaPosition, fort: string, army: number): CambriaPosition =>
  withArmies(position, (each, index) => {
    const bonus = each.bonus.filter((name) => name !== fort);
    return { ...each, bonus: index === army ? [...bonus, fort] : bonus };
  });

const DICE: Readonly<Partial<Record<PhaseName, readonly number[]>>> = {
  muster: [2],
  neutral: [2],
  act: [2, 5],
  board: [1, 5],
};

/** What comes next, with as many dice as lie there then. */
export function withPhase(position: CambriaPosition, phase: PhaseName): CambriaPosition {
  const usual = DICE[phase] ?? [];
  const dice = position.dice.length === usual.length && phase !== 'board' ? position.dice : usual;
  const early = phase === 'start' || phase === 'muster-roll' || phase === 'muster';
  const over = phase === 'over';
  return {
    ...position,
    phase,
    dice,
    turn: phase === 'start' ? (0 as CambriaPosition['turn']) : position.turn || (1 as CambriaPosition['turn']),
    turns: early ? 0 : position.turns,
    shipUsed: dice.length === 2 && position.shipUsed,
    legion: over ? 'removed' : position.legion === 'removed' ? 'standard' : position.legion,
  };
}

/** Without what follows from the rest. */
export const bare = (position: CambriaPosition): unknown => ({
  ...position,
  armies: position.armies.map(({ reserve: _, points: __, ...army }) => army),
});
