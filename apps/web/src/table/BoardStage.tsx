import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { useText } from '../i18n/index.tsx';

interface BoardStageProps {
  /** Without pan and zoom: a table of cards lays itself out. */
  readonly plain?: boolean | undefined;
  /** The size of a target in units of the board's SVG. */
  readonly targetUnits: number;
  /** Selectors of the places that should be in sight; a change brings them there. */
  readonly scenes: readonly string[];
  readonly durationMs: number;
  /** Takes the next tap anywhere on the board; used while steps are being shown. */
  readonly onSkip: (() => void) | undefined;
  /** What floats over the board for a moment. */
  readonly over: ReactNode;
  readonly children: ReactNode;
}

/** What a thumb can hit. */
const THUMB = 40;
const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** How much the board must be enlarged so that its targets are big enough. */
function thumbScale(targetPx: number): number {
  return targetPx > 0 ? Math.min(3, Math.max(1, THUMB / targetPx)) : 1;
}

/** The board with pinch, pan and zoom. It starts whole; where fingers point, so large that they hit. */
export function BoardStage({ plain, targetUnits, scenes, durationMs, onSkip, over, children }: BoardStageProps) {
  const t = useText();
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useRef<ReactZoomPanPinchRef>(null);
  const pressed = useRef({ x: 0, y: 0 });
  const [scale, setScale] = useState(1);

  // a new window size, or the first look: whole, or large enough for a thumb
  const fitted = useRef({ width: 0, height: 0 });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const fit = () => {
      const { width, height } = fitted.current;
      // a row that comes or goes beside the board is no reason to lose what somebody has zoomed to
      if (element.clientWidth === width && Math.abs(element.clientHeight - height) < 0.2 * height) return;
      const svg = element.querySelector<SVGSVGElement>('svg[viewBox]');
      const box = svg?.viewBox.baseVal;
      if (!box || box.width === 0) return;
      fitted.current = { width: element.clientWidth, height: element.clientHeight };
      const px = Math.min(element.clientWidth / box.width, element.clientHeight / box.height) * targetUnits;
      const wanted = isTouch() ? thumbScale(px) : 1;
      zoom.current?.centerView(wanted, 0);
      setScale(wanted);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [targetUnits]);

  const wanted = scenes.join(',');
  useEffect(() => {
    const element = stage.current;
    const state = zoom.current?.state;
    if (wanted === '' || !element || !state || state.scale <= 1.01) return;
    const frame = element.getBoundingClientRect();
    const spots = [...element.querySelectorAll(wanted)].map((spot) => spot.getBoundingClientRect());
    const outside = spots.some(
      (spot) =>
        spot.left < frame.left || spot.right > frame.right || spot.top < frame.top || spot.bottom > frame.bottom,
    );
    if (!outside || spots.length === 0) return;
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
  }, [wanted, durationMs]);

  return (
    <div
      ref={stage}
      className="stage"
      data-guide="board"
      onPointerDownCapture={(event) => {
        pressed.current = { x: event.clientX, y: event.clientY };
      }}
      onClickCapture={(event) => {
        const { x, y } = pressed.current;
        // the end of a pan is no tap; a click by key has no place
        const panned = event.detail > 0 && Math.hypot(event.clientX - x, event.clientY - y) > 10;
        const onBoard = event.target instanceof Element && event.target.closest('.stage-board');
        if (onBoard && (panned || onSkip)) event.stopPropagation();
        if (onBoard && !panned) onSkip?.();
      }}
    >
      {plain ? (
        <div className="stage-board stage-plain">{children}</div>
      ) : (
        <TransformWrapper
          ref={zoom}
          minScale={1}
          maxScale={5}
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
      )}
      <div className="stage-over">{over}</div>
      {plain ? null : (
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
      )}
    </div>
  );
}
