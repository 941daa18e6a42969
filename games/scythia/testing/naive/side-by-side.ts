import assert from 'node:assert/strict';
import { MoveList, OVER, type SeatNumber, SeededRng, seatNumber } from '@tessera/kernel';
import { rules } from '../../rules/index.ts';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import type { State } from '../../rules/state/state.ts';
import { fresh, look, moves } from '../table.ts';
import { ALL_LEADERS, type Game } from './game.ts';
import { course, newGame, pointsOf } from './play.ts';

const sorted = (names: readonly string[]): string[] => [...names].sort();
const cards = (counts: Readonly<Record<string, number>> | null): string[] =>
  sorted(Object.entries(counts ?? {}).flatMap(([name, n]) => Array<string>(n).fill(name)));

/** What both readings know, in the same words. */
const told = (p: ScythiaPosition) => ({
  turn: p.turn,
  players: p.players.map(({ hand, handSize: _, quests, ...rest }) => ({
    ...rest,
    hand: sorted(hand ?? []),
    quests: sorted(quests),
  })),
  village: p.workers,
  blocked: p.blocked,
  villageQuests: p.villageQuests,
  slots: p.slots,
  supply: p.supply,
  deck: cards(p.crewCards.deck),
  discard: cards(p.crewCards.discard),
  inPlay: cards(p.crewCards.inPlay),
  gone: cards(p.crewCards.gone),
  row: p.animals.row,
  animalDeck: cards(p.animals.deck),
  animalDiscard: cards(p.animals.discard),
  questsUnseen: sorted(p.questsUnseen),
  rival: p.rival && { ...p.rival, horses: cards(p.rival.horses), quests: sorted(p.rival.quests) },
});

const naively = (g: Game): ReturnType<typeof told> => ({
  turn: g.turn as SeatNumber,
  players: g.players.map((player) => ({ ...player, hand: sorted(player.hand), quests: sorted(player.quests) })),
  village: g.village as ScythiaPosition['workers'],
  blocked: g.blocked as ScythiaPosition['blocked'],
  villageQuests: g.villageQuests,
  slots: g.slots,
  supply: g.supply,
  deck: sorted(g.deck),
  discard: sorted(g.discard),
  inPlay: sorted(g.inPlay),
  gone: sorted(g.gone),
  row: g.row,
  animalDeck: sorted(g.animalDeck),
  animalDiscard: sorted(g.animalDiscard),
  questsUnseen: sorted(g.questsUnseen),
  rival: g.rival && { ...g.rival, horses: sorted(g.rival.horses), quests: sorted(g.rival.quests) },
});

/** Both readings play the same game; at every step they ask the same player for the same moves, and see the same. */
export function playBoth(
  seats: number,
  seed: string,
  next: (s: State, rng: SeededRng, list: MoveList, n: number) => number,
  options: { readonly leader?: string; readonly rivalQuests?: string } = {},
): State {
  const rng = new SeededRng(seed);
  const list = new MoveList();
  const leader = options.leader ?? ALL_LEADERS[rng.below(4)].name;
  const s = fresh(seats, { ...options, leader });
  const g = newGame(seats, leader, options.rivalQuests === 'any');
  const steps = course(g);
  let step = steps.next('');
  for (let n = 0; rules.actor(s) !== OVER; n++) {
    const at = `${seed}, move ${n}`;
    if (step.done) throw new Error(`${at}: by the second reading the game is over.`);
    assert.deepEqual(
      { at, who: seatNumber(rules.actor(s)), moves: sorted(moves(s)) },
      { at, who: step.value.who, moves: sorted(step.value.moves) },
    );
    compare(at, s, g);
    const move = next(s, rng, list, n);
    const text = rules.format(s, move);
    rules.play(s, move);
    step = steps.next(text);
  }
  assert.equal(step.done, true, `${seed}: by the second reading the game goes on.`);
  compare(seed, s, g);
  assert.deepEqual([look(s).turns, look(s).turnsLeft], [g.turns, g.turnsLeft]);
  for (const { seat, points } of rules.result(s).standings) assert.equal(points, pointsOf(g, seatNumber(seat)));
  return s;
}

function compare(at: string, s: State, g: Game): void {
  const one = told(look(s));
  const other = naively(g);
  if (JSON.stringify(one) !== JSON.stringify(other)) assert.deepEqual({ at, ...one }, { at, ...other });
}
