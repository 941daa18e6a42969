import { type Game, hashText, MoveList, OVER, randomMove, SeededRng } from '@tessera/kernel';
import type { NewTable } from '../protocol.ts';

/** As long as most games, so that all of the rules has its turn; it takes some milliseconds. */
const MOST_MOVES = 300;
/** To put every position into text would take most of the time. */
const LOOK_EVERY = 8;

/**
 * What these rules make of a game that is played blindly at such a table, as a number: where two builds of the rules
 * differ in anything that happens there, they have another.
 */
export function fingerprintOf<S>(
  game: Game<S>,
  { seats, scenario, options }: Pick<NewTable, 'seats' | 'scenario' | 'options'>,
): number | undefined {
  const { rules } = game;
  try {
    const start = rules.setup({ seats: seats.length, scenario, options });
    if (!start.ok) return undefined;
    const s = start.value;
    const rng = new SeededRng('fingerprint');
    const list = new MoveList();
    let print = 0;
    const note = (text: string) => {
      print = Math.imul(print, 31) + hashText(text);
    };
    for (let n = 0; n < MOST_MOVES && rules.actor(s) !== OVER; n++) {
      const move = randomMove(game, s, rng, list);
      note(`${rules.turnOf(s)} ${rules.format(s, move)}`);
      rules.play(s, move);
      if (n % LOOK_EVERY === 0) note(JSON.stringify(rules.toJSON(s)));
    }
    note(JSON.stringify([rules.toJSON(s), rules.result(s)]));
    return print | 0;
  } catch {
    // rules that break in a random game have no fingerprint, so pages are told everything in full; the conformance suite says why
    return undefined;
  }
}
