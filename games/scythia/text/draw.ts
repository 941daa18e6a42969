import { type SeatNumber, seatNumber } from '@tessera/kernel';
import { type Names, type Paint, padTo } from '@tessera/ui/text';
import type { ScythiaPosition } from '../index.ts';
import { BUILDING_NAMES } from '../rules/notation.ts';
import type { PlayerPosition, SlotPosition } from '../rules/position/position-types.ts';
import { BUILDINGS, PLUNDER } from '../rules/scenario/scenario-types.ts';
import { crewInHand, crewInWords, heroInWords, needsOf } from './cards.ts';
import { amounts, nameOf, plural } from './players.ts';

const LETTERS: Readonly<Record<string, string>> = { gold: 'G', equipment: 'E', wagon: 'W', livestock: 'L' };

export function drawPosition(view: ScythiaPosition, names: Names, paint: Paint): string {
  const left = view.turnsLeft === null ? '' : `, ${plural(view.turnsLeft, 'turn')} left`;
  const parts = [
    `${paint.bold('Scythia')}   ${plural(view.turns, 'turn')} played${left}`,
    drawVillage(view, paint),
    drawLands(view, paint),
    ...view.players.map((player, index) => drawPlayer(view, player, seatNumber(index), names, paint)),
  ];
  if (view.pairs.length > 0) parts.push(drawPairs(view, paint));
  if (view.rival) parts.push(drawRival(view));
  if (view.raid) parts.push(drawRaid(view));
  return parts.join('\n\n');
}

function drawVillage(view: ScythiaPosition, paint: Paint): string {
  const buildings = BUILDINGS.map((building) => {
    const worker = view.workers[building] ?? '-';
    return `${BUILDING_NAMES[building]} ${view.blocked === building ? paint.dim('blocked') : worker}`;
  });
  const row = view.animals.row.map((animal, index) => `${index + 1} ${animal ?? '-'}`).join('   ');
  return [
    `  ${buildings.slice(0, 4).join('   ')}`,
    `  ${buildings.slice(4).join('   ')}`,
    `  quests: ${view.villageQuests.map((quest) => quest ?? '-').join(', ')}   animals: ${row}   cards in the deck: ${view.crewCards.deckSize}`,
  ].join('\n');
}

const plunder = (slot: SlotPosition): string =>
  PLUNDER.map((kind) => LETTERS[kind].repeat(slot.plunder[kind])).join('') || 'empty';

function drawLands(view: ScythiaPosition, paint: Paint): string {
  const settlements = [...new Set(view.slots.filter((slot) => slot.used).map((slot) => slot.settlement))];
  return settlements
    .map((settlement) => {
      const slots = view.slots
        .filter((slot) => slot.used && slot.settlement === settlement)
        .map((slot) => {
          const quest = slot.quest ? ` (quest ${slot.quest})` : '';
          return `${slot.slot}: ${plunder(slot)}${slot.worker ? ` under ${slot.worker}` : ''}${quest}`;
        });
      const raiders = view.raiders[settlement] ?? [];
      return [
        `  ${padTo(paint.bold(settlement), 16)} ${slots.join('   ')}${raiders.length ? paint.dim(`   raided by ${raiders.join(', ')}`) : ''}`,
        paint.dim(`    ${needsOf(view, settlement)}`),
      ].join('\n');
    })
    .join('\n');
}

function drawPairs(view: ScythiaPosition, paint: Paint): string {
  return view.pairs
    .flatMap(({ hero, crew }) => [
      `  ${paint.bold('hero')} ${heroInWords(view, hero)}`,
      `    with ${crewInWords(view, crew)}`,
    ])
    .join('\n');
}

function drawPlayer(
  view: ScythiaPosition,
  player: PlayerPosition,
  seat: SeatNumber,
  names: Names,
  paint: Paint,
): string {
  const arrow = view.turn === seat && !view.over ? '>' : ' ';
  const { silver, kumis, provisions, gold, equipment, wagon, livestock } = player;
  const store = amounts({ silver, kumis, provisions, gold, equipment, wagon, livestock });
  const places = player.crew.map((crew, place) => {
    const wounds = crew?.wounds ? ` -${crew.wounds}` : '';
    const eagle = player.eagles[place] ? ` ^${player.eagles[place]}` : '';
    const horse = player.horses[place] ? ` _${player.horses[place]}` : '';
    return `${place + 1} ${crew ? crew.name : '-'}${wounds}${eagle}${horse}`;
  });
  return [
    `${arrow} ${nameOf(seat, names, paint)}   ${paint.bold(plural(player.points, 'point'))}   ${player.worker ?? 'no'} worker   ${player.hero ?? 'no hero yet'}   ${store}`,
    `    ${places.join('   ')}`,
    `    hand: ${player.hand ? player.hand.map((card) => crewInHand(view, card)).join(', ') || 'none' : plural(player.handSize, 'card')}${player.quests.length ? `   quests: ${player.quests.join(', ')}` : ''}`,
  ].join('\n');
}

function drawRival({ rival }: ScythiaPosition): string {
  if (!rival) return '';
  const horses = Object.entries(rival.horses).map(([name, n]) => `${n} ${name}`);
  return `  The rival (${rival.leader})   ${plural(rival.points, 'point')}   ${plural(rival.provisions, 'provision')}   horses: ${horses.join(', ') || 'none'}   quests: ${rival.quests.join(', ') || 'none'}`;
}

function drawRaid({ raid }: ScythiaPosition): string {
  if (!raid) return '';
  const dice = raid.dice.map(({ die, face }) => `${die} ${face}`).join(', ');
  return `  Raid on ${raid.settlement}: ${raid.kumis} kumis; dice: ${dice || 'not rolled yet'}`;
}
