import { scenarioWords } from '@tessera/game-kit/testing';
import { scythia } from '../../index.ts';
import { SENTENCES } from './scenario-problem.ts';

type Fields = Record<string, unknown>;
interface Loose extends Fields {
  readonly plunder: Fields;
  readonly dice: Fields;
  readonly settlements: Fields[];
  readonly heroes: Fields[];
  readonly crew: Fields[];
  readonly quests: Fields[];
  readonly leaders: Fields[];
}

const own = () => structuredClone(scythia.scenarios['scythia']) as unknown as Loose;
const broken = (change: (scenario: Loose) => void): unknown => {
  const copy = own();
  change(copy);
  return copy;
};
const crew = (part: Fields) => broken((s) => Object.assign(s.crew[0], part));
const effect = (it: unknown) => crew({ effect: it });
const silver = { gain: { silver: 1 } };
const nested = (depth: number): unknown => (depth === 0 ? silver : { spend: { silver: 1 }, to: nested(depth - 1) });
const six = (part: (index: number) => unknown) => ({ all: Array.from({ length: 6 }, (_, index) => part(index)) });

const bad: Record<keyof typeof SENTENCES, unknown> = {
  number: crew({ strength: '5' }),
  word: effect({ take: 'cow' }),
  notObject: [],
  noField: broken((s) => delete s.plunder['gold']),
  unknownField: { ...own(), colour: 'red' },
  notList: { ...own(), crew: {} },
  listLength: broken((s) => s.settlements.pop()),
  badPlaceName: crew({ name: '/' }),
  sameName: broken((s) => Object.assign(s.crew[1], { name: 'BRAWLER' })),
  badId: { ...own(), id: 'Big Id' },
  badName: { ...own(), name: '' },
  badFace: broken((s) => Object.assign(s.dice, { red: ['0', '1', '2', '3', '4', 'x'] })),
  fewTokens: broken((s) => Object.assign(s.plunder, { livestock: 5 })),
  otherRegion: broken((s) => Object.assign(s.settlements[0], { region: 'Greece' })),
  sameWorker: broken((s) => Object.assign(s.settlements[0], { workers: ['blue', 'blue'] })),
  fewCrew: broken((s) => s.crew.splice(3)),
  noCost: broken((s) => s.quests.splice(0, 1, { cost: {}, points: 3 })),
  leaders: broken((s) => s.leaders.reverse()),
  noAmounts: effect({ gain: {} }),
  badAmounts: effect({ gain: [] }),
  deepEffect: effect(nested(9)),
  bigEffect: effect(six(() => six(() => six(() => silver)))),
  unknownEffect: effect({ fly: 1 }),
  sameChoices: effect({ choose: [silver, silver] }),
  unknownAbility: crew({ ability: { fly: 1 } }),
};

scenarioWords({ game: scythia, sentences: SENTENCES, words: new URL('../../words/', import.meta.url), bad });
