import { CHANCE, fail, type Game, OVER, ok } from '@tessera/kernel';

/** The smallest game that has everything a table must cope with: a die, then two decisions a turn, three rounds. */
interface Tally {
  seats: number;
  turn: number;
  turns: number;
  die: number;
  left: number;
  sums: number[];
}

const ROUNDS = 3;
const DIE = 100;

const isTally = (json: unknown): json is Tally => typeof json === 'object' && json !== null && 'sums' in json;

export const tally: Game<Tally, Tally> = {
  id: 'tally',
  name: 'Tally',
  minSeats: 1,
  maxSeats: 4,
  defaultSeats: 2,
  options: [],
  scenarios: { plain: {} },
  checkScenario: () => ok({}),
  endEvent: 'ended',
  evaluate: (_s, out) => void out.fill(0.5),
  rules: {
    setup: ({ seats }) => ok({ seats, turn: 0, turns: 0, die: 0, left: 0, sums: Array(seats).fill(0) }),
    alloc: (like) => structuredClone(like),
    copyInto: (dst, src) => void Object.assign(dst, structuredClone(src)),
    seats: (s) => s.seats,
    actor: (s) => (s.turns === ROUNDS * s.seats ? OVER : s.die === 0 ? CHANCE : s.turn),
    turnOf: (s) => (s.turns === ROUNDS * s.seats ? -1 : s.turn),
    legal: (s, out) => {
      out.clear();
      const moves = s.die === 0 ? [DIE + 1, DIE + 2] : [1, 2];
      for (const move of moves) out.push(move);
      return out.size;
    },
    play: (s, move, events) => {
      if (move > DIE) {
        s.die = move - DIE;
        s.left = 2;
      } else {
        s.sums[s.turn] += move * s.die;
        s.left--;
        if (s.left === 0) {
          s.die = 0;
          s.turns++;
          s.turn = (s.turn + 1) % s.seats;
        }
      }
      events?.({ type: move > DIE ? 'rolled' : 'added' });
      if (s.turns === ROUNDS * s.seats) events?.({ type: 'ended' });
    },
    sample: (_s, rng) => DIE + 1 + rng.below(2),
    weight: () => 1,
    view: (s) => structuredClone(s),
    determinize: (view, _rng, dst) => Object.assign(dst ?? {}, structuredClone(view)),
    result: (s) => {
      const over = s.turns === ROUNDS * s.seats;
      const best = Math.max(...s.sums);
      return {
        over,
        winners: over ? s.sums.flatMap((sum, seat) => (sum === best ? [seat] : [])) : [],
        standings: s.sums.map((points, seat) => ({ seat, points, rank: points === best ? 1 : 2 })),
      };
    },
    format: (_s, move) => (move > DIE ? `die ${move - DIE}` : `add ${move}`),
    parse: (s, text) => {
      const found = /^(die|add) ([12])$/.exec(text);
      if (!found || (found[1] === 'die') !== (s.die === 0)) return fail('illegal-move', `"${text}" can't be played.`);
      return ok(Number(found[2]) + (found[1] === 'die' ? DIE : 0));
    },
    describe: (_s, move) => ({ move }),
    moveObjectToText: () => fail('bad-move', 'Tally takes text only.'),
    toJSON: (s) => structuredClone(s),
    fromJSON: (json) => (isTally(json) ? ok(structuredClone(json)) : fail('bad-position', 'No position of Tally.')),
  },
};
