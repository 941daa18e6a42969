import { seatNumber, seatOf } from '@tessera/kernel';
import { type Names, type Paint, PLAIN, padTo } from '@tessera/ui/text';
import type { HiberniaPosition } from '../index.ts';
import { armyMark, armyName } from './armies.ts';
import { scenarioOf, spacesAfter } from './maps.ts';

const SPACES_AHEAD = 6;

/** Lands by province with who stands there and what they touch, then the players with what the track asks of them. */
export function drawPosition(position: HiberniaPosition, names: Names, paint: Paint): string {
  const round = Math.floor(position.turns / position.seats) + 1;
  const when =
    position.phase === 'over'
      ? `after ${Math.ceil(position.turns / position.seats)} rounds`
      : `round ${round}${position.ending ? ', the end has come (H-50)' : ''}`;
  return [
    `${paint.bold(scenarioOf(position).name)}   ${when}`,
    '',
    drawLands(position, paint),
    '',
    drawPlayers(position, names, paint),
  ].join('\n');
}

function drawLands(position: HiberniaPosition, paint: Paint): string {
  const { lands } = scenarioOf(position);
  const longest = Math.max(...lands.map((land) => land.name.length));
  const provinces = [...new Set(lands.map((land) => land.province))];
  return provinces
    .map((province) => {
      const rows = lands
        .filter((land) => land.province === province)
        .map((land) => {
          const held = position.lands[land.name];
          const who = held
            ? paint.seat(seatOf(held.army), `[${armyMark(position, held.army)}] ${held.warriors}`)
            : paint.dim('[ ]');
          const name = padTo(`${land.castle ? '*' : land.centre ? '+' : ' '} ${paint.bold(land.name)}`, longest + 2);
          return `  ${name}  ${land.colour.padEnd(6)}  ${padTo(who, 6)}  ${land.adjacent.join(', ')}`;
        });
      return [`  ${paint.dim(province)}`, ...rows].join('\n');
    })
    .join('\n');
}

function drawPlayers(position: HiberniaPosition, names: Names, paint: Paint): string {
  const longest = Math.max(...position.players.map((_, i) => armyName(seatNumber(i), names, PLAIN).length));
  const scenario = scenarioOf(position);
  return position.players
    .map(({ reserve, shield, distance }, index) => {
      const who = `${armyMark(position, seatNumber(index))} ${armyName(seatNumber(index), names, paint)}`;
      const arrow = position.turn === seatNumber(index) && position.phase !== 'over' ? '>' : ' ';
      const counts = `distance ${String(distance).padStart(2)}   reserve ${String(reserve).padStart(2)}   shield ${String(shield).padStart(2)}`;
      const ahead = spacesAfter(scenario, distance, SPACES_AHEAD).join(' ');
      return `${arrow} ${padTo(who, longest + 2)}  ${counts}   next ${ahead}`;
    })
    .join('\n');
}
