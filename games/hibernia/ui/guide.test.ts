import { readFileSync } from 'node:fs';
import { unwrap } from '@tessera/kernel';
import { playStep, type Step } from '@tessera/table';
import { describe, expect, it } from 'vitest';
import { hibernia } from '../index.ts';
import { play, table } from '../testing/table.ts';
import type { HiberniaDecision } from './decision/prompt.ts';
import { guide } from './guide.ts';
import { decisionAt } from './testing.ts';

const pair = () => table(4).holds(1, 'Mide', 'Brega').holds(2, 'Ulaid', 'Dál Riata');
const stepOf = (at: ReturnType<typeof pair>, move: string): Step => {
  const state = at.state();
  return playStep(hibernia, state, unwrap(hibernia.rules.parse(state, move)), 0, 'spectator');
};
/** All that fits a moment, each after the one before was closed. */
function hints(decision: HiberniaDecision, lastStep?: Step): string[] {
  const seen = new Set<string>();
  for (;;) {
    const next = guide(decision, lastStep, seen);
    if (!next || seen.has(next.id)) return [...seen];
    seen.add(next.id);
  }
}

describe('the guide', () => {
  it('begins with a welcome, then the die', () => {
    expect(hints({ ...decisionAt(pair()), waiting: 'roll' })).toEqual(['welcome', 'roll']);
  });

  it('tells the actions first, a march when one is left', () => {
    expect(hints(decisionAt(pair().die('red')))).toEqual(['welcome', 'act']);
    expect(hints(decisionAt(play(pair().shield(1, 2).die('yellow'), 'march Cualu')))).toEqual(['welcome', 'act']);
    expect(hints(decisionAt(play(pair().shield(1, 2).die('blue'), 'march Cualu')))).toEqual([
      'welcome',
      'act',
      'march',
      'raise',
    ]);
  });

  it('explains purple, missing warriors, and a land that H-26 keeps safe', () => {
    expect(hints(decisionAt(pair().die('purple')))).toContain('purple');
    const short = play(table(4).holds(1, 'Brega 3', 'Ulaid 3').reserve(1, 0).die('red'), 'march Mide');
    expect(hints(decisionAt(short))).toEqual(['welcome', 'take']);
    expect(hints(decisionAt(pair().with({ turns: 4 }).die('black')))).toContain('lasttwo');
  });

  it('a battle and one’s own scoring are told when they have happened', () => {
    const last = () => pair().with({ actions: { die: false, wild: true } });
    const battle = stepOf(pair().holds(2, 'Cenél nEógain', 'Cenél Conaill').die('black'), 'march Ulaid');
    expect(hints({ ...decisionAt(pair()), waiting: 'roll' }, battle)).toContain('battle');
    const scored = stepOf(last().die('blue'), 'raise');
    expect(hints({ ...decisionAt(pair()), waiting: 'confirm' }, scored)).toEqual([
      'welcome',
      'score',
      'confirm',
      'undo',
    ]);
  });

  it('has words for every hint', () => {
    const { steps } = JSON.parse(readFileSync(new URL('../words/guide.en.json', import.meta.url), 'utf8'));
    for (const id of [
      'welcome',
      'roll',
      'act',
      'march',
      'take',
      'battle',
      'raise',
      'score',
      'purple',
      'lasttwo',
      'confirm',
      'undo',
      'done',
    ])
      expect(steps).toHaveProperty(id);
  });
});
