import { readFileSync } from 'node:fs';
import { unwrap } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { SHIELD_PLACE } from '../../board/index.ts';
import { hibernia } from '../../index.ts';
import { look, moves } from '../../testing/table.ts';
import { boardPreview } from '../decision/foresee.ts';
import { positionOf, SCENES } from './how-to-scenes.ts';

const howTo = JSON.parse(readFileSync(new URL('../../words/howto.en.json', import.meta.url), 'utf8')) as {
  steps: { id: string }[];
};

describe('pictures of the how-to', () => {
  it('there is one for every step', () => {
    expect(Object.keys(SCENES)).toEqual(howTo.steps.map((step) => step.id));
  });

  it.each(Object.entries(SCENES))('%s is a moment that could be', (_, scene) => {
    const state = unwrap(hibernia.rules.fromJSON(positionOf(scene)));
    expect(look(state).turn).toBe(1);
    for (const [place] of scene.targets ?? [])
      expect(moves(state)).toContain(place === SHIELD_PLACE ? 'raise' : `march ${place}`);
  });

  it.each(Object.entries(SCENES).filter(([, scene]) => scene.preview))(
    '%s shows what the rules foresee',
    (_, scene) => {
      const { preview } = scene;
      const seen = boardPreview(positionOf(scene), preview?.land ? `march ${preview.land}` : undefined);
      expect(seen).toMatchObject(preview ?? {});
    },
  );

  it('the last two: nothing of the only pair is lit, though it is adjacent', () => {
    const state = unwrap(hibernia.rules.fromJSON(positionOf(SCENES['lasttwo'])));
    for (const land of ['Dál Riata', 'Ulaid']) expect(moves(state)).not.toContain(`march ${land}`);
  });
});
