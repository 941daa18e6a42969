import { isObject, type Outcome, parseRecord } from '@tessera/kernel';
import { gameEntry } from '../../../games.ts';
import { recordOf } from '../../server/tables.ts';
import { readWitness } from './witness.ts';

export interface Verdict {
  readonly fair: boolean;
  /** How many rolls and draws were worked out again. */
  readonly checked: number;
  /** This page saw the promise before the first roll. */
  readonly witnessed: boolean;
  /** This page's own seed is in the dice. */
  readonly seeded: boolean;
  /** How often, by the proof, all agreed to take rolls back: only those who were asked know whether that is so. */
  readonly takeBacks: number;
  /** Nothing is missing from the log: it fits what this page was told as the game went. */
  readonly logged: boolean;
  readonly problems: readonly string[];
}

/** Works out every roll of a finished table again, here in the page. */
export async function verifyTable(id: string): Promise<Outcome<Verdict>> {
  const answer = await recordOf(id);
  if (!answer.ok) return answer;
  const record = parseRecord(answer.value);
  if (!record.ok) return record;
  const game = await gameEntry(record.value.game)?.load();
  const { parseProof, verifyDice } = await import('@tessera/table');
  const json: unknown = answer.value;
  const proof = parseProof(isObject(json) ? json['proof'] : undefined);
  if (!proof.ok) return proof;
  if (!game) return { ok: false, error: { code: 'unknown-game', message: 'This game is not here.' } };
  const { commitment, seed, counts, links = [] } = readWitness(id) ?? { counts: false };
  const witness = { ...(commitment ? { commitment } : {}), ...(counts && seed ? { seed } : {}), links };
  const { ok: fair, checked, entries, problems } = verifyDice(game, record.value, proof.value, witness);
  return {
    ok: true,
    value: {
      fair,
      checked,
      witnessed: commitment !== undefined,
      seeded: counts,
      takeBacks: proof.value.branches.length,
      logged: fair && entries !== undefined && links.length > 0,
      problems: problems.map((each) => each.message),
    },
  };
}
