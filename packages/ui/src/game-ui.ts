import type { MoveReason, Result, SeatNumber } from '@tessera/kernel';
import type { LegalMove, Step, Waiting } from '@tessera/table';
import type { ComponentType, ReactNode } from 'react';
import type { SuggestedMove } from './SuggestedMoves.tsx';
import type { Text } from './words.ts';

/** A seat as the table frame knows it. */
export interface Player {
  readonly seat: SeatNumber;
  readonly name: string;
  readonly colour: string;
  readonly isBot: boolean;
  /** The person who looks at the page. */
  readonly isYou?: boolean;
  /** What stands beside the name in a list of players: that it is you, or how strong a bot is. */
  readonly tag?: string;
}

/** A look at the table: what everything on the page is drawn from. */
export interface Scene<View> {
  readonly view: View;
  readonly players: readonly Player[];
  readonly text: Text;
}

/** What somebody is to do, on top of a scene. */
export interface Decision<View, Picking> extends Scene<View> {
  readonly waiting: Waiting;
  /** The seat everybody waits for; 0 when over. */
  readonly seat: SeatNumber;
  /** Empty unless a human at this device may move now. */
  readonly legal: readonly LegalMove[];
  /** What has been chosen of a move so far; the game alone knows what is in it. */
  readonly picking: Picking;
  /** What has just happened, where the decision is the same as before and only that tells it apart. */
  readonly lastStep?: Step | undefined;
}

/** A button beside the prompt, for what can't be tapped on the board: either a move or a step on the way to one. */
export interface Choice<Picking> {
  readonly id: string;
  readonly label: string;
  /** A way to play on; a choice without it is one of several ways to read the board. */
  readonly does: { readonly move: string } | { readonly picking: Picking };
  /** One of a row of which exactly one is on, such as Soldier | Legion. */
  readonly on?: boolean;
  /** Not what one usually wants, such as to pass. */
  readonly quiet?: boolean;
}

/** wide: room for everything side by side; short: a phone on its side, or a page much enlarged; medium: a tablet held upright; narrow: a phone held upright. */
export type TableLayout = 'wide' | 'medium' | 'narrow' | 'short';

/** Cards to be shown full size, each by a name that only its game reads; a name may be there several times. */
export interface ShownCards {
  readonly title: string;
  readonly cards: readonly string[];
}

/** The frame's pan and zoom about a drawing. */
export interface ZoomProps {
  /** The size of a target in units of the board's SVG: where fingers point, it starts so large that they hit. */
  readonly targetUnits: number;
  /** The smallest text in units of the board's SVG: it starts so large that this can be read. */
  readonly textUnits?: number | undefined;
  /** Where it starts when it is larger than its room; as wide as its room at the top. */
  readonly from?: 'middle' | 'top' | undefined;
  /** Selectors of the places that should be in sight; a change brings them there. */
  readonly scenes: readonly string[];
  readonly durationMs: number;
  readonly children: ReactNode;
}

export interface BoardProps<View, Picking> extends Decision<View, Picking> {
  /** Whether a tap plays. Otherwise the board is only looked at. */
  readonly active: boolean;
  /** Whether legal places glow and a tap elsewhere says why not. */
  readonly hints: boolean;
  /** All that led to this view, the newest last. */
  readonly steps: readonly Step[];
  /** Moves that are pointed out, whether or not one can play here: drawn over the pieces. */
  readonly suggested?: readonly SuggestedMove[] | undefined;
  /** How long a piece travels; 0 stands it there at once. */
  readonly durationMs: number;
  readonly onMove: (move: string) => void;
  readonly onPicking: (picking: Picking) => void;
  /** None where only a picture of the board is wanted. */
  readonly layout?: TableLayout;
  /** For a game that lays out its own table: the log, to be put where it wants it. */
  readonly log?: ReactNode;
  /** For a game that lays out its own table: pan and zoom for its board. */
  readonly Zoom?: ComponentType<ZoomProps> | undefined;
  /** Shows cards full size, over the table. */
  readonly onCards?: ((shown: ShownCards) => void) | undefined;
  /** A sentence under the prompt: what a move would do, or why a place is none. Empty takes it away. */
  readonly onSay: (sentence: string, kind: 'preview' | 'refusal') => void;
}

export interface PanelProps<View> extends Scene<View> {
  /** A seat, or an army without a player, which counts on from the seats. */
  readonly army: SeatNumber;
  /** On a phone: one line. */
  readonly compact: boolean;
}

export interface DiceTrayProps<View> extends Scene<View> {
  readonly steps: readonly Step[];
  /** Somebody is about to throw them. */
  readonly fresh: boolean;
  readonly durationMs: number;
}

export interface CardProps<View> extends Scene<View> {
  readonly card: string;
}

export interface EndCountProps<View> extends Scene<View> {
  readonly result: Result;
}

/** One line of the log. The sentence may hold dice, see dice-text.ts. */
export interface LogLine {
  readonly sentence: string;
  /** Whose mark stands before it; 0 for none. */
  readonly army: SeatNumber;
  /** Worth an emphasis: a fort has fallen, the game is over. */
  readonly strong?: boolean;
  /** Those it names, which can be shown. */
  readonly cards?: readonly string[];
}

export type SoundName = 'wood' | 'dice' | 'thrown' | 'march' | 'ship' | 'fall' | 'end';

/** A hint of the first-game guide: its words are in words/guide.*.json, and where on the page it points. */
export interface GuideStep {
  readonly id: string;
  readonly at: 'board' | 'prompt' | 'dice' | 'choices' | 'players' | 'actions';
}

/** What a hint says of a game, in words. */
export interface HintWords<View> {
  /** Where to look or what to think of, without giving the best move away; undefined where there is nothing of the kind. */
  readonly nudge: (
    decision: Pick<Decision<View, unknown>, 'view' | 'players' | 'text' | 'legal'>,
    best: LegalMove,
  ) => string | undefined;
  /** A move that the log tells as it tells others, such as where a card goes, told apart from them. */
  readonly exact?: (decision: Decision<View, unknown>, move: LegalMove) => string;
  /** What the game found to be true of a move, as a short sentence. */
  readonly reason: (scene: Scene<View>, reason: MoveReason) => string;
}

/**
 * All that the table frame must know of a game to draw it. Everything here is stateless: the frame holds the view,
 * the log and what has been picked, so that the language, the moment looked at and the layout can change at any time.
 */
export interface GameUi<View = unknown, Picking = unknown> {
  readonly id: string;
  /** What the first drawing takes long for, done before it in short slices. */
  readonly prepare?: (view: View, layout: TableLayout) => Promise<void>;
  /** Nothing picked yet, with what the game thinks is most likely wanted. */
  readonly startPicking: (legal: readonly LegalMove[]) => Picking;
  /** Takes back the last thing picked; undefined when nothing was. */
  readonly cancelPicking: (decision: Decision<View, Picking>) => Picking | undefined;
  /** Who must do what, in one sentence. */
  readonly prompt: (decision: Decision<View, Picking>) => string;
  readonly choices: (decision: Decision<View, Picking>) => readonly Choice<Picking>[];
  /** The button that throws, where it is worth saying how many dice. */
  readonly rollLabel?: (decision: Decision<View, Picking>) => string;

  readonly Board: ComponentType<BoardProps<View, Picking>>;
  readonly Panel: ComponentType<PanelProps<View>>;
  /** All there is to say of a player, in words; the panel unless told. */
  readonly Details?: ComponentType<PanelProps<View>>;
  /** On a phone, what the compact panels have no room for, of whoever's turn it is: one line across the screen. */
  readonly Aids?: ComponentType<PanelProps<View>>;
  readonly DiceTray: ComponentType<DiceTrayProps<View>>;
  readonly EndCount: ComponentType<EndCountProps<View>>;
  /** A card full size, and what it is called; none in a game without cards. */
  readonly Card?: ComponentType<CardProps<View>>;
  readonly cardName?: (card: string, text: Text) => string;
  readonly Mark: ComponentType<{ readonly colour: string; readonly size?: number }>;

  /** The board is a whole table of cards: it gets all the room, without zoom, and shows players and log itself. */
  readonly ownTable?: boolean;
  /** The size of a target in the units of the board's SVG: the frame zooms until a thumb can hit it. */
  readonly targetUnits: number;
  /** The smallest text in those units: the frame zooms until it can be read. */
  readonly textUnits?: number;
  /** CSS selectors of the places where a step happened, so that a zoomed board can follow it. */
  readonly scenesOf: (step: Step) => readonly string[];
  /** Seats first, then armies without a player. */
  readonly armies: (scene: Scene<View>) => readonly Player[];
  /** The points of each army, in that order. */
  readonly points: (view: View) => readonly number[];
  /** The seat whose turn the view shows; 0 for none. */
  readonly turnOf: (view: View) => SeatNumber;

  readonly describeStep: (step: Step, scene: Scene<View>) => readonly LogLine[];
  /** Whether the view is of a game still being set up, if a seat acts in that too: its turns come after. */
  readonly inSetUp?: (view: View) => boolean;
  /** The heading of a turn in the log, from its first step; the scene is the one before that step. */
  readonly turnTitle: (first: Step, scene: Scene<View>) => string;
  /** A moment for all to see, such as a fort falling. */
  readonly banner: (step: Step, scene: Scene<View>) => string | undefined;
  /** The event that says that the game is over. It is not told before the last turn is confirmed. */
  readonly endEvent: string;
  /** How long a step is looked at, at normal speed. */
  readonly durationMs: (step: Step) => number;
  /** How long its dice tumble, in travels of a piece; 0 without dice. What they show is told when they lie. */
  readonly tumbles: (step: Step) => number;
  readonly sounds: (step: Step) => readonly SoundName[];

  /** The whole position in words, for those who can't see it. */
  readonly summary: (scene: Scene<View>) => readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** What told the winner from the next, and what else is worth saying at the end. */
  readonly verdict: (scene: Scene<View>, result: Result) => readonly string[];

  /** Without it a hint shows the moves and their chances alone. */
  readonly hint?: HintWords<View>;
  /** The hint of the first-game guide that fits this moment, of those not seen yet. */
  readonly guide: (
    decision: Decision<View, Picking>,
    lastStep: Step | undefined,
    seen: ReadonlySet<string>,
  ) => GuideStep | undefined;
}
