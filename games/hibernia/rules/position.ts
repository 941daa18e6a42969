import { fail, isCount, isObject, nameKey, type Outcome, ok, quote } from '@tessera/kernel';
import { marchSize, spareWarriors } from './march.ts';
import { holdsAdjacentLands } from './pairs.ts';
import { type HiberniaPosition, PHASES, type PlayerPosition } from './position-types.ts';
import { leaders } from './score.ts';
import { boardOf, checkSeats, readOptions, SCENARIOS } from './setup.ts';
import {
  ANY,
  BLACK,
  FACES,
  type Face,
  MARKERS,
  NO_DIE,
  NOBODY,
  Phase,
  PURPLE,
  SPENT,
  State,
  unusedArmy,
  WARRIORS,
} from './state.ts';
import { lapLength } from './track.ts';

export function toJSON(s: State): HiberniaPosition {
  const { board, phase } = s;
  const lands: Record<string, { army: number; warriors: number }> = {};
  for (let land = 0; land < board.landCount; land++)
    if (s.owner[land] !== NOBODY)
      lands[board.landNames[land]] = { army: s.owner[land] + 1, warriors: s.warriors[land] };
  const begun = phase !== Phase.start;
  return {
    game: 'hibernia',
    seats: s.seats,
    scenario: SCENARIOS[board.scenario.id] === board.scenario ? board.scenario.id : board.scenario,
    options: { scattered: s.scattered ? 'yes' : 'no' },
    phase: PHASES[phase],
    first: begun ? s.first + 1 : 0,
    turn: begun ? s.turn + 1 : 0,
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

const bad = (message: string) => fail('bad-position', message);
const impossible = (message: string) => fail('impossible-position', message);

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

/** A position that play can reach, or nearly: what contradicts the rules is refused with a sentence that names it. */
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
  for (const step of [readPhase, readLands, readPlayers, readActions, readMarch, readEnding, checkSetUp]) {
    const done = step(s, json);
    if (!done.ok) return done;
  }
  return ok(s);
}

type Step = (s: State, json: Record<string, unknown>) => Outcome<null>;
const DONE = ok(null);

const readPhase: Step = (s, json) => {
  const phase = (PHASES as readonly unknown[]).indexOf(json['phase'] ?? 'roll');
  if (phase < 0) return bad(`"phase" is one of ${PHASES.join(', ')}.`);
  s.phase = phase;
  const first = json['first'] ?? (phase === Phase.start ? 0 : 1);
  const turn = json['turn'] ?? first;
  for (const [name, seat] of [
    ['first', first],
    ['turn', turn],
  ] as const)
    if (!isCount(seat) || seat > s.seats || (seat === 0) !== (phase === Phase.start))
      return bad(
        phase === Phase.start ? `Before the start "${name}" is 0.` : `"${name}" is a seat from 1 to ${s.seats}.`,
      );
  s.first = Math.max(0, (first as number) - 1);
  s.turn = Math.max(0, (turn as number) - 1);
  const turns = json['turns'] ?? (phase <= Phase.castles ? 0 : (s.turn - s.first + s.seats) % s.seats);
  if (!isCount(turns)) return bad('"turns" is the number of turns finished so far.');
  // when the game is over `turn` is the seat that had the last turn, else the seat that has the next
  const ahead = phase === Phase.over ? 1 : 0;
  if (phase > Phase.castles && turns % s.seats !== (s.turn - s.first + ahead + s.seats) % s.seats)
    return impossible(`After ${turns} turns it is not for seat ${s.turn + 1}, as seat ${s.first + 1} began.`);
  if (phase <= Phase.castles && (turns > 0 || s.turn !== s.first))
    return impossible('No turn is taken before the castles are given out (H-10).');
  s.turns = turns;
  return DONE;
};

const readLands: Step = (s, json) => {
  const lands = json['lands'] ?? {};
  if (!isObject(lands)) return bad('"lands" is an object such as {"Mide": {"army": 1, "warriors": 2}}.');
  for (const [name, entry] of Object.entries(lands)) {
    const land = s.board.landByName.get(nameKey(name));
    if (land === undefined) return bad(`There is no land ${quote(name)} on this map.`);
    if (s.owner[land] !== NOBODY) return impossible(`${s.board.landNames[land]} is named twice.`);
    if (!isObject(entry) || Object.keys(entry).some((key) => key !== 'army' && key !== 'warriors'))
      return bad(`${name} needs "army" and "warriors".`);
    const { army, warriors } = entry;
    if (!isCount(army) || army < 1 || army > s.armies)
      return bad(`The army in ${name} is a number from 1 to ${s.armies}.`);
    if (!isCount(warriors) || warriors < 1 || warriors > WARRIORS)
      return bad(`The warriors in ${name} are a number from 1 to ${WARRIORS - MARKERS}.`);
    s.owner[land] = army - 1;
    s.warriors[land] = warriors;
  }
  const strays = Array.from(s.owner).findIndex(
    (army, land) => army === unusedArmy(s) && s.armies > s.seats && s.warriors[land] > 1,
  );
  if (strays >= 0) return impossible(`The unused army has one warrior at most in ${s.board.landNames[strays]} (H-12).`);
  return DONE;
};

const onLands = (s: State, army: number): number =>
  s.warriors.reduce((sum, warriors, land) => sum + (s.owner[land] === army ? warriors : 0), 0);

const readPlayers: Step = (s, json) => {
  const { players } = json;
  if (!Array.isArray(players) || players.length !== s.seats)
    return bad(`"players" is a list of ${s.seats}, one per seat.`);
  for (const [seat, entry] of players.entries()) {
    if (!isObject(entry)) return bad('Each of "players" is an object with "reserve", "shield" and "distance".');
    for (const key of Object.keys(entry))
      if (!(PLAYER_KEYS as string[]).includes(key)) return bad(`A player has no ${quote(key)}.`);
    const begun = s.phase > Phase.castles || onLands(s, seat) > 0;
    const shield = entry['shield'] ?? 0;
    const spare = begun ? WARRIORS - MARKERS - onLands(s, seat) - (isCount(shield) ? shield : 0) : 0;
    const marching = s.phase === Phase.take && seat === s.turn;
    const reserve = entry['reserve'] ?? (marching ? 0 : spare);
    const distance = entry['distance'] ?? 0;
    if (!isCount(reserve) || !isCount(shield) || !isCount(distance) || distance > 20_000)
      return bad(`The "reserve", "shield" and "distance" of seat ${seat + 1} are whole numbers.`);
    // while missing warriors are chosen, those already on their way are neither in reserve nor on the map
    if (!marching && reserve !== spare)
      return impossible(
        `Seat ${seat + 1} has ${onLands(s, seat)} warriors on the map and ${shield} on the shield, so ${spare} in reserve, not ${reserve}.`,
      );
    if (!begun && shield > 0)
      return impossible(`Seat ${seat + 1} has no warriors on the shield before it has its castle (H-11).`);
    if (entry['paired'] !== undefined && !s.scattered)
      return bad('"paired" matters with the option "scattered" only (H-13).');
    const paired = s.scattered && (entry['paired'] ?? holdsAdjacentLands(s, seat));
    if (typeof paired !== 'boolean') return bad(`"paired" of seat ${seat + 1} is true or false.`);
    if (s.scattered && !paired && holdsAdjacentLands(s, seat))
      return impossible(`Seat ${seat + 1} holds two adjacent lands, so "paired" is true.`);
    s.reserve[seat] = reserve;
    s.shield[seat] = shield;
    s.distance[seat] = distance;
    s.paired[seat] = paired ? 1 : 0;
  }
  return DONE;
};

const readActions: Step = (s, json) => {
  const die = json['die'] ?? null;
  const rolled = s.phase === Phase.act || s.phase === Phase.take;
  if (!rolled) {
    if (die !== null) return impossible(`In the phase "${PHASES[s.phase]}" no die lies there.`);
    return DONE;
  }
  const face = FACES.indexOf(die as Face);
  if (face < 0) return bad(`In the phase "${PHASES[s.phase]}", "die" is one of ${FACES.join(', ')}.`);
  const actions = json['actions'] ?? { die: face !== PURPLE, wild: true };
  if (
    !isObject(actions) ||
    typeof actions['die'] !== 'boolean' ||
    typeof actions['wild'] !== 'boolean' ||
    Object.keys(actions).length !== 2
  )
    return bad('"actions" is an object such as {"die": true, "wild": true}.');
  if (actions['die'] && face === PURPLE) return impossible('A purple roll gives no action (H-20).');
  if (!actions['die'] && !actions['wild'] && s.phase === Phase.act)
    return impossible('With no action left the turn is over (H-21).');
  if (actions['die'] && actions['wild'] && s.phase === Phase.take)
    return impossible('A march has used up an action (H-21).');
  s.die = face;
  s.dieAction = actions['die'] ? (face === BLACK ? ANY : face) : SPENT;
  s.wildAction = actions['wild'] ? ANY : SPENT;
  s.leap = face === PURPLE ? 1 : 0;
  return DONE;
};

const readMarch: Step = (s, json) => {
  const march = json['march'] ?? null;
  if (s.phase !== Phase.take)
    return march === null ? DONE : impossible('Warriors are chosen for a march in the phase "take" only (H-23).');
  if (!isObject(march) || typeof march['to'] !== 'string' || !isCount(march['missing']))
    return bad('In the phase "take", "march" is an object such as {"to": "Mide", "missing": 1}.');
  const land = s.board.landByName.get(nameKey(march['to']));
  if (land === undefined) return bad(`There is no land ${quote(march['to'])} on this map.`);
  const { missing } = march;
  const size = marchSize(s, land);
  if (missing < 1 || missing > size)
    return impossible(`A march into ${s.board.landNames[land]} is of ${size}, so ${missing} can't be missing.`);
  if (s.reserve[s.turn] > 0)
    return impossible(`Warriors of seat ${s.turn + 1} are missing only when its reserve is empty (H-23).`);
  if (spareWarriors(s, land) < missing)
    return impossible(`Seat ${s.turn + 1} can't make up the ${missing} missing warriors (H-23).`);
  const total = onLands(s, s.turn) + s.shield[s.turn] + size - missing;
  if (total !== WARRIORS - MARKERS)
    return impossible(
      `Seat ${s.turn + 1} has ${total} warriors on the map, the shield and the march; an army has ${WARRIORS - MARKERS}.`,
    );
  s.target = land;
  s.missing = missing;
  return DONE;
};

const readEnding: Step = (s, json) => {
  const farthest = Math.max(...s.distance.subarray(0, s.seats));
  const round = farthest >= lapLength(s);
  const ending = json['ending'] ?? round;
  if (typeof ending !== 'boolean') return bad('"ending" is true or false.');
  if (ending !== round)
    return impossible(
      `The end has come when a marker has gone ${lapLength(s)} spaces; the furthest has gone ${farthest} (H-50).`,
    );
  s.ending = ending ? 1 : 0;
  if (s.phase === Phase.over && (!ending || leaders(s).length !== 1))
    return impossible('The game is over when one marker leads alone after the end has come (H-51).');
  return DONE;
};

/** H-10: castles are given out in turn order, before anything else. */
const checkSetUp: Step = (s) => {
  if (s.phase > Phase.castles) return DONE;
  const owned = Array.from({ length: s.seats }, (_, order) => onLands(s, (s.first + order) % s.seats) > 0);
  s.castles = owned.filter(Boolean).length;
  if (owned.lastIndexOf(true) >= s.castles || s.castles === s.seats || (s.phase === Phase.start && s.castles > 0))
    return impossible('Castles are given out in turn order (H-10).');
  for (let land = 0; land < s.board.landCount; land++) {
    const army = s.owner[land];
    if (army === NOBODY) continue;
    const home = s.board.castles.find((castle) => s.owner[castle] === army);
    const fits =
      home !== undefined && (land === home || (s.scattered && s.board.colour[land] === s.board.colour[home]));
    if (!fits || s.warriors[land] !== 1)
      return impossible(`${s.board.landNames[land]} can't hold that before the first turn (H-10).`);
  }
  for (let order = 0; order < s.castles; order++) {
    const seat = (s.first + order) % s.seats;
    if (s.shield[seat] !== 3 - order)
      return impossible(`Seat ${seat + 1} begins with ${3 - order} warriors on the shield (H-11).`);
  }
  if (s.distance.some((distance) => distance > 0))
    return impossible('Every marker stands on the sword before the first turn (H-10).');
  return DONE;
};
