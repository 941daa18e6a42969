import type { Game, OptionSpec } from '@tessera/kernel';
import { pagePath } from '@tessera/protocol/lists';
import { Play, Shuffle } from 'lucide-react';
import { useEffect, useReducer, useState } from 'react';
import { useLocation } from 'wouter';
import { ProblemNote } from '../controls/ProblemNote.tsx';
import { Toggle } from '../controls/Toggle.tsx';
import { useTask } from '../controls/use-task.ts';
import { gameWords } from '../game-words.ts';
import type { GameEntry } from '../games.ts';
import { useText } from '../i18n/index.tsx';
import { OwnStrengthNote } from '../levels/OwnStrengthNote.tsx';
import { useSettings } from '../settings/index.ts';
import { BoardChoice } from './BoardChoice.tsx';
import { type BoardOption, boardOptions, ownBoardId, scenarioIdOf } from './boards.ts';
import { changeDraft } from './draft.ts';
import { GameOption } from './GameOption.tsx';
import { OwnBoard } from './OwnBoard.tsx';
import { recallDraft, rememberDraft } from './remember.ts';
import { SeatCount } from './SeatCount.tsx';
import { SeatRow } from './SeatRow.tsx';
import { seatSpecs } from './seats.ts';
import { shuffled } from './shuffle.ts';

const host = () => import('../host/index.ts');

interface NewTableFormProps {
  readonly entry: GameEntry;
  readonly game: Game;
  readonly ownBoards: readonly object[];
  readonly onOwnBoards: () => void;
}

export function NewTableForm({ entry, game, ownBoards, onOwnBoards }: NewTableFormProps) {
  const t = useText();
  const [, go] = useLocation();
  const [settings, changeSettings] = useSettings();
  const [own, setOwn] = useState(ownBoards);
  const [deleted, setDeleted] = useState<object>();
  const boards = boardOptions(game, own, t);
  const [draft, change] = useReducer(changeDraft, undefined, () =>
    recallDraft(
      game,
      boards.map((board) => board.id),
    ),
  );
  const { run, problem } = useTask();
  const [starting, setStarting] = useState(false);
  const { seats } = draft;
  // who plays alone decides with the button
  const several = seats.filter(({ who }) => who !== 'bot').length > 1;

  useEffect(() => rememberDraft(game.id, draft), [game.id, draft]);

  const keepBoard = async (scenario: object) => {
    const id = ownBoardId(scenario);
    setDeleted(undefined);
    setOwn((before) => [...before.filter((each) => ownBoardId(each) !== id), scenario]);
    change({ type: 'board', board: id });
    onOwnBoards();
    await run(async () => ({ ok: true, value: await (await host()).saveScenario(game.id, scenario) }));
  };
  const deleteBoard = async ({ id, scenario }: BoardOption) => {
    setOwn((before) => before.filter((each) => ownBoardId(each) !== id));
    setDeleted(scenario);
    if (draft.board === id) change({ type: 'board', board: boards[0].id });
    onOwnBoards();
    await run(async () => ({ ok: true, value: await (await host()).deleteScenario(game.id, scenarioIdOf(id)) }));
  };

  const play = async () => {
    const board = boards.find((each) => each.id === draft.board) ?? boards[0];
    const { confirmTurn, autoRoll } = settings;
    setStarting(true);
    const id = await run(async () =>
      (await host()).newTableId({
        game: game.id,
        seats: seatSpecs(game.id, seats, settings.name, t),
        scenario: board.own ? board.scenario : board.id,
        options: draft.options,
        settings: { confirmTurn, autoRoll },
        ...(several ? { hints: draft.hints } : {}),
      }),
    );
    setStarting(false);
    if (id !== undefined) go(pagePath('table', { id }));
  };

  const alone = seats.length === 1;
  const options = game.options.filter((option) => option.seats?.includes(seats.length) ?? true);
  const choose = (option: OptionSpec) => (
    <GameOption
      key={option.id}
      game={game.id}
      option={option}
      value={draft.options[option.id]}
      onChange={(value) => change({ type: 'option', id: option.id, value })}
    />
  );
  return (
    // Enter after a name doesn't start the game: that takes the button.
    <form className="new-table-form" onSubmit={(event) => event.preventDefault()}>
      <section className="new-seats" aria-labelledby="players">
        <h2 id="players">{t('shell.newTable.players')}</h2>
        <div className="seats-bar">
          <SeatCount
            least={game.minSeats}
            most={game.maxSeats}
            value={seats.length}
            onChange={(count) => change({ type: 'count', count })}
          />
          {alone ? null : (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => change({ type: 'order', order: shuffled(seats.length) })}
            >
              <Shuffle aria-hidden="true" />
              {t('shell.newTable.shuffle')}
            </button>
          )}
        </div>
        <ol className="seats">
          {seats.map((seat, index) => (
            <SeatRow key={seat.key} game={game.id} seat={seat} index={index} count={seats.length} change={change} />
          ))}
        </ol>
        {seats.some(({ who, level }) => who === 'bot' && level === 'match') ? <OwnStrengthNote game={game.id} /> : null}
        {seats.every((seat) => seat.who === 'bot') ? (
          <p className="hint">{t('shell.newTable.allBots')}</p>
        ) : alone ? null : (
          <p className="hint">
            {t('shell.newTable.order')} {gameWords(t, game.id, 'start')}{' '}
            {seats.length === 2 ? gameWords(t, game.id, 'two') : ''}
          </p>
        )}
        {/* what only so many players choose belongs to who plays */}
        {options.filter((option) => option.seats).map(choose)}
      </section>
      <div className="new-rest">
        <section aria-labelledby="board">
          <h2 id="board">{t('shell.newTable.board')}</h2>
          <BoardChoice
            game={entry}
            boards={boards}
            value={draft.board}
            onChange={(board) => change({ type: 'board', board })}
            onDelete={deleteBoard}
          />
          {deleted ? (
            <div className="actions board-gone">
              <p role="status">{t('shell.newTable.boardDeleted')}</p>
              {/* biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone; this is what undoes it. */}
              <button type="button" className="button" autoFocus onClick={() => keepBoard(deleted)}>
                {t('shell.tables.undo')}
              </button>
            </div>
          ) : null}
          <OwnBoard game={game} onBoard={keepBoard} />
        </section>
        <section aria-labelledby="options">
          <h2 id="options">{t('shell.newTable.options')}</h2>
          <Toggle
            label={t('shell.settings.confirmTurn')}
            hint={t('shell.settings.confirmTurn.hint')}
            on={settings.confirmTurn}
            onChange={(confirmTurn) => changeSettings({ confirmTurn })}
          />
          <Toggle
            label={t('shell.settings.autoRoll')}
            hint={t('shell.settings.autoRoll.hint')}
            on={settings.autoRoll}
            onChange={(autoRoll) => changeSettings({ autoRoll })}
          />
          {several ? (
            <Toggle
              label={t('shell.newTable.hints')}
              hint={t('shell.newTable.hints.hint')}
              on={draft.hints}
              onChange={(hints) => change({ type: 'hints', hints })}
            />
          ) : null}
          {options.filter((option) => !option.seats).map(choose)}
        </section>
      </div>
      <div className="new-table-play">
        {problem ? <ProblemNote title={t('shell.problem.start')} problem={problem} /> : null}
        <button type="button" className="button button-primary button-big" onClick={play} disabled={starting}>
          <Play aria-hidden="true" fill="currentColor" />
          {t('shell.home.play')}
        </button>
      </div>
    </form>
  );
}
