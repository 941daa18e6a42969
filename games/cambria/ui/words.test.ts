import { NO_SEAT, type SeatNumber, SeededRng, seatOf } from '@tessera/kernel';
import { sentenceParts } from '@tessera/ui';
import { describe, expect, it } from 'vitest';
import type { CambriaEvent } from '../rules/events.ts';
import type { CambriaPosition } from '../rules/position/position-types.ts';
import { previewSentence } from './decision/foresee.ts';
import { startPicking } from './decision/picking.ts';
import { choices, prompt } from './decision/prompt.ts';
import { refusal } from './decision/refusal.ts';
import { targetKinds, targetName } from './decision/targets.ts';
import { summary } from './end/summary.ts';
import { verdict } from './end/verdict.ts';
import { banner, describeEvent, describeStep, turnTitle } from './log/log.ts';
import { decisionAt, LANGUAGES, PLAYERS, position, randomGame, textIn } from './testing.ts';

const FIRST = 1 as SeatNumber;
const SECOND = 2 as SeatNumber;

const ROAD = 'Caer Gai/Deva';
const OTHER = 'Bremia/Moridunum';

/** Every event there is, in every form that has words of its own. */
const EVENTS: readonly CambriaEvent[] = [
  { type: 'started', seat: FIRST },
  { type: 'rolled', dice: [4], seat: FIRST, for: 'muster' },
  { type: 'rolled', dice: [4], seat: FIRST, for: 'neutral' },
  { type: 'rolled', dice: [3, 5], seat: FIRST, for: 'turn' },
  { type: 'rollAgain', seat: FIRST, die: 1 },
  { type: 'rollAgain', seat: FIRST, die: 3 },
  { type: 'placed', army: FIRST, from: 'reserve', to: ROAD },
  { type: 'placed', army: FIRST, from: OTHER, to: ROAD },
  { type: 'placed', army: FIRST, from: 'ship 4', to: ROAD },
  { type: 'thrownOut', army: SECOND, from: ROAD },
  { type: 'legionSentHome', from: ROAD },
  { type: 'legionMoved', seat: FIRST, from: 'standard', to: ROAD },
  { type: 'legionMoved', seat: FIRST, from: OTHER, to: ROAD },
  { type: 'shipUsed', seat: FIRST, ship: 4, replaced: 2, dice: [4, 5] },
  { type: 'boarded', seat: FIRST, from: 'reserve', ship: 4 },
  { type: 'boarded', seat: FIRST, from: ROAD, ship: 4 },
  { type: 'boarded', seat: FIRST, from: 'ship 2', ship: 4 },
  { type: 'stayedAshore', seat: FIRST },
  { type: 'passed', seat: FIRST },
  { type: 'fortTaken', fort: 'Deva', army: FIRST, points: 2, held: [2, 0, 0] },
  { type: 'bonusTaken', fort: 'Caer Gai', army: SECOND, points: 4 },
  { type: 'bonusTaken', fort: 'Caer Gai', army: NO_SEAT, points: 4 },
  { type: 'lastCount', why: 'forts' },
  { type: 'lastCount', why: 'passes' },
  { type: 'gameEnded', winner: FIRST },
];

describe.each(LANGUAGES)('in %s', (language) => {
  const text = textIn(language);
  const { view } = decisionAt(position([3, 5]));
  const scene = { view, players: PLAYERS.slice(0, 3), text };

  it('every event has a sentence with its names in it and no gap left', () => {
    for (const event of EVENTS) {
      const [line] = describeEvent(event, scene);
      expect(line.sentence).not.toMatch(/[{}]|undefined|NaN/);
      if (line.army > 0 && event.type !== 'rollAgain') expect(line.sentence).toContain(PLAYERS[seatOf(line.army)].name);
      if (event.type === 'placed') expect(line.sentence).toContain('Caer Gai');
      if (event.type === 'rolled')
        expect(sentenceParts(line.sentence).filter((part) => typeof part !== 'string')).toHaveLength(event.dice.length);
    }
    expect(describeEvent({ type: 'turnEnded', seat: FIRST }, scene)).toEqual([]);
  });

  it('no two events read the same', () => {
    const sentences = EVENTS.map((event) => describeEvent(event, scene)[0].sentence);
    expect(new Set(sentences).size).toBe(EVENTS.length);
  });

  it.each([2, 3, 5])('a whole game of %i has words for every moment', (seats) => {
    const { steps, end, result } = randomGame(seats, new SeededRng(seats));
    const players = PLAYERS.slice(0, seats);
    for (const step of steps) {
      const moment = { view: step.view as CambriaPosition, players, text };
      for (const line of describeStep(step, moment)) expect(line.sentence).not.toMatch(/[{}]|undefined|NaN/);
      turnTitle(step, moment);
      banner(step, moment);
    }
    const last = { view: end, players, text };
    expect(summary(last)[1].lines).toHaveLength(16);
    expect(verdict(last, result)[0]).toContain(players[result.standings[0].seat].name);
  });

  it('every decision has a prompt, names for its targets, previews and refusals', () => {
    const { steps } = randomGame(2, new SeededRng(11));
    for (const step of steps.filter((each) => each.index % 5 === 0)) {
      const { phase } = step.view as CambriaPosition;
      if (!['muster', 'neutral', 'act', 'board'].includes(phase)) continue;
      const decision = decisionAt(step.view, language);
      expect(prompt(decision)).not.toMatch(/[{}]|undefined/);
      choices(decision);
      for (const [place, kind] of targetKinds(decision)) expect(targetName(decision, place, kind)).not.toMatch(/[{}]/);
      for (const { text: move } of decision.legal.slice(0, 6)) previewSentence(decision, move);
      for (const place of [ROAD, OTHER, 'ship 2', 'ship 6', 'standard', 'fort Deva'])
        expect(refusal(decision, place)).not.toMatch(/[{}]|undefined/);
    }
    for (const waiting of ['roll', 'confirm', 'bot', 'over'] as const)
      for (const phase of ['muster-roll', 'neutral-roll', 'roll'] as const) {
        const idle = { ...decisionAt(position([3, 5]), language), waiting, legal: [], picking: startPicking([]) };
        expect(prompt({ ...idle, view: { ...view, phase } })).not.toMatch(/[{}]/);
        refusal(idle, ROAD);
      }
  });
});

it.each([
  ['en', 'The neutral army puts a soldier'],
  ['ru', 'Нейтральная армия ставит воина'],
  ['fr', 'L’armée neutre place un soldat'],
  ['de', 'Die neutrale Armee setzt einen Soldaten'],
] as const)('C-60 what the neutral army does reads like a sentence in %s', (language, words) => {
  const { view } = decisionAt({
    game: 'cambria',
    seats: 2,
    phase: 'neutral',
    turn: 2,
    dice: [1],
    armies: [{}, {}, {}],
  });
  const scene = { view, players: PLAYERS.slice(0, 2), text: textIn(language) };
  const [line] = describeEvent({ type: 'placed', army: 3 as SeatNumber, from: 'reserve', to: ROAD }, scene);
  expect(line.sentence).toMatch(new RegExp(`^${words}`));
});
