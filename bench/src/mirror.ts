import type { CambriaPosition } from '@tessera/cambria';
import { seatNumber } from '@tessera/kernel';
import type { Ctx } from 'boardgame.io';
import { type Board, readBoard, type Scenario } from '../peers/boardgameio/board.ts';
import type { CambriaG } from '../peers/boardgameio/cambria.ts';
import type { BotAction } from '../peers/boardgameio/play.ts';

const PHASES = { muster: 'muster', neutral: 'neutral', act: 'act', board: 'board', done: 'over' } as const;

const roadName = (board: Board, road: number): string => {
  const [a, b] = board.roads[road].forts;
  return `${board.forts[a].name}/${board.forts[b].name}`;
};

/** The peer's state as a position of ours. Who took which token is not in the peer's state: the caller has kept it. */
export function toPosition(G: CambriaG, ctx: Ctx, scenario: Scenario, taken: readonly Taken[] = []): CambriaPosition {
  const board = readBoard(scenario);
  const armies = Object.keys(G.reserve);
  const legion = G.roads.indexOf('legion');
  return {
    game: 'cambria',
    seats: ctx.numPlayers,
    scenario: 'cambria',
    options: { lateTie: 'last' },
    phase: PHASES[G.step],
    turn: seatNumber(Number(ctx.currentPlayer)),
    turns: G.step === 'muster' ? 0 : Math.max(0, ctx.turn - 1 - ctx.numPlayers),
    passes: G.passes,
    dice: [...G.dice].sort((a, b) => a - b),
    shipUsed: G.shipUsed,
    legion: legion < 0 ? 'standard' : roadName(board, legion),
    armies: armies.map((army) => ({
      reserve: G.reserve[army],
      roads: G.roads.flatMap((there, road) => (there === army ? [roadName(board, road)] : [])),
      ships: Object.keys(G.ships)
        .map(Number)
        .filter((ship) => G.ships[ship] === army),
      forts: taken.filter((token) => token.army === army).map((token) => token.fort),
      bonus: taken.filter((token) => token.bonus === army).map((token) => token.fort),
      points: G.points[army],
    })),
  };
}

export interface Taken {
  readonly fort: string;
  readonly army: string;
  readonly bonus: string | null;
}

/** Which tokens went to whom between two states, read off the roads as C-40 and C-42 say. */
export function tokensTaken(before: CambriaG, after: CambriaG, scenario: Scenario): Taken[] {
  const board = readBoard(scenario);
  return board.forts.flatMap((fort, index) => {
    if (!before.tokens[index] || after.tokens[index]) return [];
    const held = new Map<string, number>();
    for (const road of fort.roads) {
      const army = after.roads[road];
      if (army !== null && army !== 'legion') held.set(army, (held.get(army) ?? 0) + 1);
    }
    const ranked = [...held].sort((a, b) => b[1] - a[1]);
    const alone = ranked.length > 1 && (ranked.length === 2 || ranked[1][1] > ranked[2][1]);
    return [{ fort: fort.name, army: ranked[0][0], bonus: fort.bonus > 0 && alone ? ranked[1][0] : null }];
  });
}

interface Journey {
  readonly type: string;
  readonly from?: string;
  readonly to?: string;
  readonly ship?: number;
  readonly replaces?: number;
}

/** A move of ours as an action of the peer. */
export function toAction(move: object, G: CambriaG, playerID: string, scenario: Scenario): BotAction {
  const board = readBoard(scenario);
  const { type, from, to, ship, replaces } = move as Journey;
  const road = (name = '') => board.roads.findIndex((_, index) => roadName(board, index) === name);
  const origin = (name = 'reserve') => {
    if (name === 'reserve') return 'reserve';
    return name.startsWith('ship ') ? { ship: Number(name.slice(5)) } : { road: road(name) };
  };
  const args = (): unknown[] => {
    switch (type) {
      case 'put':
        return G.step === 'muster' ? [road(to)] : [origin(from), road(to)];
      case 'neutral':
        return [from === 'reserve' ? null : road(from), road(to)];
      case 'ship':
        return [ship, G.dice.indexOf(replaces ?? 0)];
      case 'legion':
        return [road(to)];
      case 'board':
        return [origin(from), ship];
      default:
        return [];
    }
  };
  return { type: 'MAKE_MOVE', payload: { type, args: args(), playerID } };
}
