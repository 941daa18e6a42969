import { type GameRecord, makeRecord, type SeatNumber, seatNumber, unwrap } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../core/log/journal.ts';
import { branchesOf, playedBy } from '../../core/log/journal.ts';
import { JournalChain } from '../../core/log/journal-chain.ts';
import { tally } from '../../core/testing/tally.fixture.ts';
import type { FairLog } from '../log-chain.ts';
import { type FairProof, parseProof } from '../proof.ts';
import { addClientSeed, closeSeeds, diceOf, type FairSecret, newSecret, proofOf } from '../secret.ts';
import { verifyDice } from './verify.ts';

const FIRST = 1 as SeatNumber;

const ANN = 'aa'.repeat(32);
const CONFIG = { seats: 2, scenario: 'plain', options: {} };
const secret = closeSeeds(unwrap(addClientSeed(newSecret('t', '0c'.repeat(32)), FIRST, ANN)));

/** Plays a journal as a host does: `+` adds a move, `-n` goes back to n moves alone, `=n` by consent of all. */
function journal(...acts: string[]): Entry[] {
  const { rules } = tally;
  const entries: Entry[] = [];
  for (const act of acts) {
    const { moves } = playedBy(entries);
    const s = unwrap(rules.setup(CONFIG));
    for (const move of moves) rules.play(s, unwrap(rules.parse(s, move)));
    const actor = rules.actor(s);
    if (act === '+') {
      const now: FairSecret = { ...secret, branches: branchesOf(entries) };
      const move = actor < 0 ? rules.format(s, rules.sample(s, diceOf(now).at(moves.length))) : 'add 1';
      entries.push({ by: seatNumber(actor), move });
    } else entries.push({ by: (act[0] === '=' ? 0 : 1) as SeatNumber, undo: Number(act.slice(1)) });
    if (act !== '+') continue;
    entries.push(...(entries.length === 3 ? [{ by: FIRST, confirm: true } as const] : []));
  }
  return entries;
}

const entries = journal('+', '+', '+', '-2', '+', '+', '+', '=1', '+', '+', '+');
const chain = new JournalChain(secret);
/** The link after each entry, as pages are told it. */
const told = entries.map((_, index) => chain.linkAfter(entries.slice(0, index + 1)) ?? '');
const record: GameRecord = makeRecord(tally, CONFIG, playedBy(entries).moves);
const log = new JournalChain(secret).logOf(entries) as FairLog;
const proof = proofOf({ ...secret, branches: branchesOf(entries) }, log);
/** As it was before there was a log. */
const { log: _, ...before } = proof;
const verdict = (part: Partial<FairProof>, links: readonly string[] = [], moves = record.moves) =>
  verifyDice(tally, { ...record, moves }, unwrap(parseProof(JSON.parse(JSON.stringify({ ...proof, ...part })))), {
    links,
  });
const codes = (...of: Parameters<typeof verdict>) => verdict(...of).problems.map(({ code }) => code);

test('an honest log fits its hash, and all that was told as the game went', () => {
  expect(log.takeBacks).toMatchObject([
    { by: 1, kept: 2, rolled: false, undone: [expect.any(String)] },
    { by: 0, kept: 1, rolled: true },
  ]);
  expect(verdict({}, told)).toMatchObject({ ok: true, entries: 11, problems: [] });
});

describe('it shows that', () => {
  const [alone, agreed] = log.takeBacks;
  const shorter = { ...agreed, undone: agreed.undone.slice(0, -1) };

  test('the list of undone moves was shortened, there and where the dice are checked', () => {
    const branches = [{ kept: shorter.kept, undone: shorter.undone }];
    // without the chain nothing shows: the dice of the shorter list are in order
    expect(verifyDice(tally, record, { ...before, branches }).ok).toBe(true);
    expect(codes({ branches })).toEqual(['other-branches']);
    expect(codes({ branches, log: { ...log, takeBacks: [alone, shorter] } })).toEqual(['broken-log']);
  });

  test('a take-back was left out, or one was added', () => {
    expect(codes({ log: { ...log, takeBacks: [agreed] } })).toEqual(['broken-log']);
    const extra = { by: FIRST, kept: 3, rolled: false, undone: ['add 2'] };
    expect(codes({ log: { ...log, takeBacks: [alone, agreed, extra] } })).toEqual(['broken-log']);
  });

  test('the chain was made anew over a shorter log: it is not what the players were told', () => {
    const cut = journal('+', '+', '+', '-2', '+', '+', '=1', '+', '+', '+');
    const another = new JournalChain(secret).logOf(cut) as FairLog;
    const branches = branchesOf(cut);
    const { moves } = playedBy(cut);
    expect(codes({ branches, log: another }, [], moves)).toEqual([]);
    expect(codes({ branches, log: another }, [told[4]], moves)).toEqual([]);
    expect(codes({ branches, log: another }, [told[8]], moves)).toEqual(['other-log']);
    expect(codes({ branches, log: another }, [told.at(-1) ?? ''], moves)).toEqual(['short-log']);
  });

  test('a decision was changed', () => {
    const at = record.moves.indexOf('add 1');
    expect(codes({}, [], record.moves.with(at, 'add 2'))).toContain('broken-log');
  });

  test('the log is missing though the players were told of it', () => {
    const report = verifyDice(tally, record, before, { links: told });
    expect(report.problems.map(({ code }) => code)).toEqual(['no-log']);
  });
});

test('a record from before there was a log verifies as ever', () => {
  const report = verifyDice(tally, record, before);
  expect(report.ok).toBe(true);
  expect(report.entries).toBeUndefined();
});

test.each([
  ['no link', { takeBacks: [] }],
  ['no list', { link: log.link }],
  ['a take-back of nobody', { ...log, takeBacks: [{ kept: 1, undone: [], rolled: false }] }],
  ['a take-back that says nothing of rolls', { ...log, takeBacks: [{ kept: 1, undone: [], by: 1 }] }],
  ['undone numbers', { ...log, takeBacks: [{ kept: 1, undone: [1], by: 1, rolled: false }] }],
])('what is no log is refused: %s', (_, wrong) => {
  expect(parseProof({ ...proof, log: wrong })).toMatchObject({ ok: false, error: { code: 'bad-proof' } });
});
