import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { questKey } from '../../rules/board.ts';
import type { Scenario } from '../../rules/scenario-types.ts';
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

  it.each(Object.entries(SCENES))('the quests of %s are in the deck', (_, scene) => {
    const keys = scenario.quests.map(questKey);
    for (const { quest } of positionOf(scenario, scene).slots)
      if (quest !== null && quest !== 'face down') expect(keys).toContain(quest);
  });

  it('a board is drawn for whoever chooses one', () => {
    expect(renderToStaticMarkup(<BoardPicture scenario={scythia} />)).toContain('data-place="building farm"');
  });
});
