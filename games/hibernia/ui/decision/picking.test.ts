import { describe, expect, it } from 'vitest';
import { SHIELD_PLACE } from '../../board/index.ts';
import { play, table } from '../../testing/table.ts';
import { decisionAt } from '../testing.ts';
import { cancelPicking, moveAt, NOTHING, pathOf, tap, targetKinds } from './picking.ts';
import { choices, prompt } from './prompt.ts';
import { suggestedLand, threatTo } from './suggest.ts';

/** Seat 1 in the south-west; Bob holds three lands in a row beyond. */
const south = () =>
  table(4).holds(1, 'Desmumu', 'Tuadmumu', 'Uí Fidgeinti').holds(2, 'Aurmumu', 'Mide', 'Brega', 'Ulaid');
/** A march of two into Mide that lacks two: Brega, Ulaid and Cualu have some to spare. */
const short = () =>
  play(
    table(4).holds(1, 'Brega 3', 'Ulaid 4', 'Cualu 2').holds(2, 'Cenél nEógain').reserve(1, 0).die('red'),
    'march Mide',
  );

describe('the places of a move', () => {
  const march = { march: { to: 'Mide', missing: 1 } };
  it.each([
    [{ type: 'march', land: 'Aidne' }, ['Aidne']],
    [{ type: 'take', land: 'Brega' }, ['Brega', 'Mide']],
    [{ type: 'raise' }, [SHIELD_PLACE]],
  ])('%j', (move, places) => expect(pathOf(march, { text: '', move })).toEqual(places));
});

describe('picking a march on the map', () => {
  it('a lit land marches at once with a pointer or a key', () => {
    const { legal, picking } = decisionAt(south().die('blue'));
    expect(tap(legal, picking, 'Aidne', false)).toEqual({ move: 'march Aidne' });
  });

  it('a finger looks first, and marches with the second tap', () => {
    const { legal, picking } = decisionAt(south().die('blue'));
    expect(tap(legal, picking, 'Aidne', true)).toEqual({ picking: { place: 'Aidne' } });
    expect(tap(legal, { place: 'Aidne' }, 'Caisel', true)).toEqual({ picking: { place: 'Caisel' } });
    expect(tap(legal, { place: 'Aidne' }, 'Aidne', true)).toEqual({ move: 'march Aidne' });
  });

  it('what a finger chose is offered as a button, and Esc lets it go', () => {
    const decision = { ...decisionAt(south().die('blue')), picking: { place: 'Aidne' } };
    expect(choices(decision)[0]).toMatchObject({ label: 'March into Aidne', does: { move: 'march Aidne' } });
    expect(prompt(decision)).toBe('Ann: tap Aidne again to march there.');
    expect(cancelPicking(decision.picking)).toEqual(NOTHING);
    expect(cancelPicking(NOTHING)).toBeUndefined();
  });

  it('H-22 a land that nothing of one’s own touches means nothing', () => {
    const { legal, picking } = decisionAt(south().die('blue'));
    expect(tap(legal, picking, 'Dál Riata', false)).toBeUndefined();
  });

  it('H-24 each kind of march has its own sign, and the shield raises', () => {
    const { view, legal } = decisionAt(south().die('black'));
    const kinds = targetKinds(view, legal);
    expect(kinds.get('Aidne')).toBe('march');
    expect(kinds.get('Desmumu')).toBe('reinforce');
    expect(kinds.get('Aurmumu')).toBe('battle');
    expect(kinds.get(SHIELD_PLACE)).toBe('raise');
    expect(moveAt(legal, SHIELD_PLACE)).toBe('raise');
  });

  it('H-12 the unused army can be attacked, too', () => {
    const { view, legal } = decisionAt(table(3).holds(1, 'Mide').holds(4, 'Ulaid').die('black'));
    expect(targetKinds(view, legal).get('Ulaid')).toBe('battle');
  });
});

describe('H-23 where missing warriors come from', () => {
  it('the lands that can give are lit, and none else', () => {
    const { view, legal } = decisionAt(short());
    expect([...targetKinds(view, legal)]).toEqual(
      expect.arrayContaining([
        ['Brega', 'take'],
        ['Ulaid', 'take'],
        ['Cualu', 'take'],
      ]),
    );
    expect(targetKinds(view, legal).size).toBe(3);
  });

  it('one is suggested at every step: the fullest of those that stay safe', () => {
    const decision = decisionAt(short());
    expect(threatTo(decision.view, 'Ulaid')).toBe(1);
    expect(threatTo(decision.view, 'Cualu')).toBe(0);
    expect(suggestedLand(decision.view, decision.legal)).toBe('Ulaid');
    expect(choices(decision)).toEqual([
      { id: 'suggested', label: 'Choose for me: Ulaid', does: { move: 'take Ulaid' } },
    ]);
    const then = decisionAt(play(short(), 'take Ulaid'));
    expect(suggestedLand(then.view, then.legal)).toBe('Brega');
  });

  it('a land in danger is spared', () => {
    const at = play(
      table(4).holds(1, 'Brega 3', 'Ulaid 3', 'Cualu').holds(2, 'Cenél nEógain', 'Dál Riata').reserve(1, 1).die('red'),
      'march Mide',
    );
    const { view, legal } = decisionAt(at);
    expect(suggestedLand(view, legal)).toBe('Brega');
  });
});

describe('the prompt', () => {
  it.each([
    [south().die('blue'), 'Ann: two actions, one on blue lands and one on any land. March or raise.'],
    [south().die('black'), 'Ann: two actions, both on any land. March or raise.'],
    [south().die('purple'), 'Ann: purple! A leap, and one action on any land. March or raise.'],
    [play(south().die('blue'), 'march Aidne'), 'Ann: one action left, on any land. March or raise.'],
    [play(south().die('blue'), 'march Caisel'), 'Ann: one action left, on blue lands. March or raise.'],
    [table(4).die('red'), 'Ann: no march is possible. Raise.'],
    [short(), 'Ann: 2 warriors are still missing for the march into Mide. Take from your lands.'],
  ])('%# says who must do what', (at, sentence) => {
    expect(prompt(decisionAt(at))).toBe(sentence);
  });

  it('H-27 the button says how many a raise brings back; with none it is quiet', () => {
    const raise = (shield: number) =>
      choices(decisionAt(south().shield(1, shield).die('blue'))).find(({ id }) => id === 'raise');
    expect(raise(3)).toEqual({ id: 'raise', label: 'Raise (3 back)', does: { move: 'raise' } });
    expect(raise(0)).toMatchObject({ label: 'Raise', quiet: true });
  });
});
