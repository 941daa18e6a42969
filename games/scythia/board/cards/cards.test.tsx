import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PlayerPosition } from '../../rules/position/position-types.ts';
import { crewPlace, eaglePlace, heroPlace, horsePlace } from '../map/places.ts';
import { openingPosition } from '../opening.ts';
import { Die } from '../pieces/Die.tsx';
import { readFace } from '../pieces/die-face.ts';
import { PlayerBoard } from '../player/PlayerBoard.tsx';
import { CREW } from '../portraits/crew.ts';
import { HEROES } from '../portraits/heroes.ts';
import { layersOf } from '../portraits/portrait.ts';
import { stranger } from '../portraits/stranger.ts';
import { abilitySigns, effectSigns } from '../signs/signs.ts';
import type { BoardTarget } from '../targets.ts';
import { count, SCENARIO } from '../testing.ts';
import { CrewCard } from './CrewCard.tsx';

describe('portraits', () => {
  it('there is one for each crew, hero and leader', () => {
    expect(Object.keys(CREW).sort()).toEqual(SCENARIO.crew.map(({ name }) => name).sort());
    const heroes = [...SCENARIO.heroes, ...SCENARIO.leaders].map(({ name }) => name);
    expect(Object.keys(HEROES).sort()).toEqual(heroes.sort());
  });

  it('no two are alike', () => {
    const drawn = [...Object.values(CREW), ...Object.values(HEROES)].map((who) => JSON.stringify(layersOf(who)));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('a card of another deck gets one, always the same', () => {
    expect(stranger('Potter')).toEqual(stranger('Potter'));
    expect(layersOf(stranger('Potter'))).not.toEqual(layersOf(stranger('Weaver')));
  });
});

describe('signs', () => {
  it.each(SCENARIO.crew.map((crew) => [crew.name, crew] as const))('%s has signs for both sides', (_, crew) => {
    expect(abilitySigns(crew.ability).length).toBeGreaterThan(0);
    expect(effectSigns(crew.effect).length).toBeGreaterThan(0);
  });
});

describe('CrewCard', () => {
  const champion = SCENARIO.crew.find(({ name }) => name === 'Champion');
  it('shows the strength that wounds leave, and the wounds', () => {
    if (!champion) throw new Error('There is no Champion.');
    const html = renderToStaticMarkup(<CrewCard crew={champion} name="Поборница" size="small" wounds={2} />);
    expect(html).toContain('>1</span>');
    expect(html).toContain('Поборница');
    expect(count(html, /class="sc-root sc-wound"/g)).toBe(2);
  });
});

describe('Die', () => {
  it('reads a face', () => {
    expect(['0', '3', '3w', '2/2w'].map(readFace)).toEqual([
      { strength: 0, wounds: 0 },
      { strength: 3, wounds: 0 },
      { strength: 0, wounds: 3 },
      { strength: 2, wounds: 2 },
    ]);
  });

  it('is told when it has a label', () => {
    expect(renderToStaticMarkup(<Die die="red" face="2/2w" label="Red die: 2" />)).toContain('aria-label="Red die: 2"');
  });
});

describe('PlayerBoard', () => {
  const [player] = openingPosition(SCENARIO, 2).players;
  const full: PlayerPosition = {
    ...(player as PlayerPosition),
    hero: 'Tomyris',
    crew: [{ name: 'Archer', wounds: 1 }, null, { name: 'Healer', wounds: 0 }, null, null],
    eagles: ['doubling dun', null, null, null, null],
    horses: [null, null, 'swift roan', null, null],
  };
  const targets: BoardTarget[] = [heroPlace(2), crewPlace(2, 1), eaglePlace(2, 5), horsePlace(2, 3)].map((id) => ({
    id,
    kind: 'crew',
    label: `Tap ${id}`,
    state: 'lit',
  }));

  it.each([false, true])('has all its places, and names its targets (compact: %s)', (compact) => {
    const html = renderToStaticMarkup(
      <PlayerBoard
        scenario={SCENARIO}
        player={full}
        seat={2}
        colour="sky"
        words={(_, name) => name}
        label="Sky"
        compact={compact}
        targets={targets}
      />,
    );
    expect(count(html, /data-place="player 2\//g)).toBe(1 + 3 * 5);
    expect(count(html, /role="button"/g)).toBe(targets.length);
    for (const { label } of targets) expect(html).toContain(`aria-label="${label}"`);
    expect(count(html, /data-portrait=/g)).toBe(3);
  });
});
