/**
 * Marching squares. For each of the 16 cases of a cell (corners: 1 top left, 2 top right, 4 bottom right, 8 bottom left), the sides
 * (0 top, 1 right, 2 bottom, 3 left) its contour pieces run between.
 */
export const CELL_PIECES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];
