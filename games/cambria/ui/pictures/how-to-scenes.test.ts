import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cambria } from '../../index.ts';
import { positionOf, SCENES } from './how-to-scenes.ts';

const howTo = JSON.parse(
  readFileSync(new URL('../../../../games/cambria/words/howto.en.json', import.meta.url), 'utf8'),
) as { steps: { id: string }[] };

describe('pictures of the how-to', () => {
  it('there is one for every step', () => {
    expect(Object.keys(SCENES)).toEqual(howTo.steps.map((step) => step.id));
  });

  it.each(Object.entries(SCENES))('%s stands on roads that exist, one piece on each', (_, scene) => {
    const { armies, legion } = positionOf(scene);
    const empty = cambria.rules.setup({ seats: 3, scenario: 'cambria', options: {} });
    if (!empty.ok) throw new Error(empty.error.message);
    const { roadNames, fortNames } = empty.value.board;
    const held = [...armies.flatMap((army) => army.roads), ...(legion === 'standard' ? [] : [legion])];
    expect(new Set(held).size).toBe(held.length);
    for (const road of [...held, ...(scene.targets ?? []).map(([place]) => place)]) expect(roadNames).toContain(road);
    for (const fort of armies.flatMap((army) => army.forts)) expect(fortNames).toContain(fort);
    for (const army of armies) expect(army.reserve).toBeGreaterThanOrEqual(0);
  });
});
