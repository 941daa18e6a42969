import { cambria } from '@tessera/cambria';
import { MoveList, SeededRng, unwrap } from '@tessera/kernel';
import type { State } from 'boardgame.io';
import { expect, test } from 'vitest';
import cambriaBoard from '../../games/cambria/scenarios/cambria.json';
import cumbriaBoard from '../../games/cambria/scenarios/cumbria.json';
import { type CambriaG, type CambriaOptions, cambriaGame, type From, readBoard } from './boardgameio/cambria.ts';
import { begin, legalActions, makeReducer } from './boardgameio/play.ts';

// Two readings of the rules that share no code are given the same dice and the same decisions.

const { rules } = cambria;
const BOARDS = { cambria: cambriaBoard, cumbria: cumbriaBoard };
type BoardId = keyof typeof BOARDS;
type Ours = ReturnType<typeof rules.alloc>;

/** The peer's actions in our notation. */
function translator(id: BoardId) {
  const board = readBoard(BOARDS[id]);
  const roads = board.roads.map(({ forts: [a, b] }) => `${board.forts[a].name}/${board.forts[b].name}`);
  const journey = (from: string, to: string) => (from === '' ? `put ${to}` : `move ${from} to ${to}`);
  const origin = (from: From) => (from === 'reserve' ? '' : 'road' in from ? roads[from.road] : `ship ${from.ship}`);
  return {
    roads,
    forts: board.forts,
    text(G: CambriaG, type: string, args: readonly unknown[]): string {
      switch (type) {
        case 'put':
          return G.step === 'muster'
            ? `put ${roads[args[0] as number]}`
            : journey(origin(args[0] as From), roads[args[1] as number]);
        case 'neutral':
          return `neutral ${journey(args[0] === null ? '' : roads[args[0] as number], roads[args[1] as number])}`;
        case 'ship':
          return `ship ${args[0]} for ${G.dice[args[1] as number]}`;
        case 'legion':
          return `legion ${roads[args[0] as number]}`;
        case 'board': {
          const from = origin(args[0] as From);
          return from === '' ? `board ${args[1]}` : `board ${args[1]} from ${from}`;
        }
        default:
          return type;
      }
    },
  };
}

const say = (s: Ours, text: string) => rules.play(s, unwrap(rules.parse(s, text)));

/** Tells our side the dice that the peer has rolled. */
function tellDice(s: Ours, { G, ctx }: State<CambriaG>): void {
  if (ctx.gameover) return;
  const { phase } = rules.toJSON(s);
  if (phase === 'start') say(s, `start ${G.first + 1}`);
  if (phase === 'start' || phase === 'muster-roll' || phase === 'neutral-roll') say(s, `die ${G.dice[0]}`);
  else if (phase === 'roll') say(s, `roll ${G.dice.join('-')}`);
}

const list = new MoveList();
function ourMoves(s: Ours): string[] {
  rules.legal(s, list);
  return list.toArray().map((move) => rules.format(s, move));
}

/** Both tell the same of pieces, tokens and turns. */
function compare(s: Ours, { G, ctx }: State<CambriaG>, names: ReturnType<typeof translator>): void {
  const ours = rules.toJSON(s);
  const armies = Object.keys(G.reserve);
  const theirs = armies.map((army) => ({
    reserve: G.reserve[army],
    roads: names.roads.filter((_, road) => G.roads[road] === army),
    ships: [2, 3, 4, 5, 6].filter((ship) => G.ships[ship] === army),
    points: G.points[army],
    tokens: G.won[army],
  }));
  const legion = names.roads.find((_, road) => G.roads[road] === 'legion') ?? 'standard';
  const mine = ours.armies.map(({ reserve, roads, ships, forts, bonus, points }) => ({
    reserve,
    roads,
    ships,
    points,
    tokens: forts.length + bonus.length,
  }));
  const left = names.forts.filter((_, fort) => G.tokens[fort]).map((fort) => fort.name);
  const taken = ours.armies.flatMap((army) => army.forts);
  const pair = [
    { armies: mine, left: names.forts.map((fort) => fort.name).filter((name) => !taken.includes(name)) },
    { armies: theirs, left },
  ];
  if (JSON.stringify(pair[0]) !== JSON.stringify(pair[1])) expect(pair[0]).toEqual(pair[1]);
  if (!ctx.gameover && ours.legion !== legion) expect(ours.legion).toBe(legion);
  if (!ctx.gameover && ours.turn !== Number(ctx.currentPlayer) + 1) expect(ours.turn).toBe(ctx.currentPlayer);
  // in the middle of a turn the peer has not yet counted it
  const betweenTurns = ours.phase === 'roll' || ours.phase === 'neutral-roll';
  if (!ctx.gameover && betweenTurns && ours.passes !== G.passes) expect(ours.passes).toBe(G.passes);
}

/** One game, played at random with a liking for ships, the Legion and passes. */
function playBoth(id: BoardId, seats: number, seed: number, options: CambriaOptions): number {
  const names = translator(id);
  const game = cambriaGame(BOARDS[id], seats, options);
  const reduce = makeReducer(game);
  const rng = new SeededRng(`differential ${id} ${seats} ${seed}`);
  const s = unwrap(rules.setup({ seats, scenario: id, options: { ...options } }));
  let state = begin(game, seats, `differential ${seed}`);
  let decisions = 0;
  for (tellDice(s, state); !state.ctx.gameover; tellDice(s, state)) {
    const actions = legalActions(game, state);
    const texts = actions.map(({ payload }) => names.text(state.G, payload.type, payload.args as unknown[]));
    const wanted = ourMoves(s).sort().join('\n');
    const found = [...texts].sort().join('\n');
    if (wanted !== found) expect(found.split('\n')).toEqual(wanted.split('\n'));
    const rare = texts.flatMap((text, index) => (/^(ship|board|legion|pass)/.test(text) ? [index] : []));
    const choice = rare.length > 0 && rng.below(4) === 0 ? rare[rng.below(rare.length)] : rng.below(texts.length);
    say(s, texts[choice]);
    state = reduce(state, actions[choice]);
    compare(s, state, names);
    decisions++;
  }
  const { winner, points, neutralAhead } = state.ctx.gameover;
  const result = rules.result(s);
  expect(result.over).toBe(true);
  expect(result.winners).toEqual([Number(winner)]);
  for (const { seat, points: ours } of result.standings) expect(ours).toBe(points[seat]);
  if (seats === 2) expect(result).toMatchObject({ neutral: { ahead: neutralAhead, points: points['neutral'] } });
  return decisions;
}

/** Games per table; 200 games in all with DIFFERENTIAL_GAMES=25. */
const GAMES = Number(process.env['DIFFERENTIAL_GAMES'] ?? 6);

test.each<[BoardId, number, 'last' | 'first']>([
  ['cambria', 2, 'last'],
  ['cambria', 3, 'first'],
  ['cambria', 4, 'last'],
  ['cambria', 5, 'first'],
  ['cumbria', 2, 'first'],
  ['cumbria', 3, 'last'],
  ['cumbria', 4, 'first'],
  ['cumbria', 5, 'last'],
])('on %s with %i players both sides see the same moves and the same end (lateTie %s)', (id, seats, lateTie) => {
  let decisions = 0;
  for (let seed = 0; seed < GAMES; seed++) decisions += playBoth(id, seats, seed, { lateTie });
  expect(decisions).toBeGreaterThan(GAMES * 20);
});
