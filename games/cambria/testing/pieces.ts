import { rules } from '../rules/index.ts';
import { bonusPoints } from '../rules/scenario/board.ts';
import type { State } from '../rules/state.ts';

const insist = (truth: boolean, what: string) => {
  if (!truth) throw new Error(what);
};

/** Nothing is lost, doubled or where it can't be; read from the position, so that it doesn't trust the state's sums. */
export function pieces(s: State): void {
  const p = rules.toJSON(s);
  const roads = p.armies.flatMap((army) => army.roads);
  const ships = p.armies.flatMap((army) => army.ships);
  for (const army of p.armies)
    insist(
      army.reserve >= 0 && army.reserve + army.roads.length + army.ships.length === 5,
      'an army has 5 soldiers (C-3)',
    );
  insist(new Set([...roads, p.legion]).size === roads.length + 1, 'a road holds one piece (C-30)');
  insist(new Set(ships).size === ships.length, 'a ship holds one soldier (C-28)');
  insist(p.seats !== 2 || p.armies[2].ships.length === 0, 'no neutral soldier boards a ship (C-62)');
  insist((p.legion === 'removed') === (p.phase === 'over'), 'the Legion is removed at the end (C-50)');

  const forts = p.armies.flatMap((army) => army.forts);
  const bonus = p.armies.flatMap((army) => army.bonus);
  insist(new Set(forts).size === forts.length, 'a fort token is taken once');
  insist(new Set(bonus).size === bonus.length, 'a bonus token is taken once');
  insist(
    bonus.every((name) => forts.includes(name)),
    'a bonus token goes with its fort (C-42)',
  );
  insist(p.phase === 'over' || s.board.fortCount - forts.length > 6, 'with six forts left the game is over (C-50)');
  const value = (name: string) => s.board.scenario.forts.find((fort) => fort.name === name)?.value ?? 0;
  for (const army of p.armies) {
    const points = [...army.forts.map(value), ...army.bonus.map((name) => bonusPoints(value(name)))];
    insist(army.points === points.reduce((a, b) => a + b, 0), 'points are those of the tokens (C-51)');
  }
}
