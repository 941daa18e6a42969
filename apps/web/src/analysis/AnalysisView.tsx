import '../table/table.css';
import './analysis.css';
import { NO_SEAT, type Outcome, ok, seatOf } from '@tessera/kernel';
import { pagePath } from '@tessera/protocol/lists';
import { lineLength } from '@tessera/table';
import { type Choice, type Decision, type GameUi, type ShownCards, spokenSentence } from '@tessera/ui';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { Drawer } from '../controls/ShellDialog.tsx';
import { gameEntry } from '../games.ts';
import { useText } from '../i18n/index.tsx';
import { useSettings } from '../settings/index.ts';
import { BoardStage } from '../table/board/BoardStage.tsx';
import { BoardSummary } from '../table/board/BoardSummary.tsx';
import { CardsDialog } from '../table/board/CardsDialog.tsx';
import { focusBoard, useKeepFocus } from '../table/board/keep-focus.ts';
import { PanZoom } from '../table/board/PanZoom.tsx';
import { travelMs } from '../table/controller/pace.ts';
import { Log } from '../table/log/Log.tsx';
import { Players } from '../table/players/Players.tsx';
import { usePlayers } from '../table/players/players.ts';
import { headline } from '../table/prompt/headline.ts';
import { ChoiceRow, PromptBar } from '../table/prompt/PromptBar.tsx';
import { type Note, PromptNote } from '../table/prompt/PromptNote.tsx';
import { share } from '../table/replay/save-record.ts';
import { type Opened, TableDialogs } from '../table/TableDialogs.tsx';
import { tableClass, useLayout } from '../table/use-layout.ts';
import { useShortcuts } from '../table/use-shortcuts.ts';
import { AnalysisBar, type AnalysisChoice, type Panel } from './AnalysisBar.tsx';
import type { AnalysisController } from './analysis-controller.ts';
import { analysisSentence } from './analysis-problems.ts';
import { ChanceDialog } from './dialogs/ChanceDialog.tsx';
import { LinkDialog } from './dialogs/LinkDialog.tsx';
import { BestMoves } from './panels/BestMoves.tsx';
import { Chances, usePercent } from './panels/Chances.tsx';
import { Lines } from './panels/Lines.tsx';
import { positionToFragment } from './position-link.ts';
import { SidePanels } from './SidePanels.tsx';
import { useHasSide } from './use-has-side.ts';
import { useLiveSearch } from './use-live-search.ts';

interface AnalysisViewProps {
  readonly ui: GameUi;
  readonly controller: AnalysisController;
  readonly onEdit: (position: unknown) => void;
}

const BY_HAND = 'by-hand';

/** A board on which all seats and the dice are in one hand, with what a search thinks of it beside it. */
export function AnalysisView({ ui, controller, onEdit }: AnalysisViewProps) {
  const t = useText();
  const percent = usePercent();
  const layout = useLayout();
  const hasSide = useHasSide(layout, ui);
  const [, go] = useLocation();
  const [settings] = useSettings();
  const root = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState<Note | null>(null);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const [asked, setAsked] = useState<'chance' | 'link' | null>(null);
  const [cards, setCards] = useState<ShownCards | null>(null);
  const [thinks, setThinks] = useState(true);
  const [pointedAt, setPointedAt] = useState<{ readonly in: unknown; readonly move: string } | null>(null);

  const { kept, tree, moment, seen, problem } = useSyncExternalStore(controller.subscribe, controller.snapshot);
  const players = usePlayers(kept.game, kept.seats, NO_SEAT);
  const search = useLiveSearch(ui.id, seen.view, thinks);
  const { view, steps, waiting, seat, legal } = seen;
  const scene = { view, players, text: t };
  const lastStep = steps.at(-1);
  const motion = travelMs(settings.speed);

  // what was picked or pointed out belongs to one position and goes with it
  const [picked, setPicked] = useState<{ readonly for: unknown; readonly picking: unknown }>();
  const picking = useMemo(() => (picked?.for === legal ? picked.picking : ui.startPicking(legal)), [picked, legal, ui]);
  const pick = (next: unknown) => setPicked({ for: legal, picking: next });
  const pointed = pointedAt?.in === seen ? pointedAt.move : null;
  const pointedMove = legal.find(({ text }) => text === pointed);
  const chanceOf = (move: string) => search.findings?.moves.find((each) => each.move === move)?.chances[seatOf(seat)];

  const decision: Decision<unknown, unknown> = { ...scene, waiting, seat, legal, picking, lastStep };
  const sentence = waiting === 'roll' && !seen.thrown ? t('analysis.chance') : ui.prompt(decision);
  const rolled = lastStep && headline(ui.describeStep(lastStep, { ...scene, view: lastStep.view }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said belongs to one position
  useEffect(() => setNote(null), [seen]);
  useKeepFocus(root, legal, picking);

  const goTo = (at: number) => controller.goTo({ ...moment, at });
  const play = (move: string) => {
    setPanel(null);
    controller.play(move);
  };
  const choose = (choice: Choice<unknown>) => {
    if (choice.id === BY_HAND) setAsked('chance');
    else if ('move' in choice.does) play(choice.does.move);
    else pick(choice.does.picking);
  };
  const main =
    waiting === 'roll'
      ? {
          label: seen.thrown ? (ui.rollLabel?.(decision) ?? t('table.roll')) : t('analysis.draw'),
          act: controller.roll,
        }
      : undefined;
  const choices: readonly Choice<unknown>[] =
    waiting === 'roll'
      ? [{ id: BY_HAND, label: t(seen.thrown ? 'analysis.byHand' : 'analysis.drawByHand'), does: { picking } }]
      : waiting === 'move'
        ? ui.choices(decision)
        : [];
  const chooseMenu = (choice: AnalysisChoice) => {
    if (choice === 'leave') go(pagePath('analysis', { game: ui.id }));
    else if (choice === 'save') void share(kept.record);
    else if (choice === 'link') setAsked('link');
    else if (choice === 'edit') onEdit(view);
    else setOpened(choice);
  };
  const makeLink = async (): Promise<Outcome<string>> => {
    const fragment = await positionToFragment(view);
    return fragment.ok ? ok(`${location.origin}${pagePath('analysis', { game: ui.id })}#${fragment.value}`) : fragment;
  };
  useShortcuts({
    undo: controller.back,
    redo: controller.forward,
    main: () => main?.act(),
    cancel: () => {
      const back = ui.cancelPicking(decision);
      if (back !== undefined) pick(back);
      setNote(null);
      setPointedAt(null);
    },
    board: () => focusBoard(root.current),
    help: () => setOpened('keys'),
  });

  const name = gameEntry(ui.id)?.name ?? ui.id;
  const log = (
    <Log
      ui={ui}
      steps={steps}
      players={players}
      looking={null}
      onLook={(index) => {
        goTo(index + 1);
        setPanel(null);
      }}
      onCards={setCards}
    />
  );
  const panels: Readonly<Record<Panel, React.ReactNode>> = {
    best: (
      <BestMoves
        ui={ui}
        players={players}
        scene={scene}
        search={search}
        on={thinks}
        onSwitch={setThinks}
        foresee={controller.foresee}
        pointed={pointed}
        onPoint={(move) => {
          setPointedAt(move === null ? null : { in: seen, move });
          setPanel(null);
        }}
        onPlay={play}
      />
    ),
    lines: (
      <Lines
        ui={ui}
        scene={scene}
        tree={tree}
        moment={moment}
        firstSteps={controller.firstSteps}
        onGo={(to) => {
          controller.goTo(to);
          setPanel(null);
        }}
        onName={controller.name}
        onRemove={controller.remove}
      />
    ),
    log,
  };
  const playerList = <Players ui={ui} scene={scene} turn={seat} compact={layout === 'narrow'} />;
  const hasLog = hasSide || ui.ownTable === true;
  const said = (
    <PromptNote
      note={problem ? { sentence: analysisSentence(problem, t) ?? problem.message, kind: 'refusal' } : note}
      problem={null}
      onForget={controller.forgetProblem}
    />
  );
  return (
    <div
      className={`${tableClass(layout, ui)} table-analysis${hasSide ? ' table-sided' : ''}`}
      data-game={ui.id}
      ref={root}
    >
      <title>{`${t('analysis.title')} · ${name} · Tessera`}</title>
      <main id="main" className="table-main">
        <h1 className="visually-hidden">{t('analysis.of', { game: name })}</h1>
        <PromptBar ui={ui} sentence={sentence} colour={players[seatOf(seat)]?.colour}>
          <div className="tray">
            <ui.DiceTray {...scene} steps={steps} fresh={seen.thrown && !seen.throwGoesOn} durationMs={motion} />
          </div>
        </PromptBar>
        <ChoiceRow choices={choices} main={main} onChoose={choose} />
        <BoardStage
          plain={ui.ownTable}
          targetUnits={ui.targetUnits}
          textUnits={ui.textUnits}
          scenes={lastStep ? ui.scenesOf(lastStep) : []}
          durationMs={motion}
          onSkip={undefined}
          over={said}
        >
          <ui.Board
            {...decision}
            active={waiting === 'move'}
            hints={settings.showHints}
            steps={steps}
            suggested={
              pointedMove ? [{ move: pointedMove, label: percent(chanceOf(pointedMove.text) ?? 0) }] : undefined
            }
            durationMs={motion}
            layout={layout}
            log={ui.ownTable ? log : undefined}
            Zoom={ui.ownTable ? PanZoom : undefined}
            onCards={setCards}
            onMove={play}
            onPicking={pick}
            onSay={(text, kind) => setNote(text ? { sentence: text, kind } : null)}
          />
        </BoardStage>
        {hasSide ? null : (
          <div className="analysis-below">
            <Chances ui={ui} players={players} chances={search.findings?.chances} />
            {ui.ownTable ? null : playerList}
          </div>
        )}
        <AnalysisBar
          at={moment.at}
          length={lineLength(tree, moment.line)}
          onGo={goTo}
          panels={hasSide ? [] : hasLog ? ['best', 'lines'] : ['best', 'lines', 'log']}
          onPanel={setPanel}
          onChoose={chooseMenu}
        />
      </main>
      {hasSide ? (
        <aside className="side" aria-label={t('analysis.panels')}>
          {ui.ownTable || layout === 'short' ? null : playerList}
          <SidePanels panels={ui.ownTable ? { best: panels.best, lines: panels.lines } : panels} />
        </aside>
      ) : null}
      <BoardSummary ui={ui} scene={scene} />
      <div className="visually-hidden" aria-live="polite">
        {spokenSentence(`${rolled ?? ''} ${sentence}`)}
      </div>
      <Drawer
        title={panel === null ? '' : t(`analysis.panel.${panel}`)}
        isOpen={panel !== null}
        onOpenChange={(open) => open || setPanel(null)}
      >
        {panel === null ? null : panels[panel]}
      </Drawer>
      <ChanceDialog
        ui={ui}
        scene={scene}
        isOpen={asked === 'chance' && waiting === 'roll'}
        outcomes={asked === 'chance' ? controller.outcomes() : []}
        onChoose={(outcome) => {
          controller.play(outcome);
          if (!controller.snapshot().seen.throwGoesOn) setAsked(null);
        }}
        onClose={() => setAsked(null)}
      />
      <LinkDialog isOpen={asked === 'link'} makeLink={makeLink} onClose={() => setAsked(null)} />
      <TableDialogs opened={opened} onOpen={setOpened} game={ui.id}>
        {log}
      </TableDialogs>
      <CardsDialog ui={ui} scene={scene} shown={cards} onClose={() => setCards(null)} />
    </div>
  );
}
