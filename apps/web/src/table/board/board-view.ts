export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a drawing lies in its room: enlarged beyond fitting in whole, and moved so many pixels. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The pixels of a unit of the drawing when all of it is in its room. */
export const pxOf = (room: Size, drawing: Size): number =>
  Math.min(room.width / drawing.width, room.height / drawing.height);

/** What is left free at one side of it then. */
const margin = (room: Size, drawing: Size): { x: number; y: number } => {
  const px = pxOf(room, drawing);
  return { x: (room.width - drawing.width * px) / 2, y: (room.height - drawing.height * px) / 2 };
};

/** From its top, as wide as its room at least. */
export function topView(room: Size, drawing: Size, needed: number): View {
  const px = pxOf(room, drawing);
  const scale = Math.max(needed, room.width / (drawing.width * px));
  const left = margin(room, drawing);
  const fits = drawing.width * px * scale <= room.width;
  return { scale, x: fits ? (room.width - room.width * scale) / 2 : -left.x * scale, y: -left.y * scale };
}

/** In another room: as large as before, with the same at its top left corner. */
export function keptView(view: View, before: Size, room: Size, drawing: Size): View {
  const scale = Math.max(1, (view.scale * pxOf(before, drawing)) / pxOf(room, drawing));
  const [old, left] = [margin(before, drawing), margin(room, drawing)];
  // no farther than the edge of the board
  const within = (at: number, size: number) => Math.min(0, Math.max(size - size * scale, at));
  return {
    scale,
    x: within(view.x + view.scale * old.x - scale * left.x, room.width),
    y: within(view.y + view.scale * old.y - scale * left.y, room.height),
  };
}
