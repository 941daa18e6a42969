import { type Box, boxesOverlap, distance, sample } from '@tessera/game-kit/board';
import { describe, expect, it } from 'vitest';
import { type Board, compileBoard, type Scenario } from '../rules/scenario/board.ts';
import hiberniaJson from '../scenarios/hibernia.json' with { type: 'json' };
import { layoutBoard, lengthOnLand, pairKey } from './geometry.ts';
import { ARRANGEMENTS, innerRim } from './layout/arrangement.ts';
import { isInside } from './layout/room.ts';
import { CASTLE_BOX, SMALLEST_LABEL, WARRIORS_BOX } from './layout/settle.ts';
import { HEIGHT, SHORE, WIDTH } from './layout/size.ts';
import { wheelScenario } from './testing.ts';

function compiled(json: unknown): Board {
  const board = compileBoard(json);
  if (!board.ok) throw new Error(board.error.message);
  return board.value;
}

const hibernia = compiled(hiberniaJson).scenario;
/** All lands written at one spot: the drawing has to find them room. */
const heap: Scenario = {
  ...wheelScenario(3, 12),
  id: 'heap',
  lands: wheelScenario(3, 12).lands.map((land) => ({ ...land, lon: 3, lat: 3 })),
};

describe('the lands of Ireland as drawn', () => {
  const layout = layoutBoard(hibernia);
  const index = (name: string): number => hibernia.lands.findIndex((land) => land.name === name);
  const table = new Set(hibernia.lands.flatMap((land, a) => land.adjacent.map((name) => pairKey(a, index(name)))));
  const CENTRE = ['Airgialla', 'Uí Maine', 'Mide', 'Aurmumu'];

  it('have a border on land exactly where the table says they are adjacent, but for the two diagonals', () => {
    const drawn = new Set(
      layout.borders
        .filter((border) => lengthOnLand(border, layout.land) > 25)
        .map(({ lands: [a, b] }) => pairKey(a, b)),
    );
    const diagonals = [pairKey(index('Airgialla'), index('Aurmumu')), pairKey(index('Uí Maine'), index('Mide'))];
    expect([...drawn, ...diagonals].sort()).toEqual([...table].sort());
    expect(layout.links).toEqual([]);
    expect(layout.borders.filter((border) => border.kind === 'wall')).toEqual([]);
  });

  it('meet in one point in the centre, and the stones there join both diagonals', () => {
    expect(layout.crossings).toHaveLength(1);
    const [crossing] = layout.crossings;
    expect(
      crossing.pairs
        .flat()
        .map((land) => hibernia.lands[land].name)
        .sort(),
    ).toEqual([...CENTRE].sort());
    for (const land of crossing.pairs.flat())
      expect(Math.min(...layout.lands[land].cell.map((p) => distance(p, crossing)))).toBeLessThan(0.001);
  });

  it.each(ARRANGEMENTS)(
    'have names that the table enlarges until they can be read, with the track %s them',
    (arrangement) => {
      for (const { name, label } of layoutBoard(hibernia, arrangement).lands)
        expect(label.size, name).toBeGreaterThanOrEqual(SMALLEST_LABEL);
    },
  );

  it('share every border to the point', () => {
    for (const { lands, points } of layout.borders)
      for (const land of lands)
        for (const p of points) expect(layout.lands[land].cell.some((q) => distance(p, q) < 0.001)).toBe(true);
  });

  it('have heavier borders between provinces', () => {
    for (const {
      lands: [a, b],
      kind,
    } of layout.borders)
      expect(kind).toBe(hibernia.lands[a].province === hibernia.lands[b].province ? 'border' : 'province');
  });
});

const scenarios: readonly Scenario[] = [
  hibernia,
  wheelScenario(5, 52),
  wheelScenario(10, 400),
  wheelScenario(1, 1),
  heap,
];

const boards = ARRANGEMENTS.flatMap((arrangement) =>
  scenarios.map((scenario) => [scenario.id, scenario.lands.length, arrangement, scenario] as const),
);

describe.each(boards)('the board %s of %i lands, the track %s them', (_id, _count, arrangement, scenario) => {
  const layout = layoutBoard(scenario, arrangement);
  const things = layout.lands.map((land) => ({
    land: land.name,
    label: land.label.box,
    warriors: { ...land.warriors, ...WARRIORS_BOX },
    castle: land.castle && { ...land.castle, ...CASTLE_BOX },
  }));
  const solid = things.flatMap(({ warriors, castle }) => (castle ? [warriors, castle] : [warriors]));

  it('is a scenario the rules take', () => {
    expect(compileBoard(scenario).ok).toBe(true);
  });

  it('writes no name over warriors, a castle or another name', () => {
    for (const [i, { label, land }] of things.entries()) {
      for (const box of solid) expect(boxesOverlap(label, box), land).toBe(false);
      for (const other of things.slice(i + 1)) expect(boxesOverlap(label, other.label), land).toBe(false);
    }
  });

  it('stands no two armies on each other, and each in its own land', () => {
    for (const [i, { warriors, land }] of things.entries()) {
      for (const other of things.slice(i + 1)) expect(boxesOverlap(warriors, other.warriors), land).toBe(false);
      expect(isInside(warriors, layout.lands[i].cell), land).toBe(true);
      expect(sample(layout.land, warriors), land).toBeGreaterThan(0);
    }
  });

  it('has everything in its part of the board', () => {
    const inside = (box: Box) => {
      expect(box.x - box.halfWidth).toBeGreaterThanOrEqual(SHORE);
      expect(box.y - box.halfHeight).toBeGreaterThanOrEqual(SHORE);
      expect(box.x + box.halfWidth).toBeLessThanOrEqual(WIDTH - SHORE);
      expect(box.y + box.halfHeight).toBeLessThanOrEqual(HEIGHT - SHORE);
    };
    for (const box of [...solid, ...things.map((thing) => thing.label)]) inside(box);
  });

  it('has the shield at sea, clear of everything', () => {
    const { shield, track } = layout;
    expect(sample(layout.land, shield)).toBeLessThan(-60);
    const { left, top, width, height } = track.ring;
    const rim = Math.min(shield.x - left, left + width - shield.x, shield.y - top, top + height - shield.y);
    expect(rim).toBeGreaterThanOrEqual(shield.radius + innerRim(track.ring));
    const box = { ...shield, halfWidth: shield.radius, halfHeight: shield.radius };
    for (const other of [...solid, ...things.map((thing) => thing.label)]) expect(boxesOverlap(box, other)).toBe(false);
  });

  it('tells every adjacency by a border, a crossing or a link, and every false one by a wall', () => {
    const index = new Map(scenario.lands.map((land, i) => [land.name, i]));
    const table = scenario.lands.flatMap((land, a) => land.adjacent.map((name) => pairKey(a, index.get(name) ?? -1)));
    const told = [
      ...layout.borders.filter((border) => border.kind !== 'wall').map((border) => border.lands),
      ...layout.crossings.flatMap((crossing) => crossing.pairs),
      ...layout.links.map((link) => link.lands),
    ].map(([a, b]) => pairKey(a, b));
    expect([...told].sort()).toEqual([...new Set(table)].sort());
  });

  it('is the same every time', () => {
    expect(layoutBoard(scenario, arrangement).boxes).toEqual(layout.boxes);
  });
});
