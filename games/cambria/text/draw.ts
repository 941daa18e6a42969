import { seatNumber, seatOf } from '@tessera/kernel';
import type { Names } from '@tessera/ui/text';
import { type Paint, PLAIN, padTo } from '@tessera/ui/text';
import type { CambriaPosition } from '../index.ts';
import { armyMark, armyName, bonusPoints, plural } from './armies.ts';
import { scenarioOf } from './boards.ts';

/** Forts with their roads and who stands there, then the sea, then the players. */
export function drawPosition(position: CambriaPosition, names: Names, paint: Paint): string {
  const { forts, name } = scenarioOf(position);
  const taken = position.armies.reduce((sum, army) => sum + army.forts.length, 0);
  const left = plural(forts.length - taken, 'fort');
  const when =
    position.phase === 'over'
      ? `after ${plural(position.turns, 'turn')}   ${left} left untaken`
      : `turn ${position.turns + 1}   ${left} left, the last count comes at 6`;
  const head = `${paint.bold(name)}   ${when}`;
  return [
    head,
    '',
    drawForts(position, paint),
    '',
    drawSea(position, paint),
    '',
    drawArmies(position, names, paint),
  ].join('\n');
}

const ROADS_A_LINE = 3;

function drawForts(position: CambriaPosition, paint: Paint): string {
  const { forts } = scenarioOf(position);
  const marks = roadMarks(position, paint);
  const longest = Math.max(...forts.map((fort) => fort.name.length));
  const lines: string[] = [];
  for (const fort of forts) {
    const owner = seatNumber(position.armies.findIndex((army) => army.forts.includes(fort.name)));
    const bonus = bonusPoints(fort.value);
    const token = owner
      ? paint.seat(seatOf(owner), `taken ${armyMark(position, owner)}`)
      : `${fort.value}${bonus ? ` +${bonus}` : ''}`;
    const title = padTo(owner ? paint.dim(fort.name) : paint.bold(fort.name), longest);
    const cells = fort.roads.map((other) =>
      padTo(
        `${marks.get(`${fort.name}/${other}`) ?? marks.get(`${other}/${fort.name}`) ?? '[ ]'} ${other}`,
        longest + 5,
      ),
    );
    for (let at = 0; at < cells.length; at += ROADS_A_LINE) {
      const label = at === 0 ? `${title}  ${padTo(token, 8)}` : ' '.repeat(longest + 10);
      lines.push(`  ${label}${cells.slice(at, at + ROADS_A_LINE).join(' ')}`.trimEnd());
    }
  }
  return lines.join('\n');
}

function roadMarks(position: CambriaPosition, paint: Paint): Map<string, string> {
  const marks = new Map<string, string>();
  for (const [index, army] of position.armies.entries())
    for (const road of army.roads) marks.set(road, paint.seat(index, `[${armyMark(position, seatNumber(index))}]`));
  marks.set(position.legion, paint.bold('[L]'));
  return marks;
}

function drawSea(position: CambriaPosition, paint: Paint): string {
  const ships = [2, 3, 4, 5, 6].map((value) => {
    const aboard = position.armies.findIndex((army) => army.ships.includes(value));
    const mark = aboard < 0 ? '[ ]' : paint.seat(aboard, `[${armyMark(position, seatNumber(aboard))}]`);
    return `${value} ${mark}`;
  });
  const legion =
    position.legion === 'standard'
      ? 'on the standard'
      : position.legion === 'removed'
        ? 'removed'
        : `on ${position.legion}`;
  return `  Ships  ${ships.join('   ')}     Legion  ${legion}`;
}

function drawArmies(position: CambriaPosition, names: Names, paint: Paint): string {
  const longest = Math.max(...position.armies.map((_, i) => armyName(seatNumber(i), names, PLAIN).length));
  return position.armies
    .map((army, index) => {
      const who = `${armyMark(position, seatNumber(index))} ${armyName(seatNumber(index), names, paint)}`;
      const arrow = position.turn === seatNumber(index) && position.phase !== 'over' ? '>' : ' ';
      const counts = `${String(army.points).padStart(3)} points   ${army.forts.length} forts, ${army.bonus.length} bonus   reserve ${army.reserve}`;
      return `${arrow} ${padTo(who, longest + 2)}  ${counts}`;
    })
    .join('\n');
}
