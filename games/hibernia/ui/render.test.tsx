import { type SeatNumber, SeededRng } from '@tessera/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { HiberniaPosition } from '../rules/position/position-types.ts';
import { table } from '../testing/table.ts';
import { Aids } from './Aids.tsx';
import { Board } from './Board.tsx';
import { Details } from './Details.tsx';
import { DiceTray } from './DiceTray.tsx';
import { EndCount } from './end/EndCount.tsx';
import { Panel } from './Panel.tsx';
import { decisionAt, PLAYERS, randomGame, textIn } from './testing.ts';

const FIRST = 1 as SeatNumber;

const text = textIn('en');
const at = () => table(3).holds(1, 'Brega', 'Mide').holds(2, 'Aidne').holds(4, 'Ulaid').shield(1, 2).gone(43);

describe('the parts of the table', () => {
  it('the board shows the march under a picking finger, and where the marker would be', () => {
    const decision = { ...decisionAt(at().die('green')), picking: { place: 'Ulaid' } };
    const nothing = () => undefined;
    const html = renderToStaticMarkup(
      <Board
        {...decision}
        active
        hints
        steps={[]}
        durationMs={0}
        onMove={nothing}
        onPicking={nothing}
        onSay={nothing}
      />,
    );
    expect(html).toContain('hb-preview-ring');
    expect(html).toContain('class="hb-ghost"');
    expect(html).toContain('aria-label="Battle in Ulaid: 2 warriors against 1 (Unused army)"');
    expect(html).toContain('data-look="north"');
  });

  it('a panel tells reserve, shield, lands by colour, the next spaces and whole rounds', () => {
    const { view, players } = decisionAt(at().die('green'));
    const panel = (army: number, compact: boolean) =>
      renderToStaticMarkup(
        <Panel view={view} players={players} text={text} army={army as SeatNumber} compact={compact} />,
      );
    expect(panel(1, false)).toContain('9 warriors in reserve. 2 on the shield. With these lands the marker stays');
    expect(panel(1, false)).toContain('Lands: red 1, yellow 1');
    expect(panel(1, false)).toContain('The next spaces: green, yellow, yellow, red');
    expect(panel(1, true)).not.toContain('Lands:');
  });

  it('a phone has lands by colour and colours ahead in a line of their own', () => {
    const { view, players } = decisionAt(at().die('green'));
    const html = renderToStaticMarkup(<Aids view={view} players={players} text={text} army={FIRST} compact />);
    expect(html).toContain('aria-label="Lands: red 1, yellow 1"');
    expect(html).toContain('aria-label="The next spaces: green, yellow, yellow, red');
  });

  it('the details tell in words where a player’s warriors are, the lands by colour and the colours ahead', () => {
    const { view, players } = decisionAt(at().die('green'));
    const html = renderToStaticMarkup(
      <Details view={view} players={players} text={text} army={FIRST} compact={false} />,
    );
    for (const words of ['43 spaces gone', '9 warriors in reserve', '2 warriors on the shield', 'warriors on the map'])
      expect(html).toContain(words);
    expect(html).toContain(`Mide (${view.lands['Mide']?.warriors})`);
    expect(html).toContain('aria-label="The next spaces: green, yellow, yellow, red');
    expect(html).toContain('With these lands the marker stays');
  });

  it('H-50 a panel tells who has gone all the way round', () => {
    const { view, players } = decisionAt(at().gone(43, 50).turn(3).with({ ending: true }).die('green'));
    const html = renderToStaticMarkup(
      <Panel view={view} players={players} text={text} army={2 as SeatNumber} compact={false} />,
    );
    expect(html).toContain('round once');
  });

  it('the tray tells the die and what is still open', () => {
    const { view, players } = decisionAt(
      at()
        .die('green')
        .with({ actions: { die: true, wild: false } }),
    );
    const html = renderToStaticMarkup(
      <DiceTray view={view} players={players} text={text} steps={[]} fresh={false} durationMs={0} />,
    );
    expect(html).toContain('aria-label="The die shows green. Actions left: green land."');
    expect(html).toContain('class="spent"');
  });

  it.each([3, 4])('the end of a game of %i tells how far everybody came', (seats) => {
    const { end, result } = randomGame(seats, new SeededRng(seats));
    const view: HiberniaPosition = end;
    const html = renderToStaticMarkup(
      <EndCount view={view} players={PLAYERS.slice(0, seats)} text={text} result={result} />,
    );
    for (const { name } of PLAYERS.slice(0, seats)) expect(html).toContain(name);
    expect(html).toContain('All the way round and');
    expect(html.match(/<h3>/g)).toHaveLength(seats);
  });
});
