import { type GameEvent, MoveList, SeededRng, seatOf, unwrap } from '@tessera/kernel';
import { playStep, type Step } from '@tessera/table';
import { expect, it } from 'vitest';
import { scythia } from '../index.ts';
import type { ScythiaPosition } from '../rules/position/position-types.ts';
import { choices } from './decision/choices.ts';
import { topFrame } from './decision/frame.ts';
import { isOnlySkip, offers } from './decision/move-object.ts';
import { prompt, type ScythiaDecision } from './decision/prompt.ts';
import { refusal } from './decision/refusal.ts';
import { targetsOf } from './decision/targets.ts';
import { guide } from './guide.ts';
import { describeStep, eventsOf } from './log/log.ts';
import { raidOutlook, sumOfTerms } from './raid/raid-outlook.ts';
import { decisionAt, PLAYERS, textIn } from './testing.ts';

const text = textIn('en');

/** A few random games: every decision, with the steps that led to it. */
const played = [1, 2].map((seed) => {
  const { rules } = scythia;
  const rng = new SeededRng(seed);
  const state = unwrap(rules.setup({ seats: 3, scenario: 'scythia', options: {} }));
  const list = new MoveList();
  const steps: Step[] = [];
  const decisions: { readonly decision: ScythiaDecision; readonly after: number }[] = [];
  while (rules.actor(state) !== -2) {
    const count = rules.legal(state, list);
    if (rules.actor(state) >= 0) decisions.push({ decision: { ...decisionAt(state), text }, after: steps.length });
    const move = rules.actor(state) === -1 ? rules.sample(state, rng) : (list.moves[rng.below(count)] ?? 0);
    steps.push(playStep(scythia, state, move, steps.length, 'spectator'));
  }
  return { steps, decisions };
});

function look(see: (decision: ScythiaDecision, steps: readonly Step[]) => void): void {
  for (const { steps, decisions } of played)
    for (const { decision, after } of decisions) see(decision, steps.slice(0, after));
}

it('S-51 the strength that was counted stays while wounds are dealt and plunder is taken', () => {
  let looks = 0;
  look(({ view, legal }, steps) => {
    if (!view.raid || !offers(legal, 'wound', 'plunder', 'ignore')) return;
    const counted = steps.flatMap(eventsOf).findLast((event) => event.type === 'strength');
    expect(sumOfTerms(raidOutlook(view, view.raid.settlement, steps).terms)).toBe(counted?.total);
    looks++;
  });
  expect(looks).toBeGreaterThan(10);
});

it('the log says what was not done: no kumis, no reroll, no action', () => {
  const step = played.flatMap(({ steps }) => steps).find(({ move }) => move === 'kumis 0');
  if (!step) throw new Error('No raid without kumis.');
  const scene = { view: step.view as ScythiaPosition, players: PLAYERS, text };
  const said = (move: string) =>
    describeStep({ ...step, move, events: [{ type: 'skipped', seat: 1 } as GameEvent] }, scene).map(
      ({ sentence }) => sentence,
    );
  expect(eventsOf(step).map(({ type }) => type)).toContain('skipped');
  expect(said('kumis 0')).toEqual(['Ann spends no kumis.']);
  expect(said('keep')).toEqual(['Ann keeps the dice.']);
  expect(said('skip')).toEqual(['Ann skips the action.']);
});

it('a prompt names only what can be done, and where that is nothing one goes on', () => {
  let nothing = 0;
  look((decision) => {
    const { legal } = decision;
    const asked = prompt(decision);
    if (isOnlySkip(legal)) {
      nothing++;
      expect(asked).toContain('othing can be done');
      expect(choices(decision).map(({ label }) => label)).toEqual(['Go on']);
    } else if (asked.includes('Town Centre')) {
      expect(asked.includes('eagle')).toBe(offers(legal, 'unlock'));
      expect(asked.includes('hero')).toBe(offers(legal, 'hero'));
      expect(/play a card/i.test(asked)).toBe(offers(legal, 'play'));
    }
  });
  expect(nothing).toBeGreaterThan(0);
});

it('the guide waits while something is picked', () => {
  look((decision) => {
    const { legal } = decision;
    if (!offers(legal, 'hire') || topFrame(decision.view)?.kind !== 'action') return;
    const [card] = targetsOf(decision).filter(({ kind }) => kind === 'hand');
    expect(card?.label).toMatch(/^Hire\. /);
    expect(guide(decision, undefined, new Set())).toBeDefined();
    expect(guide({ ...decision, picking: { needs: ['card Sapper'] } }, undefined, new Set())).toBeUndefined();
  });
});

it('S-50 a settlement names everything that is lacking', () => {
  const said = new Set<string>();
  look((decision) => {
    if (!offers(decision.legal, 'place')) return;
    said.add(refusal(decision, 'settlement Greece left'));
  });
  expect(
    [...said].some((each) => /worker, and yours is blue; it takes \d crew, .*; it costs .*\(S-50\)/.test(each)),
  ).toBe(true);
});

it('S-21 a card whose effect does nothing says why', () => {
  const said = new Set<string>();
  look((decision) => {
    if (!offers(decision.legal, 'play', 'hero')) return;
    const lit = new Set(targetsOf(decision).map(({ id }) => id));
    const hand = decision.view.players[seatOf(decision.view.turn)]?.hand ?? [];
    for (const index of hand.keys())
      if (!lit.has(`hand ${index + 1}`)) said.add(refusal(decision, `hand ${index + 1}`));
  });
  expect([...said].some((each) => each.includes('do nothing: '))).toBe(true);
});
