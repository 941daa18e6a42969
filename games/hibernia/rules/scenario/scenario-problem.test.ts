import { scenarioWords } from '@tessera/game-kit/testing';
import { hibernia } from '../../index.ts';
import type { Scenario, ScenarioLand } from './board.ts';
import { SENTENCES } from './scenario-problem.ts';

type Loose<T> = { -readonly [K in keyof T]: unknown };
type Lands = Loose<ScenarioLand>[];

const map = () => structuredClone(hibernia.scenarios['hibernia']) as Scenario;
const broken = (breakIt: (lands: Lands) => void): object => {
  const copy = map() as unknown as Loose<Scenario> & { lands: Lands };
  breakIt(copy.lands);
  return copy;
};
const edit = (part: Partial<Loose<ScenarioLand>>) => broken((lands) => Object.assign(lands[0], part));
const withTrack = (track: unknown) => ({ ...map(), track });

const bad: Record<string, unknown> = {
  sameName: broken((lands) => (lands[1].name = 'Cenél Conaill')),
  noSuchLand: edit({ adjacent: ['Roma'] }),
  toItself: edit({ adjacent: ['Cenél Conaill'] }),
  twice: edit({ adjacent: ['Airgialla', 'Airgialla'] }),
  oneWay: edit({ adjacent: ['Desmumu'] }),
  cutOff: broken((lands) => {
    for (const land of lands) {
      const lone = land.name === 'Dál Riata';
      land.adjacent = lone ? [] : (land.adjacent as string[]).filter((name) => name !== 'Dál Riata');
    }
  }),
  colours: edit({ colour: 'blue' }),
  noColour: broken((lands) => {
    for (const land of lands) if (land.colour === 'green') land.colour = 'red';
    lands[0].colour = 'blue';
    lands[6].colour = 'blue';
  }),
  noCastles: broken((lands) => {
    for (const land of lands) delete land.castle;
  }),
  castles: edit({ castle: false }),
  castleColour: broken((lands) => {
    for (const land of lands) land.castle = ['Cenél Conaill', 'Uí Maine', 'Brega', 'Caisel'].includes(`${land.name}`);
  }),
  castleProvince: broken((lands) => {
    for (const land of lands)
      land.castle = ['Cenél Conaill', 'Cenél nEógain', 'Brega', 'Caisel'].includes(`${land.name}`);
  }),
  noCentre: broken((lands) => {
    for (const land of lands) delete land.centre;
  }),
  centre: edit({ centre: true }),
  centreApart: broken((lands) => {
    for (const land of lands) land.centre = ['Airgialla', 'Uí Maine', 'Mide', 'Desmumu'].includes(`${land.name}`);
  }),
  notObject: [],
  noLands: { ...map(), lands: [] },
  manyLands: { ...map(), lands: Array.from({ length: 50 }, (_, i) => ({ ...map().lands[0], name: `Land ${i}` })) },
  noTrack: withTrack([]),
  space: withTrack(['red', 'pink']),
  landNotObject: broken((lands) => lands.splice(0, 1, 7 as never)),
  landName: edit({ name: '/' }),
  landKey: broken((lands) => Object.assign(lands[0], { moat: true })),
  province: edit({ province: '' }),
  colour: edit({ colour: 'pink' }),
  castle: edit({ castle: 'yes' }),
  centreFlag: edit({ centre: 'yes' }),
  unknownKey: { ...map(), colour: 'red' },
  badId: { ...map(), id: 'Big Id' },
  badName: { ...map(), name: '' },
  badLon: edit({ lon: 'west' }),
  badLat: edit({ lat: 99 }),
  noAdjacent: edit({ adjacent: 'many' }),
};

scenarioWords({ game: hibernia, sentences: SENTENCES, words: new URL('../../words/', import.meta.url), bad });
