import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PLUNDER } from '../rules/scenario/scenario-types.ts';
import {
  animalHalfPlace,
  animalPlace,
  buildingPlace,
  placeSelector,
  questPlace,
  settlementPlace,
  slotPlace,
} from './map/places.ts';
import { openingPosition } from './opening.ts';
import { ScythiaBoard, type ScythiaBoardProps } from './ScythiaBoard.tsx';
import type { BoardTarget } from './targets.ts';
import { count, SCENARIO } from './testing.ts';

const render = (seats: number, props: Partial<ScythiaBoardProps> = {}) =>
  renderToStaticMarkup(
    <ScythiaBoard
      scenario={SCENARIO}
      position={openingPosition(SCENARIO, seats)}
      words={(section, name) => `${section} ${name}`}
      label="The board"
      {...props}
    />,
  );

const target = (id: string, kind: BoardTarget['kind'], state: BoardTarget['state'] = 'lit'): BoardTarget => ({
  id,
  kind,
  label: `Tap ${id}`,
  state,
});

describe('ScythiaBoard', () => {
  it('makes controls with names of targets, and of nothing else', () => {
    const targets = [
      target(buildingPlace('silversmith'), 'building'),
      target(settlementPlace('Assyria left'), 'settlement', 'chosen'),
      target(slotPlace('Persia centre', 2), 'slot'),
      target(questPlace(null, 1), 'quest', 'quiet'),
      target(questPlace('Cimmeria left', 2), 'quest'),
      target(animalPlace(3), 'animal'),
      target(animalHalfPlace(1, 'eagle'), 'animal'),
    ];
    for (const tall of [false, true]) {
      const html = render(4, { targets, tall });
      expect(count(html, /role="button"/g)).toBe(targets.length);
      expect(count(html, /tabindex="0"/gi)).toBe(targets.length);
      for (const { label } of targets) expect(html).toContain(`aria-label="${label}"`);
      expect(count(html, /aria-disabled="true"/g)).toBe(1);
      expect(count(html, /aria-pressed="true"/g)).toBe(1);
    }
  });

  it.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 3],
  ])('has with %i players %i settlements in each land', (seats, settlements) => {
    const html = render(seats);
    expect(count(html, /data-place="building /g)).toBe(8);
    expect(count(html, /data-place="settlement /g)).toBe(4 * settlements);
    const slots = Math.max(4, seats + 2);
    expect(count(html, /data-place="slot /g)).toBe(4 * slots);
    // the village has two, Greece has none (S-10)
    expect(count(html, /data-place="quest /g)).toBe(3 * slots + 2);
    expect(count(html, /data-place="animal \d"/g)).toBe(3);
  });

  it.each([2, 3, 4])('draws every token of plunder with %i players', (seats) => {
    const { slots } = openingPosition(SCENARIO, seats);
    const html = render(seats);
    for (const kind of PLUNDER) {
      const lie = slots.reduce((sum, slot) => sum + slot.plunder[kind], 0);
      const piles = html.matchAll(new RegExp(`data-count="(\\d)"><svg[^>]*data-plunder="${kind}"`, 'g'));
      expect([...piles].reduce((sum, [, n]) => sum + Number(n), 0)).toBe(lie);
    }
  });

  it('S-51 shows a yellow die for each slot with gold', () => {
    const gold = openingPosition(SCENARIO, 4).slots.filter((slot) => slot.plunder.gold > 0).length;
    expect(gold).toBeGreaterThan(0);
    expect(count(render(4), /sc-die-chip"[^>]*die-yellow/g)).toBe(gold);
  });

  it('names every building, land and settlement in the words it is given', () => {
    const html = render(4);
    for (const word of ['building chiefs-tent', 'region Greece', 'settlement Persia centre'])
      expect(html).toContain(word);
  });

  it('shows what stands, would stand, and is blocked', () => {
    const plain = render(2);
    const ghosts = { [buildingPlace('farm')]: 'red', [settlementPlace('Greece left')]: 'grey' } as const;
    const html = render(2, { ghosts, position: { ...openingPosition(SCENARIO, 2), blocked: 'market' } });
    expect(count(plain, /sc-ghost/g)).toBe(0);
    expect(count(html, /sc-ghost/g)).toBe(2);
    expect(count(html, /sc-blocked/g)).toBe(1);
  });

  it('tells a quest face up from one face down', () => {
    const position = openingPosition(SCENARIO, 2);
    const [first, ...others] = position.slots;
    if (!first) throw new Error('There is no slot.');
    const up = { ...position, slots: [{ ...first, quest: 'W+3L=5' }, ...others] };
    expect(count(render(2, { position: up }), /sc-quest-back/g)).toBe(count(render(2), /sc-quest-back/g) - 1);
  });

  it('finds any place by its selector', () => {
    expect(placeSelector(slotPlace('Persia left', 1))).toBe(
      '[data-place="slot Persia left/1"],[data-spot="slot Persia left/1"]',
    );
  });
});
