import { CHANCE, type Game, type GameRecord, type Problem, recordStart } from '@tessera/kernel';
import type { FairProof } from '../proof.ts';
import { FairDice } from '../rng.ts';
import { commitmentOf, keyOf } from '../scheme.ts';
import { type BranchHistory, linesOf } from './branches.ts';
import { type CheckedLog, verifyLog } from './verify-log.ts';

/** What a player's page noted while the game was young: without it a proof shows only that it fits itself. */
export interface FairWitness {
  readonly commitment?: string;
  /** The seed that the page added. */
  readonly seed?: string;
  /** Links of the log that it was told as the game went. */
  readonly links?: readonly string[];
}

export interface FairProblem extends Problem {
  /** The move that differs, from 0. */
  readonly index?: number;
  /** For a move that was taken back: by which take-back, from 1. */
  readonly takeBack?: number;
  readonly recorded?: string;
  readonly expected?: string;
}

export interface FairReport {
  readonly ok: boolean;
  /** How many chance outcomes were recomputed. */
  readonly checked: number;
  /** How many moves and take-backs the chain over the log has; without one nobody sees whether some are missing. */
  readonly entries?: number;
  readonly problems: readonly FairProblem[];
}

/** Plays a record through and recomputes every chance outcome of it, those taken back included. */
export function verifyDice<S>(
  game: Game<S>,
  record: GameRecord,
  proof: FairProof,
  witness: FairWitness = {},
): FairReport {
  const problems: FairProblem[] = [...againstWitness(proof, witness)];
  let log: CheckedLog | undefined;
  const report = (checked: number): FairReport => ({
    ok: problems.length === 0,
    checked,
    ...(log && { entries: log.entries }),
    problems,
  });
  const { table, serverSeed, clientSeeds, branches } = proof;
  if (serverSeed === undefined) {
    problems.push({
      code: 'no-seed',
      message: 'The seed is not in this proof: it is shown when the game is over. Fetch the record again then.',
    });
    return report(0);
  }
  if (commitmentOf(table, serverSeed) !== proof.commitment)
    problems.push({
      code: 'wrong-commitment',
      message: `The seed does not fit the commitment: the one for it at table ${table} would be ${commitmentOf(table, serverSeed)}.`,
    });
  for (const { seat } of clientSeeds.filter((given) => given.seat > record.seats))
    problems.push({
      code: 'wrong-seat',
      message: `There is a seed of seat ${seat}, but the game has ${record.seats} seats.`,
    });
  if (proof.log) {
    log = verifyLog({ table, serverSeed, moves: record.moves, branches }, proof.log, witness.links ?? []);
    problems.push(...log.problems);
  } else if (witness.links?.length)
    problems.push({ code: 'no-log', message: 'The game had a log with a hash, but this record has none.' });
  const lines = linesOf(record.moves, branches);
  if (!lines.ok) {
    problems.push(lines.error);
    return report(0);
  }
  const key = keyOf(table, serverSeed, clientSeeds);
  let checked = 0;
  for (const [number, line] of lines.value.entries()) {
    const takeBack = number < branches.length ? number + 1 : 0;
    const found = checkLine(game, record, line, new FairDice(key, line.branches), takeBack);
    checked += found.checked;
    problems.push(...found.problems);
  }
  return report(checked);
}

function* againstWitness(proof: FairProof, { commitment, seed }: FairWitness): Generator<FairProblem> {
  if (commitment !== undefined && commitment !== proof.commitment)
    yield {
      code: 'other-commitment',
      message: `The commitment is not the one that was published before the first roll, ${commitment}.`,
    };
  if (seed !== undefined && !proof.clientSeeds.some((given) => given.seed === seed))
    yield { code: 'seed-left-out', message: `The seed ${seed} did not enter the dice.` };
}

function checkLine<S>(
  game: Game<S>,
  record: GameRecord,
  line: BranchHistory,
  dice: FairDice,
  takeBack: number,
): { checked: number; problems: FairProblem[] } {
  const { rules } = game;
  const problems: FairProblem[] = [];
  const where = takeBack > 0 ? { takeBack } : {};
  const named = (index: number, text: string) =>
    `Move ${index + 1}${takeBack > 0 ? ` of those that take-back ${takeBack} undid` : ''}, "${text.slice(0, 80)}"`;
  let checked = 0;
  const start = recordStart(game, record);
  if (!start.ok) return { checked, problems: [{ ...start.error, ...where }] };
  const s = start.value;
  for (const [index, text] of line.moves.entries()) {
    const move = rules.parse(s, text);
    if (!move.ok) {
      const message = `${named(index, text)}: ${move.error.message} What follows was not checked.`;
      problems.push({ code: move.error.code, message, index, ...where });
      return { checked, problems };
    }
    if (rules.actor(s) === CHANCE && index >= line.from) {
      checked++;
      const recorded = rules.format(s, move.value);
      const expected = rules.format(s, rules.sample(s, dice.at(index)));
      if (recorded !== expected) {
        const message = `${named(index, text)}: the seeds give "${expected}".`;
        problems.push({ code: 'wrong-outcome', message, index, ...where, recorded, expected });
      }
    }
    rules.play(s, move.value);
  }
  // a host could number branches until it likes the dice; each must stand for a roll that was really made
  if (takeBack > 0 && checked === 0)
    problems.push({
      code: 'bad-branch',
      message: `Take-back ${takeBack} undid no roll, yet the dice changed.`,
      ...where,
    });
  return { checked, problems };
}
