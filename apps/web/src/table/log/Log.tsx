import { seatOf } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import { type GameUi, type Player, Sentence, type ShownCards, taggedName } from '@tessera/ui';
import { IdCard } from 'lucide-react';
import { memo, useEffect, useMemo, useRef } from 'react';
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
  readonly onLook: (index: number) => void;
  readonly onCards: (shown: ShownCards) => void;
}

/** What happened, in words and by turns; a tap on an entry shows the board at that moment. */
export function Log({ ui, steps, players, looking, practice = false, onLook, onCards }: LogProps) {
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
  // what is looked at is in sight here too
  useEffect(() => {
    if (looking !== null) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
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
          onLook={onLook}
          onCards={onCards}
          text={t}
        />
      ))}
      {practice ? <li className="log-practice">{t('table.practice')}</li> : null}
      <li ref={foot} aria-hidden="true" />
    </ol>
  );
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
  readonly text: ReturnType<typeof useText>;
}

const LogTurn = memo(
  function LogTurn({ ui, turn, players, looking, onLook, onCards, text }: LogTurnProps) {
    const [first] = turn.steps;
    const entries = turn.steps.flatMap((step) =>
      ui
        .describeStep(step, { view: step.view, players, text })
        .map((line, i) => ({ line, step, key: `${step.index} ${i}` })),
    );
    const armies = ui.armies({ view: first.view, players, text });
    return (
      <li className="log-turn">
        <h2>{titleOf(ui, turn, { players: players.map(saidToBeYou), text })}</h2>
        <ul>
          {entries.map(({ line, step, key }) => (
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
            </li>
          ))}
        </ul>
      </li>
    );
  },
  (a, b) =>
    a.turn.first === b.turn.first &&
    a.length === b.length &&
    a.turn.steps.at(-1) === b.turn.steps.at(-1) &&
    a.looking === b.looking &&
    a.text === b.text &&
    a.players === b.players &&
    a.ui === b.ui,
);
