import { readFileSync } from 'node:fs';
import { LANGUAGES, legalMoves, PLAYERS, randomSteps, strictText } from '@tessera/game-kit/testing';
import { SeededRng, seatNumber, unwrap } from '@tessera/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stepstoneGame } from '../index.ts';
import { stepstoneUi } from './index.ts';

const config = { seats: 2, scenario: 'stepstone', options: {} };
const players = PLAYERS.slice(0, 2);
const textIn = (language: string) =>
  strictText(language, JSON.parse(readFileSync(new URL(`../words/ui.${language}.json`, import.meta.url), 'utf8')));

test.each(LANGUAGES)('a whole game has words for every moment in %s', (language) => {
  const text = textIn(language);
  const { steps, end, result } = randomSteps(stepstoneGame, config, new SeededRng(language));
  const { describeStep, turnTitle, banner, summary, verdict } = stepstoneUi;
  for (const step of steps) {
    const scene = { view: step.view as typeof end, players, text };
    const lines = describeStep(step, scene).map(({ sentence }) => sentence);
    const all = [...lines, turnTitle(step, scene), banner(step, scene) ?? '', ...summary(scene)[0].lines];
    for (const sentence of all) expect(sentence).not.toMatch(/[{}]|undefined/);
  }
  expect(verdict({ view: end, players, text }, result)[0]).toContain(players[result.standings[0].seat].name);
});

test.each(LANGUAGES)('the board lights what can be walked from, in %s', (language) => {
  const s = unwrap(stepstoneGame.rules.setup(config));
  stepstoneGame.rules.play(s, unwrap(stepstoneGame.rules.parse(s, 'roll 3')));
  const legal = legalMoves(stepstoneGame.rules, s);
  const decision = {
    view: stepstoneGame.rules.toJSON(s),
    players,
    text: textIn(language),
    seat: seatNumber(0),
    legal,
    picking: null,
  };
  for (const waiting of ['over', 'bot', 'confirm', 'roll', 'move'] as const)
    expect(stepstoneUi.prompt({ ...decision, waiting })).not.toMatch(/[{}]|undefined/);
  const { Board } = stepstoneUi;
  const drawn = renderToStaticMarkup(
    <Board
      {...decision}
      waiting="move"
      active
      hints
      steps={[]}
      durationMs={0}
      onMove={() => undefined}
      onPicking={() => undefined}
      onSay={() => undefined}
    />,
  );
  expect(drawn.match(/role="button"/g)).toHaveLength(1);
  expect(drawn).toContain('data-place="stone 12"');
});
