import { fail, type Game, type Outcome, ok } from '@tessera/kernel';
import { type Effort, type Review, reviewGame } from '@tessera/mind';
import { readRecord } from '../files.ts';
import { type Args, readArgs, wholeNumber } from '../flags.ts';
import { findGame } from '../games.ts';
import { fromPlayers } from '../play/seats.ts';
import type { Terminal } from '../terminal.ts';
import { chooseEffort } from './effort.ts';
import { reviewText } from './review-text.ts';

const USAGE = { verb: 'analyze', places: ['file'], values: ['ms', 'iterations'], switches: ['json', 'quick'] };

/** Says what each seat of a finished game owes its result to, and which moves cost most. */
export function analyze(argv: readonly string[], terminal: Terminal): Outcome<number> {
  const args = readArgs(USAGE, argv);
  if (!args.ok) return args;
  const [file] = args.value.places;
  if (file === undefined) return fail('usage', 'tessera analyze: which record? For example: tessera analyze game.json');
  const record = readRecord(file);
  if (!record.ok) return record;
  const found = findGame(record.value.game);
  if (!found.ok) return found;
  const { game } = found.value;
  const effort = readEffort(game, args.value);
  if (!effort.ok) return effort;

  const reviewing = reviewGame(game, record.value, effort.value);
  let step = reviewing.next();
  for (; !step.done; step = reviewing.next())
    terminal.progress(`${step.value.done} of ${step.value.total} moves looked at`);
  terminal.progress('');
  const review: Outcome<Review> = step.value;
  if (!review.ok) return fail(review.error.code, `${file}: ${review.error.message}`);
  if (args.value.switches.has('json')) terminal.print(JSON.stringify(review.value));
  else {
    const names = fromPlayers(record.value.seats, record.value.players).map((sitter) => sitter.name);
    terminal.print(reviewText(game.name, review.value, names, terminal.paint));
  }
  return ok(0);
}

const LONGEST_MS = 600_000;
const MOST_ITERATIONS = 10_000_000;

function readEffort(game: Game, args: Args): Outcome<Effort> {
  const ms = wholeNumber('analyze', args, 'ms', { min: 1, max: LONGEST_MS, otherwise: 0 });
  if (!ms.ok) return ms;
  const iterations = wholeNumber('analyze', args, 'iterations', { min: 1, max: MOST_ITERATIONS, otherwise: 0 });
  if (!iterations.ok) return iterations;
  const effort = chooseEffort(game, {
    ...(ms.value > 0 ? { ms: ms.value } : {}),
    ...(iterations.value > 0 ? { iterations: iterations.value } : {}),
    quick: args.switches.has('quick'),
  });
  return effort.ok ? effort : fail('usage', `tessera analyze: ${effort.error.message}`);
}
