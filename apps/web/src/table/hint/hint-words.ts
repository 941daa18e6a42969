import { seatOf } from '@tessera/kernel';
import type { LegalMove } from '@tessera/table';
import { type Decision, type GameUi, type Scene, type SuggestedMove, spokenSentence } from '@tessera/ui';
import type { ToldHint, ToldMove } from '../../host/hints.ts';
import { headline } from '../prompt/headline.ts';

/** A hinted move as it is read. */
export interface MoveWords {
  readonly move: string;
  readonly sentence: string;
  /** To win, of whoever decides, in per cent. */
  readonly chance: string;
  /** It can't be told whether the best move is better. */
  readonly isLevel: boolean;
  /** Why, and what would follow in the same turn. */
  readonly reasons: string;
  readonly line: string;
}

type Deciding = Decision<unknown, unknown>;

const MOST_FOLLOWING = 3;

/** Where to look, before the moves are told. */
export function nudgeOf(ui: GameUi, decision: Deciding, hint: ToldHint): string {
  const { text, legal } = decision;
  if (legal.length === 1) return text('table.hint.only');
  const best = legalOf(legal, hint.moves[0]);
  const nudge = (best && ui.hint?.nudge(decision, best)) ?? text('table.hint.compare');
  return isAllLevel(hint) ? `${nudge} ${text('table.hint.level')}` : nudge;
}

/** Of several moves none is clearly better. */
const isAllLevel = ({ moves }: ToldHint): boolean => moves.length > 1 && !moves.some(({ isWorse }) => isWorse);

export function movesInWords(ui: GameUi, decision: Deciding, { seat, moves }: ToldHint): MoveWords[] {
  const sentences = moves.map((told) => sentenceOf(ui, decision, told));
  const isTwice = (sentence: string) => sentences.filter((each) => each === sentence).length > 1;
  const exactly = (told: ToldMove) => {
    const move = legalOf(decision.legal, told);
    return move && ui.hint?.exact?.(decision, move);
  };
  return moves.map((told, nth) => {
    const { move, chances, isWorse, reasons } = told;
    return {
      move,
      sentence: (isTwice(sentences[nth]) && exactly(told)) || sentences[nth],
      chance: perCent(chances[seatOf(seat)] ?? 0),
      isLevel: moves.length > 1 && !isWorse && (nth > 0 || !(moves[1]?.isWorse ?? true)),
      reasons: reasons.flatMap((reason) => ui.hint?.reason(decision, reason) ?? []).join(' '),
      line: lineOf(ui, decision, told),
    };
  });
}

/** What is hardly possible is still possible. */
const perCent = (chance: number): string => (chance > 0 && chance < 1 ? '< 1' : String(Math.round(chance)));

/** As the log would tell it; a choice that the log says nothing of by its button. */
function sentenceOf(ui: GameUi, decision: Deciding, { move, steps: [first] }: ToldMove): string {
  const said = first ? headline(ui.describeStep(first, { ...sceneOf(decision), view: first.view })) : '';
  if (said) return spokenSentence(said);
  const choice = ui.choices(decision).find(({ does }) => 'move' in does && does.move === move);
  return choice?.label ?? move;
}

function lineOf(ui: GameUi, decision: Deciding, { steps }: ToldMove): string {
  const told = steps.slice(1).flatMap((step) => {
    const [line] = ui.describeStep(step, { ...sceneOf(decision), view: step.view });
    return line ? [spokenSentence(line.sentence)] : [];
  });
  const once = [...new Set(told)];
  return [...once.slice(0, MOST_FOLLOWING), ...(once.length > MOST_FOLLOWING ? ['…'] : [])].join(' ');
}

const sceneOf = ({ view, players, text }: Deciding): Scene<unknown> => ({ view, players, text });

const legalOf = (legal: readonly LegalMove[], told: ToldMove | undefined): LegalMove | undefined =>
  legal.find(({ text }) => text === told?.move);

/** The moves as the board shows them, with their numbers. */
export const suggestedBy = (hint: ToldHint, legal: readonly LegalMove[]): SuggestedMove[] =>
  hint.moves.flatMap((told, nth) => {
    const move = legalOf(legal, told);
    return move ? [{ move, label: String(nth + 1) }] : [];
  });

/** Where on the page the moves are made. */
export const placesOf = (ui: GameUi, hint: ToldHint): string[] =>
  hint.moves.flatMap(({ steps: [first] }) => (first ? ui.scenesOf(first) : []));
