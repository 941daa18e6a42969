import { NO_SEAT, type SeatNumber, SeededRng, seatOf, unwrap } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { SHIELD_PLACE } from '../board/index.ts';
import type { HiberniaEvent } from '../rules/events.ts';
import { rules } from '../rules/index.ts';
import type { HiberniaPosition } from '../rules/position/position-types.ts';
import { table } from '../testing/table.ts';
import { targetKinds } from './decision/picking.ts';
import { previewSentence } from './decision/preview.ts';
import { choices, prompt } from './decision/prompt.ts';
import { refusal } from './decision/refusal.ts';
import { targetName } from './decision/target-name.ts';
import { summary } from './end/summary.ts';
import { verdict } from './end/verdict.ts';
import { banner, describeEvent, describeStep, turnTitle } from './log/log.ts';
import { decisionAt, LANGUAGES, PLAYERS, randomGame, textIn } from './testing.ts';

const SECOND = 2 as SeatNumber;

const FIRST = 1 as SeatNumber;

const BATTLE = { type: 'battle', seat: FIRST, against: SECOND, land: 'Mide', fallen: 2 } as const;
const MARCH = { type: 'marched', seat: FIRST, to: 'Mide', warriors: 3, fromReserve: 2, action: 'wild' } as const;

/** Every event there is, in every form that has words of its own. */
const EVENTS: readonly HiberniaEvent[] = [
  { type: 'started', seat: FIRST },
  { type: 'castleDrawn', seat: FIRST, land: 'Brega', lands: ['Brega'] },
  { type: 'castleDrawn', seat: FIRST, land: 'Brega', lands: ['Airgialla', 'Brega'] },
  { type: 'unusedArmy', lands: ['Ulaid', 'Desmumu'] },
  { type: 'rolled', seat: FIRST, face: 'red' },
  { type: 'rolled', seat: FIRST, face: 'black' },
  { type: 'rolled', seat: FIRST, face: 'purple' },
  MARCH,
  { type: 'taken', seat: FIRST, from: 'Mide' },
  { type: 'reinforced', seat: FIRST, land: 'Mide', warriors: 4 },
  { type: 'occupied', seat: FIRST, land: 'Mide', warriors: 3 },
  { ...BATTLE, holder: FIRST, warriors: 1 },
  { ...BATTLE, holder: SECOND, warriors: 1 },
  { ...BATTLE, holder: NO_SEAT, warriors: 0 },
  { type: 'raised', seat: FIRST, returned: [0, 0, 0, 0], action: 'die' },
  { type: 'raised', seat: FIRST, returned: [3, 2, 0, 0], action: 'die' },
  { type: 'scored', seat: FIRST, from: 18, steps: [] },
  {
    type: 'scored',
    seat: FIRST,
    from: 18,
    steps: [
      { distance: 19, colour: 'red', land: 'Mide' },
      { distance: 20, colour: 'blue' },
    ],
  },
  { type: 'lastRound', seat: FIRST },
  { type: 'tieRound', seats: [FIRST, 3 as SeatNumber] },
  { type: 'gameEnded', winner: FIRST },
];

const at = () => table(4).holds(1, 'Brega', 'Mide', 'Ulaid').holds(2, 'Aidne');

describe.each(LANGUAGES)('in %s', (language) => {
  const text = textIn(language);
  const scene = { view: decisionAt(at().die('red')).view, players: PLAYERS, text };

  it('every event has a sentence with its names in it and no gap left', () => {
    for (const event of EVENTS) {
      const lines = describeEvent(event, scene);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        expect(line.sentence).not.toMatch(/[{}]|undefined|NaN/);
        if (line.army > 0) expect(line.sentence).toContain(PLAYERS[seatOf(line.army)].name);
      }
      if ('land' in event) expect(lines[0].sentence).toContain(event.land);
      if (event.type === 'battle') expect(lines[0].sentence).toContain('Bob');
    }
  });

  it('no two events read the same', () => {
    const sentences = EVENTS.map((event) => describeEvent(event, scene)[0].sentence);
    expect(new Set(sentences).size).toBe(EVENTS.length);
  });

  it('the walk of a marker names the lands it used, and the leap', () => {
    const scored = EVENTS.find((event) => event.type === 'scored' && event.steps.length > 0);
    const [line] = scored ? describeEvent(scored, scene) : [];
    expect(line.sentence).toContain(`(Mide, ${text('hibernia.log.leap')})`);
    expect(line.sentence).toContain('20');
  });

  it('H-27 a raise tells what the others take back, and leaves out who gets nothing', () => {
    const lines = describeEvent({ type: 'raised', seat: FIRST, returned: [3, 2, 0, 1], action: 'die' }, scene);
    expect(lines[1].sentence).toContain('Bob 2, Dee 1');
    expect(lines[1].sentence).not.toContain('Cid');
  });

  it.each([
    [3, {}],
    [4, {}],
    [4, { scattered: 'yes' }],
  ])('a whole game of %i, %o, has words for every moment', (seats, options) => {
    const { steps, end, result } = randomGame(seats, new SeededRng(seats), options);
    const players = PLAYERS.slice(0, seats);
    for (const step of steps) {
      const moment = { view: step.view as HiberniaPosition, players, text };
      for (const line of describeStep(step, moment)) expect(line.sentence).not.toMatch(/[{}]|undefined|NaN/);
      turnTitle(step, moment);
    }
    const last = { view: end, players, text };
    const winner = players[result.standings[0].seat].name;
    expect(banner(steps[steps.length - 1], last)).toContain(winner);
    expect(summary(last)[1].lines).toHaveLength(20);
    expect(verdict(last, result)[0]).toContain(winner);
  });

  it('every decision has a prompt, names for its targets, previews and refusals', () => {
    const { steps } = randomGame(3, new SeededRng(11));
    for (const { view } of steps.filter((step) => step.index % 4 === 0)) {
      if (!['act', 'take'].includes((view as HiberniaPosition).phase)) continue;
      const decision = decisionAt(unwrap(rules.fromJSON(view)), language);
      expect(prompt(decision)).not.toMatch(/[{}]|undefined/);
      for (const choice of choices(decision)) expect(choice.label).not.toMatch(/[{}]|undefined/);
      for (const [place, kind] of targetKinds(decision.view, decision.legal))
        expect(targetName(decision, place, kind)).not.toMatch(/[{}]|undefined/);
      for (const { text: move } of decision.legal)
        expect(previewSentence(decision, move)).not.toMatch(/[{}]|undefined/);
      for (const place of ['Mide', 'Desmumu', 'Dál Riata', 'Umall', SHIELD_PLACE])
        expect(refusal(decision, place)).not.toMatch(/[{}]|undefined/);
    }
    for (const waiting of ['roll', 'confirm', 'bot', 'over'] as const) {
      const idle = { ...decisionAt(at().die('red'), language), waiting, legal: [] };
      for (const sentence of [prompt(idle), refusal(idle, 'Mide'), refusal(idle, SHIELD_PLACE)])
        expect(sentence).not.toMatch(/[{}]|undefined/);
    }
  });
});

it('H-12 the summary tells of the unused army, and every land with its neighbours', () => {
  const { view } = decisionAt(table(3).holds(1, 'Brega').holds(4, 'Ulaid', 'Desmumu').die('red'));
  const [players, lands] = summary({ view, players: PLAYERS.slice(0, 3), text: textIn('en') });
  expect(players.lines[3]).toBe('Unused army: 2 lands.');
  expect(lands.lines).toContain('Brega, yellow, castle: Ann, 1 warrior. Adjacent: Ulaid, Mide, Uí Dúnlainge, Cualu.');
  expect(lands.lines).toContain('Dál Riata, red: empty. Adjacent: Cenél Conaill, Cenél nEógain, Ulaid.');
});

it.each([
  ['en', 'Ann against the unused army'],
  ['ru', 'Ann и ничейная армия'],
  ['fr', 'Ann contre l’armée sans maître'],
  ['de', 'Ann gegen die herrenlose Armee'],
] as const)('H-12 a battle with the unused army reads like a sentence in %s', (language, words) => {
  const { view } = decisionAt(table(3).holds(1, 'Brega').holds(4, 'Mide').die('red'));
  const scene = { view, players: PLAYERS.slice(0, 3), text: textIn(language) };
  expect(
    describeEvent({ ...BATTLE, against: 4 as SeatNumber, holder: NO_SEAT, warriors: 0 }, scene)[0].sentence,
  ).toContain(words);
});
