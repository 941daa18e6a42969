import { CHANCE, type Game, type Outcome, OVER, ok, type SeatNumber, SeededRng, seatNumber } from '@tessera/kernel';
import { Outlook } from '../outlook.ts';
import { normal } from '../review/appraiser.ts';
import { type SearchResult, search } from '../search/search.ts';

export interface LiveMove {
  readonly move: string;
  /** How likely each seat is to win after it, from 0 to 1. */
  readonly chances: readonly number[];
  /** How often it has been looked at. */
  readonly looks: number;
}

/** What a search has found so far. */
export interface LiveFindings {
  /** Who is to move; 0 while chance rolls, and when the game is over. */
  readonly seat: SeatNumber;
  readonly chances: readonly number[];
  /** The best first; none where nobody decides. */
  readonly moves: readonly LiveMove[];
  readonly descents: number;
  /** There is no more to be found. */
  readonly done: boolean;
}

interface LiveSearchOptions {
  /** Ends here at the latest. */
  readonly descents: number;
  /** Hears what is known, more and more of it. It is asked for, since it takes a moment to put together. */
  readonly told?: (findings: () => LiveFindings) => void;
}

/** Cards that the one who is to move can't see lie in so many ways while chance rolls. */
const DEALS = 8;
const FIRST_ROUND = 128;
const SEED = 'analysis';

/**
 * Searches a position for as long as it is let, and tells again and again what it has found. Whoever is to move knows only what
 * their view tells: the same position gives the same findings whatever the hidden hands.
 */
export function liveSearch<S, J>(
  game: Game<S, J>,
  position: unknown,
  { descents, told = () => undefined }: LiveSearchOptions,
): Outcome<LiveFindings> {
  const { rules, evaluate } = game;
  const read = rules.fromJSON(position);
  if (!read.ok) return read;
  const s = read.value;
  const actor = rules.actor(s);
  if (actor === OVER) {
    const chances = Array.from(new Outlook(game, s).ofPosition(s).subarray(0, rules.seats(s)));
    return ok({ seat: seatNumber(-1), chances, moves: [], descents: 0, done: true });
  }
  const view = rules.view(s, actor === CHANCE ? Math.max(0, rules.turnOf(s)) : actor);
  const rng = new SeededRng(SEED);
  const imagine = () => rules.determinize(view, rng);

  if (actor === CHANCE && game.hidesInformation) {
    const deals = Array.from({ length: DEALS }, imagine);
    for (let round = FIRST_ROUND, made = 0; ; round *= 2) {
      const results = deals.map((deal) => search(rules, evaluate, deal, { iterations: round }));
      made += DEALS * round;
      const done = made + 2 * DEALS * round > descents;
      const chances = results[0].values.map((_, seat) => results.reduce((sum, { values }) => sum + values[seat], 0));
      const found: LiveFindings = {
        seat: seatNumber(-1),
        chances: normal(chances.map((sum) => sum / DEALS)),
        moves: [],
        descents: made,
        done,
      };
      if (done) return ok(found);
      told(() => found);
    }
  }

  const found = (result: SearchResult, done: boolean): LiveFindings => ({
    seat: seatNumber(Math.max(-1, actor)),
    chances: normal(result.values),
    moves: result.moves.map(({ text, values, visits }) => ({ move: text, chances: normal(values), looks: visits })),
    descents: result.iterations,
    done,
  });
  const root = game.hidesInformation ? imagine() : s;
  const result = search(rules, evaluate, root, {
    iterations: descents,
    ...(game.hidesInformation ? { imagine } : {}),
    told: (_, soFar) => told(() => found(soFar(), false)),
  });
  return ok(found(result, true));
}
