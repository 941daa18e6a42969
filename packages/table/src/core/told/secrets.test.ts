import type { Game } from '@tessera/kernel';
import { keepsSecrets } from '@tessera/kernel/conformance';
import { expect, it } from 'vitest';
import { allCards, type Hoard, type HoardView, hoard, scramble } from '../testing/hoard.fixture.ts';

const invariants = (s: Hoard) =>
  expect([...s.deck, ...s.hands.flat(), ...s.buried.flat(), ...s.shown.flat()].sort((a, b) => a - b)).toEqual(
    allCards(s.seats),
  );

const check = (rules: Partial<Game<Hoard, HoardView>['rules']>) => () => {
  const game = { ...hoard, rules: { ...hoard.rules, ...rules } };
  for (const seats of [1, 2, 4])
    for (const seed of ['a', 'b', 'c'])
      keepsSecrets(
        game,
        { games: 1, maxMoves: 200, invariants, scramble },
        { seats, scenario: 'plain', options: {} },
        seed,
      );
};

it('a game that veils what it hides keeps its secrets', () => {
  expect(check({})).not.toThrow();
});

const { rules } = hoard;

it.each<[string, Partial<typeof rules>]>([
  ['a drawn card in the notation', { veilMove: (s, move) => rules.format(s, move) }],
  [
    'a drawn card in notation and events',
    { veilMove: (s, move) => rules.format(s, move), veilEvent: (event) => event },
  ],
  ['a drawn card in the events', { veilEvent: (event) => event }],
  ['a buried card in the view', { view: (s, who) => ({ ...rules.view(s, who), buried: s.buried }) }],
  [
    'buried cards in the standings',
    {
      result: (s) => ({
        ...rules.result(s),
        standings: s.buried.map((cards, seat) => ({ seat, points: cards[0] ?? 0, rank: 1 })),
      }),
    },
  ],
  [
    'the deck in a refusal',
    {
      parse: (s, text) => {
        const parsed = rules.parse(s, text);
        return parsed.ok ? parsed : { ok: false, error: { code: 'illegal', message: `Not ${s.deck[0]}.` } };
      },
    },
  ],
  ['one’s own move withheld', { veilMove: (_s, move) => (move > 300 ? 'a card' : 'chance') }],
])('finds out: %s', (_, leak) => {
  expect(check(leak)).toThrow();
});
