import type { ZoomProps } from '@tessera/ui';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { useText } from '../../i18n/index.tsx';
import { keptView, pxOf, topView } from './board-view.ts';

/** What a thumb can hit. */
const THUMB = 40;
/** What can be read, on a phone and elsewhere. */
const LEAST_TEXT = { phone: 11, elsewhere: 12 };
const PHONE = 500;
/** Enlarged more than so for fingers alone, a board shows too little of itself. */
const MOST_FOR_THUMBS = 3;
const MOST = 8;

const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** How much the board must be enlarged so that its targets can be hit and its texts read; `px` is the size of a unit. */
function firstScale(px: number, { targetUnits, textUnits }: Pick<ZoomProps, 'targetUnits' | 'textUnits'>): number {
  const hit = isTouch() ? THUMB / (px * targetUnits) : 1;
  const onPhone = innerWidth < PHONE || (innerHeight < PHONE && isTouch());
  const least = onPhone ? LEAST_TEXT.phone : LEAST_TEXT.elsewhere;
  const read = textUnits ? least / (px * textUnits) : 1;
  return Math.min(MOST, Math.max(1, Math.min(hit, MOST_FOR_THUMBS), read));
}

/** Pinch, pan and zoom. It starts whole, or as large as fingers and eyes need it. */
export function PanZoom({ targetUnits, textUnits, from = 'middle', scenes, durationMs, children }: ZoomProps) {
  const t = useText();
  const room = useRef<HTMLDivElement>(null);
  const zoom = useRef<ReactZoomPanPinchRef>(null);
  const [scale, setScale] = useState(1);

  // a new window size, or the first look
  const fitted = useRef({ width: 0, height: 0, scale: 1, units: '' });
  const lastRoom = useRef({ width: 0, height: 0 });
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const fit = () => {
      const box = element.querySelector<SVGSVGElement>('svg[viewBox]')?.viewBox.baseVal;
      const now = { width: element.clientWidth, height: element.clientHeight };
      if (!box || box.width === 0 || now.height === 0) return;
      const state = zoom.current?.state;
      const { width, height, scale: atFirst, units } = fitted.current;
      const before = lastRoom.current;
      lastRoom.current = now;
      const drawing = `${box.width} ${box.height}`;
      const isNear = now.width === width && Math.abs(now.height - height) < 0.2 * height && units === drawing;
      const isWhole = !state || state.scale <= 1.01;
      // a row that comes or goes beside the board is no reason to lose what somebody has zoomed to, nor to draw it smaller
      if (isNear && !isWhole) {
        const { scale, x, y } = keptView(
          { scale: state.scale, x: state.positionX, y: state.positionY },
          before,
          now,
          box,
        );
        zoom.current?.setTransform(x, y, scale, 0);
        setScale(scale);
        return;
      }
      const isTouched = state !== undefined && Math.abs(state.scale - atFirst) > 0.01;
      if (isNear && isTouched) return;
      const needed = firstScale(pxOf(now, box), { targetUnits, textUnits });
      const view = from === 'top' ? topView(now, box, needed) : undefined;
      if (view) zoom.current?.setTransform(view.x, view.y, view.scale, 0);
      else zoom.current?.centerView(needed, 0);
      const { scale } = view ?? { scale: needed };
      fitted.current = { ...now, scale, units: drawing };
      setScale(scale);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [targetUnits, textUnits, from]);

  /** Pans until these are in sight, where the board is larger than its room. */
  const bring = (spots: readonly DOMRect[]) => {
    const frame = room.current?.getBoundingClientRect();
    const state = zoom.current?.state;
    if (!frame || !state || state.scale <= 1.01 || spots.length === 0) return;
    const outside = spots.some(
      (spot) =>
        spot.left < frame.left || spot.right > frame.right || spot.top < frame.top || spot.bottom > frame.bottom,
    );
    if (!outside) return;
    const x = spots.reduce((sum, spot) => sum + spot.left + spot.width / 2, 0) / spots.length;
    const y = spots.reduce((sum, spot) => sum + spot.top + spot.height / 2, 0) / spots.length;
    // no farther than the edge of the board
    const within = (at: number, size: number) => Math.min(0, Math.max(size - size * state.scale, at));
    zoom.current?.setTransform(
      within(state.positionX + frame.left + frame.width / 2 - x, frame.width),
      within(state.positionY + frame.top + frame.height / 2 - y, frame.height),
      state.scale,
      durationMs,
    );
  };

  const wanted = scenes.join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each scene
  useEffect(() => {
    if (wanted === '' || !room.current) return;
    bring([...room.current.querySelectorAll(wanted)].map((spot) => spot.getBoundingClientRect()));
  }, [wanted, durationMs]);

  const followFocus = ({ target }: FocusEvent) => {
    const board = target.closest('.stage-board');
    if (!board || !target.matches(':focus-visible')) return;
    // the browser has scrolled to it, which no pan would take back
    requestAnimationFrame(() => {
      board.scrollTo(0, 0);
      bring([target.getBoundingClientRect()]);
    });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the places inside that the keys reach
    <div className="pan-zoom" ref={room} onFocus={followFocus}>
      <TransformWrapper
        ref={zoom}
        minScale={1}
        maxScale={MOST}
        centerOnInit
        wheel={{ step: 0.12 }}
        doubleClick={{ disabled: !isTouch(), mode: 'toggle', step: 0.8 }}
        panning={{ velocityDisabled: durationMs === 0 }}
        onTransform={(_ref, state) => setScale(state.scale)}
      >
        <TransformComponent wrapperClass="stage-board" contentClass="stage-content">
          {children}
        </TransformComponent>
      </TransformWrapper>
      <div className="stage-zoom">
        <button
          type="button"
          className="icon-button"
          aria-label={t('table.zoom.in')}
          onClick={() => zoom.current?.zoomIn(0.5, durationMs)}
        >
          <ZoomIn aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('table.zoom.out')}
          disabled={scale <= 1.01}
          onClick={() => zoom.current?.zoomOut(0.5, durationMs)}
        >
          <ZoomOut aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('table.zoom.fit')}
          disabled={scale <= 1.01}
          onClick={() => zoom.current?.centerView(1, durationMs)}
        >
          <Maximize aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
