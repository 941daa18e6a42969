import { CHANCE, type Game, LEVELS, OVER, type Rng, resultShare, SeededRng, unwrap } from '@tessera/kernel';
import { think } from '@tessera/mind';
import { mindsOf } from '../../arena/plan.ts';
import type { Told } from './bins.ts';

/** Whose chances are told: the evaluation's, in games one move ahead, or the search's at its root; and who plays: the bot alone, or a weaker level at the other seats. */
export interface Series {
  readonly id: string;
  readonly title: string;
  /** 1 is one move ahead, told by the evaluation alone. */
  readonly descents: number;
  readonly weaker: boolean;
}

const SEARCHED = 100;

export const SERIES: readonly Series[] = [
  { id: 'evaluation-self', title: 'evaluation alone, self-play', descents: 1, weaker: false },
  { id: 'evaluation-weaker', title: 'evaluation alone, against weaker levels', descents: 1, weaker: true },
  { id: 'search-self', title: `search of ${SEARCHED} descents, self-play`, descents: SEARCHED, weaker: false },
  {
    id: 'search-weaker',
    title: `search of ${SEARCHED} descents, against weaker levels`,
    descents: SEARCHED,
    weaker: true,
  },
];

const WEAKER = LEVELS.slice(0, -1);
const LONGEST = 5000;

/** The nth game of a series, from 0: what was told at the beginning of each turn, of all seats, or against weaker levels of the bot's own; undefined where it didn't end. */
export function toldInGame(game: Game, { id, descents, weaker }: Series, nth: number): Told[] | undefined {
  const { rules, defaultSeats: seats } = game;
  const rng = new SeededRng(`calibration ${id} ${nth}`);
  const own = weaker ? nth % seats : undefined;
  const minds = mindsOf(game);
  const other = minds[WEAKER[Math.floor(nth / seats) % WEAKER.length]](game);
  const s = unwrap(rules.setup({ seats, scenario: Object.keys(game.scenarios)[0], options: {} }));
  const told: { seat: number; chance: number }[] = [];
  const tell = (values: ArrayLike<number>) => {
    for (let seat = 0; seat < seats; seat++)
      if (own === undefined || seat === own) told.push({ seat, chance: values[seat] });
  };
  let turn = -1;
  for (let moves = 0; rules.actor(s) !== OVER; moves++) {
    if (moves === LONGEST) return undefined;
    const begins = rules.turnOf(s) >= 0 && rules.turnOf(s) !== turn;
    if (begins && descents === 1) {
      turn = rules.turnOf(s);
      tell(evaluated(game, s, own ?? turn, rng));
    }
    const seat = rules.actor(s);
    if (seat === CHANCE) rules.play(s, rules.sample(s, rng));
    else if (own !== undefined && seat !== own) {
      turn = rules.turnOf(s);
      rules.play(s, unwrap(rules.parse(s, other.choose(rules.view(s, seat), { iterations: descents }, rng))));
    } else {
      const { move, values, iterations } = think(game, rules.view(s, seat), {
        level: 'expert',
        iterations: descents,
        rng,
      });
      // a forced move is not searched
      if (begins && descents > 1 && iterations > 0) {
        turn = rules.turnOf(s);
        tell(values);
      }
      rules.play(s, unwrap(rules.parse(s, move)));
    }
  }
  const result = rules.result(s);
  return told.map(({ seat, chance }) => ({ chance, won: resultShare(result, seat) }));
}

/** What the evaluation says to a seat of all, which may know no more than its view. */
function evaluated(game: Game, s: unknown, seat: number, rng: Rng): ArrayLike<number> {
  const { rules } = game;
  const out = new Float64Array(rules.seats(s) + 8);
  game.evaluate(game.hidesInformation ? rules.determinize(rules.view(s, seat), rng) : s, out);
  return out;
}
