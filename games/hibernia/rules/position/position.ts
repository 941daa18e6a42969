import {
  isCount,
  isObject,
  isSeatNumber,
  NO_SEAT,
  nameKey,
  type Outcome,
  ok,
  quote,
  type SeatNumber,
  seatNumber,
  seatOf,
} from '@tessera/kernel';
import { boardOf, checkSeats, readOptions, SCENARIOS } from '../scenario/setup.ts';
import { ARMY, FACES, NO_DIE, NOBODY, ON_SHIELD, Phase, SPENT, State, unusedArmy } from '../state.ts';
import { holdsPair } from '../turn/last-two.ts';
import { marchSize } from '../turn/march.ts';
import { contradiction } from './position-problem.ts';
import { bad, DONE, impossible, onLands, orderOf, type Step } from './position-step.ts';
import { checkSetUp, readActions, readEnding, readMarch } from './position-turn.ts';
import { type HiberniaPosition, PHASES, type PlayerPosition } from './position-types.ts';

export function toJSON(s: State): HiberniaPosition {
  const { board, phase } = s;
  const lands: Record<string, { army: SeatNumber; warriors: number }> = {};
  for (let land = 0; land < board.landCount; land++)
    if (s.owner[land] !== NOBODY)
      lands[board.landNames[land]] = { army: seatNumber(s.owner[land]), warriors: s.warriors[land] };
  const begun = phase !== Phase.start;
  return {
    game: 'hibernia',
    seats: s.seats,
    scenario: SCENARIOS[board.scenario.id] === board.scenario ? board.scenario.id : board.scenario,
    options: { scattered: s.scattered ? 'yes' : 'no' },
    phase: PHASES[phase],
    first: begun ? seatNumber(s.first) : NO_SEAT,
    turn: begun ? seatNumber(s.turn) : NO_SEAT,
    turns: s.turns,
    die: s.die === NO_DIE ? null : FACES[s.die],
    actions: { die: s.dieAction !== SPENT, wild: s.wildAction !== SPENT },
    march: phase === Phase.take ? { to: board.landNames[s.target], missing: s.missing } : null,
    ending: s.ending === 1,
    lands,
    players: Array.from({ length: s.seats }, (_, seat) => ({
      reserve: s.reserve[seat],
      shield: s.shield[seat],
      distance: s.distance[seat],
      ...(s.scattered ? { paired: s.paired[seat] === 1 } : {}),
    })),
  };
}

const POSITION_KEYS: readonly (keyof HiberniaPosition)[] = [
  'game',
  'seats',
  'scenario',
  'options',
  'phase',
  'first',
  'turn',
  'turns',
  'die',
  'actions',
  'march',
  'ending',
  'lands',
  'players',
];
const PLAYER_KEYS: readonly (keyof PlayerPosition)[] = ['reserve', 'shield', 'distance', 'paired'];
const MAX_DISTANCE = 20_000;

/**
 * A position that can be played on. What follows from the rest may be left out; what contradicts the rules is refused
 * with a sentence that names it.
 */
export function fromJSON(json: unknown): Outcome<State> {
  if (!isObject(json)) return bad('A position is a JSON object.');
  for (const key of Object.keys(json))
    if (!(POSITION_KEYS as string[]).includes(key)) return bad(`A position of Hibernia has no ${quote(key)}.`);
  if (json['game'] !== 'hibernia') return bad('This is no position of "hibernia".');
  const seats = checkSeats(json['seats']);
  if (!seats.ok) return seats;
  const options = readOptions(json['options']);
  if (!options.ok) return options;
  const board = boardOf(json['scenario'] ?? 'hibernia');
  if (!board.ok) return board;
  const s = new State(board.value, seats.value, options.value.scattered);
  for (const step of [readPhase, readLands, readMarch, readPlayers, readActions, readEnding, checkSetUp]) {
    const done = step(s, json);
    if (!done.ok) return done;
  }
  return ok(s);
}

const readPhase: Step = (s, json) => {
  const usual = isObject(json['march']) ? 'take' : typeof json['die'] === 'string' ? 'act' : 'roll';
  const phase = (PHASES as readonly unknown[]).indexOf(json['phase'] ?? usual);
  if (phase < 0) return bad(`"phase" is one of ${PHASES.join(', ')}.`);
  s.phase = phase;
  const begun = phase > Phase.castles;
  const { turns } = json;
  if (turns !== undefined && !isCount(turns)) return bad('"turns" is the number of turns finished so far.');
  const first = json['first'] ?? (phase === Phase.start ? NO_SEAT : seatNumber(0));
  if (!isSeat(s, first)) return bad(noSeat(s, 'first'));
  // when the game is over `turn` is the seat that had the last turn, else the seat that has the next
  const ahead = phase === Phase.over ? s.seats - 1 : begun ? (turns ?? 0) : 0;
  const turn = json['turn'] ?? (phase === Phase.start ? NO_SEAT : seatNumber((seatOf(first) + ahead) % s.seats));
  if (!isSeat(s, turn)) return bad(noSeat(s, 'turn'));
  s.first = Math.max(0, seatOf(first));
  s.turn = Math.max(0, seatOf(turn));
  const order = orderOf(s, s.turn);
  const done = phase === Phase.over ? s.seats : order;
  s.turns = turns ?? (begun ? done : 0);
  if (!begun && (s.turns > 0 || order > 0))
    return impossible('No turn is taken before the castles are given out (H-10).');
  if (phase === Phase.over && order !== s.seats - 1)
    return impossible(`Seat ${first} began, so the game does not end with the turn of seat ${turn} (H-50).`);
  if (begun && s.turns % s.seats !== done % s.seats)
    return impossible(`After ${s.turns} turns it is not for seat ${turn}, as seat ${first} began.`);
  if (phase === Phase.over && s.turns === 0) return impossible('The game is not over before the first turn (H-50).');
  return DONE;
};

const isSeat = (s: State, x: unknown): x is SeatNumber =>
  isCount(x) && x <= s.seats && (x === 0) === (s.phase === Phase.start);

const noSeat = (s: State, name: string): string =>
  s.phase === Phase.start ? `Before the start "${name}" is 0.` : `"${name}" is a seat from 1 to ${s.seats}.`;

const readLands: Step = (s, json) => {
  const lands = json['lands'] ?? {};
  if (!isObject(lands)) return bad('"lands" is an object such as {"Mide": {"army": 1, "warriors": 2}}.');
  for (const [name, entry] of Object.entries(lands)) {
    const land = s.board.landByName.get(nameKey(name));
    if (land === undefined) return bad(`There is no land ${quote(name)} on this map.`);
    const proper = s.board.landNames[land];
    if (s.owner[land] !== NOBODY) return impossible(`${proper} is named twice.`);
    if (!isObject(entry) || Object.keys(entry).some((key) => key !== 'army' && key !== 'warriors'))
      return bad(`${proper} needs "army" and "warriors", and nothing else.`);
    const { army, warriors = 1 } = entry;
    if (!isSeatNumber(army, s.armies)) return bad(`The army in ${proper} is a number from 1 to ${s.armies}.`);
    if (!isCount(warriors) || warriors < 1 || warriors > ARMY)
      return bad(`The warriors in ${proper} are a number from 1 to ${ARMY}.`);
    if (seatOf(army) === unusedArmy(s) && warriors > 1)
      return impossible(`The unused army has one warrior at most in ${proper} (H-12).`);
    s.owner[land] = seatOf(army);
    s.warriors[land] = warriors;
  }
  return DONE;
};

const readPlayers: Step = (s, json) => {
  const players = json['players'] ?? Array.from({ length: s.seats }, () => ({}));
  if (!Array.isArray(players) || players.length !== s.seats)
    return bad(`"players" is a list of ${s.seats}, one per seat.`);
  for (const [seat, entry] of players.entries()) {
    if (!isObject(entry)) return bad('Each of "players" is an object with "reserve", "shield" and "distance".');
    for (const key of Object.keys(entry))
      if (!(PLAYER_KEYS as string[]).includes(key)) return bad(`A player has no ${quote(key)}.`);
    for (const read of [readWarriors, readDistance, readPaired]) {
      const done = read(s, seat, entry);
      if (!done.ok) return done;
    }
  }
  return DONE;
};

/** H-2: of reserve and shield, one follows from the other. */
function readWarriors(s: State, seat: number, entry: Record<string, unknown>): Outcome<null> {
  for (const key of ['reserve', 'shield'])
    if (entry[key] !== undefined && !isCount(entry[key]))
      return bad(`The "${key}" of seat ${seatNumber(seat)} is a number of warriors.`);
  const map = onLands(s, seat);
  // while missing warriors are chosen, those already on their way are neither in reserve nor on the map
  const marching = s.phase === Phase.take && seat === s.turn;
  const away = marching ? marchSize(s, s.target) - s.missing : 0;
  const left = ARMY - map - away;
  let reserve = entry['reserve'] as number | undefined;
  let shield = entry['shield'] as number | undefined;
  if (marching) reserve ??= 0;
  if (reserve === undefined) shield ??= s.phase === Phase.castles && map > 0 ? ON_SHIELD[orderOf(s, seat)] : 0;
  reserve ??= left - (shield ?? 0);
  shield ??= left - reserve;
  if (reserve < 0 || shield < 0 || reserve + shield !== left) {
    const parts = [`${map} on the map`];
    if (marching) parts.push(`${away} on the march`);
    if (shield > 0) parts.push(`${shield} on the shield`);
    if (reserve > 0) parts.push(`${reserve} in reserve`);
    return impossible(
      `Of the warriors of seat ${seatNumber(seat)} there are ${parts.join(', ')}: besides the marker an army has ${ARMY} (H-2).`,
    );
  }
  if (marching && reserve > 0)
    return impossible(`Warriors of seat ${seatNumber(seat)} are missing only when its reserve is empty (H-23).`);
  s.reserve[seat] = reserve;
  s.shield[seat] = shield;
  return DONE;
}

function readDistance(s: State, seat: number, entry: Record<string, unknown>): Outcome<null> {
  const distance = entry['distance'] ?? 0;
  if (!isCount(distance) || distance > MAX_DISTANCE)
    return bad(`The "distance" of seat ${seatNumber(seat)} is a number of spaces up to ${MAX_DISTANCE}.`);
  s.distance[seat] = distance;
  return DONE;
}

/** H-13 */
function readPaired(s: State, seat: number, entry: Record<string, unknown>): Outcome<null> {
  if (!s.scattered)
    return entry['paired'] === undefined
      ? DONE
      : bad('"paired" matters with the option "scattered" only, and is left out (H-13).');
  const holds = holdsPair(s, seat);
  const paired = entry['paired'] ?? holds;
  if (typeof paired !== 'boolean') return bad(`The "paired" of seat ${seatNumber(seat)} is true or false.`);
  if (holds && !paired) return contradiction('paired', { seat: seatNumber(seat) });
  s.paired[seat] = paired ? 1 : 0;
  return DONE;
}
