import {
  fail,
  isCount,
  isObject,
  NO_SEAT,
  nameKey,
  type Outcome,
  ok,
  quote,
  type SeatNumber,
  seatNumber,
  seatOf,
} from '@tessera/kernel';
import { points } from '../end/score.ts';
import { hasFreeRoad, hasFreeShip } from '../legal.ts';
import { parseRoad } from '../places.ts';
import { LAST_FORTS, ROUNDS_OF_PASSES } from '../play.ts';
import { bonusPoints } from '../scenario/board.ts';
import { boardOf, checkSeats, readOptions, SCENARIOS } from '../scenario/setup.ts';
import { EMPTY, LEGION, manRoad, ON_BOARD, OUT_OF_GAME, Phase, REMOVED, SOLDIERS, STANDARD, State } from '../state.ts';
import { contradiction } from './position-problem.ts';
import { type ArmyPosition, type CambriaPosition, PHASES } from './position-types.ts';

export function toJSON(s: State): CambriaPosition {
  const { board } = s;
  const where = <T>(cells: ArrayLike<number>, what: number, name: (index: number) => T): T[] => {
    const found: T[] = [];
    for (let i = 0; i < cells.length; i++) if (cells[i] === what) found.push(name(i));
    return found;
  };
  const fort = (index: number) => board.fortNames[index];
  const shipped = SCENARIOS[board.scenario.id] === board.scenario;
  return {
    game: 'cambria',
    seats: s.seats,
    scenario: shipped ? board.scenario.id : board.scenario,
    options: { lateTie: s.lateTie },
    phase: PHASES[s.phase],
    turn: s.phase === Phase.start ? NO_SEAT : seatNumber(s.turn),
    turns: s.turns,
    passes: s.passes,
    dice: [s.die1, s.die2].filter((die) => die > 0),
    shipUsed: s.shipUsed === 1,
    legion: s.legion === STANDARD ? 'standard' : s.legion === REMOVED ? 'removed' : board.roadNames[s.legion],
    armies: Array.from({ length: s.armies }, (_, army) => ({
      reserve: s.reserve[army],
      roads: where(s.roads, army + 1, (road) => board.roadNames[road]),
      ships: where(s.ships, army + 1, (value) => value),
      forts: where(s.fortOwner, army, fort),
      bonus: where(s.bonusOwner, army, fort),
      points: points(s, army),
    })),
  };
}

const bad = (message: string) => fail('bad-position', message);
const impossible = (message: string) => fail('impossible-position', message);

const POSITION_KEYS: readonly (keyof CambriaPosition)[] = [
  'game',
  'seats',
  'scenario',
  'options',
  'phase',
  'turn',
  'turns',
  'passes',
  'dice',
  'shipUsed',
  'legion',
  'armies',
];
const ARMY_KEYS: readonly (keyof ArmyPosition)[] = ['reserve', 'roads', 'ships', 'forts', 'bonus', 'points'];

/** A position that play can reach, or nearly: what contradicts the rules is refused with a sentence that names it. */
export function fromJSON(json: unknown): Outcome<State> {
  if (!isObject(json)) return bad('A position is a JSON object.');
  for (const key of Object.keys(json))
    if (!(POSITION_KEYS as string[]).includes(key)) return bad(`A position of Cambria has no "${key.slice(0, 40)}".`);
  if (json['game'] !== 'cambria') return bad('This is no position of "cambria".');
  const seats = checkSeats(json['seats']);
  if (!seats.ok) return seats;
  const options = readOptions(json['options']);
  if (!options.ok) return options;
  const board = boardOf(json['scenario'] ?? 'cambria');
  if (!board.ok) return board;

  const s = new State(board.value, seats.value, options.value.lateTie);
  for (const step of [readArmies, readLegion, readTurn, readPhase, checkPhase]) {
    const done = step(s, json);
    if (!done.ok) return done;
  }
  return ok(s);
}

type Step = (s: State, json: Record<string, unknown>) => Outcome<null>;
const DONE = ok(null);

const armyName = (s: State, army: number): string =>
  army === s.seats ? 'The neutral army' : `Seat ${seatNumber(army)}`;

const readArmies: Step = (s, json) => {
  const { armies } = json;
  if (!Array.isArray(armies) || armies.length !== s.armies)
    return bad(
      `"armies" is a list of ${s.armies}${s.seats === 2 ? ': two players and the neutral army' : ', one per seat'}.`,
    );
  for (const [army, entry] of armies.entries()) {
    const done = readArmy(s, army, entry);
    if (!done.ok) return done;
  }
  // a bonus token that nobody has when its fort has fallen has left the game (C-42)
  for (let fort = 0; fort < s.board.fortCount; fort++) {
    if (s.fortOwner[fort] === ON_BOARD && s.bonusOwner[fort] >= 0)
      return impossible(`The bonus token of ${s.board.fortNames[fort]} is taken, but the fort is not.`);
    if (s.fortOwner[fort] !== ON_BOARD && s.bonusOwner[fort] === ON_BOARD) s.bonusOwner[fort] = OUT_OF_GAME;
  }
  for (const [army, entry] of armies.entries()) {
    const claimed = (entry as Record<string, unknown>)['points'];
    if (claimed !== undefined && claimed !== points(s, army))
      return impossible(`${armyName(s, army)} has ${points(s, army)} points by its tokens, not ${quote(claimed)}.`);
  }
  return DONE;
};

function readArmy(s: State, army: number, entry: unknown): Outcome<null> {
  const { board } = s;
  const who = armyName(s, army);
  if (!isObject(entry)) return bad(`Each of "armies" is an object with "roads", "ships", "forts" and "bonus".`);
  for (const key of Object.keys(entry))
    if (!(ARMY_KEYS as string[]).includes(key)) return bad(`An army has no "${key.slice(0, 40)}".`);
  const list = (key: string): unknown[] | null =>
    entry[key] === undefined ? [] : Array.isArray(entry[key]) ? entry[key] : null;
  const [roads, ships, forts, bonus] = ['roads', 'ships', 'forts', 'bonus'].map(list);
  if (!roads || !ships || !forts || !bonus)
    return bad(`The "roads", "ships", "forts" and "bonus" of an army are lists.`);

  for (const name of roads) {
    if (typeof name !== 'string') return bad(`The roads of an army are names such as "${board.roadNames[0]}".`);
    const road = parseRoad(board, name);
    if (!road.ok) return road;
    if (s.roads[road.value] !== EMPTY)
      return impossible(`Two soldiers stand on ${board.roadNames[road.value]}; a road holds one.`);
    manRoad(s, road.value, army);
  }
  for (const value of ships) {
    if (typeof value !== 'number' || ![2, 3, 4, 5, 6].includes(value))
      return bad('The ships of an army are values from 2 to 6.');
    if (army === s.seats) return impossible('The neutral army never boards a ship (C-62).');
    if (s.ships[value] !== EMPTY) return impossible(`Two soldiers stand on ship ${value}; a ship holds one (C-28).`);
    s.ships[value] = army + 1;
  }
  const soldiers = roads.length + ships.length;
  if (soldiers > SOLDIERS) return impossible(`${who} has ${soldiers} soldiers on the board; an army has ${SOLDIERS}.`);
  s.reserve[army] = SOLDIERS - soldiers;
  if (entry['reserve'] !== undefined && entry['reserve'] !== s.reserve[army])
    return impossible(
      `${who} has ${soldiers} soldiers on the board, so ${s.reserve[army]} in reserve, not ${quote(entry['reserve'])}.`,
    );

  for (const name of forts) {
    const fort = typeof name === 'string' ? board.fortByName.get(nameKey(name)) : undefined;
    if (fort === undefined) return bad(`There is no fort ${quote(name)} on this board.`);
    if (s.fortOwner[fort] !== ON_BOARD) return impossible(`The fort token of ${board.fortNames[fort]} is taken twice.`);
    s.fortOwner[fort] = army;
    s.fortsLeft--;
  }
  for (const name of bonus) {
    const fort = typeof name === 'string' ? board.fortByName.get(nameKey(name)) : undefined;
    if (fort === undefined) return bad(`There is no fort ${quote(name)} on this board.`);
    if (bonusPoints(board.value[fort]) === 0) return impossible(`${board.fortNames[fort]} has no bonus token (C-4).`);
    if (s.bonusOwner[fort] !== ON_BOARD)
      return impossible(`The bonus token of ${board.fortNames[fort]} is taken twice.`);
    if (forts.some((other) => typeof other === 'string' && nameKey(other) === nameKey(board.fortNames[fort])))
      return impossible(`${who} can't have both tokens of ${board.fortNames[fort]} (C-42).`);
    s.bonusOwner[fort] = army;
  }
  return DONE;
}

const readLegion: Step = (s, json) => {
  const legion = json['legion'] ?? 'standard';
  if (legion === 'standard') return DONE;
  if (legion === 'removed') {
    s.legion = REMOVED;
    return DONE;
  }
  if (typeof legion !== 'string') return bad('"legion" is "standard" or a road.');
  const road = parseRoad(s.board, legion);
  if (!road.ok) return road;
  if (s.roads[road.value] !== EMPTY)
    return impossible(`The Legion and a soldier stand on ${s.board.roadNames[road.value]}; a road holds one.`);
  s.roads[road.value] = LEGION;
  s.legion = road.value;
  return DONE;
};

const readTurn: Step = (s, json) => {
  const phase = json['phase'] ?? 'roll';
  const index = (PHASES as readonly unknown[]).indexOf(phase);
  if (index < 0) return bad(`"phase" is one of ${PHASES.join(', ')}.`);
  s.phase = index;
  const turn = json['turn'] ?? (index === Phase.start ? 0 : 1);
  if (!isCount(turn) || turn > s.seats || (turn === 0) !== (index === Phase.start))
    return bad(index === Phase.start ? 'Before the start "turn" is 0.' : `"turn" is a seat from 1 to ${s.seats}.`);
  s.turn = Math.max(0, seatOf(turn as SeatNumber));
  const before = index <= Phase.muster;
  const turns = json['turns'] ?? (before ? 0 : Math.max(s.seats, isCount(json['passes']) ? json['passes'] : 0));
  if (!isCount(turns)) return bad('"turns" is the number of turns finished so far.');
  if (before && turns > 0) return contradiction('earlyTurn');
  s.turns = turns;
  const passes = json['passes'] ?? 0;
  if (!isCount(passes)) return bad('"passes" is the number of turns in a row that were nothing but a pass.');
  if (passes > s.turns) return contradiction('tooManyPasses', { passes, turns: s.turns });
  if (passes >= ROUNDS_OF_PASSES * s.seats && index !== Phase.over) return contradiction('threeRounds');
  s.passes = passes;
  return DONE;
};

const DICE: Readonly<Record<number, number>> = {
  [Phase.muster]: 1,
  [Phase.neutral]: 1,
  [Phase.act]: 2,
  [Phase.board]: 2,
};

const readPhase: Step = (s, json) => {
  const dice = json['dice'] ?? [];
  const wanted = DICE[s.phase] ?? 0;
  if (!Array.isArray(dice) || dice.length !== wanted || !dice.every((die) => isCount(die) && die >= 1 && die <= 6))
    return bad(
      `In the phase "${PHASES[s.phase]}", "dice" is a list of ${wanted} ${wanted === 1 ? 'number' : 'numbers'}${wanted ? ' from 1 to 6' : ''}.`,
    );
  const sorted = [...(dice as number[])].sort((a, b) => a - b);
  s.die1 = sorted[0] ?? 0;
  s.die2 = sorted[1] ?? 0;
  const shipUsed = json['shipUsed'] ?? false;
  if (typeof shipUsed !== 'boolean') return bad('"shipUsed" is true or false.');
  if (shipUsed && wanted !== 2) return impossible('A ship is used only after the dice are rolled (C-21).');
  s.shipUsed = shipUsed ? 1 : 0;
  return DONE;
};

const checkPhase: Step = (s) => {
  const { phase, board } = s;
  if ((phase === Phase.neutral || phase === Phase.neutralRoll) && s.seats !== 2)
    return impossible('Only a game of two has a neutral army (C-60).');
  if ((s.legion === REMOVED) !== (phase === Phase.over))
    return impossible('The Legion is removed when the game is over, and only then (C-50).');
  if (phase === Phase.over) return DONE;
  if (s.fortsLeft <= LAST_FORTS) return contradiction('lastForts', { count: s.fortsLeft });
  if (phase <= Phase.muster) return checkMuster(s);
  if (s.shipUsed) {
    if (s.reserve[s.turn] === 0) return contradiction('shipAndReserve', { seat: seatNumber(s.turn) });
    if (![s.die1, s.die2].some((die) => die > 1 && s.ships[die] === EMPTY)) return contradiction('shipNotEmpty');
  }
  if (phase === Phase.board) {
    if (s.die1 !== 1) return contradiction('noOne');
    if (s.legion === STANDARD) return contradiction('legionAtHome');
    if (s.die2 !== 1 && !board.roadsOfValues[7 * s.die2 + s.die2].includes(s.legion))
      return contradiction('legionElsewhere', { value: s.die2 });
    if (!hasFreeShip(s)) return contradiction('noShipFree');
  }
  return DONE;
};

/** C-12: before the first turn there is nothing but one soldier on a road for those who had their roll. */
function checkMuster(s: State): Outcome<null> {
  const mustered: number[] = [];
  for (let army = 0; army < s.armies; army++) {
    const soldiers = SOLDIERS - s.reserve[army];
    if (army === s.seats && soldiers > 0) return contradiction('earlyNeutral');
    if (soldiers > 1) return contradiction('earlySoldiers', { seat: seatNumber(army) });
    if (soldiers === 1) mustered.push(army);
  }
  if (s.legion !== STANDARD) return contradiction('earlyLegion');
  if (s.ships.some((soldier) => soldier !== EMPTY)) return contradiction('earlyShip');
  if (s.fortsLeft !== s.board.fortCount) return contradiction('earlyFort');
  if (s.phase === Phase.start) return mustered.length === 0 ? DONE : contradiction('earlyStart');
  // those before the seat to act, in turn order and without a gap, have theirs
  for (let back = 1; back <= s.seats; back++) {
    const has = mustered.includes((s.turn - back + s.seats) % s.seats);
    if (has !== back <= mustered.length) return contradiction('notNext', { seat: seatNumber(s.turn) });
  }
  if (s.phase === Phase.muster && (s.die1 === 1 || !hasFreeRoad(s, s.die1)))
    return contradiction('rolledAgain', { die: s.die1 });
  return DONE;
}
