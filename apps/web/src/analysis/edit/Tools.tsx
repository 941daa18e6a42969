import type { EditorTool, GameUi } from '@tessera/ui';
import { useText } from '../../i18n/index.tsx';

interface ToolsProps {
  readonly ui: GameUi;
  readonly tools: readonly EditorTool[];
  readonly tool: string;
  readonly onTool: (tool: string) => void;
}

/** What a tap on the board puts there. */
export function Tools({ ui, tools, tool, onTool }: ToolsProps) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that takes room
    <div className="choices edit-tools" role="group" aria-label={t('analysis.edit.tools')}>
      {tools.map(({ id, label, colour, left }) => (
        <button
          key={id}
          type="button"
          className="choice-value edit-tool"
          aria-pressed={id === tool}
          data-selected={id === tool || undefined}
          onClick={() => onTool(id)}
        >
          {colour === undefined ? null : <ui.Mark colour={colour} size={18} />}
          <span className={colour === undefined ? undefined : 'edit-tool-name'}>{label}</span>
          {left === undefined ? null : <span className="edit-tool-left">{left}</span>}
        </button>
      ))}
    </div>
  );
}
