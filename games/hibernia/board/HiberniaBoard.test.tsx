import type { SeatNumber } from '@tessera/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { HiberniaPosition } from '../rules/position/position-types.ts';
import { compileBoard } from '../rules/scenario/board.ts';
import hiberniaJson from '../scenarios/hibernia.json' with { type: 'json' };
import { type BoardPreview, HiberniaBoard } from './HiberniaBoard.tsx';
import { SHIELD_PLACE, type TargetKind } from './targets.ts';
import { wheelScenario } from './testing.ts';

const FIRST = 1 as SeatNumber;

const board = compileBoard(hiberniaJson);
if (!board.ok) throw new Error(board.error.message);
const { scenario } = board.value;

const position: HiberniaPosition = {
  game: 'hibernia',
  seats: 3,
  scenario: 'hibernia',
  options: { scattered: 'no' },
  phase: 'act',
  first: FIRST,
  turn: FIRST,
  turns: 4,
  die: 'blue',
  actions: { die: true, wild: true },
  march: null,
  ending: false,
  lands: { Brega: { army: FIRST, warriors: 7 }, Mide: { army: 4 as SeatNumber, warriors: 1 } },
  players: [
    { reserve: 3, shield: 13, distance: 0 },
    { reserve: 9, shield: 0, distance: 4 },
    { reserve: 9, shield: 0, distance: 54 },
  ],
};

interface Shown {
  readonly targets?: Map<string, TargetKind>;
  readonly preview?: BoardPreview;
}

const render = ({ targets, preview }: Shown, map = scenario) =>
  renderToStaticMarkup(
    <HiberniaBoard
      scenario={map}
      position={position}
      colours={['amber', 'sky', 'teal', 'neutral']}
      label="The board"
      targets={targets}
      preview={preview}
      nameOf={(place) => `Place ${place}`}
      durationMs={0}
    />,
  );

describe('HiberniaBoard', () => {
  it('makes controls of lit places and of nothing else', () => {
    const html = render({
      targets: new Map<string, TargetKind>([
        ['Mide', 'battle'],
        ['Uí Dúnlainge', 'march'],
        [SHIELD_PLACE, 'raise'],
      ]),
    });
    expect(html.match(/role="button"/g)).toHaveLength(3);
    expect(html.match(/tabindex="0"/gi)).toHaveLength(3);
    expect(html).toContain('aria-label="Place Uí Dúnlainge"');
    expect(html).toContain('role="group" aria-label="The board"');
  });

  it('has a place for every land, and the shield', () => {
    expect(render({}).match(/data-place=/g)).toHaveLength(20 + 1);
  });

  it('shows how many stand in a land and lie on the shield', () => {
    const numbers = [...render({}).matchAll(/class="hb-numeral"[^>]*>(\d+)</g)].map((match) => match[1]);
    expect(numbers).toContain('7');
    expect(numbers).toContain('13');
  });

  it('shows what a march would leave, and where the marker would go', () => {
    const html = render({
      preview: { land: 'Mide', holder: 1 as SeatNumber, warriors: 9, distances: [5, null, null] },
    });
    expect(html).toContain('hb-preview-ring');
    expect(html).toContain('>9<');
    expect(html.match(/class="hb-ghost"/g)).toHaveLength(1);
  });

  it('draws the four colours as four patterns, on lands and track alike', () => {
    const html = render({});
    for (const colour of ['blue', 'green', 'red', 'yellow']) {
      const uses = html.match(new RegExp(`fill="url\\(#\\w+-${colour}\\)"`, 'g'));
      expect(uses).toHaveLength(5 + scenario.track.length / 4);
    }
  });

  it('draws a map and a track of an owner’s own', () => {
    const wheel = wheelScenario(2, 3);
    expect(render({}, wheel).match(/data-place=/g)).toHaveLength(8 + 1);
  });
});
