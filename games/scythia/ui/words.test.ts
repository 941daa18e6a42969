import { SeededRng } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import type { ScythiaPosition } from '../rules/position/position-types.ts';
import { choices } from './decision/choices.ts';
import { objectOf } from './decision/move-object.ts';
import { previewSentence } from './decision/preview.ts';
import { prompt } from './decision/prompt.ts';
import { refusal } from './decision/refusal.ts';
import { targetsOf } from './decision/targets.ts';
import { summary } from './end/summary.ts';
import { verdict } from './end/verdict.ts';
import { banner, describeStep, eventsOf, turnTitle } from './log/log.ts';
import { scenarioOf } from './scenario-of.ts';
import { abilityText } from './sentences/ability-text.ts';
import { effectText } from './sentences/effect-text.ts';
import { LANGUAGES, PLAYERS, randomGame, textIn } from './testing.ts';

const GAPS = /[{}]|undefined|NaN|scythia\./;
const SCENARIO = scenarioOf({ scenario: 'scythia' });
/** The same for amounts that are only written in another order. */
const sameKey = (value: unknown): string =>
  JSON.stringify(value, (_, each) =>
    each && typeof each === 'object' && !Array.isArray(each) ? Object.fromEntries(Object.entries(each).sort()) : each,
  );
const PLACES = [
  'building farm',
  'building stables',
  'settlement Cimmeria left',
  'settlement Greece left',
  'slot Cimmeria left/1',
  'quest village/1',
  'quest Cimmeria left/1',
  'animal 1',
  'player 1/hero',
  'player 1/crew 1',
  'player 2/crew 3',
  'player 1/eagle 1',
  'hand 1',
];

describe.each(LANGUAGES)('in %s', (language) => {
  const text = textIn(language);

  it('every card says what it does, and no two abilities or effects that differ read the same', () => {
    const abilities = new Map(SCENARIO.crew.map((card) => [sameKey(card.ability), abilityText(text, card.ability)]));
    const effects = new Map(
      [...SCENARIO.crew, ...SCENARIO.heroes].map((card) => [sameKey(card.effect), effectText(text, card.effect)]),
    );
    for (const words of [...abilities.values(), ...effects.values()]) {
      expect(words).not.toMatch(GAPS);
      expect(words.length).toBeGreaterThan(3);
    }
    expect(new Set(abilities.values()).size).toBe(abilities.size);
    expect(new Set(effects.values()).size).toBe(effects.size);
  });

  it.each([1, 2, 4])('a game of %i has words for every event, decision, target, choice and refusal', (seats) => {
    let looks = 0;
    const { steps, end, result } = randomGame(seats, new SeededRng(seats), (seen) => {
      if (looks++ % 11 > 0) return;
      const decision = { ...seen, text };
      expect(prompt(decision)).not.toMatch(GAPS);
      for (const choice of choices(decision)) expect(choice.label).not.toMatch(GAPS);
      for (const target of targetsOf(decision))
        expect(target.label, target.id).toMatch(/^(?!.*(undefined|scythia\.)).+/);
      for (const move of decision.legal) expect(previewSentence(decision, objectOf(move))).not.toMatch(GAPS);
      for (const place of PLACES) expect(refusal(decision, place)).not.toMatch(GAPS);
    });
    const players = PLAYERS.slice(0, seats);
    for (const step of steps) {
      const scene = { view: step.view as ScythiaPosition, players, text };
      for (const line of describeStep(step, scene)) expect(line.sentence).not.toMatch(GAPS);
      expect(turnTitle(step, scene)).not.toMatch(GAPS);
      expect(banner(step, scene) ?? '').not.toMatch(GAPS);
    }
    const scene = { view: end, players, text };
    for (const part of summary(scene)) for (const line of [part.title, ...part.lines]) expect(line).not.toMatch(GAPS);
    for (const line of verdict(scene, result)) expect(line).not.toMatch(GAPS);
    const types = new Set(steps.flatMap((step) => eventsOf(step).map(({ type }) => type)));
    expect(types.size).toBeGreaterThan(15);
  });
});

it('tells what a card of each kind does, in English', () => {
  const text = textIn('en');
  const card = (name: string) => {
    const found = SCENARIO.crew.find((each) => each.name === name);
    return found ? [abilityText(text, found.ability), effectText(text, found.effect)] : [];
  };
  expect(card('Brawler')).toEqual(['reroll one die per raid', '2 cards or 2 provisions']);
  expect(card('Champion')).toEqual(['raid on Assyria: 2 silver', 'pay 1 kumis: 3 silver']);
  expect(card('Scout')).toEqual(['+2 strength if the worker sent is blue', '3 cards, then discard 1 card']);
  expect(card('Lancer')).toEqual([
    'raid on Persia: 1 point',
    'if somebody has more wagons: 1 wagon; otherwise 1 livestock',
  ]);
  expect(card('Captain')).toEqual(['+1 strength per 2 other crew of yours', '2 kumis and 1 card']);
  expect(card('Merchant')).toEqual(['end: 1 point per wagon, at most 4', 'pay any 1 plunder: 3 silver']);
});
