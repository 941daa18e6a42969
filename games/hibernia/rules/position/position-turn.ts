import { isCount, isObject, nameKey, quote, seatNumber } from '@tessera/kernel';
import { leaders } from '../end/score.ts';
import { ANY, allows, BLACK, FACES, NOBODY, ON_SHIELD, Phase, PURPLE, SPENT, type State } from '../state.ts';
import { shieldOver } from '../turn/last-two.ts';
import { marchSize, spareWarriors } from '../turn/march.ts';
import { lapLength } from '../turn/track.ts';
import { contradiction } from './position-problem.ts';
import { bad, DONE, impossible, onLands, orderOf, type Step } from './position-step.ts';
import { PHASES } from './position-types.ts';

/** H-23: a march whose missing warriors are being chosen. */
export const readMarch: Step = (s, json) => {
  const march = json['march'] ?? null;
  if (s.phase !== Phase.take)
    return march === null ? DONE : impossible('Warriors are chosen for a march in the phase "take" only (H-23).');
  if (
    !isObject(march) ||
    typeof march['to'] !== 'string' ||
    !isCount(march['missing']) ||
    Object.keys(march).length !== 2
  )
    return bad('In the phase "take", "march" is an object such as {"to": "Mide", "missing": 1}.');
  const land = s.board.landByName.get(nameKey(march['to']));
  if (land === undefined) return bad(`There is no land ${quote(march['to'])} on this map.`);
  const { missing } = march;
  const name = s.board.landNames[land];
  const size = marchSize(s, land);
  if (missing < 1 || missing > size)
    return impossible(`A march into ${name} is of ${size}, so ${missing} can't be missing (H-22).`);
  if (spareWarriors(s, land) < missing)
    return impossible(`Seat ${seatNumber(s.turn)} can't make up the ${missing} missing warriors (H-23).`);
  if (shieldOver(s, land, size)) return impossible(`No march into ${name} is allowed (H-26).`);
  s.target = land;
  s.missing = missing;
  return DONE;
};

const NO_ACTIONS = { die: false, wild: false };

/** H-20, H-21 */
export const readActions: Step = (s, json) => {
  const die = json['die'] ?? null;
  const rolled = s.phase === Phase.act || s.phase === Phase.take;
  if (!rolled && die !== null) return impossible(`In the phase "${PHASES[s.phase]}" no die lies there.`);
  const face = (FACES as readonly unknown[]).indexOf(die);
  if (rolled && face < 0) return bad(`In the phase "${PHASES[s.phase]}", "die" is one of ${FACES.join(', ')}.`);
  const gives = face === PURPLE ? SPENT : face === BLACK ? ANY : face;
  const given = json['actions'] ?? {};
  const actions: unknown = isObject(given) ? { ...(rolled ? actionsLeft(s, gives) : NO_ACTIONS), ...given } : given;
  if (
    !isObject(actions) ||
    typeof actions['die'] !== 'boolean' ||
    typeof actions['wild'] !== 'boolean' ||
    Object.keys(actions).length !== 2
  )
    return bad('"actions" is an object such as {"die": true, "wild": true}.');
  const some = actions['die'] || actions['wild'];
  if (!rolled) return some ? impossible('An action is there only after the roll (H-20).') : DONE;
  if (actions['die'] && gives === SPENT) return contradiction('purple');
  if (!some && s.phase === Phase.act) return contradiction('noAction');
  if (s.phase === Phase.take && actions['wild'] && (actions['die'] || !allows(gives, s.board.colour[s.target])))
    return impossible(`The march into ${s.board.landNames[s.target]} has used up an action that allows it (H-20).`);
  s.die = face;
  s.dieAction = actions['die'] ? gives : SPENT;
  s.wildAction = actions['wild'] ? ANY : SPENT;
  s.leap = face === PURPLE ? 1 : 0;
  return DONE;
};

/** What is left when it isn't said: both, or what the march that is under way has not used. */
function actionsLeft(s: State, gives: number): { die: boolean; wild: boolean } {
  if (s.phase === Phase.act) return { die: gives !== SPENT, wild: true };
  const onDie = allows(gives, s.board.colour[s.target]);
  return { die: gives !== SPENT && !onDie, wild: onDie };
}

/** H-50, H-51 */
export const readEnding: Step = (s, json) => {
  const lap = lapLength(s);
  const farthest = Math.max(...s.distance.subarray(0, s.seats));
  const round = farthest >= lap;
  const ending = json['ending'] ?? round;
  if (typeof ending !== 'boolean') return bad('"ending" is true or false.');
  if (ending !== round)
    return impossible(
      `The end has come when a marker has gone ${lap} spaces; the furthest has gone ${farthest} (H-50).`,
    );
  s.ending = ending ? 1 : 0;
  if (s.phase === Phase.over)
    return ending && leaders(s).length === 1
      ? DONE
      : impossible('The game is over when one marker leads alone after the end has come (H-51).');
  return ending ? checkTieRound(s, lap) : DONE;
};

/** Whoever is all the way round and has not had this round's turn got there in a round that ended with a tie (H-51). */
function checkTieRound(s: State, lap: number): ReturnType<Step> {
  const order = orderOf(s, s.turn);
  let most = 0;
  for (let seat = 0; seat < s.seats; seat++) if (orderOf(s, seat) >= order) most = Math.max(most, s.distance[seat]);
  if (most < lap) return DONE;
  let tied = 0;
  for (let seat = 0; seat < s.seats; seat++)
    if (s.distance[seat] === most || (s.distance[seat] > most && orderOf(s, seat) < order)) tied++;
  return tied > 1 ? DONE : contradiction('ledAlone', { spaces: most });
}

/** H-10 to H-13: castles are given out in turn order, before anything else. */
export const checkSetUp: Step = (s) => {
  if (s.phase > Phase.castles) return DONE;
  const { board } = s;
  while (s.castles < s.seats && onLands(s, (s.first + s.castles) % s.seats) > 0) s.castles++;
  const gaps = Array.from({ length: s.seats }, (_, seat) => orderOf(s, seat) >= s.castles && onLands(s, seat) > 0);
  if (gaps.includes(true) || s.castles === s.seats || (s.phase === Phase.start && s.castles > 0))
    return impossible(`In the phase "${PHASES[s.phase]}" castles are still to be given out, in turn order (H-10).`);
  for (let land = 0; land < board.landCount; land++) {
    const army = homeArmy(s, land);
    if (army !== s.owner[land] || (army !== NOBODY && s.warriors[land] !== 1))
      return impossible(
        army === NOBODY
          ? `${board.landNames[land]} is empty before the first turn (H-10).`
          : `${board.landNames[land]} holds one warrior of seat ${seatNumber(army)} before the first turn (H-10, H-13).`,
      );
  }
  for (let seat = 0; seat < s.seats; seat++) {
    if (board.castles.filter((castle) => s.owner[castle] === seat).length > 1)
      return impossible(`Seat ${seatNumber(seat)} has more than one castle (H-10).`);
    const order = orderOf(s, seat);
    const shield = order < s.castles ? ON_SHIELD[order] : 0;
    if (s.shield[seat] !== shield)
      return impossible(`Seat ${seatNumber(seat)} begins with ${shield} on the shield (H-11).`);
  }
  if (s.distance.some((distance) => distance > 0))
    return impossible('Every marker stands on the sword before the first turn (H-10).');
  return DONE;
};

/** The player who has a warrior in that land at the start. */
function homeArmy({ board, owner, scattered, seats }: State, land: number): number {
  const castle = board.castles.find(
    (home) => home === land || (scattered && board.colour[home] === board.colour[land]),
  );
  const army = castle === undefined ? NOBODY : owner[castle];
  return army < seats ? army : NOBODY;
}
