import type { SeatNumber } from '@tessera/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ArmyPosition, CambriaPosition } from '../rules/position/position-types.ts';
import cambria from '../scenarios/cambria.json' with { type: 'json' };
import { CambriaBoard } from './CambriaBoard.tsx';
import type { TargetKind } from './targets.ts';

const army = (roads: string[], forts: string[]): ArmyPosition => ({
  reserve: 5 - roads.length,
  roads,
  ships: [],
  forts,
  bonus: [],
  points: 0,
});

const position: CambriaPosition = {
  game: 'cambria',
  seats: 3,
  scenario: 'cambria',
  options: { lateTie: 'last' },
  phase: 'act',
  turn: 1 as SeatNumber,
  turns: 4,
  passes: 0,
  dice: [3, 3],
  shipUsed: false,
  legion: 'standard',
  armies: [army(['Segontium/Canovium'], ['Deva']), army(['Canovium/Deva'], []), army([], [])],
};

const render = (targets: Map<string, TargetKind>) =>
  renderToStaticMarkup(
    <CambriaBoard
      scenario={cambria}
      position={position}
      colours={['amber', 'sky', 'teal']}
      label="The board"
      targets={targets}
      nameOf={(place) => `Place ${place}`}
      durationMs={0}
    />,
  );

describe('CambriaBoard', () => {
  it('makes controls of lit places and of nothing else', () => {
    const html = render(
      new Map<string, TargetKind>([
        ['Canovium/Deva', 'throwOut'],
        ['ship 4', 'board'],
      ]),
    );
    expect(html.match(/role="button"/g)).toHaveLength(2);
    expect(html.match(/tabindex="0"/gi)).toHaveLength(2);
    expect(html).toContain('aria-label="Place Canovium/Deva"');
    expect(html).toContain('role="group" aria-label="The board"');
  });

  it('has a place for every road, ship and fort, and the standard', () => {
    expect(render(new Map()).match(/data-place=/g)).toHaveLength(28 + 5 + 16 + 1);
  });
});
