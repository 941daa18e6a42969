import { type SeatNumber, seatNumber, seatOf } from '@tessera/kernel';
import { BUILDINGS } from '../../rules/scenario/scenario-types.ts';
import { ownSeat, RIVAL_SEAT, type ScythiaScene, seatName } from '../names.ts';
import { scenarioOf } from '../scenario-of.ts';
import { buildingText } from '../sentences/building-text.ts';
import { counted, nameOf } from '../sentences/card-names.ts';
import { animalHalfText, animalSentence, crewSentence } from '../sentences/card-text.ts';
import { amountsText } from '../sentences/effect-text.ts';
import { questText } from '../sentences/quest-text.ts';
import { hasPlunder, settlementSentence, slotSentence, slotsOf } from '../sentences/settlement-text.ts';
import { pointsOf } from './points.ts';

/** The position in words: everybody, the own hand, the village, every settlement with its slots, the animals. */
export function summary(scene: ScythiaScene): { title: string; lines: string[] }[] {
  const { text, view } = scene;
  const seat = ownSeat(view);
  const hand = view.players[seatOf(seat)]?.hand;
  return [
    {
      title: text('scythia.summary.players'),
      lines: view.players.flatMap((_, index) => playerLines(scene, seatNumber(index))),
    },
    ...(hand
      ? [{ title: text('scythia.summary.hand'), lines: hand.map((card) => crewSentence(text, view, card)) }]
      : []),
    ...(view.rival ? [{ title: seatName(scene, RIVAL_SEAT), lines: rivalLines(scene) }] : []),
    { title: text('scythia.summary.village'), lines: villageLines(scene) },
    { title: text('scythia.summary.raids'), lines: settlementLines(scene) },
    {
      title: text('scythia.summary.animals'),
      lines: view.animals.row.map((animal) =>
        animal ? animalSentence(text, view, animal) : text('scythia.animal.none'),
      ),
    },
  ];
}

/** What somebody has, in one sentence. */
export function playerSentence(scene: ScythiaScene, seat: SeatNumber): string {
  const { text, view } = scene;
  const player = view.players[seatOf(seat)];
  if (!player) return '';
  const { silver, kumis, provisions, gold, equipment, wagon, livestock, handSize: cards } = player;
  const has = amountsText(text, { silver, kumis, provisions, gold, equipment, wagon, livestock, cards });
  return text('scythia.summary.player', {
    name: seatName(scene, seat),
    points: counted(text, 'points', pointsOf(view)[seatOf(seat)] ?? 0),
    worker: player.worker ? nameOf(text, 'worker', player.worker) : text('scythia.summary.noWorker'),
    has: has || text('scythia.summary.nothing'),
    hero: player.hero ? nameOf(text, 'hero', player.hero) : text('scythia.summary.nothing'),
  });
}

function playerLines(scene: ScythiaScene, seat: SeatNumber): string[] {
  const { text, view } = scene;
  const player = view.players[seatOf(seat)];
  if (!player) return [];
  const name = seatName(scene, seat);
  const lines = [playerSentence(scene, seat)];
  player.crew.forEach((crew, index) => {
    const parts = [
      ...(crew
        ? [crewSentence(text, view, crew.name), ...(crew.wounds > 0 ? [counted(text, 'wounds', crew.wounds)] : [])]
        : []),
      ...eachAnimal(scene, player.eagles[index], 'eagle'),
      ...eachAnimal(scene, player.horses[index], 'horse'),
    ];
    if (parts.length > 0) lines.push(text('scythia.summary.place', { name, place: index + 1, what: parts.join('; ') }));
  });
  return lines;
}

const eachAnimal = (
  { text, view }: ScythiaScene,
  name: string | null | undefined,
  half: 'eagle' | 'horse',
): string[] => (name ? [animalHalfText(text, view, name, half)] : []);

function rivalLines({ text, view }: ScythiaScene): string[] {
  if (!view.rival) return [];
  const { points, provisions, horses, quests } = view.rival;
  return [
    [
      counted(text, 'points', points),
      counted(text, 'provisions', provisions),
      counted(
        text,
        'horse',
        Object.values(horses).reduce((sum, n) => sum + n, 0),
      ),
      counted(text, 'quest', quests.length),
    ].join(', '),
  ];
}

function villageLines({ text, view }: ScythiaScene): string[] {
  return [
    ...BUILDINGS.map((building) => {
      const worker = view.workers[building];
      return text('scythia.summary.building', {
        building: nameOf(text, 'building', building),
        worker: worker ? nameOf(text, 'worker', worker) : text('scythia.summary.noWorker'),
        action: buildingText(text, building, worker),
      });
    }),
    ...view.villageQuests.flatMap((quest) => (quest ? [questText(text, view, quest)] : [])),
  ];
}

function settlementLines({ text, view }: ScythiaScene): string[] {
  return scenarioOf(view).settlements.flatMap(({ name }) => {
    const slots = slotsOf(view, name).filter((slot) => hasPlunder(slot) || slot.quest !== null);
    return slots.length === 0
      ? []
      : [settlementSentence(text, view, name), ...slots.map((slot) => slotSentence(text, view, slot))];
  });
}
