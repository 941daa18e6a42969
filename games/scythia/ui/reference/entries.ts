import { matches, queryWords, type Text } from '@tessera/ui';
import { BUILDINGS, type Scenario, type ScenarioQuest } from '../../rules/scenario/scenario-types.ts';
import { buildingText } from '../sentences/building-text.ts';
import { counted, nameOf } from '../sentences/card-names.ts';
import { animalHalfText, crewSides, heroEffect } from '../sentences/card-text.ts';
import { questCost } from '../sentences/quest-text.ts';

/** A card in the reference: its name, what it says, and how often it is there. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly copies: number;
  /** For its picture. */
  readonly card?: { readonly kind: 'crew' | 'hero'; readonly name: string };
  readonly quest?: ScenarioQuest;
}

export interface Section {
  readonly id: 'crew' | 'heroes' | 'animals' | 'quests' | 'buildings' | 'schemes' | 'leaders';
  readonly entries: readonly Entry[];
}

/** Every card of a scenario, in the reader's words. */
export function sectionsOf(text: Text, scenario: Scenario): Section[] {
  const view = { scenario };
  return [
    { id: 'crew', entries: scenario.crew.map((card) => crewEntry(text, view, card)) },
    {
      id: 'heroes',
      entries: scenario.heroes.map(({ name }) => ({
        id: `hero ${name}`,
        name: nameOf(text, 'hero', name),
        lines: [heroEffect(text, view, name)],
        copies: 1,
        card: { kind: 'hero', name },
      })),
    },
    {
      id: 'animals',
      entries: scenario.animals.map(({ name, copies, eagle }) => ({
        id: `animal ${name}`,
        name: nameOf(text, 'animal', eagle.kind),
        lines: [animalHalfText(text, view, name, 'eagle'), animalHalfText(text, view, name, 'horse')],
        copies,
      })),
    },
    { id: 'quests', entries: scenario.quests.map((quest, index) => questEntry(text, quest, index)) },
    {
      id: 'buildings',
      entries: BUILDINGS.map((building) => ({
        id: `building ${building}`,
        name: nameOf(text, 'building', building),
        lines: [buildingText(text, building, null)],
        copies: 1,
      })),
    },
    { id: 'schemes', entries: scenario.schemes.map((scheme, index) => schemeEntry(text, scheme, index)) },
    { id: 'leaders', entries: scenario.leaders.map((leader) => leaderEntry(text, leader)) },
  ];
}

function crewEntry(
  text: Text,
  view: { scenario: Scenario },
  { name, copies, cost, strength }: Scenario['crew'][number],
): Entry {
  const { ability, effect } = crewSides(text, view, name);
  return {
    id: `crew ${name}`,
    name: nameOf(text, 'crew', name),
    lines: [
      `${text('scythia.card.cost', { count: cost })} · ${text('scythia.card.strength', { count: strength })}`,
      `${text('scythia.card.side', { side: text('scythia.card.left') })} ${ability}`,
      `${text('scythia.card.side', { side: text('scythia.card.right') })} ${effect}`,
    ],
    copies,
    card: { kind: 'crew', name },
  };
}

const questEntry = (text: Text, quest: ScenarioQuest, index: number): Entry => ({
  id: `quest ${index}`,
  name: counted(text, 'points', quest.points),
  lines: [questCost(text, quest)],
  copies: 1,
  quest,
});

const schemeEntry = (text: Text, scheme: Scenario['schemes'][number], index: number): Entry => ({
  id: `scheme ${index}`,
  name: nameOf(text, 'region', scheme.region),
  lines: [
    text('scythia.reference.scheme', {
      slot: scheme.slot,
      provisions: counted(text, 'provisions', scheme.provisions),
      strength: counted(text, 'strength', scheme.strength),
      points: counted(text, 'points', scheme.points),
      building: nameOf(text, 'building', scheme.blocks),
    }),
    text('scythia.reference.schemeElse', { row: scheme.quest.row, along: scheme.quest.along, horse: scheme.horse }),
  ],
  copies: 1,
});

const leaderEntry = (text: Text, leader: Scenario['leaders'][number]): Entry => ({
  id: `leader ${leader.name}`,
  name: nameOf(text, 'leader', leader.name),
  lines: [
    text('scythia.reference.leader', {
      difficulty: nameOf(text, 'difficulty', leader.name),
      strength: counted(text, 'strength', leader.strength),
      provisions: counted(text, 'provisions', leader.provisions),
      gains: counted(text, 'provisions', leader.gains),
    }),
  ],
  copies: 1,
});

/** Its name in the notation, which is the English one; quests and schemes have numbers only. */
const englishName = ({ id }: Entry): string => /^\S+ (.*\D.*)$/.exec(id)?.[1] ?? '';

/** What has every word of the query, in any order; accents, case and endings don't matter. */
export function found(sections: readonly Section[], query: string): Section[] {
  const words = queryWords(query);
  return sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter((entry) =>
        matches([entry.name, ...entry.lines, englishName(entry)].join(' '), words),
      ),
    }))
    .filter((section) => section.entries.length > 0);
}
