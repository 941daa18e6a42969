import type { Game } from '@tessera/kernel';
import { pagePath } from '@tessera/protocol/lists';
import { useReducer, useState } from 'react';
import { useLocation } from 'wouter';
import { Choice } from '../../controls/Choice.tsx';
import { Toggle } from '../../controls/Toggle.tsx';
import { useTask } from '../../controls/use-task.ts';
import { gameWords } from '../../game-words.ts';
import type { GameEntry } from '../../games.ts';
import { useText } from '../../i18n/index.tsx';
import { BoardChoice } from '../../new-table/BoardChoice.tsx';
import { boardOptions } from '../../new-table/boards.ts';
import { GameOption } from '../../new-table/GameOption.tsx';
import { SeatCount } from '../../new-table/SeatCount.tsx';
import { getSettings } from '../../settings/index.ts';
import { clockWords } from '../clock-words.ts';
import { OnlineProblem } from '../Problems.tsx';
import { newSeed, seedFor } from '../room/fair-dice/witness.ts';
import { createTable } from '../server/tables.ts';
import { OnlineSeatRow } from './OnlineSeatRow.tsx';
import {
  CLOCK_RULES,
  CLOCKS,
  canBeRated,
  changeOnline,
  isOnOwnBoard,
  objection,
  startDraft,
  wantedSeats,
} from './online-draft.ts';

interface OnlineTableFormProps {
  readonly entry: GameEntry;
  readonly game: Game;
  readonly ownBoards: readonly object[];
}

export function OnlineTableForm({ entry, game, ownBoards }: OnlineTableFormProps) {
  const t = useText();
  const [, go] = useLocation();
  const { run, problem } = useTask();
  const [busy, setBusy] = useState(false);
  const boards = boardOptions(game, ownBoards, t);
  const [draft, change] = useReducer(changeOnline, undefined, () =>
    startDraft(
      Math.max(2, game.minSeats),
      boards[0].id,
      Object.fromEntries(game.options.map((option) => [option.id, option.default])),
    ),
  );
  const { seats } = draft;
  const wrong = objection(draft);
  const create = async () => {
    const board = boards.find((each) => each.id === draft.board) ?? boards[0];
    const { confirmTurn, autoRoll } = getSettings();
    const seed = newSeed();
    setBusy(true);
    const table = await run(() =>
      createTable({
        game: game.id,
        scenario: board.own ? board.scenario : board.id,
        options: draft.options,
        settings: { confirmTurn, autoRoll },
        visibility: draft.isPublic ? 'public' : 'private',
        rated: draft.rated,
        hints: draft.hints,
        clock: CLOCK_RULES[draft.clock],
        onTimeout: draft.onTimeout,
        seats: wantedSeats(game.id, seats, t),
        ...(seats.some(({ kind }) => kind === 'me') ? { seed } : {}),
      }),
    );
    setBusy(false);
    if (!table) return;
    seedFor(table.id, seed);
    go(pagePath('onlineTable', { id: table.id }));
  };
  return (
    <form className="new-table-form" onSubmit={(event) => event.preventDefault()}>
      <div className="set-up-who">
        <section className="new-seats" aria-labelledby="players">
          <h2 id="players">{t('shell.newTable.players')}</h2>
          <div className="seats-bar">
            <SeatCount
              least={Math.max(2, game.minSeats)}
              most={game.maxSeats}
              value={seats.length}
              onChange={(count) => change({ type: 'count', count })}
            />
          </div>
          <ol className="seats">
            {seats.map((seat, index) => (
              <OnlineSeatRow key={seat.key} game={game.id} seat={seat} index={index} change={change} />
            ))}
          </ol>
          <p className="hint">
            {wrong ? (
              t(`online.setUp.${wrong}`)
            ) : (
              <>
                {t('shell.newTable.order')} {gameWords(t, game.id, 'start')}
              </>
            )}
          </p>
        </section>
        {boards.length > 1 ? (
          <section aria-labelledby="board">
            <h2 id="board">{t('shell.newTable.board')}</h2>
            <BoardChoice
              game={entry}
              boards={boards.map((board) => ({ ...board, own: false }))}
              value={draft.board}
              onChange={(board) => change({ type: 'table', part: { board } })}
              onDelete={() => {}}
            />
          </section>
        ) : null}
      </div>
      <div className="new-rest">
        <section aria-labelledby="table-kind">
          <h2 id="table-kind">{t('online.setUp.table')}</h2>
          <div>
            <Choice
              label={t('online.setUp.visibility')}
              value={draft.isPublic ? 'public' : 'private'}
              values={['private', 'public']}
              show={(value) => t(`online.${value}`)}
              onChange={(value) => change({ type: 'table', part: { isPublic: value === 'public' } })}
            />
            <p className="hint">{t(draft.isPublic ? 'online.public.hint' : 'online.private.hint')}</p>
          </div>
          <Choice
            label={t('online.setUp.clock')}
            className="clocks"
            value={draft.clock}
            values={CLOCKS}
            show={(clock) => clockWords(CLOCK_RULES[clock], t)}
            onChange={(clock) => change({ type: 'table', part: { clock } })}
          />
          {draft.clock === 'none' ? null : (
            <div>
              <Choice
                label={t('online.setUp.timeout')}
                value={draft.onTimeout}
                values={['bot', 'loses']}
                show={(value) => t(`online.timeout.${value}`)}
                onChange={(onTimeout) => change({ type: 'table', part: { onTimeout } })}
              />
              <p className="hint">{t(`online.timeout.${draft.onTimeout}.hint`)}</p>
            </div>
          )}
          {canBeRated(draft) ? (
            <Toggle
              label={t('online.rated')}
              hint={t('online.rated.hint')}
              on={draft.rated}
              onChange={(rated) => change({ type: 'table', part: { rated } })}
            />
          ) : (
            <p className="hint">
              {t(isOnOwnBoard(draft) ? 'online.problem.own-board-unrated' : 'online.rated.people')}
            </p>
          )}
          <Toggle
            label={t('online.hints')}
            hint={t('online.hints.hint')}
            on={draft.hints}
            onChange={(hints) => change({ type: 'table', part: { hints } })}
          />
          {game.options
            .filter(({ seats: counted }) => counted?.includes(seats.length) ?? true)
            .map((option) => (
              <GameOption
                key={option.id}
                game={game.id}
                option={option}
                value={draft.options[option.id]}
                onChange={(value) => change({ type: 'option', id: option.id, value })}
              />
            ))}
        </section>
      </div>
      <div className="new-table-play">
        <OnlineProblem problem={problem} />
        <button
          type="button"
          className="button button-primary button-big"
          onClick={() => void create()}
          disabled={busy || wrong !== undefined}
        >
          {t('online.setUp.create')}
        </button>
      </div>
    </form>
  );
}
