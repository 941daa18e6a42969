import { seatNumber, seatOf } from '@tessera/kernel';
import { COLOURS } from '../../rules/scenario/board.ts';
import { spacesAhead, spacesNow } from '../decision/outlook.ts';
import { armiesOf, armyName, colourOfLand, type HiberniaScene, landsOf } from '../names.ts';
import { boardOfView } from '../scenario-of.ts';

/** As many spaces of the track as one plans for. */
const AHEAD = 5;

/** The position in words: every player, then every land with its holder, its warriors and its neighbours. */
export function summary(scene: HiberniaScene): { title: string; lines: string[] }[] {
  const { text } = scene;
  return [
    { title: text('hibernia.summary.players'), lines: playerLines(scene) },
    { title: text('hibernia.summary.lands'), lines: landLines(scene) },
  ];
}

function playerLines(scene: HiberniaScene): string[] {
  const { view, text } = scene;
  const lines = armiesOf(scene).map(({ name, seat }) => {
    const { distance, reserve, shield } = view.players[seatOf(seat)];
    const colours = spacesAhead(view, seat, AHEAD).map((space) => text(`hibernia.colour.${space.colour}`));
    return [
      text('hibernia.summary.player', { name, distance, reserve, shield, lands: landsOf(view, seat).length }),
      text('hibernia.summary.next', { colours: colours.join(', '), count: spacesNow(view, seat) }),
    ].join(' ');
  });
  const unused = landsOf(view, seatNumber(view.seats));
  return unused.length > 0
    ? [...lines, text('hibernia.summary.unused', { name: text('hibernia.unusedArmy'), lands: unused.length })]
    : lines;
}

function landLines(scene: HiberniaScene): string[] {
  const { view, text } = scene;
  const { landNames, adjacent, castles } = boardOfView(view);
  return landNames.map((land, index) => {
    const held = view.lands[land];
    const who = held
      ? text('hibernia.summary.held', { name: armyName(scene, held.army), count: held.warriors })
      : text('hibernia.summary.empty');
    return text('hibernia.summary.land', {
      land,
      colour: text(`hibernia.colour.${colourOfLand(view, land)}`),
      castle: castles.includes(index) ? 'yes' : 'no',
      who,
      adjacent: Array.from(adjacent[index], (near) => landNames[near]).join(', '),
    });
  });
}

/** 'blue 2, red 1': the colours an army has lands of. */
export const colourList = (text: HiberniaScene['text'], lands: Readonly<Record<string, number>>): string =>
  COLOURS.filter((colour) => lands[colour] > 0)
    .map((colour) => `${text(`hibernia.colour.${colour}`)} ${lands[colour]}`)
    .join(', ');
