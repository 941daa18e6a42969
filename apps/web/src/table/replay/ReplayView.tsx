import { type GameRecord, NO_SEAT, seatOf } from '@tessera/kernel';
import type { Step, ToldTo } from '@tessera/table';
import { type GameUi, type Player, type ShownCards, spokenSentence } from '@tessera/ui';
import { type ComponentType, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Drawer } from '../../controls/ShellDialog.tsx';
import { gameEntry } from '../../games.ts';
import { useText } from '../../i18n/index.tsx';
import { wantWords } from '../../i18n/words.ts';
import { useSettings } from '../../settings/index.ts';
import { BoardStage } from '../board/BoardStage.tsx';
import { BoardSummary } from '../board/BoardSummary.tsx';
import { CardsDialog } from '../board/CardsDialog.tsx';
import { EventBanner } from '../board/EventBanner.tsx';
import { PanZoom } from '../board/PanZoom.tsx';
import { travelMs } from '../controller/pace.ts';
import { Log } from '../log/Log.tsx';
import { Players } from '../players/Players.tsx';
import { headline } from '../prompt/headline.ts';
import { PromptBar } from '../prompt/PromptBar.tsx';
import { type Note, PromptNote } from '../prompt/PromptNote.tsx';
import { hasLog, isWide, tableClass, useLayout } from '../use-layout.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayController } from './replay-controller.ts';
import type { ReplayExtras, ReplayReviewProps } from './replay-extras.ts';
import { share } from './save-record.ts';
import { Viewpoint } from './Viewpoint.tsx';

interface ReplayViewProps {
  readonly ui: GameUi;
  readonly record: GameRecord;
  readonly steps: readonly Step[];
  readonly players: readonly Player[];
  readonly viewpoints: readonly ToldTo[];
  readonly viewpoint: ToldTo;
  readonly onViewpoint: (viewpoint: ToldTo) => void;
  /** Its game is over: it can be reviewed. */
  readonly over: boolean;
  /** Begins with the review. */
  readonly reviewFirst: boolean;
  /** The record holds what not everybody may know yet. */
  readonly secret: boolean;
  /** Plays on from that moment; not where that would tell too much. */
  readonly onTry: ((at: number) => void) | undefined;
  /** Where its table is. */
  readonly table: string | undefined;
}

const RATES = [0.5, 1, 2, 4] as const;
/** A step that is worth no time of its own is still seen. */
const LEAST = 350;

function keyAction(key: string, controller: ReplayController, onControl: boolean): (() => void) | undefined {
  if (key === 'ArrowRight') return controller.forward;
  if (key === 'ArrowLeft') return controller.back;
  if (key === 'Home') return () => controller.jump(0);
  if (key === 'End') return () => controller.jump(controller.steps.length);
  return key === ' ' && !onControl ? controller.toggle : undefined;
}

export function ReplayView(props: ReplayViewProps) {
  const {
    ui,
    record,
    steps,
    players,
    viewpoints,
    viewpoint,
    onViewpoint,
    over: isOver,
    reviewFirst,
    secret,
    onTry,
    table,
  } = props;
  const t = useText();
  const layout = useLayout();
  const [settings] = useSettings();
  const [rate, setRate] = useState<number>(1);
  const [logOpen, setLogOpen] = useState(false);
  const [cards, setCards] = useState<ShownCards | null>(null);
  const [note, setNote] = useState<Note | null>(null);
  const [Review, openReview] = useReviewModule(isOver && reviewFirst);
  const pace = useRef(rate);
  useEffect(() => {
    pace.current = rate;
  });
  const moment = useRef(0);
  const controller = useMemo(
    () => new ReplayController(steps, (step) => Math.max(LEAST, ui.durationMs(step)) / pace.current, moment.current),
    [steps, ui],
  );
  useEffect(() => () => controller.pause(), [controller]);
  const { at, playing } = useSyncExternalStore(controller.subscribe, controller.snapshot);
  useEffect(() => {
    moment.current = at;
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.altKey || event.metaKey || target?.closest('[role="dialog"], input, select')) return;
      const act = keyAction(event.key, controller, Boolean(target?.closest('button, a')));
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [controller]);

  const past = useMemo(() => steps.slice(0, at), [steps, at]);
  const step = past.at(-1);
  const shownStep = step ?? steps[0];
  const motion = Math.min(travelMs(settings.speed), 700 / rate);
  const name = gameEntry(ui.id)?.name ?? ui.id;
  if (!shownStep) return <p>{t('table.replay.empty')}</p>;
  const scene = { view: shownStep.view, players, text: t };
  const sentence = (step && headline(ui.describeStep(step, scene))) || t('table.replay.start');
  const turn = step?.turn ?? NO_SEAT;
  const picking = ui.startPicking([]);
  const over = at === steps.length;
  const look = (index: number) => {
    controller.jump(index + 1);
    setLogOpen(false);
  };
  const playerList = <Players ui={ui} scene={scene} turn={turn} compact={layout === 'narrow'} />;
  const logWith = (markOf: ReplayExtras['markOf']) => (
    <Log
      ui={ui}
      steps={past}
      players={players}
      looking={at > 0 ? at - 1 : null}
      hinted={record.hinted?.filter((hint) => hint.at < at)}
      markOf={markOf}
      onLook={look}
      onCards={setCards}
    />
  );
  const shown = ({ markOf, suggested, scenes, strip, beside }: ReplayExtras) => {
    const log = logWith(markOf);
    const room = <div className="review-room">{strip}</div>;
    const isBesideBoard = layout === 'short' && !ui.ownTable;
    return (
      <div className={`${tableClass(layout, ui)} table-replay`} data-game={ui.id}>
        <title>{`${t('table.replay')} · ${name} · Tessera`}</title>
        <main id="main" className="table-main">
          <h1 className="visually-hidden">{t('table.replay.of', { game: name })}</h1>
          <PromptBar ui={ui} sentence={sentence} colour={players[seatOf(turn)]?.colour}>
            <div className="tray">
              <ui.DiceTray {...scene} steps={past} fresh={at === 0} durationMs={motion} />
            </div>
          </PromptBar>
          <BoardStage
            plain={ui.ownTable}
            targetUnits={ui.targetUnits}
            textUnits={ui.textUnits}
            scenes={scenes ?? (step ? ui.scenesOf(step) : [])}
            durationMs={motion}
            onSkip={undefined}
            over={
              <>
                <PromptNote note={note} problem={null} onForget={() => {}} />
                <EventBanner ui={ui} scene={scene} step={step} />
              </>
            }
          >
            <ui.Board
              {...scene}
              waiting={over ? 'over' : 'bot'}
              seat={turn}
              legal={[]}
              picking={picking}
              active={false}
              hints={false}
              suggested={suggested}
              steps={past}
              durationMs={motion}
              layout={layout}
              log={ui.ownTable ? log : undefined}
              Zoom={ui.ownTable ? PanZoom : undefined}
              onCards={setCards}
              onMove={() => {}}
              onPicking={() => {}}
              onSay={(text, kind) => setNote(text ? { sentence: text, kind } : null)}
            />
          </BoardStage>
          {isBesideBoard ? null : room}
          {isWide(layout) || ui.ownTable ? null : playerList}
          <ReplayBar
            at={at}
            length={steps.length}
            playing={playing}
            rate={rate}
            rates={RATES}
            controller={controller}
            onRate={setRate}
            eyes={
              viewpoints.length > 1 ? (
                <Viewpoint viewpoints={viewpoints} viewpoint={viewpoint} players={players} onChoose={onViewpoint} />
              ) : null
            }
            withoutSlider={strip !== undefined}
            onReview={isOver ? openReview : undefined}
            reviewing={Review !== undefined}
            onShare={() =>
              secret ? setNote({ sentence: t('table.save.later'), kind: 'refusal' }) : void share(record)
            }
            onTry={onTry && (() => onTry(at))}
            onLog={hasLog(layout, ui) ? undefined : () => setLogOpen(true)}
            table={table}
          />
        </main>
        {isWide(layout) && !ui.ownTable ? (
          <aside className="side" aria-label={t('table.side')}>
            {isBesideBoard ? (strip ? room : playerList) : playerList}
            {beside}
            {log}
          </aside>
        ) : null}
        <BoardSummary ui={ui} scene={scene} />
        <div className="visually-hidden" aria-live="polite">
          {playing ? '' : `${t('table.replay.step', { at, length: steps.length })}. ${spokenSentence(sentence)}`}
        </div>
        <CardsDialog ui={ui} scene={scene} shown={cards} onClose={() => setCards(null)} />
        <Drawer title={t('table.log')} isOpen={logOpen} onOpenChange={setLogOpen}>
          {log}
        </Drawer>
      </div>
    );
  };
  if (!Review) return shown({});
  return <Review now={{ ui, record, steps, players, at, playing, layout, onAt: controller.jump }}>{shown}</Review>;
}

/** The review, which is loaded when it is asked for; and what opens it, or puts it away again. */
function useReviewModule(first: boolean): [ComponentType<ReplayReviewProps> | undefined, () => void] {
  const [loaded, setLoaded] = useState<ComponentType<ReplayReviewProps>>();
  const [isOpen, setOpen] = useState(first);
  useEffect(() => {
    if (!isOpen || loaded) return;
    void Promise.all([import('../../review/ReplayReview.tsx'), wantWords(['review'])]).then(([{ default: Review }]) =>
      setLoaded(() => Review),
    );
  }, [isOpen, loaded]);
  return [isOpen ? loaded : undefined, () => setOpen(!isOpen)];
}
