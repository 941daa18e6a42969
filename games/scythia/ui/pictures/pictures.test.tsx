import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buildingPlace } from '../../board/index.ts';
import { layoutBoard } from '../../board/map/layout.ts';
import { questKey } from '../../rules/scenario/board.ts';
import type { Scenario } from '../../rules/scenario/scenario-types.ts';
import scythia from '../../scenarios/scythia.json' with { type: 'json' };
import BoardPicture from './BoardPicture.tsx';
import HowToPicture from './HowToPicture.tsx';
import { positionOf, SCENES } from './how-to-scenes.ts';

const scenario = scythia as unknown as Scenario;
const howTo = JSON.parse(readFileSync(new URL('../../words/howto.en.json', import.meta.url), 'utf8')) as {
  steps: { id: string; title: string }[];
};

describe('pictures', () => {
  it.each(howTo.steps.map(({ id, title }) => [id, title] as const))('%s has one, with a name', (id, title) => {
    expect(renderToStaticMarkup(<HowToPicture step={id} label={title} />)).toContain(`aria-label="${title}"`);
  });

  it.each(Object.entries(SCENES))('all that is lit in %s is there', (id, scene) => {
    const html = renderToStaticMarkup(<HowToPicture step={id} label="" />);
    for (const target of scene.targets ?? []) expect(html).toContain(`aria-label="${target.label}"`);
  });

  it.each(Object.entries(SCENES))('%s shows nothing beyond the board, and whole what is lit', (_, scene) => {
    const { window, tall, targets = [] } = scene;
    const board = layoutBoard(scenario.settlements, positionOf(scenario, scene).slots, tall === true);
    const [right, foot] = [window.x + window.width, window.y + (window.width * 3) / 4];
    expect([window.x >= 0, right <= board.width, foot <= board.height]).toEqual([true, true, true]);
    const settlements = board.lands.flatMap((land) => land.settlements);
    const boxes = targets.flatMap(({ id, kind }) => {
      if (kind === 'building') return [...board.buildings].filter(([name]) => buildingPlace(name) === id);
      return settlements
        .filter(({ settlement: { name } }) => id.includes(name))
        .map(({ settlement: { name }, box }) => [name, box] as const);
    });
    expect(boxes).toHaveLength(targets.length);
    for (const [name, { x, width }] of boxes)
      expect([name, x >= window.x, x + width <= right]).toEqual([name, true, true]);
  });

  it.each(Object.entries(SCENES))('the quests of %s are in the deck', (_, scene) => {
    const keys = scenario.quests.map(questKey);
    for (const { quest } of positionOf(scenario, scene).slots)
      if (quest !== null && quest !== 'face down') expect(keys).toContain(quest);
  });

  it('a board is drawn for whoever chooses one', () => {
    expect(renderToStaticMarkup(<BoardPicture scenario={scythia} />)).toContain('data-place="building farm"');
  });
});
