import type { SeatNumber } from '@tessera/kernel';
import type { BoardProps, SuggestedPath } from '@tessera/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BoardTarget } from '../../board/index.ts';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import { lastTurnPlaces } from '../log/last-move.ts';
import { ownSeat } from '../names.ts';
import { describePlace } from '../sentences/describe-place.ts';
import { movesOf } from './move-object.ts';
import { needAt, pathOf } from './needs.ts';
import { type Candidate, candidates, type Picking, pickedMove, tap } from './picking.ts';
import { previewSentence } from './preview.ts';
import { refusal } from './refusal.ts';
import { suggestedWound } from './suggest-wounds.ts';
import { targetsOf } from './targets.ts';

export type ScythiaBoardPlay = BoardProps<ScythiaPosition, Picking>;

/** The table as its parts need it: what can be tapped, and what a tap does. */
export interface Play extends ScythiaBoardPlay {
  readonly own: SeatNumber;
  readonly targets: readonly BoardTarget[];
  /** Places of the last turn of somebody else. */
  readonly last: readonly string[];
  /** Where moves that are pointed out are done. */
  readonly suggestedPaths: readonly SuggestedPath[];
  /** The place under the pointer. */
  readonly hovered: string | null;
  /** What a tap there, or the next one, would do. */
  readonly looked: Candidate | undefined;
  readonly onPick: (place: string) => void;
  readonly onHover: (place: string | null) => void;
  readonly dealAsSuggested: () => void;
}

export function usePlay(props: ScythiaBoardPlay): Play {
  const { view, legal, picking, active, hints, steps, onMove, onPicking, onSay } = props;
  const [hovered, setHovered] = useState<string | null>(null);
  const [dealing, setDealing] = useState(false);
  const byFinger = useFinger();
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the decision these make the targets, and the language
  const targets = useMemo(() => (active ? targetsOf(props) : []), [active, view, legal, picking, props.text]);
  const own = ownSeat(view);
  const suggestedPaths = useMemo(
    () => (props.suggested ?? []).map(({ move, label }) => ({ places: pathOf(view, move), label })),
    [view, props.suggested],
  );
  const last = useMemo(() => lastTurnPlaces(steps, own), [steps, own]);

  const moveAt = (place: string | null): Candidate | undefined => {
    if (place === null || !active) return undefined;
    const need = needAt(view, place);
    return [[...picking.needs.filter((each) => each !== need), need], [need]]
      .flatMap((needs) => candidates(view, legal, { needs }).filter((each) => each.needs.length === needs.length))
      .at(0);
  };
  const picked = active ? pickedMove(view, legal, picking) : undefined;
  const looked = moveAt(hovered) ?? picked;
  const sentence = (move: Candidate | undefined) => (move ? previewSentence(props, move.move) : '');

  // one wound after another, until all are dealt or somebody does something else
  const wounds = movesOf(legal, 'wound');
  const suggestion = active
    ? suggestedWound(
        view,
        wounds.map(({ move }) => move.place),
      )
    : undefined;
  const suggested = wounds.find(({ move }) => move.place === suggestion)?.text;
  useEffect(() => {
    if (!dealing || !active) return;
    if (suggested === undefined) setDealing(false);
    else onMove(suggested);
  }, [dealing, active, suggested, onMove]);

  return {
    ...props,
    own,
    targets,
    last,
    suggestedPaths,
    hovered,
    looked,
    dealAsSuggested: () => setDealing(true),
    onHover: (place) => {
      if (place === hovered || !canHover()) return;
      setHovered(place);
      const described = place === null ? '' : describePlace(props, place);
      onSay(sentence(moveAt(place)) || sentence(picked) || described, 'preview');
    },
    onPick: (place) => {
      const done = active ? tap(view, legal, picking, place, byFinger()) : undefined;
      if (done === undefined) {
        if (hints) onSay(refusal(props, place), 'refusal');
        return;
      }
      onSay('', 'refusal');
      if ('move' in done) {
        setHovered(null);
        onMove(done.move);
      } else {
        onPicking(done.picking);
        const picks = pickedMove(view, legal, done.picking);
        // the raid's sheet says more than a sentence, and on a phone there is room for one of them
        if (picks?.move.do !== 'raid' || (props.layout !== 'narrow' && props.layout !== 'short'))
          onSay(sentence(picks), 'preview');
      }
    },
  };
}

/** A finger that touches a place is not looking at it: what opened under it would take the tap. */
const canHover = (): boolean => typeof matchMedia !== 'function' || !matchMedia('(hover: none)').matches;

/** Whether the last press was a finger's, which can't hover. */
function useFinger(): () => boolean {
  const finger = useRef(false);
  useEffect(() => {
    const pointer = (event: PointerEvent) => {
      finger.current = event.pointerType === 'touch';
    };
    const key = () => {
      finger.current = false;
    };
    window.addEventListener('pointerdown', pointer, true);
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('pointerdown', pointer, true);
      window.removeEventListener('keydown', key, true);
    };
  }, []);
  return () => finger.current;
}
