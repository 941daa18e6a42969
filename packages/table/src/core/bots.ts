import type { Table } from './table.ts';

/** What a bot is asked. */
export interface BotQuestion {
  readonly game: string;
  /** What its seat may see, and nothing else. */
  readonly view: unknown;
  readonly level: string;
  /** The same number throughout a turn. */
  readonly turn: number;
}

/** A bot's move as notation. */
export type Think = (question: BotQuestion) => Promise<string>;

/** A move that could not be kept is thought of anew after so long: nobody else can get such a table going. */
const AGAIN_MS = 1_000;

/** Asks the bot that is to move, one question at a time. */
export class Bots<S> {
  private readonly table: Table<S>;
  private readonly think: Think;
  private readonly play: (take: () => string | undefined) => Promise<void>;
  private thinking = false;
  private closed = false;

  /** `play` gets the answer by taking it: undefined when the position it was thought of is no more. */
  constructor(table: Table<S>, think: Think, play: (take: () => string | undefined) => Promise<void>) {
    this.table = table;
    this.think = think;
    this.play = play;
  }

  ask(): void {
    const { table } = this;
    if (this.closed || this.thinking || table.waiting() !== 'bot') return;
    const { game, state } = table;
    const seat = game.rules.actor(state);
    const spec = table.seats[seat];
    if (spec?.kind !== 'bot') return;
    this.thinking = true;
    const asked = table.buffer.version;
    const question = { game: game.id, view: game.rules.view(state, seat), level: spec.level, turn: table.turnMark() };
    const take = (text: string) => () => {
      this.thinking = false;
      return table.buffer.version === asked && table.waiting() === 'bot' ? text : undefined;
    };
    // whoever thinks logs why it could not; any legal move will do
    const answered = this.think(question).catch(() => '');
    answered
      .then((text) => this.play(take(text)))
      .catch(() => {
        // logged by the table, which could not keep it
        this.thinking = false;
        if (!this.closed) setTimeout(() => this.ask(), AGAIN_MS);
      });
  }

  /** After this nobody is asked. */
  close(): void {
    this.closed = true;
  }
}
