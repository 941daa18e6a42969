/** What a thread is asked. */
export interface BotTask {
  readonly id: number;
  readonly game: string;
  /** What the bot's seat may see, and nothing else. */
  readonly view: unknown;
  readonly level: string;
  /** How long it may think. */
  readonly ms: number;
}

export interface BotAnswer {
  readonly id: number;
  /** Notation; empty if there was none to be found. */
  readonly move: string;
  /** Why there was none. */
  readonly error?: string;
}
