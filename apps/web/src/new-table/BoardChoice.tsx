import { Trash2 } from 'lucide-react';
import { Suspense, useDeferredValue } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { GameEntry } from '../games.ts';
import { useText } from '../i18n/index.tsx';
import type { BoardOption } from './boards.ts';

interface BoardChoiceProps {
  readonly game: GameEntry;
  readonly boards: readonly BoardOption[];
  readonly value: string;
  readonly onChange: (board: string) => void;
  readonly onDelete: (board: BoardOption) => void;
}

export function BoardChoice({ game, boards, value, onChange, onDelete }: BoardChoiceProps) {
  const t = useText();
  const { BoardPicture } = game;
  // A board takes a moment to draw; the form is there before it.
  const drawn = useDeferredValue(true, false);
  return (
    <RadioGroup className="boards" value={value} onChange={onChange} aria-label={t('shell.newTable.board')}>
      {boards.map((board) => (
        <div key={board.id} className="board-option">
          <Radio value={board.id} className="board-card">
            <span className="board-picture" aria-hidden="true" inert>
              <Suspense>{drawn ? <BoardPicture scenario={board.scenario} /> : null}</Suspense>
            </span>
            <span className="board-name">{board.name}</span>
          </Radio>
          {board.own ? (
            <button
              type="button"
              className="icon-button board-delete"
              aria-label={t('shell.newTable.deleteBoard', { name: board.name })}
              onClick={() => onDelete(board)}
            >
              <Trash2 aria-hidden="true" />
            </button>
          ) : null}
        </div>
      ))}
    </RadioGroup>
  );
}
