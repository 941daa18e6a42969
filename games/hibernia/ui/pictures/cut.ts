import type { BoardLayout } from '../../board/index.ts';

interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 85;
/** How wide a picture is on the rules page, and the smallest letters there, in pixels. */
const PICTURE = 516;
const LETTERS = 12;
const SPACE = 'space ';

function pointOf(layout: BoardLayout, place: string): { x: number; y: number } | undefined {
  if (place === 'shield') return layout.shield;
  if (place === 'sword') return layout.track.sword;
  if (place.startsWith(SPACE)) return layout.track.spaces[Number(place.slice(SPACE.length)) - 1];
  return layout.lands.find((land) => land.name === place)?.warriors;
}

/** The part of a board around some places, of this ratio of width to height: no more than lets every name be read, and over the board's edge only if it is as wide as all of it. */
export function cut(layout: BoardLayout, places: readonly string[], ratio: number): Window {
  const points = places.flatMap((place) => pointOf(layout, place) ?? []);
  const left = Math.min(...points.map((p) => p.x)) - MARGIN;
  const right = Math.max(...points.map((p) => p.x)) + MARGIN;
  const top = Math.min(...points.map((p) => p.y)) - MARGIN;
  const bottom = Math.max(...points.map((p) => p.y)) + MARGIN;
  const smallest = Math.min(...layout.lands.map((land) => land.label.size));
  const widest = (PICTURE / LETTERS) * smallest;
  const width = Math.min(widest, Math.max(right - left, (bottom - top) * ratio, 420));
  const height = width / ratio;
  const within = (at: number, size: number, all: number) =>
    size >= all ? (all - size) / 2 : Math.min(Math.max(at, 0), all - size);
  return {
    x: within((left + right - width) / 2, width, layout.view.width),
    y: within((top + bottom - height) / 2, height, layout.view.height),
    width,
    height,
  };
}
