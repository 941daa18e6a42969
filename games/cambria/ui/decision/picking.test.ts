import { describe, expect, it } from 'vitest';
import { decisionAt, position } from '../testing.ts';
import { cancelPicking, litPlaces, modesOf, type Picking, pathOf, tap } from './picking.ts';
import { choices, prompt } from './prompt.ts';
import { targetName } from './targets.ts';

const FULL = ['Segontium/Canovium', 'Canovium/Deva', 'Moridunum/Nidum', 'Nidum/Isca', 'Gobannium/Isca'];

describe('the places of a move', () => {
  const legion = { legion: 'standard' };
  it.each([
    [{ type: 'put', from: 'reserve', to: 'Deva/Canovium' }, ['Deva/Canovium']],
    [{ type: 'put', from: 'Nidum/Isca', to: 'Deva/Canovium' }, ['Nidum/Isca', 'Deva/Canovium']],
    [{ type: 'legion', to: 'Nidum/Isca' }, ['standard', 'Nidum/Isca']],
    [{ type: 'board', from: 'Nidum/Isca', ship: 4 }, ['Nidum/Isca', 'ship 4']],
    [{ type: 'ship', ship: 5, replaces: 2 }, ['ship 5']],
    [{ type: 'pass' }, []],
  ])('%j', (move, places) => expect(pathOf(legion, { text: '', move })).toEqual(places));
});

describe('picking a move on the board', () => {
  it('with soldiers in reserve one tap on a lit road places', () => {
    const { legal, picking } = decisionAt(position([3, 5]));
    expect(tap(legal, picking, 'Mediomanum/Bravonium', 'standard')).toEqual({ move: 'put Mediomanum/Bravonium' });
    expect(litPlaces(legal, picking).origins).toEqual([]);
  });

  it('a road of other forts means nothing', () => {
    const { legal, picking } = decisionAt(position([3, 5]));
    expect(tap(legal, picking, 'Segontium/Canovium', 'standard')).toBeUndefined();
  });

  it('C-22 with an empty reserve: the soldier first, then where it goes', () => {
    const { legal, picking } = decisionAt(position([3, 5], { armies: [{ roads: FULL }, {}, {}] }));
    expect(new Set(litPlaces(legal, picking).origins)).toEqual(new Set(FULL));
    const first = tap(legal, picking, 'Canovium/Deva', 'standard') as { picking: Picking };
    expect(first.picking.from).toBe('Canovium/Deva');
    expect(tap(legal, first.picking, 'Mediomanum/Bravonium', 'standard')).toEqual({
      move: 'move Canovium/Deva to Mediomanum/Bravonium',
    });
  });

  it('C-22 or where it goes first, then the soldier', () => {
    const { legal, picking } = decisionAt(position([3, 5], { armies: [{ roads: FULL }, {}, {}] }));
    const first = tap(legal, picking, 'Mediomanum/Bravonium', 'standard') as { picking: Picking };
    expect(first.picking.to).toBe('Mediomanum/Bravonium');
    expect(tap(legal, first.picking, 'Canovium/Deva', 'standard')).toEqual({
      move: 'move Canovium/Deva to Mediomanum/Bravonium',
    });
  });

  it('a second tap on what is chosen lets it go, and so does Esc', () => {
    const { legal, picking } = decisionAt(position([3, 5], { armies: [{ roads: FULL }, {}, {}] }));
    const { picking: chosen } = tap(legal, picking, 'Canovium/Deva', 'standard') as { picking: Picking };
    expect(tap(legal, chosen, 'Canovium/Deva', 'standard')).toEqual({ picking });
    expect(cancelPicking(chosen)).toEqual(picking);
    expect(cancelPicking(picking)).toBeUndefined();
  });

  it('another soldier can be chosen instead', () => {
    const { legal, picking } = decisionAt(position([3, 5], { armies: [{ roads: FULL }, {}, {}] }));
    const { picking: chosen } = tap(legal, picking, 'Canovium/Deva', 'standard') as { picking: Picking };
    expect(tap(legal, chosen, 'Nidum/Isca', 'standard')).toEqual({ picking: { ...picking, from: 'Nidum/Isca' } });
  });

  it('C-25 with 1 and a value: a soldier or the Legion, whichever is chosen beside the prompt', () => {
    const decision = decisionAt(position([1, 5]));
    expect(modesOf(decision.legal)).toEqual(['soldier', 'legion']);
    const road = 'Mediomanum/Bravonium';
    expect(tap(decision.legal, decision.picking, road, 'standard')).toEqual({ move: `put ${road}` });
    const legion = choices(decision).find((choice) => choice.id === 'legion')?.does as { picking: Picking };
    expect(tap(decision.legal, legion.picking, road, 'standard')).toEqual({ move: `legion ${road}` });
  });

  it('C-25 a tap on the Legion itself chooses it', () => {
    const { legal, picking } = decisionAt(position([1, 5]));
    expect(tap(legal, picking, 'standard', 'standard')).toEqual({ picking: { ...picking, mode: 'legion' } });
  });

  it('C-26 with 1-1 only the Legion moves, anywhere', () => {
    const decision = decisionAt(position([1, 1]));
    expect(decision.picking.mode).toBe('legion');
    expect(choices(decision).some((choice) => choice.on !== undefined)).toBe(false);
    expect(litPlaces(decision.legal, decision.picking).targets).toHaveLength(28);
  });

  it('C-21 an own ship offers to replace either die', () => {
    const decision = decisionAt(position([3, 5], { armies: [{ ships: [4] }, {}, {}] }));
    expect(choices(decision).flatMap((choice) => ('move' in choice.does ? [choice.does.move] : []))).toEqual([
      'ship 4 for 3',
      'ship 4 for 5',
      'pass',
    ]);
    expect(tap(decision.legal, decision.picking, 'ship 4', 'standard')).toEqual({
      picking: { ...decision.picking, ship: 4 },
    });
  });

  it('C-21 a chosen ship asks for its die, and nothing else is lit until it is let go', () => {
    const decision = decisionAt(position([3, 5], { armies: [{ ships: [4] }, {}, {}] }));
    const { legal } = decision;
    const { picking } = tap(legal, decision.picking, 'ship 4', 'standard') as { picking: Picking };
    expect(prompt({ ...decision, picking })).toBe('Ann: choose the die that ship 4 replaces.');
    expect(litPlaces(legal, picking)).toEqual({ targets: [], origins: [], ships: ['ship 4'] });
    expect(targetName({ ...decision, picking }, 'ship 4', 'ship')).toBe('Leave ship 4 as it is');
    expect(tap(legal, picking, 'Mediomanum/Bravonium', 'standard')).toBeUndefined();
    expect(tap(legal, picking, 'ship 4', 'standard')).toEqual({ picking: decision.picking });
  });

  it('C-21 with a double there is one die to replace: a tap on the ship does it', () => {
    const { legal, picking } = decisionAt(position([1, 1], { armies: [{ ships: [5] }, {}, {}] }));
    expect(tap(legal, picking, 'ship 5', 'standard')).toEqual({ move: 'ship 5 for 1' });
  });

  it('C-21 with two ships the ship is chosen first, by button or by tap', () => {
    const decision = decisionAt(position([3, 5], { armies: [{ ships: [4, 6] }, {}, {}] }));
    expect(choices(decision).map((choice) => choice.label)).toEqual(['Use ship 4', 'Use ship 6', 'Pass']);
    const { picking } = tap(decision.legal, decision.picking, 'ship 6', 'standard') as { picking: Picking };
    expect(choices({ ...decision, picking }).map((choice) => choice.label)).toEqual([
      'Ship 6 instead of the 3',
      'Ship 6 instead of the 5',
      'Pass',
    ]);
  });

  it('C-28 a free ship takes a soldier, or all stay ashore', () => {
    const decision = decisionAt(position([1, 5], { phase: 'board', legion: 'Mediomanum/Bravonium' }));
    expect(tap(decision.legal, decision.picking, 'ship 3', 'Mediomanum/Bravonium')).toEqual({ move: 'board 3' });
    expect(choices(decision).map((choice) => choice.label)).toEqual(['Stay ashore']);
  });
});

describe('the prompt', () => {
  it.each([
    [position([3, 5]), 'Ann: put a soldier on a free road of a 3 or a 5.'],
    [position([5, 5]), 'Ann: a double! Put a soldier on any road of a 5, and throw out what stands there.'],
    [position([1, 5]), 'Ann: put a soldier on a free road of a 5, or move the Legion.'],
    [position([1, 1]), 'Ann: 1-1! Move the Legion to any road.'],
    [
      position([3, 5], { armies: [{ roads: FULL }, {}, {}] }),
      'Ann: move one of your soldiers to a free road of a 3 or a 5.',
    ],
    [
      { game: 'cambria', seats: 2, phase: 'neutral', turn: 2, dice: [1], armies: [{}, {}, {}] },
      'Bob: put a neutral soldier on any free road.',
    ],
    [
      { game: 'cambria', seats: 2, phase: 'neutral', turn: 2, dice: [4], armies: [{}, {}, {}] },
      'Bob: put a neutral soldier on a free road of a 4.',
    ],
  ])('%# says who must do what', (json, sentence) => {
    expect(prompt(decisionAt(json))).toBe(sentence);
  });
});
