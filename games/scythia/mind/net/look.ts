import type { NetShape, Sight } from '@tessera/mind';
import { EMPTY, isSolo, PLACES, plunderIn, type State } from '../../rules/state/state.ts';
import { SCENARIOS } from '../../rules/turn/set-up.ts';
import { Assessment, RivalAssessment } from '../evaluate.ts';
import { STAGES } from '../features.ts';
import { RIVAL_FEATURES } from '../rival.ts';
import learnt from '../weights.json' with { type: 'json' };

const CREW_KINDS = 38;
const ANIMALS = 7;
const HEROES = 8;
const SETTLEMENTS = 12;
const SLOTS = 2;
/** More cards than this are never held for long. */
const HAND = 10;
const LEADERS = 4;
const SCHEMES = 14;

let size = 0;
const block = (rows: number): number => {
  const at = size;
  size += rows;
  return at;
};
const HERO = block(HEROES);
const CREW = block(CREW_KINDS);
const HAND_CARD = block(CREW_KINDS);
const EAGLE = block(ANIMALS);
const HORSE = block(ANIMALS);
const LEFT = block(SETTLEMENTS * (SLOTS + 1));
const SEATED = block(5);
const STAGE = block(STAGES);
const LEADER = block(LEADERS);
/** The rival's side of a game for one. */
const RIVAL = block(1);
const SCHEME_LEFT = block(SCHEMES);

/**
 * Not the features: they change with every step of a turn, and a network that sees them learns to wait.
 * The part of the way to the next stage, and how far the seat is ahead of the best other, of all others, and in points.
 */
const MORE = 4;

export const shape: NetShape = {
  rows: size,
  most: 1 + 3 * PLACES + HAND + SETTLEMENTS + 2 + 2 + SCHEMES,
  reals: MORE + RIVAL_FEATURES.length,
  wide: 48,
  narrow: 16,
  heads: 2,
};

const assessment = new Assessment(learnt);
const rival = new RivalAssessment(learnt);
const clamp = (lead: number): number => Math.max(-4, Math.min(4, lead)) / 2;

/** Who is judged: the players, and behind one who plays alone the rival. */
export const sidesOf = (s: State): number => (isSolo(s) ? 2 : s.seats);

/** Shows a position to the network; false for a deck that it doesn't know. */
export function look(s: State, sight: Sight): boolean {
  if (SCENARIOS[s.board.scenario.id] !== s.board.scenario) return false;
  const { seats } = s;
  const { rows, reals, counts, base } = sight;
  assessment.take(s, base);
  const { features, stage } = assessment;
  const kinds = s.board.crewNames.length;
  reals.fill(0, 0, sidesOf(s) * shape.reals);
  for (let seat = 0; seat < seats; seat++) {
    let n = seat * shape.most;
    if (s.hero[seat] !== EMPTY) rows[n++] = HERO + s.hero[seat] - 1;
    for (let at = seat * PLACES; at < (seat + 1) * PLACES; at++) {
      if (s.crew[at] !== EMPTY) rows[n++] = CREW + s.crew[at] - 1;
      if (s.eagle[at] !== EMPTY) rows[n++] = EAGLE + s.eagle[at] - 1;
      if (s.horse[at] !== EMPTY) rows[n++] = HORSE + s.horse[at] - 1;
    }
    let room = HAND;
    for (let card = 0; card < kinds && room > 0; card++)
      for (let held = s.hand[seat * kinds + card]; held > 0 && room > 0; held--, room--) rows[n++] = HAND_CARD + card;
    n = showTable(s, rows, n);
    counts[seat] = n - seat * shape.most;
    reals[seat * shape.reals] = stage.part;
    if (isSolo(s)) continue;

    const r = seat * shape.reals;
    let best = -Infinity;
    let sum = 0;
    let points = -Infinity;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      sum += base[other];
      if (base[other] > best) best = base[other];
      if (features[other][0] > points) points = features[other][0];
    }
    const more = r;
    reals[more + 1] = clamp(base[seat] - best);
    reals[more + 2] = clamp(base[seat] - sum / (seats - 1));
    reals[more + 3] = features[seat][0] - points;
  }
  if (isSolo(s)) lookAtRival(s, sight);
  return true;
}

/** What lies on the table, the same for all. */
function showTable(s: State, rows: Uint16Array, from: number): number {
  let n = from;
  for (let settlement = 0; settlement < SETTLEMENTS; settlement++) {
    let left = 0;
    for (let slot = settlement * SLOTS; slot < (settlement + 1) * SLOTS; slot++) if (plunderIn(s, slot) > 0) left++;
    rows[n++] = LEFT + settlement * (SLOTS + 1) + left;
  }
  rows[n++] = SEATED + s.seats;
  rows[n++] = STAGE + assessment.stage.index;
  if (!isSolo(s)) return n;
  rows[n++] = LEADER + s.leader;
  for (let scheme = 0; scheme < SCHEMES; scheme++) if (s.schemeLeft[scheme] > 0) rows[n++] = SCHEME_LEFT + scheme;
  return n;
}

/** The rival is one side more; both sides see what speaks for it, and how far the player is ahead. */
function lookAtRival(s: State, { rows, reals, counts, base }: Sight): void {
  const at = shape.most;
  rows[at] = RIVAL;
  counts[1] = showTable(s, rows, at + 1) - at;
  base[1] = rival.take(s, assessment);
  const lead = base[0] - base[1];
  const points = assessment.features[0][0] - rival.features[0];
  for (let side = 0; side < 2; side++) {
    const more = side * shape.reals;
    const sign = side === 0 ? 1 : -1;
    reals[more] = assessment.stage.part;
    reals[more + 1] = sign * clamp(lead);
    reals[more + 2] = sign * clamp(lead);
    reals[more + 3] = sign * points;
    reals.set(rival.features, more + MORE);
  }
}
