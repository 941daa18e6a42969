import { seatOf } from '@tessera/kernel';
import type { HintTaken, Step } from '@tessera/table';
import { type GameUi, type Player, Sentence, type ShownCards, taggedName } from '@tessera/ui';
import { IdCard } from 'lucide-react';
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useText } from '../../i18n/index.tsx';
import { type Turn, titleOf, turnsOf } from './turns.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import { toWholeLine } from './whole-lines.ts';

interface LogProps {
  readonly ui: GameUi;
  readonly steps: readonly Step[];
  readonly players: readonly Player[];
  readonly looking: number | null;
  /** Moves were taken back without anybody's consent: the game counts for nobody. */
  readonly practice?: boolean;
  /** The hints that were taken: by which seat, and before which move. */
  readonly hinted?: readonly HintTaken[] | undefined;
  /** Stands beside what the step with that number tells. */
  readonly markOf?: ((index: number) => ReactNode) | undefined;
  /** A word before everything else, such as how this table is set up. */
  readonly first?: string | undefined;
  readonly onLook: (index: number) => void;
  readonly onCards: (shown: ShownCards) => void;
}

/** What happened, in words and by turns; a tap on an entry shows the board at that moment. */
export function Log({
  ui,
  steps,
  players,
  looking,
  practice = false,
  hinted = NONE,
  first,
  markOf,
  onLook,
  onCards,
}: LogProps) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const foot = useRef<HTMLLIElement>(null);
  const turns = useMemo(() => turnsOf(steps, ui.inSetUp), [steps, ui]);

  // the newest stays in sight, unless somebody has scrolled up to read
  const count = steps.length;
  const followed = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const follow = () => {
      if (followed.current && count > 0) toTheEnd(element, foot.current);
    };
    follow();
    const resized = new ResizeObserver(follow);
    resized.observe(element);
    return () => resized.disconnect();
  }, [count]);
  // what is looked at is in sight here too, also when what stands below it grows
  useEffect(() => {
    const element = list.current;
    if (!element || looking === null) return;
    const show = () => element.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    show();
    const resized = new ResizeObserver(show);
    resized.observe(element);
    return () => resized.disconnect();
  }, [looking]);

  return (
    <ol
      ref={list}
      className="log"
      aria-label={t('table.log')}
      {...useRovingFocus(list)}
      onScroll={(event) => {
        const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
        followed.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
    >
      {first ? <li className="log-hint">{first}</li> : null}
      {turns.map((turn) => (
        <LogTurn
          key={turn.first}
          ui={ui}
          turn={turn}
          length={turn.steps.length}
          players={players}
          looking={
            looking !== null && looking >= turn.first && looking < turn.first + turn.steps.length ? looking : null
          }
          hinted={hinted.filter(({ at }) => at >= turn.first && at < turn.first + turn.steps.length)}
          markOf={markOf}
          onLook={onLook}
          onCards={onCards}
          text={t}
        />
      ))}
      {takers(hinted, ({ at }) => steps.length > 0 && at >= steps.length).map((by) => (
        <HintEntry key={`hint ${by}`} name={nameAt(players, by)} text={t} />
      ))}
      {practice ? <li className="log-practice">{t('table.practice')}</li> : null}
      <li ref={foot} aria-hidden="true" />
    </ol>
  );
}

const NONE: readonly HintTaken[] = [];

/** After a take-back somebody may have taken another one there; that is said once. */
const takers = (hinted: readonly HintTaken[], where: (hint: HintTaken) => boolean): HintTaken['by'][] => [
  ...new Set(hinted.filter(where).map(({ by }) => by)),
];

const nameAt = (players: readonly Player[], seat: HintTaken['by']): string => players[seatOf(seat)]?.name ?? '';

function HintEntry({ name, text }: { readonly name: string; readonly text: ReturnType<typeof useText> }) {
  return <li className="log-hint">{text('table.hint.log', { name })}</li>;
}

/** Down to the newest, with so much room under it that the log begins with a whole line. */
function toTheEnd(list: HTMLOListElement, foot: HTMLLIElement | null): void {
  if (!foot) return;
  foot.style.height = '0';
  list.scrollTop = list.scrollHeight;
  if (list.scrollTop === 0) return;
  const turns = [...list.querySelectorAll('.log-turn')].map((turn) => ({
    heading: turn.querySelector('h2')?.getBoundingClientRect().height ?? 0,
    lines: [...turn.querySelectorAll('.log-line')].map((line) => line.getBoundingClientRect()),
  }));
  foot.style.height = `${toWholeLine(list.getBoundingClientRect().top, turns)}px`;
  list.scrollTop = list.scrollHeight;
}

/** The heading of a turn of yours says so; the lines under it needn't. */
const saidToBeYou = (player: Player): Player => (player.isYou ? { ...player, name: taggedName(player) } : player);

interface LogTurnProps extends Omit<LogProps, 'steps'> {
  readonly turn: Turn;
  /** With the first step it says whether the turn has changed. */
  readonly length: number;
  /** Taken in this turn. */
  readonly hinted: readonly HintTaken[];
  readonly text: ReturnType<typeof useText>;
}

const LogTurn = memo(
  function LogTurn({ ui, turn, players, looking, hinted, markOf, onLook, onCards, text }: LogTurnProps) {
    const [first] = turn.steps;
    const entries = turn.steps.flatMap((step) =>
      ui.describeStep(step, { view: step.view, players, text }).map((line, i) => ({
        line,
        step,
        mark: i === 0 && markOf?.(step.index),
        key: `${step.index} ${i}`,
        hints: i === 0 ? takers(hinted, ({ at }) => at === step.index) : [],
      })),
    );
    const armies = ui.armies({ view: first.view, players, text });
    return (
      <li className="log-turn">
        <h2>{titleOf(ui, turn, { players: players.map(saidToBeYou), text })}</h2>
        <ul>
          {entries.flatMap(({ line, step, mark, key, hints }) => [
            ...hints.map((by) => <HintEntry key={`${key} hint ${by}`} name={nameAt(players, by)} text={text} />),
            <li key={key} className="log-entry">
              <button
                type="button"
                tabIndex={-1}
                className={line.strong ? 'log-line log-line-strong' : 'log-line'}
                aria-current={looking === step.index ? 'step' : undefined}
                onClick={() => onLook(step.index)}
              >
                <span className="log-mark">
                  {line.army > 0 ? <ui.Mark colour={armies[seatOf(line.army)]?.colour ?? ''} size={12} /> : null}
                </span>
                <span>
                  <Sentence>{line.sentence}</Sentence>
                </span>
                {mark ? <span className="log-review">{mark}</span> : null}
              </button>
              {line.cards?.map((card) => {
                const name = ui.cardName?.(card, text) ?? card;
                return (
                  <button
                    key={card}
                    type="button"
                    tabIndex={-1}
                    className="log-card"
                    title={name}
                    aria-label={text('table.card', { name })}
                    aria-haspopup="dialog"
                    onClick={() => onCards({ title: name, cards: [card] })}
                  >
                    <IdCard aria-hidden="true" />
                  </button>
                );
              })}
            </li>,
          ])}
        </ul>
      </li>
    );
  },
  (a, b) =>
    a.turn.first === b.turn.first &&
    a.length === b.length &&
    a.hinted.length === b.hinted.length &&
    a.turn.steps.at(-1) === b.turn.steps.at(-1) &&
    a.looking === b.looking &&
    a.markOf === b.markOf &&
    a.text === b.text &&
    a.players === b.players &&
    a.ui === b.ui,
);
