import { describe, expect, it } from 'vitest';
import { type Due, TurnQueue } from './turn-queue.ts';

const nowhere = () => false;
const table = (id: string) => ({ id, game: 'cambria' });
const said = (due: readonly Due[]) => due.map(({ person, tables }) => [person, ...tables.map(({ id }) => id)]);

describe('the queue of turns', () => {
  const queue = () => new TurnQueue({ delayMs: 10, quietMs: 100 });

  it('waits a while, so that who moves at once hears nothing', () => {
    const turns = queue();
    turns.add('anna', table('a'), 0);
    turns.add('boris', table('a'), 0);
    expect(said(turns.take(9, nowhere))).toEqual([]);
    turns.remove('anna', 'a');
    expect(said(turns.take(10, nowhere))).toEqual([['boris', 'a']]);
    expect(said(turns.take(1_000, nowhere))).toEqual([]);
  });

  it('says all tables in one word, and leaves people alone for a while then', () => {
    const turns = queue();
    turns.add('anna', table('a'), 0);
    turns.add('anna', table('b'), 8);
    const [first] = turns.take(10, nowhere);
    expect(said([first])).toEqual([['anna', 'a', 'b']]);
    turns.done(first);
    turns.remove('anna', 'a');
    turns.add('anna', table('a'), 20);
    turns.add('anna', table('c'), 90);
    expect(said(turns.take(109, nowhere))).toEqual([]);
    expect(said(turns.take(110, nowhere))).toEqual([['anna', 'a', 'c']]);
  });

  it('waits as long as somebody looks at the table, and says it when they have gone', () => {
    const turns = queue();
    turns.add('anna', table('a'), 0);
    expect(turns.take(50, () => true)).toEqual([]);
    expect(said(turns.take(60, nowhere))).toEqual([['anna', 'a']]);
  });

  it('waits a while for a turn elsewhere, too, as long as somebody looks at another table of theirs', () => {
    const turns = queue();
    const atA = (_: string, at: string) => at === 'a';
    turns.add('anna', table('a'), 0);
    turns.add('anna', table('b'), 50);
    expect(said(turns.take(51, atA))).toEqual([]);
    expect(said(turns.take(60, atA))).toEqual([['anna', 'b']]);
  });

  it('tries again what failed, later and not for ever, and never once the turn is over', () => {
    const turns = queue();
    turns.add('anna', table('a'), 0);
    let now = 10;
    let tries = 0;
    for (let [due] = turns.take(now, nowhere); due; [due] = turns.take(now, nowhere)) {
      tries++;
      expect(turns.take(now, nowhere)).toEqual([]);
      turns.failed(due, now);
      expect(turns.take(now + 99, nowhere)).toEqual([]);
      now += 100;
    }
    expect(tries).toBe(5);
    turns.add('anna', table('b'), now);
    const [due] = turns.take(now + 100, nowhere);
    turns.remove('anna', 'b');
    turns.failed(due, now);
    expect(turns.take(now + 1_000, nowhere)).toEqual([]);
  });

  it('does not take the end of one telling for the next turn', () => {
    const turns = queue();
    turns.add('anna', table('a'), 0);
    const [slow] = turns.take(10, nowhere);
    turns.remove('anna', 'a');
    turns.add('anna', table('a'), 20);
    turns.done(slow);
    expect(said(turns.take(110, nowhere))).toEqual([['anna', 'a']]);
  });
});
