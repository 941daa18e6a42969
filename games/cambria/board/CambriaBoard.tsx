import { boardInput, SuggestedMoves, type SuggestedPath } from '@tessera/ui';
import type { CSSProperties } from 'react';
import type { CambriaPosition } from '../rules/position/position-types.ts';
import { bonusPoints, type Scenario } from '../rules/scenario/board.ts';
import { drawBoard } from './draw-board.ts';
import type { Point } from './geometry.ts';
import { SHIP_BOX, STANDARD_BOX } from './layout/sea.ts';
import { Fort, FortName } from './map/Fort.tsx';
import { Place } from './map/Place.tsx';
import { Road } from './map/Road.tsx';
import { Terrain } from './map/Terrain.tsx';
import type { ArmyColour } from './palette.ts';
import { Piece } from './pieces/Piece.tsx';
import { Ship, ShipHull } from './pieces/Ship.tsx';
import { Standard } from './pieces/Standard.tsx';
import { useTracked } from './pieces/useTracked.ts';
import type { TargetKind } from './targets.ts';
import './board.css';

export interface CambriaBoardProps {
  readonly scenario: Scenario;
  readonly position: CambriaPosition;
  /** Per army in seat order; with two players the caller appends 'neutral'. */
  readonly colours: readonly ArmyColour[];
  /** The board's accessible name. */
  readonly label: string;
  /** Lit targets by place: a road's name 'A/B', 'ship 4', 'standard'. */
  readonly targets?: ReadonlyMap<string, TargetKind> | undefined;
  /** Place of a picked-up piece. */
  readonly selected?: string | null | undefined;
  readonly lastMove?: readonly string[] | undefined;
  /** A preview of the piece at the hovered target. */
  readonly ghost?: { readonly place: string; readonly piece: ArmyColour | 'legion' } | null | undefined;
  /** Moves that are pointed out, by their places. */
  readonly suggested?: readonly SuggestedPath[] | undefined;
  /** A tap on any place, legal or not: also 'fort Deva'. */
  readonly onPlace?: ((place: string) => void) | undefined;
  readonly onHover?: ((place: string | null) => void) | undefined;
  /** A place's accessible name, in the reader's language. */
  readonly nameOf: (place: string) => string;
  readonly labelText?: ((fort: string) => string) | undefined;
  /** How long a piece travels; 0 for no motion at all. */
  readonly durationMs: number;
}

const SLOT_REACH: Point = { x: 30, y: 30 };
const SUGGESTED_RADIUS = 33;
const SHIP_REACH: Point = { x: SHIP_BOX.halfWidth, y: SHIP_BOX.halfHeight };
const STANDARD_REACH: Point = { x: STANDARD_BOX.halfWidth, y: STANDARD_BOX.halfHeight };

export function CambriaBoard(props: CambriaBoardProps) {
  const { scenario, position, colours, targets, selected, lastMove, ghost, onPlace, onHover, nameOf, durationMs } =
    props;
  const drawing = drawBoard(scenario, props.labelText);
  const { layout } = drawing;
  const { pieces, seenFall } = useTracked(position);

  const takers = new Map(position.armies.flatMap((army, i) => army.forts.map((fort) => [fort, colours[i]] as const)));
  const offBoard = { x: layout.width / 2, y: layout.height + 70 };

  const place = (name: string, at: Point, reach: Point, large = false) => {
    const kind = targets?.get(name);
    return (
      <Place key={name} place={name} at={at} reach={reach} kind={kind} large={large} name={kind ? nameOf(name) : ''} />
    );
  };
  const seat = (name: string): Point => layout.places.get(name) ?? offBoard;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't hold a drawing; the lit places inside are the controls, and the board hears for all of them.
    <svg
      className={`cb-root cb-board${durationMs === 0 ? ' cb-still' : ''}`}
      style={{ '--cb-motion': `${durationMs}ms` } as CSSProperties}
      viewBox={layout.viewBox}
      role="group"
      aria-label={props.label}
      {...boardInput({ places: layout.places, targets, onPlace, onHover })}
    >
      <Terrain drawing={drawing} />
      {layout.roads.map((road) => (
        <Road key={road.name} road={road} />
      ))}
      {/* What one taps lies under what is drawn: ships and pieces let the pointer through, and stay clear of the light. */}
      {layout.ships.map((ship) => place(`ship ${ship.value}`, { x: ship.x, y: ship.y }, SHIP_REACH, true))}
      {place('standard', layout.standard, STANDARD_REACH, true)}
      <Standard at={layout.standard} />
      {layout.ships.map((ship) => (
        <Ship key={ship.value} ship={ship} />
      ))}
      {lastMove?.map((name) => (
        <circle key={name} className="cb-last" cx={seat(name).x} cy={seat(name).y} r={27} />
      ))}
      {layout.forts.map((fort) => (
        <Fort
          key={fort.name}
          fort={fort}
          bonus={bonusPoints(fort.value)}
          taker={takers.get(fort.name) ?? null}
          falling={seenFall.has(fort.name)}
        />
      ))}
      {layout.forts.map((fort) => (
        <FortName key={fort.name} fort={fort} />
      ))}
      {layout.forts.map((fort) => place(`fort ${fort.name}`, fort, { x: fort.box.halfWidth, y: fort.box.halfHeight }))}
      {layout.roads.map((road) => place(road.name, road.slot, SLOT_REACH))}
      {pieces.map(({ id, army, place: at }) => (
        <Piece
          key={id}
          piece={army === 'legion' ? 'legion' : (colours[army] ?? 'neutral')}
          at={layout.places.get(at) ?? null}
          offBoard={offBoard}
          lifted={at === selected}
          ousted={at === ghost?.place}
        />
      ))}
      {ghost && <Piece piece={ghost.piece} at={seat(ghost.place)} offBoard={offBoard} lifted={false} ghost />}
      {layout.ships.map((ship) => (
        <ShipHull key={ship.value} ship={ship} />
      ))}
      {props.suggested && <SuggestedMoves paths={props.suggested} spots={layout.places} radius={SUGGESTED_RADIUS} />}
    </svg>
  );
}
