import { DECOR } from '@tessera/game-kit/board';
import { NO_SEAT, type SeatNumber } from '@tessera/kernel';
import { boardInput, SuggestedMoves, type SuggestedPath } from '@tessera/ui';
import { type CSSProperties, useId } from 'react';
import type { HiberniaPosition } from '../rules/position/position-types.ts';
import type { Scenario } from '../rules/scenario/board.ts';
import { drawnBoard } from './drawn-board.ts';
import type { Arrangement } from './geometry.ts';
import { BoardMap } from './map/BoardMap.tsx';
import { LandGroup } from './map/LandGroup.tsx';
import { LandPatterns } from './map/LandPatterns.tsx';
import { LandPlace } from './map/LandPlace.tsx';
import { MapThings } from './map/MapThings.tsx';
import { Sea } from './map/Sea.tsx';
import { ShieldPlace } from './map/ShieldPlace.tsx';
import { TargetMark } from './map/TargetMark.tsx';
import type { ArmyColour } from './palette.ts';
import { Shield } from './pieces/Shield.tsx';
import { Travels } from './pieces/Travels.tsx';
import { SHIELD_PLACE, type TargetKind } from './targets.ts';
import { Markers } from './track/Markers.tsx';
import { Track, TrackNumbers } from './track/Track.tsx';
import { stepMs } from './track/walk.ts';
import './board.css';

/** What a move would make of a land, and of the markers if the turn ended with it. */
export interface BoardPreview {
  readonly land?: string | undefined;
  /** Who would hold it: a seat from 1, the unused army, or 0 for nobody. */
  readonly holder?: SeatNumber | undefined;
  readonly warriors?: number | undefined;
  /** By seat: the distance the marker would have gone; null where it stays. */
  readonly distances?: readonly (number | null)[] | undefined;
}

export interface HiberniaBoardProps {
  readonly scenario: Scenario;
  readonly position: HiberniaPosition;
  /** Per army in seat order; with three players the caller appends 'neutral'. */
  readonly colours: readonly ArmyColour[];
  /** The board's accessible name. */
  readonly label: string;
  /** Lit targets: a land's name, or SHIELD_PLACE. */
  readonly targets?: ReadonlyMap<string, TargetKind> | undefined;
  /** A land that has been chosen. */
  readonly selected?: string | null | undefined;
  readonly lastMove?: readonly string[] | undefined;
  readonly preview?: BoardPreview | null | undefined;
  /** Moves that are pointed out, by their places. */
  readonly suggested?: readonly SuggestedPath[] | undefined;
  /** A tap on any land, legal or not, or on the shield. */
  readonly onPlace?: ((place: string) => void) | undefined;
  readonly onHover?: ((place: string | null) => void) | undefined;
  /** A place's accessible name, in the reader's language. */
  readonly nameOf: (place: string) => string;
  /** Where the track lies; around the map unless told. */
  readonly arrangement?: Arrangement | undefined;
  /** How long a piece travels; 0 for no motion at all. */
  readonly durationMs: number;
}

const SUGGESTED_RADIUS = 40;

export function HiberniaBoard(props: HiberniaBoardProps) {
  const { scenario, position, colours, targets, selected, lastMove, preview, onPlace, onHover, nameOf, durationMs } =
    props;
  const { layout, paths, waves } = drawnBoard(scenario, props.arrangement ?? 'around');
  const { left, top, width, height } = layout.view;
  const id = `hb${useId().replace(/\W/g, '')}`;

  const places = new Map(layout.lands.map((land) => [land.name, land.warriors] as const));
  places.set(SHIELD_PLACE, layout.shield);
  const shieldKind = targets?.get(SHIELD_PLACE);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't hold a drawing; the lit places inside are the controls, and the board hears for all of them.
    <svg
      className={`hb-root hb-board hb-${layout.arrangement}${durationMs === 0 ? ' hb-still' : ''}`}
      style={{ '--hb-motion': `${durationMs}ms`, '--hb-step': `${stepMs(durationMs)}ms` } as CSSProperties}
      viewBox={`${left} ${top} ${width} ${height}`}
      role="group"
      aria-label={props.label}
      {...boardInput({ places, targets, onPlace, onHover })}
    >
      <defs>
        <LandPatterns id={id} />
      </defs>
      <Sea layout={layout} paths={paths} waves={waves} id={id} />
      <Track track={layout.track} colours={scenario.track} patterns={id} />
      <BoardMap layout={layout} paths={paths} id={id} />
      <TrackNumbers track={layout.track} />
      {/* What one taps and what lights up lies under what stands on it. */}
      {layout.lands.map((land, i) => {
        const kind = targets?.get(land.name);
        return (
          <LandPlace
            key={land.name}
            place={land.name}
            shape={paths.shapes[i]}
            outline={paths.outlines[i]}
            at={land.warriors}
            kind={kind}
            selected={land.name === selected}
            last={lastMove?.includes(land.name) === true}
            name={kind ? nameOf(land.name) : ''}
          />
        );
      })}
      <ShieldPlace shield={layout.shield} kind={shieldKind} name={shieldKind ? nameOf(SHIELD_PLACE) : ''} />
      <MapThings layout={layout} paths={paths} id={id} />
      <g {...DECOR}>
        <Shield shield={layout.shield} colours={colours} fallen={position.players.map((player) => player.shield)} />
        {layout.lands.map((land) => (
          <LandGroup
            key={land.name}
            land={land}
            held={position.lands[land.name]}
            colours={colours}
            lifted={land.name === selected}
            preview={
              preview?.land === land.name
                ? { holder: preview.holder ?? NO_SEAT, warriors: preview.warriors ?? 0 }
                : undefined
            }
          />
        ))}
        {layout.lands.map((land) => {
          const kind = targets?.get(land.name);
          return kind && <TargetMark key={land.name} kind={kind} at={land.warriors} />;
        })}
      </g>
      {durationMs > 0 && <Travels scenario={scenario} position={position} layout={layout} colours={colours} />}
      <Markers
        track={layout.track}
        distances={position.players.map((player) => player.distance)}
        colours={colours}
        preview={preview?.distances}
        durationMs={durationMs}
      />
      {props.suggested && <SuggestedMoves paths={props.suggested} spots={places} radius={SUGGESTED_RADIUS} />}
    </svg>
  );
}
