import { CHANCE, OVER, type Rng, seatOf, unwrap } from '@tessera/kernel';
import { think } from '@tessera/mind';
import { rules } from '../../rules/index.ts';
import { REGIONS } from '../../rules/scenario/scenario-types.ts';
import type { ScythiaEvent } from '../../rules/state/events.ts';
import type { State } from '../../rules/state/state.ts';
import { evaluate } from '../evaluate.ts';
import { players } from './play-out.ts';
import { quickWorlds } from './quick-worlds.ts';

/** What a player did in a game, by name. */
export interface Deeds {
  readonly hired: Map<string, number>;
  readonly played: Map<string, number>;
  readonly completed: Map<string, number>;
  readonly raids: number[];
  readonly raidPoints: number[];
  hero: string;
}

const NONE: Deeds = {
  hired: new Map(),
  played: new Map(),
  completed: new Map(),
  raids: [],
  raidPoints: [],
  hero: '',
};

/** Plays a game to its end, one move ahead or with so many descents of the expert's search, and keeps what each player did. */
export function watchGame(s: State, descents: number, rng: Rng): Deeds[] {
  const deeds = Array.from({ length: s.seats }, (): Deeds => {
    const raids = REGIONS.map(() => 0);
    return { ...NONE, hired: new Map(), played: new Map(), completed: new Map(), raids, raidPoints: [...raids] };
  });
  const regionOf = (name: string): number =>
    s.board.settlements.find((settlement) => settlement.name === name)?.region ?? 0;
  const count = (into: Map<string, number>, key: string) => into.set(key, (into.get(key) ?? 0) + 1);
  const see = (event: ScythiaEvent): void => {
    if (event.type === 'hired') count(deeds[seatOf(event.seat)].hired, event.card);
    else if (event.type === 'played') count(deeds[seatOf(event.seat)].played, event.card);
    else if (event.type === 'completed') count(deeds[seatOf(event.seat)].completed, event.quest);
    else if (event.type === 'strength') {
      deeds[seatOf(event.seat)].raids[regionOf(event.settlement)]++;
      deeds[seatOf(event.seat)].raidPoints[regionOf(event.settlement)] += event.points;
    }
  };
  for (let actor = rules.actor(s); actor !== OVER; actor = rules.actor(s)) {
    const move = actor === CHANCE ? rules.sample(s, rng) : decide(s, actor, descents, rng);
    rules.play(s, move, (event) => see(event as unknown as ScythiaEvent));
  }
  for (const [seat, done] of deeds.entries()) done.hero = s.board.heroNames[s.hero[seat] - 1];
  return deeds;
}

function decide(s: State, actor: number, descents: number, rng: Rng): number {
  if (descents === 0) return players.best(s, rules.alloc(s), evaluate, 0, rng);
  const view = rules.view(s, actor);
  return unwrap(rules.parse(s, think(quickWorlds, view, { level: 'expert', iterations: descents, rng }).move));
}
