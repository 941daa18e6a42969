import type { ComponentType } from 'react';
import type { Scene, TableLayout } from './game-ui.ts';

/** What a tap on the board puts there, or takes away. */
export interface EditorTool {
  readonly id: string;
  readonly label: string;
  /** Of the army whose pieces it puts; none for what is nobody's. */
  readonly colour?: string;
  /** How many of its pieces are left. */
  readonly left?: number;
}

export interface PositionEditorProps<Position> extends Scene<Position> {
  readonly layout: TableLayout;
  /** The id of the tool in hand. */
  readonly tool: string;
  /** It may contradict the rules: the page says what is wrong. */
  readonly onChange: (position: Position) => void;
}

/** How a position of a game is changed by hand. What can be counted stays right: a piece that is nowhere else is in the reserve. */
export interface PositionEditor<Position = unknown> {
  /** None where a form is all there is. */
  readonly tools: (scene: Scene<Position>) => readonly EditorTool[];
  /** The board that tools work on; without it, the game's own is shown as it is. */
  readonly Board?: ComponentType<PositionEditorProps<Position>>;
  /** All that can be changed, as fields. */
  readonly Form: ComponentType<PositionEditorProps<Position>>;
  /** The position without what follows from the rest: the rules work it out. */
  readonly bare: (position: Position) => unknown;
}

/** The page gives an editor nothing but positions of its game. */
export const anyPositionEditor = <Position>(editor: PositionEditor<Position>): PositionEditor =>
  editor as unknown as PositionEditor;
