import { seatNumber } from '@tessera/kernel';
import { diceText } from '@tessera/ui';
import { Kind, makeMove } from '../../rules/moves.ts';
import { parseOrigin, parseRoad } from '../../rules/places.ts';
import { fromJSON } from '../../rules/position/position.ts';
import { neutralArmy, Phase, RESERVE, type State, shipPlace } from '../../rules/state.ts';
import { reasonAgainst } from '../../rules/turn/why-not.ts';
import { armyName, type CambriaScene, isRoadName, isShipName, roadName, shipNumber, subjectName } from '../names.ts';
import { boardOfView } from '../scenario-of.ts';
import { journeysOfMode, modesOf } from './picking.ts';
import type { CambriaDecision } from './prompt.ts';

const FORT = 'fort ';
/** A reason speaks of a road or of a ship. */
const NO_ROAD = { road: '', a: 0, b: 0 };
const NO_SHIP = { ship: 0 };
const isFortName = (place: string): boolean => place.startsWith(FORT);

/** A fort is nowhere to go, but worth a question: who holds its roads? */
function fortSentence(scene: CambriaScene, fort: string): string {
  const { view, text } = scene;
  const board = boardOfView(view);
  const value = board.value[board.fortNames.indexOf(fort)];
  const taker = view.armies.findIndex((army) => army.forts.includes(fort));
  if (taker >= 0) return text('cambria.fort.taken', { fort, value, name: subjectName(scene, seatNumber(taker)) });
  const isHere = (road: string) => road.split('/').includes(fort);
  const holders = view.armies
    .map((army, i) => ({ name: armyName(scene, seatNumber(i)), held: army.roads.filter(isHere).length }))
    .concat({ name: text('cambria.legion'), held: isHere(view.legion) ? 1 : 0 })
    .filter(({ held }) => held > 0);
  const free = value - holders.reduce((sum, { held }) => sum + held, 0);
  const list = holders.map(({ name, held }) => `${name} ${held}`).join(', ') || text('cambria.fort.nobody');
  return text('cambria.fort.held', { fort, value, holders: list, free });
}

/** Why a tap on this place does nothing, in a sentence. */
export function refusal(decision: CambriaDecision, place: string): string {
  const { text, view, waiting, seat } = decision;
  if (isFortName(place)) return fortSentence(decision, place.slice(FORT.length));
  if (waiting === 'over') return text('cambria.why.gameOver');
  if (waiting === 'bot') return text('cambria.why.wait', { name: armyName(decision, seat) });
  if (waiting === 'confirm') return text('cambria.why.confirmFirst');
  if (waiting === 'roll') return text('cambria.why.rollFirst');
  const state = fromJSON(view);
  if (!state.ok) return text('cambria.why.notNow');
  return isRoadName(place) ? againstRoad(decision, state.value, place) : againstSea(decision, state.value, place);
}

function againstRoad(decision: CambriaDecision, s: State, place: string): string {
  const { text, legal, picking, view } = decision;
  if (s.phase === Phase.board) return text('cambria.why.chooseShip');
  const road = parseRoad(s.board, place);
  if (!road.ok) return text('cambria.why.notNow');
  const army = s.phase === Phase.neutral ? neutralArmy(s) : s.turn;
  const kind = s.phase === Phase.neutral ? Kind.neutral : picking.mode === 'legion' ? Kind.legion : Kind.put;
  const reason = reasonAgainst(
    s,
    makeMove(kind, kind === Kind.legion ? 0 : originFor(s, army, picking.from), road.value),
  );
  const [a, b] = place.split('/').map((fort) => s.board.value[s.board.fortNames.indexOf(fort)]);
  const sentence = text(`cambria.why.${reason}`, {
    ...NO_SHIP,
    road: roadName(text, place),
    a,
    b,
    name: subjectName(decision, seatNumber(army)),
    dice: diceText(view.dice),
  });
  const legionCould =
    picking.mode === 'soldier' &&
    modesOf(legal).includes('legion') &&
    journeysOfMode(legal, 'legion').some((j) => j.to === place);
  return legionCould ? `${sentence} ${text('cambria.why.legionCould')}` : sentence;
}

/** The soldier taken up, the reserve, or any own soldier: what is asked is about the place it goes to. */
function originFor(s: State, army: number, from: string | null): number {
  if (from !== null) {
    const origin = parseOrigin(s.board, from);
    if (origin.ok) return origin.value;
  }
  if (s.reserve[army] > 0) return RESERVE;
  const road = s.roads.indexOf(army + 1);
  if (road >= 0) return road;
  const ship = s.ships.indexOf(army + 1);
  return ship >= 0 ? shipPlace(ship) : RESERVE;
}

function againstSea(decision: CambriaDecision, s: State, place: string): string {
  const { text } = decision;
  if (!isShipName(place)) return text('cambria.why.standard');
  const ship = shipNumber(place);
  const args = { ...NO_ROAD, ship, name: armyName(decision, seatNumber(s.turn)), dice: diceText(decision.view.dice) };
  if (s.phase === Phase.board)
    return text(`cambria.why.${reasonAgainst(s, makeMove(Kind.board, originFor(s, s.turn, null), ship))}`, args);
  if (s.phase !== Phase.act) return text('cambria.why.shipLater');
  const reason = reasonAgainst(s, makeMove(Kind.ship, ship, s.die1));
  return text(`cambria.why.${reason}`, args);
}
