import { scenarioWords } from '@tessera/game-kit/testing';
import { cambria } from '../../index.ts';
import { SENTENCES } from './scenario-problem.ts';

interface Fort {
  name: string;
  value: unknown;
  lon: unknown;
  lat: unknown;
  roads: unknown;
}
interface Board {
  id: unknown;
  name: unknown;
  custom?: unknown;
  forts: Fort[];
}

const board = (): Board => structuredClone(cambria.scenarios['cambria']) as Board;
const broken = (breakIt: (board: Board) => void): unknown => {
  const copy = board();
  breakIt(copy);
  return copy;
};
const small = (forts: Record<string, string[]>): unknown => ({
  id: 'small',
  name: 'Small',
  custom: true,
  forts: Object.entries(forts).map(([name, roads], i) => ({ name, value: roads.length, lon: i, lat: 0, roads })),
});
const ring = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`F${i}`, [`F${(i + count - 1) % count}`, `F${(i + 1) % count}`]]),
  );

const crossed: Record<string, string[]> = ring(16);
crossed['F0'].push('F5', 'F10');
crossed['F5'].push('F0');
crossed['F10'].push('F0');

const bad: Record<string, unknown> = {
  sameName: broken((b) => (b.forts[1].name = 'Segontium')),
  noSuchFort: broken((b) => (b.forts[0].roads = ['Canovium', 'Londinium'])),
  toItself: broken((b) => (b.forts[0].roads = ['Segontium', 'Canovium'])),
  twice: broken((b) => (b.forts[0].roads = ['Canovium', 'Canovium'])),
  oneWay: broken((b) => (b.forts[0].roads = ['Canovium', 'Isca'])),
  valueNotRoads: broken((b) => (b.forts[0].value = 3)),
  cutOff: small({ ...ring(7), A: ['B', 'C'], B: ['A', 'C'], C: ['A', 'B'] }),
  fewForts: small(ring(5)),
  fewRoads: small(ring(9)),
  fortCount: { ...(small(ring(17)) as object), custom: false },
  noBonus: { ...(small(ring(16)) as object), custom: false },
  bonusCount: { ...(small(crossed) as object), custom: false },
  notObject: [],
  unknownKey: { ...board(), colour: 'red' },
  badId: { ...board(), id: 'Big Id' },
  badName: { ...board(), name: '' },
  badCustom: { ...board(), custom: 'yes' },
  noForts: { ...board(), forts: [] },
  manyForts: small(ring(61)),
  fortNotObject: { ...board(), forts: [3] },
  fortName: broken((b) => (b.forts[0].name = '/')),
  fortKey: broken((b) => Object.assign(b.forts[0], { moat: true })),
  badValue: broken((b) => (b.forts[0].value = 9)),
  badLon: broken((b) => (b.forts[0].lon = 'west')),
  badLat: broken((b) => (b.forts[0].lat = 99)),
  noRoads: broken((b) => (b.forts[0].roads = 'many')),
};

scenarioWords({ game: cambria, sentences: SENTENCES, words: new URL('../../words/', import.meta.url), bad });
