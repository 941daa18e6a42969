import { type SeatNumber, SeededRng, seatOf } from '@tessera/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Board } from './Board.tsx';
import { DiceTray } from './DiceTray.tsx';
import { objectOf } from './decision/move-object.ts';
import type { ScythiaDecision } from './decision/prompt.ts';
import { EndCount } from './end/EndCount.tsx';
import { Panel } from './Panel.tsx';
import { PLAYERS, randomGame, textIn } from './testing.ts';

const text = textIn('en');
const nothing = () => undefined;

/** The decisions of a few games, by what they offer first. */
const known = new Map<number, Map<string, ScythiaDecision>>();

function decisionWith(what: string, seats = 3): ScythiaDecision {
  const found = known.get(seats) ?? new Map<string, ScythiaDecision>();
  known.set(seats, found);
  for (let seed = 1; seed < 12 && !found.has(what); seed++)
    randomGame(seats, new SeededRng(seed), (decision) => {
      for (const each of decision.legal) {
        const { do: doing } = objectOf(each);
        if (!found.has(doing)) found.set(doing, { ...decision, text });
      }
    });
  const decision = found.get(what);
  if (!decision) throw new Error(`No game offers "${what}".`);
  return decision;
}

const draw = (decision: ScythiaDecision, layout: 'wide' | 'narrow' | 'picture' = 'wide', active = true) =>
  renderToStaticMarkup(
    <Board
      {...decision}
      active={active}
      hints
      steps={[]}
      durationMs={0}
      {...(layout === 'picture' ? {} : { layout })}
      log={<p>the log</p>}
      onMove={nothing}
      onPicking={nothing}
      onSay={nothing}
    />,
  );

describe('the table', () => {
  it('S-14 offers heroes with their crew, each with a button', () => {
    const decision = decisionWith('choose');
    const html = draw(decision);
    expect(html.match(/scythia-pair"/g)).toHaveLength(decision.view.pairs.length);
    expect(html).toMatch(/>Choose \w+ with \w+</);
  });

  it('S-14 whoever waits for another to choose can scroll the heroes by keyboard', () => {
    const html = draw(decisionWith('choose'), 'wide', false);
    expect(html).toMatch(/<section class="scythia-moment [^"]*" aria-label="[^"]+" tabindex="0">/);
    expect(html.includes('<button type="button" class="button scythia-pair-choose"')).toBe(false);
  });

  it('shows the own hand with both sides in words, and nobody else’s', () => {
    const decision = decisionWith('place');
    const html = draw(decision);
    const hand = decision.view.players[seatOf(decision.view.turn)]?.hand ?? [];
    expect(html.match(/scythia-side">Hired/g)?.length ?? 0).toBe(hand.length);
    expect(html).toContain('the log');
    expect(html).toContain('Look at the board of');
  });

  it('S-51 a raid shows the chance of every tier for every number of kumis', () => {
    const decision = decisionWith('kumis');
    const html = draw(decision);
    const rows = decision.legal.length;
    expect(html.match(/aria-label="Spend /g)).toHaveLength(rows);
    const chances = html.match(/<td style="--chance:[\d.]+">\d+<small>%/g) ?? [];
    expect(chances.length % rows).toBe(0);
    expect(chances.length / rows).toBeGreaterThan(0);
    expect(html).toContain('Before the dice');
  });

  it('S-53 wounds are dealt by hand or as suggested', () => {
    expect(draw(decisionWith('wound'))).toContain('Deal as suggested');
  });

  it('a phone has four tabs, and each its part', () => {
    const html = draw(decisionWith('place'), 'narrow');
    expect(html.match(/role="tab"/g)).toHaveLength(4);
    expect(html.match(/role="tabpanel"/g)).toHaveLength(4);
  });

  it('is only the board where only a picture is wanted', () => {
    const html = draw(decisionWith('place'), 'picture');
    expect(html.includes('the log')).toBe(false);
    expect(html.includes('data-place="building farm"')).toBe(true);
  });

  it('S-71 shows the rival of a solo game', () => {
    const html = draw(decisionWith('place', 1));
    expect(html).toContain('scythia-rival');
  });

  it('the end tells where the points came from, and adds up', () => {
    const { end, result } = randomGame(3, new SeededRng(3));
    const html = renderToStaticMarkup(
      <EndCount view={end} players={PLAYERS.slice(0, 3)} text={text} result={result} />,
    );
    for (const { points } of result.standings) expect(html).toContain(`<strong>${points}</strong>`);
    for (const word of ['Crew', 'Animals', 'Quests', 'Plunder']) expect(html).toContain(word);
  });

  it('the button of another player says what its numbers are', () => {
    const html = draw(decisionWith('place'));
    const spoken = html.match(/<span class="visually-hidden">Look at the board of [^<]*<\/span>/g) ?? [];
    expect(spoken).toHaveLength(2);
    for (const each of spoken) expect(each).toMatch(/board of (\w+)\. \1: \d+ points?; \w+ worker; .*\d+ silver/);
    const heads = html.match(/<span class="scythia-other-(head|goods)"[^>]*>/g) ?? [];
    expect(heads).toHaveLength(4);
    for (const head of heads) expect(head).toContain('aria-hidden="true"');
  });

  it('panel and tray say in words what they draw', () => {
    const { view, players } = decisionWith('place');
    const panel = renderToStaticMarkup(
      <Panel view={view} players={players} text={text} army={1 as SeatNumber} compact={false} />,
    );
    expect(panel).toMatch(/aria-label="[^"]*worker[^"]*silver/);
    const tray = renderToStaticMarkup(
      <DiceTray view={view} players={players} text={text} steps={[]} fresh={false} durationMs={0} />,
    );
    expect(tray).toMatch(/aria-label="\w+: \w+ worker"/);
  });
});
