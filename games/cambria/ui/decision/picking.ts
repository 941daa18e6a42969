import type { LegalMove } from '@tessera/table';
import type { MoveObject } from '../../rules/notation.ts';
import type { CambriaPosition } from '../../rules/position/position-types.ts';

export type Mode = 'soldier' | 'legion';

/** What has been chosen of a move so far. Places go by name: a road, 'ship 4', 'standard'. */
export interface Picking {
  readonly mode: Mode;
  /** The soldier taken up, when the reserve is empty (C-22). */
  readonly from: string | null;
  /** Or the place chosen first, while it is open which soldier goes there. */
  readonly to: string | null;
  /** A ship whose value is to replace a die (C-21). */
  readonly ship: number | null;
}

export interface Journey {
  readonly text: string;
  readonly kind: 'put' | 'neutral' | 'legion' | 'board';
  readonly from: string;
  readonly to: string;
}

export interface ShipUse {
  readonly text: string;
  readonly ship: number;
  readonly replaces: number;
}

const RESERVE = 'reserve';

const shipPlaceName = (value: number): string => `ship ${value}`;

const objectOf = (legal: LegalMove): MoveObject => legal.move as MoveObject;

export function journeys(legal: readonly LegalMove[]): Journey[] {
  return legal.flatMap((entry): Journey[] => {
    const { text } = entry;
    const move = objectOf(entry);
    if (move.type === 'put' || move.type === 'neutral')
      return [{ text, kind: move.type, from: move.from, to: move.to }];
    if (move.type === 'legion') return [{ text, kind: 'legion', from: 'legion', to: move.to }];
    if (move.type === 'board') return [{ text, kind: 'board', from: move.from, to: shipPlaceName(move.ship) }];
    return [];
  });
}

export const shipUses = (legal: readonly LegalMove[]): ShipUse[] =>
  legal.flatMap((entry) => {
    const move = objectOf(entry);
    return move.type === 'ship' ? [{ text: entry.text, ship: move.ship, replaces: move.replaces }] : [];
  });

const modeOf = (journey: Journey): Mode => (journey.kind === 'legion' ? 'legion' : 'soldier');

/** The places that a move goes through on the board, the last one where it ends. */
export function pathOf({ legion }: Pick<CambriaPosition, 'legion'>, { move }: LegalMove): string[] {
  const made = move as MoveObject;
  switch (made.type) {
    case 'put':
    case 'neutral':
      return made.from === RESERVE ? [made.to] : [made.from, made.to];
    case 'legion':
      return [legion, made.to];
    case 'board':
      return [...(made.from === RESERVE ? [] : [made.from]), shipPlaceName(made.ship)];
    case 'ship':
      return [shipPlaceName(made.ship)];
    default:
      return [];
  }
}

/** Both with a 1 and a value (C-25), else the only one there is. */
export function modesOf(legal: readonly LegalMove[]): Mode[] {
  const found = new Set(journeys(legal).map(modeOf));
  return (['soldier', 'legion'] as const).filter((mode) => found.has(mode));
}

export const startPicking = (legal: readonly LegalMove[]): Picking => ({
  mode: modesOf(legal)[0] ?? 'soldier',
  from: null,
  to: null,
  ship: null,
});

/** Where a soldier is in the hand: on its way to a road, or off the ship it leaves for a die. */
export const liftedAt = ({ from, ship }: Picking): string | null =>
  from ?? (ship === null ? null : shipPlaceName(ship));

/** Undefined when there is nothing to take back. */
export function cancelPicking(picking: Picking): Picking | undefined {
  if (picking.from === null && picking.to === null && picking.ship === null) return undefined;
  return { mode: picking.mode, from: null, to: null, ship: null };
}

export const journeysOfMode = (legal: readonly LegalMove[], mode: Mode): Journey[] =>
  journeys(legal).filter((journey) => modeOf(journey) === mode);

/** Whoever has chosen a ship says next which die it replaces, or lets it go. */
const openJourneys = (legal: readonly LegalMove[], picking: Picking): Journey[] =>
  picking.ship !== null && picking.from === null ? [] : journeysOfMode(legal, picking.mode);

const needsOrigin = (journey: Journey): boolean => journey.from !== RESERVE && journey.from !== 'legion';

export interface Lit {
  /** Places a piece can go to. */
  readonly targets: readonly string[];
  /** Own soldiers that can be taken up. */
  readonly origins: readonly string[];
  /** Own ships that can be used, by place name. */
  readonly ships: readonly string[];
}

/** What glows: everything, or what goes with the half that has been chosen. */
export function litPlaces(legal: readonly LegalMove[], picking: Picking): Lit {
  const all = openJourneys(legal, picking);
  const unique = (places: string[]) => [...new Set(places)];
  const origins = all.filter(needsOrigin);
  return {
    targets: unique(all.filter((j) => picking.from === null || j.from === picking.from).map((j) => j.to)),
    origins: unique(origins.filter((j) => picking.to === null || j.to === picking.to).map((j) => j.from)),
    ships: unique(shipUses(legal).map((use) => shipPlaceName(use.ship))),
  };
}

export type Tap = { readonly move: string } | { readonly picking: Picking } | undefined;

/** What a tap on a place does; undefined when the place means nothing now. */
export function tap(legal: readonly LegalMove[], picking: Picking, place: string, legionAt: string): Tap {
  const none: Picking = { mode: picking.mode, from: null, to: null, ship: null };
  if (place === picking.from || place === picking.to) return { picking: none };
  const all = openJourneys(legal, picking);
  const whole =
    all.find((j) => j.to === place && j.from === picking.from) ??
    all.find((j) => j.from === place && j.to === picking.to);
  if (whole) return { move: whole.text };

  const here = all.filter((j) => j.to === place);
  if (here.length === 1 || here.some((j) => !needsOrigin(j))) return { move: here[0].text };
  if (here.length > 1) return { picking: { ...none, to: place } };

  const [asShip, another] = shipUses(legal).filter((use) => shipPlaceName(use.ship) === place);
  const ship = asShip && picking.ship !== asShip.ship ? asShip.ship : null;
  if (all.some((j) => j.from === place)) return { picking: { ...none, from: place, ship } };
  if (asShip) return another ? { picking: { ...none, ship } } : { move: asShip.text };

  const modes = modesOf(legal);
  if (place === legionAt && modes.includes('legion') && picking.mode !== 'legion')
    return { picking: { ...none, mode: 'legion' } };
  return undefined;
}
