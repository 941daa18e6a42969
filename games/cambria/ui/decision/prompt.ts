import { type Choice, type Decision, diceText } from '@tessera/ui';
import type { MoveObject } from '../../rules/notation.ts';
import type { CambriaPosition } from '../../rules/position/position-types.ts';
import { rolledAgain } from '../log/log.ts';
import { armyName } from '../names.ts';
import { boardOfView } from '../scenario-of.ts';
import { journeys, modesOf, type Picking, shipUses } from './picking.ts';

export type CambriaDecision = Decision<CambriaPosition, Picking>;

/** Who must do what, in one sentence. */
export function prompt(decision: CambriaDecision): string {
  const { text, view, waiting, seat } = decision;
  const name = armyName(decision, seat);
  switch (waiting) {
    case 'over':
      return text('cambria.prompt.over');
    case 'bot':
      return text('cambria.prompt.bot', { name });
    case 'confirm':
      return text('cambria.prompt.confirm', { name });
    case 'roll':
      return rollPrompt(decision, name);
    default:
      return text(`cambria.prompt.${decisionKey(decision)}`, {
        name,
        a: view.dice[0] ?? 0,
        b: view.dice[1] ?? 0,
        ship: decision.picking.ship ?? 0,
      });
  }
}

function rollPrompt({ text, view, lastStep }: CambriaDecision, name: string): string {
  if (view.phase === 'roll') return text('cambria.prompt.roll', { name });
  if (view.phase === 'neutral-roll') return text('cambria.prompt.rollNeutral', { name });
  const again = lastStep ? rolledAgain(lastStep) : undefined;
  if (again === undefined) return text('cambria.prompt.rollMuster', { name });
  return text(`cambria.prompt.rollMuster.${again === 1 ? 'one' : 'full'}`, { name, die: diceText([again]) });
}

function decisionKey(decision: CambriaDecision) {
  const { view, legal, picking } = decision;
  const [low, high] = view.dice;
  if (picking.from !== null) return 'chosenFrom';
  if (picking.to !== null) return 'chosenTo';
  if (picking.ship !== null) return 'chosenShip';
  if (view.phase === 'muster') return 'muster';
  if (view.phase === 'board') return 'board';
  const moved = journeys(legal).some((j) => j.kind !== 'legion' && j.from !== 'reserve');
  const verb = moved ? 'move' : 'put';
  if (view.phase === 'neutral') return `neutral.${verb}.${neutralAnywhere(decision) ? 'any' : 'value'}` as const;
  if (low === 1 && high === 1) return 'legionAny';
  if (modesOf(legal).length === 0) return shipUses(legal).length > 0 ? 'onlyShip' : 'onlyPass';
  if (picking.mode === 'legion') return 'legion';
  if (low === 1) return `${verb}.one` as const;
  return `${verb}.${low === high ? 'double' : 'two'}` as const;
}

/** C-61: any free road when the die shows 1 or no road of its value is free. */
function neutralAnywhere({ view, legal }: CambriaDecision): boolean {
  if (view.dice[0] === 1) return true;
  const { fortNames, value } = boardOfView(view);
  const worthOf = (fort: string) => value[fortNames.indexOf(fort)];
  return journeys(legal).some((j) => !j.to.split('/').some((fort) => worthOf(fort) === view.dice[0]));
}

/** What can't be tapped on the board: the reading of the dice, a ship for a die, to pass, to stay ashore. */
export function choices(decision: CambriaDecision): Choice<Picking>[] {
  const { text, legal, picking } = decision;
  const modes = modesOf(legal);
  const found: Choice<Picking>[] = [];
  if (modes.length > 1)
    for (const mode of modes)
      found.push({
        id: mode,
        label: text(`cambria.choice.${mode}`),
        does: { picking: { mode, from: null, to: null, ship: null } },
        on: picking.mode === mode,
      });
  found.push(...shipChoices(decision));
  for (const { text: move, move: object } of legal) {
    const { type } = object as MoveObject;
    if (type === 'pass' || type === 'ashore')
      found.push({ id: type, label: text(`cambria.choice.${type}`), does: { move }, quiet: true });
  }
  return found;
}

/** A button for every die while that is two at most; otherwise first the ship, then the die. */
function shipChoices({ text, legal, picking }: CambriaDecision): Choice<Picking>[] {
  const uses = shipUses(legal);
  const ships = [...new Set(uses.map((use) => use.ship))];
  if (ships.length > 1 && picking.ship === null)
    return ships.map((ship) => ({
      id: `ship ${ship}`,
      label: text('cambria.choice.ship', { ship }),
      does: { picking: { mode: picking.mode, from: null, to: null, ship } },
    }));
  return uses
    .filter((use) => ships.length === 1 || use.ship === picking.ship)
    .map((use) => ({
      id: use.text,
      label: text('cambria.choice.shipFor', { ship: use.ship, die: use.replaces }),
      does: { move: use.text },
    }));
}
