import type { Game, Level, LevelRating } from '@tessera/kernel';
import type { ComponentType } from 'react';
import type { GameText } from './game-text.ts';
import type { GameUi } from './game-ui.ts';
import type { PositionEditor } from './position-editor.ts';
import type { Text } from './words.ts';

/** Colours of buttons, links and marks where a game is spoken of. */
export interface Accent {
  readonly fill: string;
  /** The fill under a pointer. */
  readonly strong: string;
  /** As text on the page: at least 4.5:1 on its ground. */
  readonly ink: string;
  /** Text on the fill. */
  readonly on: string;
}

/** As `lazy` of React wants it. */
type Loads<Props = object> = () => Promise<{ readonly default: ComponentType<Props> }>;

export interface BoardPictureProps {
  readonly scenario: object;
}
export interface HowToPictureProps {
  readonly step: string;
  readonly label: string;
}
export interface ReferenceProps {
  readonly text: Text;
  readonly query: string;
  /** Told how many of them the query finds. */
  readonly onCount: (count: number) => void;
}

/**
 * All that is known of a game before anything of it is loaded, and how to load the rest. What it says of itself in words
 * lies beside it in words/shell.*.json.
 */
export interface GameManifest {
  /** The name of its folder: small letters and digits. */
  readonly id: string;
  readonly name: string;
  readonly players: readonly [least: number, most: number];
  readonly minutes: readonly [least: number, most: number];
  readonly designer: string;
  readonly publisher: string;
  readonly year: number;
  /** On dark paper only what differs from the light. */
  readonly accent: { readonly light: Accent; readonly dark: Partial<Accent> };
  /** The shape of a picture of its boards, as CSS: how wide to how high, and the least width. Upright and small unless told. */
  readonly boardShape?: { readonly ratio: string; readonly least: string };
  /** Who plays against you when you play alone: the option that chooses them, and what it is unless chosen. */
  readonly rival?: { readonly option: string; readonly default: string };

  /** How its bots are rated: the number of seats that most play with, unless it is the usual one, and how many playouts a bot gets at least. */
  readonly rated?: { readonly seats?: number; readonly playouts?: number };

  /** What each level of its bots came to when it was measured: docs/levels.md. */
  readonly levelRatings?: Readonly<Partial<Record<Level, LevelRating>>>;

  /** Rules and evaluation. */
  readonly game: () => Promise<Game>;
  /** The game in a terminal. */
  readonly text: () => Promise<GameText>;
  /** The game in the page: `anyGameUi` of it. */
  readonly ui: () => Promise<GameUi>;
  /** How its positions are put up by hand: `anyPositionEditor` of it. Without it they are written as text. */
  readonly editor?: () => Promise<PositionEditor>;
  readonly cover: Loads;
  /** A board before the first move, small. */
  readonly boardPicture: Loads<BoardPictureProps>;
  /** What a step of the how-to talks about. */
  readonly howToPicture: Loads<HowToPictureProps>;
  /** Every card of the game with its numbers and words, searched with the rules. */
  readonly reference?: Loads<ReferenceProps>;
}

/** The frame gives a game nothing but what that game has made, so it need not know what views and pickings are. */
export const anyGameUi = <View, Picking>(ui: GameUi<View, Picking>): GameUi => ui as unknown as GameUi;
