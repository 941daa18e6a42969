import { fail, type Game, type GameRecord, type Outcome, ok } from '@tessera/kernel';
import { bestLine, type Effort, fullEffort, type MomentDraft, ReviewedGame, rollOut, sweepEffort } from '@tessera/mind';
import { loadGameToThink } from '@tessera/registry/networks';
import { playStep, type Step } from '@tessera/table';
import { crash } from '../../host/crash.ts';
import type { Depth, Question, Reply } from './messages.ts';

/** Thinks about a finished game, off the page's thread. A game that goes on is refused here, whoever asks. */
let opened: Outcome<ReviewedGame<unknown, unknown>> = fail('not-open', 'No record has been opened.');

const tell = (reply: Reply) => self.postMessage(reply);

/** So often at most the page is told how far a roll-out is. */
const TELL_EVERY_MS = 200;

/** One question after another: the rules take a moment to come. */
let queue: Promise<void> = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<Question>) => {
  queue = queue.then(() => hear(data)).catch(crash);
};

async function hear(asked: Question): Promise<void> {
  const answered = asked.type === 'open' ? await open(asked.record) : opened.ok ? answer(opened.value, asked) : opened;
  if (!answered.ok) tell({ type: 'refused', problem: answered.error });
}

async function open(record: GameRecord): Promise<Outcome<void>> {
  const game = await loadGameToThink(record.game);
  opened = game.ok ? ReviewedGame.of(game.value, record) : game;
  if (!opened.ok) return opened;
  tell({ type: 'opened' });
  return ok(undefined);
}

function answer(reviewed: ReviewedGame<unknown, unknown>, asked: Exclude<Question, { type: 'open' }>): Outcome<void> {
  const { game } = reviewed;
  switch (asked.type) {
    case 'drafts': {
      const drafts: MomentDraft[] = [];
      const effort = effortOf(game, asked.depth);
      for (let at = asked.from; at < asked.to; at++) drafts.push(lastOf(reviewed.draft(at, effort)));
      tell({ type: 'drafts', from: asked.from, drafts });
      return ok(undefined);
    }
    case 'review':
      tell({ type: 'review', review: reviewed.review(asked.drafts, effortOf(game, asked.depth)) });
      return ok(undefined);
    case 'line':
      return toldLine(reviewed, asked);
    case 'rollOut':
      return rolledOut(reviewed, asked.at, asked.moves);
  }
}

const effortOf = (game: Game, depth: Depth): Effort => (depth === 'full' ? fullEffort(game) : sweepEffort());

function lastOf<T>(steps: Generator<unknown, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

function toldLine(
  reviewed: ReviewedGame<unknown, unknown>,
  { at, move, compared }: Extract<Question, { type: 'line' }>,
): Outcome<void> {
  const { game } = reviewed;
  const { rules } = game;
  const s = reviewed.position(at);
  const line = lastOf(bestLine(game, s, move));
  if (!line.ok) return line;
  const others: Step[] = [];
  for (const text of compared) {
    const other = rules.parse(s, text);
    if (!other.ok) return other;
    const copy = rules.alloc(s);
    rules.copyInto(copy, s);
    others.push(playStep(game, copy, other.value, at, 'revealed'));
  }
  tell({
    type: 'line',
    line: {
      moves: line.value.map(({ move, before }) => ({
        text: rules.format(before, move),
        move: rules.describe(before, move),
      })),
      steps: line.value.map(({ move, before }, nth) => playStep(game, before, move, at + nth, 'revealed')),
      compared: others,
    },
  });
  return ok(undefined);
}

function rolledOut(reviewed: ReviewedGame<unknown, unknown>, at: number, moves: readonly string[]): Outcome<void> {
  const { rules } = reviewed.game;
  const s = reviewed.position(at);
  const playing = rollOut(reviewed.game, rules.view(s, rules.actor(s)), moves);
  let told = 0;
  for (let step = playing.next(); ; step = playing.next()) {
    if (step.done) {
      if (!step.value.ok) return step.value;
      tell({ type: 'rolledOut', progress: step.value.value, done: true });
      return ok(undefined);
    }
    if (performance.now() - told < TELL_EVERY_MS) continue;
    told = performance.now();
    tell({ type: 'rolledOut', progress: step.value, done: false });
  }
}
