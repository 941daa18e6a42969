import type { CSSProperties } from 'react';
import type { PlayerPosition } from '../../rules/position/position-types.ts';
import type { Scenario } from '../../rules/scenario/scenario-types.ts';
import { HeroCard } from '../cards/HeroCard.tsx';
import { htmlInput } from '../html-input.ts';
import { heroPlace, playerWorkerSpot } from '../map/places.ts';
import { ARMY_STYLES, type ArmyColour } from '../palette.ts';
import { Worker } from '../pieces/Worker.tsx';
import { type BoardTarget, placeProps, targetsById } from '../targets.ts';
import type { PlayerWords } from '../words.ts';
import { CrewColumn } from './CrewColumn.tsx';
import { Resources } from './Resources.tsx';
import './player-board.css';

export interface PlayerBoardProps {
  readonly scenario: Scenario;
  readonly player: PlayerPosition;
  /** From 1. */
  readonly seat: number;
  readonly colour: ArmyColour;
  readonly words: PlayerWords;
  /** The board's accessible name. */
  readonly label: string;
  /** Small, for opponents. */
  readonly compact?: boolean | undefined;
  readonly targets?: readonly BoardTarget[] | undefined;
  readonly onPick?: ((id: string) => void) | undefined;
  readonly onHover?: ((id: string | null) => void) | undefined;
  readonly heroUsed?: boolean | undefined;
  readonly eaglesUsed?: readonly number[] | undefined;
  /** Places of the last move. */
  readonly last?: readonly string[] | undefined;
  /** Places of moves that are pointed out. */
  readonly suggested?: readonly string[] | undefined;
}

const PLACES = [1, 2, 3, 4, 5] as const;

/** What lies before a player: hero, five places with an eagle above and a horse below, the worker, and what is owned. */
export function PlayerBoard(props: PlayerBoardProps) {
  const {
    scenario,
    player,
    seat,
    colour,
    words,
    compact = false,
    heroUsed = false,
    eaglesUsed = [],
    last = [],
    suggested = [],
  } = props;
  const targets = targetsById(props.targets);
  const hero = heroPlace(seat);
  const heroControl = placeProps(hero, targets, suggested.includes(hero));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend; the targets inside are the controls.
    <div
      className={`sc-root sc-player${compact ? ' sc-player-compact' : ''}`}
      style={{ '--sc-army': ARMY_STYLES[colour].fill } as CSSProperties}
      role="group"
      aria-label={props.label}
      {...htmlInput(targets, props.onPick, props.onHover)}
    >
      <div className="sc-player-self">
        <div
          {...heroControl}
          className={`${heroControl.className} sc-player-hero${last.includes(hero) ? ' sc-last' : ''}`}
        >
          {player.hero && (
            <HeroCard hero={player.hero} name={words('hero', player.hero)} size="small" used={heroUsed} />
          )}
        </div>
        <div className="sc-player-worker" data-spot={playerWorkerSpot(seat)}>
          {player.worker && <Worker colour={player.worker} size={compact ? 26 : 38} />}
        </div>
      </div>
      <div className="sc-player-crew">
        {PLACES.map((place) => (
          <CrewColumn
            key={place}
            scenario={scenario}
            player={player}
            seat={seat}
            place={place}
            words={words}
            eagleUsed={eaglesUsed.includes(place)}
            last={last}
            suggested={suggested}
            targets={targets}
          />
        ))}
      </div>
      <Resources player={player} seat={seat} words={words} compact={compact} />
    </div>
  );
}
