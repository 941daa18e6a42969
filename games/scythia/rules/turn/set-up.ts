import { fail, type OptionSpec, type Outcome, ok, seatNumber, type TableConfig } from '@tessera/kernel';
import scythia from '../../scenarios/scythia.json' with { type: 'json' };
import { PROVISIONS, RESOURCE_COUNT, SILVER } from '../cards/effects.ts';
import { toDiscard } from '../cards/gain.ts';
import { type Board, compileBoard, TOWN_CENTRE } from '../scenario/board.ts';
import { BUILDINGS, LEADERS, WORKER_COLOURS } from '../scenario/scenario-types.ts';
import { F } from '../state/frames.ts';
import { EMPTY, isSolo, pop, push, State, setTopA, slotInUse, topA } from '../state/state.ts';
import { type Tell, told } from '../state/tell.ts';
import { animalsLeft, hasHole, startTurn } from './turn.ts';

export { LEADERS };

export const MIN_SEATS = 1;
export const MAX_SEATS = 4;
export const SCENARIOS: Readonly<Record<string, object>> = { scythia };
export const OPTIONS: readonly OptionSpec[] = [{ id: 'leader', values: LEADERS, default: 'trader', seats: [1] }];

/** S-74: which quests the rival takes. Nobody chooses it: a table of the first version goes on with the rule it began with. */
export const RIVAL_QUESTS: OptionSpec = {
  id: 'rivalQuests',
  values: ['face-up', 'any'],
  default: 'face-up',
  seats: [1],
};
const KNOWN_OPTIONS = [...OPTIONS, RIVAL_QUESTS];

/** The rival took quests face down, too. */
export const fromVersion1 = (config: TableConfig): TableConfig =>
  config.seats === 1 ? { ...config, options: { ...config.options, [RIVAL_QUESTS.id]: 'any' } } : config;

const BLUE = WORKER_COLOURS.indexOf('blue');
/** S-12: where the blue workers of the village stand. */
const FIRST_WORKERS = [TOWN_CENTRE, BUILDINGS.indexOf('meeting-tent'), BUILDINGS.indexOf('market')];
const FIRST_SILVER = 3;
/** S-15 */
const FIRST_CARDS = 5;
const FIRST_DISCARDS = 2;

export function findBoard(scenario: unknown): Outcome<Board> {
  if (typeof scenario !== 'string') return compileBoard(scenario);
  if (!Object.hasOwn(SCENARIOS, scenario))
    return fail(
      'unknown-scenario',
      `There is no scenario "${scenario.slice(0, 40)}"; there is ${Object.keys(SCENARIOS).join(', ')}.`,
    );
  return compileBoard(SCENARIOS[scenario]);
}

export function setup(config: TableConfig): Outcome<State> {
  const board = findBoard(config.scenario);
  if (!board.ok) return board;
  const { seats, options } = config;
  if (!Number.isInteger(seats) || seats < MIN_SEATS || seats > MAX_SEATS)
    return fail('bad-seats', `Raiders of Scythia is for ${MIN_SEATS} to ${MAX_SEATS} players, not ${seats}.`);
  for (const [id, value] of Object.entries(options)) {
    const option = KNOWN_OPTIONS.find((known) => known.id === id);
    if (!option)
      return fail(
        'bad-option',
        `There is no option "${id.slice(0, 40)}"; there is ${OPTIONS.map((known) => known.id).join(', ')}.`,
      );
    if (!option.values.includes(value))
      return fail('bad-option', `The option ${id} is one of ${option.values.join(', ')}, not "${value.slice(0, 40)}".`);
  }
  const leader = seats === 1 ? LEADERS.findIndex((name) => name === (options['leader'] ?? LEADERS[0])) : -1;
  const s = new State(board.value, seats, leader, seats === 1 && options[RIVAL_QUESTS.id] === 'any');
  lay(s);
  return ok(s);
}

/** All that lies there before chance has had a say. */
function lay(s: State): void {
  const { board } = s;
  s.deck.set(board.copies);
  s.deckSize = board.copies.reduce((sum, n) => sum + n, 0);
  s.animalDeck.set(board.animalCopies);
  s.questsUnseen.set(board.quests.map((quest) => quest.copies));
  s.supply.set(board.plunder);
  s.heroLeft.fill(1);
  for (const building of FIRST_WORKERS) s.village[building] = BLUE + 1;
  for (let seat = 0; seat < s.seats; seat++) {
    s.has[seat * RESOURCE_COUNT + SILVER] = FIRST_SILVER;
    s.has[seat * RESOURCE_COUNT + PROVISIONS] = 1;
    s.worker[seat] = BLUE + 1;
  }
  if (isSolo(s)) {
    s.rivalProvisions = board.scenario.leaders[s.leader].provisions;
    s.schemeLeft.fill(1);
    s.first = 0; // S-70
  }
  push(s, F.setUp);
}

export const SetUp = { start: 0, villageQuest: 1, fill: 2, pair: 3, animal: 4, choose: 5, done: 6 } as const;

/** What set-up waits for: it can be told from what lies there. */
export function setUpStage(s: State): number {
  if (s.first < 0) return SetUp.start;
  if (s.villageQuest[0] === EMPTY || s.villageQuest[1] === EMPTY) return SetUp.villageQuest;
  if (slotToFill(s) >= 0) return SetUp.fill;
  if (heroesChosen(s) + pairsLaid(s) < s.seats + 1) return SetUp.pair;
  if (hasHole(s) && animalsLeft(s)) return SetUp.animal;
  if (heroesChosen(s) < s.seats) return SetUp.choose;
  return SetUp.done;
}

export function slotToFill(s: State): number {
  for (let slot = 0; slot < s.slotWorker.length; slot++)
    if (s.slotWorker[slot] === EMPTY && slotInUse(s.seats, slot)) return slot;
  return -1;
}

export function heroesChosen(s: State): number {
  let n = 0;
  for (let seat = 0; seat < s.seats; seat++) if (s.hero[seat] !== EMPTY) n++;
  return n;
}

function pairsLaid(s: State): number {
  let n = 0;
  for (let pair = 0; pair < s.pairHero.length; pair++) if (s.pairHero[pair] !== EMPTY) n++;
  return n;
}

/** True if something was done; false if chance or a player is to act. */
export function nextOfSetUp(s: State): boolean {
  const dealt = topA(s);
  if (dealt === 0) {
    const stage = setUpStage(s);
    if (stage === SetUp.choose) {
      // S-14: from the player before the first, backwards
      s.turn = (s.first + 2 * s.seats - 1 - heroesChosen(s)) % s.seats;
      return false;
    }
    if (stage !== SetUp.done) return false;
    putAwayPair(s);
  }
  if (dealt === s.seats) {
    pop(s);
    s.turn = s.first;
    startTurn(s);
    return true;
  }
  s.turn = (s.first + dealt) % s.seats;
  setTopA(s, dealt + 1);
  push(s, F.keep, FIRST_DISCARDS);
  push(s, F.draw, FIRST_CARDS);
  return true;
}

/** S-14: the hero left over leaves the game, the crew starts the discard; alone both leave (S-70). */
function putAwayPair(s: State): void {
  for (let pair = 0; pair < s.pairHero.length; pair++) {
    if (s.pairHero[pair] === EMPTY) continue;
    const card = s.pairCrew[pair] - 1;
    if (isSolo(s)) s.gone[card]++;
    else toDiscard(s, card);
    s.pairHero[pair] = EMPTY;
    s.pairCrew[pair] = EMPTY;
  }
}

export function choosePair(s: State, pair: number, tell: Tell): void {
  const seat = s.turn;
  s.hero[seat] = s.pairHero[pair];
  s.crew[seat * 5] = s.pairCrew[pair];
  for (const pairs of [s.pairHero, s.pairCrew]) {
    pairs.copyWithin(pair, pair + 1);
    pairs[pairs.length - 1] = EMPTY;
  }
  tell?.(
    told({
      type: 'chose',
      seat: seatNumber(seat),
      hero: s.board.heroNames[s.hero[seat] - 1],
      crew: s.board.crewNames[s.crew[seat * 5] - 1],
    }),
  );
}
