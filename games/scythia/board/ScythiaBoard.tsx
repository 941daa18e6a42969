import { boardInput, SuggestedMoves, type SuggestedPath } from '@tessera/ui';
import { type CSSProperties, useId, useMemo } from 'react';
import type { ScythiaPosition } from '../rules/position/position-types.ts';
import { questKey } from '../rules/scenario/board.ts';
import { BUILDINGS, type Scenario, type WorkerColour } from '../rules/scenario/scenario-types.ts';
import { AnimalRow } from './animals/AnimalRow.tsx';
import { BoardGround } from './map/BoardGround.tsx';
import { BuildingPlace } from './map/BuildingPlace.tsx';
import { LandNames } from './map/LandNames.tsx';
import { layoutBoard } from './map/layout.ts';
import { placeSpots } from './map/place-spots.ts';
import { buildingPlace, questPlace, settlementPlace } from './map/places.ts';
import { QuestPlace } from './map/QuestPlace.tsx';
import { SettlementPlace } from './map/SettlementPlace.tsx';
import { type BoardTarget, targetsById } from './targets.ts';
import type { BoardWords } from './words.ts';
import './board.css';

export interface ScythiaBoardProps {
  readonly scenario: Scenario;
  readonly position: ScythiaPosition;
  readonly words: BoardWords;
  /** The board's accessible name. */
  readonly label: string;
  readonly targets?: readonly BoardTarget[] | undefined;
  /** A tap on any place, a target or not. */
  readonly onPick?: ((id: string) => void) | undefined;
  readonly onHover?: ((id: string | null) => void) | undefined;
  /** For a phone held upright: the village above the lands. */
  readonly tall?: boolean | undefined;
  /** Places of the last move. */
  readonly last?: readonly string[] | undefined;
  /** Moves that are pointed out, by their places. */
  readonly suggested?: readonly SuggestedPath[] | undefined;
  /** Workers that would stand in a building or settlement, by its place. */
  readonly ghosts?: Readonly<Record<string, WorkerColour>> | undefined;
  /** How long a change takes to show; 0 for no motion at all. */
  readonly durationMs?: number | undefined;
}

const NONE: readonly string[] = [];
const SUGGESTED_RADIUS = 25;
const NOBODY: readonly WorkerColour[] = [];

export function ScythiaBoard(props: ScythiaBoardProps) {
  const { scenario, position, words, onPick, onHover, tall = false, last = NONE, ghosts, durationMs = 0 } = props;
  const inUse = position.slots.map((slot) => Number(slot.used)).join('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the slots only which are in use matters, and that never changes in a game.
  const layout = useMemo(() => layoutBoard(scenario.settlements, position.slots, tall), [scenario, inUse, tall]);
  const places = useMemo(() => placeSpots(layout), [layout]);
  const targets = useMemo(() => targetsById(props.targets), [props.targets]);
  const quests = useMemo(() => new Map(scenario.quests.map((quest) => [questKey(quest), quest])), [scenario]);
  const id = `sc${useId().replace(/\W/g, '')}`;
  const lastPlaces = useMemo(() => new Set(last), [last]);
  const { row, deck } = position.animals;
  const animals = useMemo(
    () => row.map((name) => scenario.animals.find((animal) => animal.name === name) ?? null),
    [scenario, row],
  );
  const deckSize = Object.values(deck).reduce((sum, n) => sum + n, 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't hold a drawing; the targets inside are the controls, and the board hears for all of them.
    <svg
      className={`sc-root sc-board${durationMs === 0 ? ' sc-still' : ''}${targets.size > 0 ? ' sc-choosing' : ''}`}
      style={{ '--sc-motion': `${durationMs}ms` } as CSSProperties}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="group"
      aria-label={props.label}
      {...boardInput({ places, targets, onPlace: onPick, onHover })}
    >
      <BoardGround layout={layout} id={id} />
      <LandNames lands={layout.lands} words={words} />
      {BUILDINGS.map((building) => {
        const box = layout.buildings.get(building);
        const place = buildingPlace(building);
        return (
          box && (
            <BuildingPlace
              key={building}
              building={building}
              box={box}
              name={words('building', building)}
              worker={position.workers[building]}
              ghost={ghosts?.[place]}
              blocked={position.blocked === building}
              last={lastPlaces.has(place)}
              targets={targets}
            />
          )
        );
      })}
      {layout.villageQuests.map((box, i) => {
        const place = questPlace(null, i + 1);
        const key = position.villageQuests[i] ?? null;
        return (
          <QuestPlace
            key={place}
            id={place}
            box={box}
            quest={key === null ? null : (quests.get(key) ?? 'face down')}
            last={lastPlaces.has(place)}
            targets={targets}
          />
        );
      })}
      <AnimalRow
        boxes={layout.animals}
        deck={layout.deck}
        row={animals}
        deckSize={deckSize}
        last={lastPlaces}
        targets={targets}
      />
      {layout.lands.flatMap((land) =>
        land.settlements.map((each, index) => {
          const { name } = each.settlement;
          return (
            <SettlementPlace
              key={name}
              layout={each}
              index={index}
              name={words('settlement', name)}
              slots={position.slots}
              raiders={position.raiders[name] ?? NOBODY}
              ghost={ghosts?.[settlementPlace(name)]}
              quests={quests}
              last={lastPlaces}
              targets={targets}
            />
          );
        }),
      )}
      {props.suggested && <SuggestedMoves paths={props.suggested} spots={places} radius={SUGGESTED_RADIUS} />}
    </svg>
  );
}
