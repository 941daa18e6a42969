import { fail, type GameRecord, NO_SEAT, type Outcome, ok, type Problem, seatOf } from '@tessera/kernel';
import type { TableState } from '@tessera/table';
import { type Choice, type GameUi, type Player, type ShownCards, spokenSentence } from '@tessera/ui';
import { useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Confirm } from '../controls/Confirm.tsx';
import { download } from '../controls/download.ts';
import { gameEntry } from '../games.ts';
import type { TableConnection } from '../host/index.ts';
import { useText } from '../i18n/index.tsx';
import { useSettings } from '../settings/index.ts';
import { BoardStage } from './board/BoardStage.tsx';
import { BoardSummary } from './board/BoardSummary.tsx';
import { CardsDialog } from './board/CardsDialog.tsx';
import { EventBanner } from './board/EventBanner.tsx';
import { focusBoard, useKeepFocus } from './board/keep-focus.ts';
import { LookingBack } from './board/LookingBack.tsx';
import { PanZoom } from './board/PanZoom.tsx';
import { useTravel } from './board/use-travel.ts';
import { travelMs } from './controller/pace.ts';
import type { TableNow } from './controller/use-table.ts';
import { EndPage } from './end/EndPage.tsx';
import { resigningHere } from './end/resigning.ts';
import { Guide } from './guide/Guide.tsx';
import { afterActing, type GuideMemory, readGuide, writeGuide } from './guide/guide-memory.ts';
import { HintButton } from './hint/HintButton.tsx';
import { HintPanel } from './hint/HintPanel.tsx';
import { suggestedBy } from './hint/hint-words.ts';
import { useHint } from './hint/use-hint.ts';
import { Log } from './log/Log.tsx';
import { Players } from './players/Players.tsx';
import { ActionBar } from './prompt/ActionBar.tsx';
import { ChoiceRow, PromptBar } from './prompt/PromptBar.tsx';
import { type Note, PromptNote } from './prompt/PromptNote.tsx';
import { isPaused, sentenceOf } from './prompt/sentence.ts';
import { recordFile, whyNot } from './replay/save-record.ts';
import { Announcer } from './sound/Announcer.tsx';
import type { Announcements } from './sound/announcements.ts';
import type { Sounds } from './sound/sounds.ts';
import { type Opened, TableDialogs } from './TableDialogs.tsx';
import type { MenuChoice } from './TableMenu.tsx';
import { TableContext } from './table-context.ts';
import { hasLog, isWide, tableClass, useLayout } from './use-layout.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface TableFrameProps {
  readonly connection: TableConnection;
  readonly ui: GameUi;
  readonly table: TableNow;
  readonly sounds: Sounds;
  readonly announcements: Announcements;
}

/** All that is seen of the table: prompt, board, players, log. Everything about the game comes from `ui`. */
export function TableFrame({ connection, ui, table, sounds, announcements }: TableFrameProps) {
  const t = useText();
  const [settings] = useSettings();
  const [, go] = useLocation();
  const context = useContext(TableContext);
  const layout = useLayout();
  // the bar below has no room for it
  const saysOver = layout === 'narrow' || layout === 'short';
  const root = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState<Note | null>(null);
  const [failed, setFailed] = useState<Problem | null>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const [cards, setCards] = useState<ShownCards | null>(null);
  const [guide, setGuide] = useState<GuideMemory>(() => readGuide(ui.id));
  const [atEnd, setAtEnd] = useState(true);
  const [giving, setGiving] = useState(false);

  const { controller, shown, players, view, steps, told, decision, ready, mine } = table;
  const { state, looking } = shown;
  const { waiting } = state;
  const scene = { view, players, text: t };
  const lastStep = steps.at(-1);
  const motion = useTravel(travelMs(settings.speed), looking);
  const active = ready && !shown.sending && waiting === 'move';
  const othersAct = waiting === 'bot' || (shown.busy && lastStep !== undefined && !state.yours.includes(lastStep.turn));
  const canSkip = othersAct && !shown.skipping && !state.paused && looking === null && settings.speed !== 'instant';

  const sentence = sentenceOf(ui, table, t, context.absence);
  const turn = ready || isPaused(shown) ? state.seat : (lastStep?.turn ?? NO_SEAT);

  const isPersonsTurn = ready && mine && (waiting === 'move' || waiting === 'roll' || waiting === 'confirm');
  const promptOfPerson = isPersonsTurn ? spokenSentence(ui.prompt(decision)) : '';
  useEffect(() => announcements.say(promptOfPerson), [announcements, promptOfPerson]);
  const absence = ready && !mine && waiting !== 'over' ? (context.absence ?? '') : '';
  useEffect(() => announcements.say(absence), [announcements, absence]);
  // whoever else is at the table is told, as by the log
  const lastHint = state.hinted?.at(-1);
  const hintOfOther = lastHint && !state.yours.includes(lastHint.by) ? players[seatOf(lastHint.by)]?.name : undefined;
  const hints = state.hinted?.length ?? 0;
  const toldHints = useRef(hints);
  useEffect(() => {
    const isNew = hints > toldHints.current;
    toldHints.current = hints;
    if (isNew && hintOfOther !== undefined) announcements.say(t('table.hint.log', { name: hintOfOther }));
  }, [announcements, hintOfOther, hints, t]);
  const drumFor = isPersonsTurn && lastStep && !state.yours.includes(lastStep.turn) ? state.moves : 0;
  useEffect(() => {
    if (drumFor > 0) sounds.play('drum');
  }, [sounds, drumFor]);
  const forget = () => {
    setNote(null);
    setFailed(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said belongs to one decision
  useEffect(forget, [state.moves, waiting, looking]);
  useKeepFocus(root, decision.legal, decision.picking);

  const changeGuide = (memory: GuideMemory) => {
    setGuide(memory);
    writeGuide(ui.id, memory);
  };
  const move = (made: string) => {
    changeGuide(afterActing(guide));
    void controller.move(made);
  };
  const roll = () => {
    changeGuide(afterActing(guide));
    void controller.roll();
  };
  const choose = (choice: Choice<unknown>) => {
    if ('move' in choice.does) move(choice.does.move);
    else table.pick(choice.does.picking);
  };
  const main = !ready
    ? undefined
    : waiting === 'roll' && mine
      ? { label: ui.rollLabel?.(decision) ?? t('table.roll'), act: roll }
      : waiting === 'confirm' && mine
        ? { label: t('table.done'), act: () => void controller.confirm() }
        : waiting === 'over'
          ? { label: t('table.result'), act: () => setAtEnd(true) }
          : undefined;
  const refuse = (problem: Problem) => {
    forget();
    const sentence = whyNot(problem, t);
    if (sentence === undefined) setFailed(problem);
    else setNote({ sentence, kind: 'refusal' });
  };
  const hint = useHint(connection, table, refuse);
  const save = async () => {
    const record = await recordOf(connection);
    if (record.ok) download(await recordFile(record.value));
    else refuse(record.error);
  };
  const { again } = context;
  const playAgain = async (setUp: NonNullable<typeof again>) => {
    const next = await setUp(state.id);
    if (next.ok) go(next.value);
    // a table with an ending of its own says there why not
    else if (!context.ending) refuse(next.error);
  };
  const chooseMenu = (choice: MenuChoice) => {
    if (choice === 'leave') go(context.home);
    else if (choice === 'resign') setGiving(true);
    else if (choice === 'save') void save();
    else if (choice === 'guide') changeGuide({ off: false, seen: [] });
    else setOpened(choice);
  };
  const resigning = 'resigning' in context ? context.resigning : resigningHere(state, connection, t);
  const resign = async (yes: boolean) => {
    setGiving(false);
    const done = yes && resigning ? await resigning.act() : undefined;
    if (done && !done.ok) refuse(done.error);
  };
  const look = (index: number) => {
    controller.lookAt(index);
    setOpened(null);
  };
  const cancel = () => {
    if (looking !== null) controller.lookAt(null);
    hint.close();
    const back = ui.cancelPicking(decision);
    if (back !== undefined) table.pick(back);
    setNote(null);
  };
  useShortcuts({
    undo: () => state.canUndo && void controller.undo(),
    redo: () => state.canRedo && void controller.redo(),
    main: () => (shown.busy || canSkip ? controller.skip() : main?.act()),
    cancel,
    board: () => focusBoard(root.current),
    hint: hint.tap,
    help: () => setOpened('keys'),
  });

  const name = gameEntry(ui.id)?.name ?? ui.id;
  const title = <title>{context.title(`${name} · Tessera`, isPersonsTurn)}</title>;
  const log = (
    <Log
      ui={ui}
      steps={told}
      players={players}
      looking={looking}
      practice={state.practice === true}
      hinted={state.hinted}
      // who comes to a table on a server did not set it up
      first={connection.settingsPerSeat && hint.offered ? t('table.hint.allowed') : undefined}
      onLook={look}
      onCards={setCards}
    />
  );
  const dialogs = (
    <>
      <TableDialogs opened={opened} onOpen={setOpened} game={ui.id}>
        {log}
      </TableDialogs>
      <CardsDialog ui={ui} scene={scene} shown={cards} onClose={() => setCards(null)} />
    </>
  );
  const saying = (
    <PromptNote
      note={note}
      problem={shown.problem ?? failed}
      onForget={() => {
        forget();
        controller.forgetProblem();
      }}
    />
  );
  if (waiting === 'over' && ready && atEnd) {
    const ending = (
      <>
        {context.ending}
        {saying}
      </>
    );
    return (
      <div className="end-frame" data-game={ui.id}>
        {title}
        <TableContext value={{ ...context, ending }}>
          <EndPage
            ui={ui}
            id={state.id}
            scene={scene}
            steps={steps}
            result={state.result}
            forYou={state.yours.length === 1}
            ended={state.ended}
            endedBy={nameOfEnder(state, players)}
            practice={state.practice === true}
            onRematch={again ? () => void playAgain(again) : undefined}
            recordOf={() => recordOf(connection)}
            onSave={() => void save()}
            onLook={(index) => {
              setAtEnd(false);
              if (index !== undefined) controller.lookAt(index);
            }}
          />
        </TableContext>
        <Announcer announcements={announcements} />
      </div>
    );
  }

  const hinted = hint.shown?.is === 'moves' ? hint.shown.hint : undefined;
  const [best] = hinted?.moves ?? [];
  const pointedAt = best?.steps[0] ?? lastStep;
  const scenesNow = pointedAt ? ui.scenesOf(pointedAt) : [];
  const choices = (
    <ChoiceRow choices={ready && waiting === 'move' ? ui.choices(decision) : []} main={main} onChoose={choose} />
  );
  const playerList = <Players ui={ui} scene={scene} turn={turn} compact={layout === 'narrow'} />;
  const guideBubble =
    isPersonsTurn && !hint.shown ? (
      <Guide ui={ui} decision={decision} lastStep={lastStep} memory={guide} onChange={changeGuide} />
    ) : null;
  return (
    <div className={tableClass(layout, ui)} data-game={ui.id} ref={root}>
      {title}
      <main id="main" className="table-main">
        <h1 className="visually-hidden">{name}</h1>
        <PromptBar
          ui={ui}
          sentence={sentence}
          colour={players[seatOf(turn)]?.colour}
          pending={shown.pending}
          tool={<HintButton hint={hint} />}
        >
          <div className="tray" data-guide="dice" aria-hidden={shown.tumbling || undefined}>
            <ui.DiceTray {...scene} steps={steps} fresh={ready && waiting === 'roll'} durationMs={motion} />
          </div>
        </PromptBar>
        {choices}
        <BoardStage
          plain={ui.ownTable}
          targetUnits={ui.targetUnits}
          textUnits={ui.textUnits}
          scenes={scenesNow}
          durationMs={motion}
          onSkip={shown.busy && looking === null ? controller.skip : undefined}
          over={
            <>
              {looking !== null ? (
                <LookingBack
                  ui={ui}
                  scene={scene}
                  steps={shown.steps}
                  looking={looking}
                  onBack={() => controller.lookAt(null)}
                />
              ) : null}
              {saysOver ? saying : null}
              <EventBanner
                ui={ui}
                scene={scene}
                step={shown.busy && !shown.tumbling && looking === null ? lastStep : undefined}
              />
              {guideBubble}
              <HintPanel
                ui={ui}
                hint={hint}
                decision={decision}
                announcements={announcements}
                motionMs={motion}
                onMove={move}
              />
            </>
          }
        >
          <ui.Board
            {...decision}
            active={active}
            hints={settings.showHints}
            steps={steps}
            suggested={hinted ? suggestedBy(hinted, decision.legal) : undefined}
            durationMs={motion}
            layout={layout}
            log={ui.ownTable ? log : undefined}
            Zoom={ui.ownTable ? PanZoom : undefined}
            onCards={setCards}
            onMove={move}
            onPicking={table.pick}
            onSay={(sentenceSaid, kind) =>
              setNote((before) => {
                if (sentenceSaid !== '') return { sentence: sentenceSaid, kind };
                return kind === 'preview' && before?.kind === 'refusal' ? before : null;
              })
            }
          />
        </BoardStage>
        {isWide(layout) || ui.ownTable ? null : playerList}
        <ActionBar
          canUndo={ready && state.canUndo}
          canRedo={ready && state.canRedo}
          onUndo={() => void controller.undo()}
          onRedo={() => void controller.redo()}
          onSkip={canSkip ? controller.skip : undefined}
          onLog={hasLog(layout, ui) ? undefined : () => setOpened('log')}
          onRules={() => setOpened('rules')}
          resign={resigning?.label}
          onMenu={chooseMenu}
        >
          {saysOver ? null : saying}
        </ActionBar>
      </main>
      {isWide(layout) && !ui.ownTable ? (
        <aside className="side" aria-label={t('table.side')}>
          {playerList}
          {log}
        </aside>
      ) : null}
      <BoardSummary ui={ui} scene={scene} />
      <Announcer announcements={announcements} />
      {dialogs}
      {resigning ? (
        <Confirm
          title={resigning.title}
          isOpen={giving}
          yes={resigning.yes}
          no={resigning.no}
          onAnswer={(yes) => void resign(yes)}
        >
          {resigning.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Confirm>
      ) : null}
    </div>
  );
}

/** Where a bot has the seat by now, the person who had it. */
function nameOfEnder({ ended, table }: TableState, players: readonly Player[]): string {
  const index = seatOf(ended?.by ?? NO_SEAT);
  const seat = table.seats[index];
  return (seat?.kind === 'bot' ? seat.for : undefined) ?? players[index]?.name ?? '';
}

async function recordOf(connection: TableConnection): Promise<Outcome<GameRecord>> {
  const answer = await connection.request({ type: 'record' });
  if (!answer.ok) return answer;
  return answer.value.type === 'record' ? ok(answer.value.record) : fail('no-record', 'The table told no record.');
}
