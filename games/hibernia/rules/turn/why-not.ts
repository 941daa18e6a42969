import { Kind, kindOf, whatOf } from '../moves.ts';
import { FACES, Phase, type State } from '../state.ts';
import { marchSize, obstacleTo, spareWarriors } from './march.ts';

export type Reason =
  | 'gameOver'
  | 'rollFirst'
  | 'notNow'
  | 'noSuchSeat'
  | 'noCastle'
  | 'castleTaken'
  | 'takeFirst'
  | 'notYourLand'
  | 'lastWarrior'
  | 'reinforcedLand'
  | NonNullable<ReturnType<typeof obstacleTo>>;

/** Why a move that was read is not legal now. The page says the same in four languages, by the reason. */
export function reasonAgainst(s: State, move: number): Reason {
  const kind = kindOf(move);
  const land = whatOf(move);
  if (s.phase === Phase.over) return 'gameOver';
  if (kind === Kind.start) return s.phase === Phase.start ? 'noSuchSeat' : 'notNow';
  if (kind === Kind.castle && s.phase === Phase.castles)
    return s.board.castles.includes(land) ? 'castleTaken' : 'noCastle';
  if (kind === Kind.roll || kind === Kind.castle) return 'notNow';
  if (s.phase < Phase.act) return 'rollFirst';
  if (kind === Kind.take && s.phase === Phase.take) {
    if (s.owner[land] !== s.turn) return 'notYourLand';
    return land === s.target ? 'reinforcedLand' : 'lastWarrior';
  }
  if (s.phase === Phase.take) return 'takeFirst';
  if (kind === Kind.march) return obstacleTo(s, land) ?? 'notNow';
  return 'notNow';
}

export function whyNot(s: State, move: number): string {
  const land = s.board.landNames[whatOf(move)] ?? 'That';
  switch (reasonAgainst(s, move)) {
    case 'gameOver':
      return 'The game is over.';
    case 'rollFirst':
      return 'The die is to be rolled first.';
    case 'noSuchSeat':
      return `The seats are 1 to ${s.seats}.`;
    case 'noCastle':
      return `${land} has no castle (H-10).`;
    case 'castleTaken':
      return `The castle of ${land} is given out already (H-10).`;
    case 'takeFirst':
      return `First choose the lands that the missing ${s.missing} come from (H-23).`;
    case 'notYourLand':
      return `${land} is not yours, so no warrior can be taken from there (H-23).`;
    case 'lastWarrior':
      return `One warrior at least stays in ${land} (H-23).`;
    case 'reinforcedLand':
      return `No warrior is taken from ${land}, the land that is reinforced (H-23).`;
    case 'wrongColour':
      return `${land} is of a colour that no action left allows; the die shows ${FACES[s.die]} (H-20).`;
    case 'noNeighbour':
      return `None of your lands is adjacent to ${land} (H-22).`;
    case 'tooFewWarriors':
      return tooFew(s, whatOf(move));
    case 'onlyPair':
      return `${land} is part of its holder's only two ${together(s, whatOf(move))} (H-26).`;
    case 'lastPair':
      return `Losing ${land} would leave its holder without two ${together(s, whatOf(move))} (H-26).`;
    case 'noPair':
      return `The holder of ${land} has no two ${together(s, whatOf(move))}, and is not to be attacked (H-26).`;
    default:
      return "You can't do that now.";
  }
}

function tooFew(s: State, land: number): string {
  const size = marchSize(s, land);
  const spare = s.reserve[s.turn] + spareWarriors(s, land);
  return `A march into ${s.board.landNames[land]} takes ${size} ${size === 1 ? 'warrior' : 'warriors'}, and you can send ${spare} (H-22, H-23).`;
}

/** H-13 */
function together(s: State, land: number): string {
  const further = s.scattered && s.paired[s.owner[land]] === 0;
  return further ? 'lands adjacent or with one land between them' : 'adjacent lands';
}
