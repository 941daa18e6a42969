import type { Outcome, Problem } from '@tessera/kernel';
import type { AnswerValue, RequestBody, Step, TableState, Update } from '@tessera/table';

/** What the controller needs of the host's connection. */
export interface Connection {
  readonly state: TableState;
  subscribe(listener: (update: Update) => void): () => void;
  request(body: RequestBody): Promise<Outcome<AnswerValue>>;
}

export interface Shown {
  /** The newest state of the table; the board may still be on its way there. */
  readonly state: TableState;
  /** Everything that has been shown: the log. */
  readonly steps: readonly Step[];
  /** What the board shows now. */
  readonly view: unknown;
  /** Steps are still being shown: input waits. */
  readonly busy: boolean;
  /** Something was asked of the host and is not answered yet. */
  readonly sending: boolean;
  /** The number of the step that somebody looks back at. */
  readonly looking: number | null;
  readonly problem: Problem | null;
}

export interface Surroundings {
  /** How long a step is looked at before the next one, in milliseconds. */
  readonly pace: (step: Step) => number;
  /** A step comes into sight: for sound and for those who listen. */
  readonly onStep: (step: Step) => void;
  readonly after: (ms: number, then: () => void) => () => void;
}

const afterTimeout: Surroundings['after'] = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

/**
 * Shows what the host tells, one step after another, so that the eye can follow; takes what people do back to the
 * host. Knows nothing of React or of any game.
 */
export class TableController {
  /** The last request, once it is answered. */
  private answered: Promise<unknown> = Promise.resolve();
  private readonly connection: Connection;
  private readonly around: Surroundings;
  private readonly listeners = new Set<() => void>();
  private unsubscribe: (() => void) | undefined;
  private readonly startView: unknown;
  private queue: Step[] = [];
  private cancelTimer: (() => void) | undefined;
  private loaded = false;
  private shown: Shown;

  constructor(connection: Connection, around: Omit<Surroundings, 'after'> & Partial<Pick<Surroundings, 'after'>>) {
    this.connection = connection;
    this.around = { after: afterTimeout, ...around };
    const { state } = connection;
    this.startView = state.view;
    this.shown = { state, steps: [], view: state.view, busy: false, sending: false, looking: null, problem: null };
  }

  /** Starts to listen, and fetches what was played before. Can be closed and opened again. */
  open(): void {
    this.unsubscribe ??= this.connection.subscribe((update) => this.receive(update));
    void this.load();
  }

  readonly snapshot = (): Shown => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Fetches what was played before this page came; nothing of it is played out again. */
  private async load(again = true): Promise<void> {
    const answer = await this.connection.request({ type: 'steps', from: 0 });
    if (!answer.ok) this.change({ problem: answer.error });
    if (!answer.ok || answer.value.type !== 'steps') return;
    this.stopQueue();
    this.loaded = true;
    const { steps } = answer.value;
    const { state } = this.connection;
    this.change({ state, steps, view: steps.at(-1)?.view ?? this.startView, busy: false, looking: null });
    // moves that came while we asked
    if (again && state.moves > steps.length) await this.load(false);
  }

  close(): void {
    this.unsubscribe?.();
    this.unsubscribe = undefined;
    this.loaded = false;
    this.stopQueue();
  }

  move = (text: string): Promise<void> => this.act({ type: 'move', move: text });
  roll = (): Promise<void> => this.act({ type: 'roll' });
  confirm = (): Promise<void> => this.act({ type: 'confirm' });
  undo = (): Promise<void> => this.act({ type: 'undo' });
  redo = (): Promise<void> => this.act({ type: 'redo' });

  /** Unlike the rest it doesn't wait for the board to come to rest. */
  async settings(confirmTurn: boolean, autoRoll: boolean): Promise<void> {
    const before = this.shown.state.table.settings;
    if (before.confirmTurn === confirmTurn && before.autoRoll === autoRoll) return;
    await this.connection.request({ type: 'settings', settings: { confirmTurn, autoRoll } });
  }

  /** Shows at once all that is still on its way. */
  readonly skip = (): void => {
    if (this.queue.length === 0 && !this.cancelTimer) return;
    const rest = this.queue;
    this.stopQueue();
    for (const step of rest) this.around.onStep(step);
    const steps = [...this.shown.steps, ...rest];
    this.change({ steps, view: steps.at(-1)?.view ?? this.startView, busy: false });
  };

  /** The board after that step, or the present with null. */
  readonly lookAt = (index: number | null): void => {
    const last = this.shown.steps.length - 1;
    this.change({ looking: index === null || index < 0 || index > last ? null : index });
  };

  readonly forgetProblem = (): void => this.change({ problem: null });

  private async act(body: RequestBody): Promise<void> {
    if (this.shown.busy) return;
    // the host tells what a move did before it answers the move: who is quick acts on what is shown already, while a
    // second tap on the same thing finds the table changed and does nothing
    const { moves, waiting } = this.shown.state;
    await this.answered;
    const now = this.shown.state;
    if (this.shown.sending || this.shown.busy || now.moves !== moves || now.waiting !== waiting) return;
    this.change({ sending: true, looking: null });
    const request = this.connection.request(body);
    this.answered = request;
    const answer = await request;
    this.change({ sending: false, problem: answer.ok ? null : answer.error });
  }

  private receive(update: Update): void {
    const { kept, steps, state } = update;
    if (!this.loaded) {
      this.change({ state });
      return;
    }
    const known = [...this.shown.steps, ...this.queue];
    // a gap: something got lost on the way, so ask for everything
    if (kept > known.length) {
      this.change({ state });
      void this.load();
      return;
    }
    let same = 0;
    while (same < steps.length && known[kept + same]?.move === steps[same].move) same++;
    const stands = kept + same;
    const shown = this.shown.steps;
    if (stands < shown.length) {
      this.stopQueue();
      const back = shown.slice(0, stands);
      const { looking } = this.shown;
      this.change({
        state,
        steps: back,
        view: back.at(-1)?.view ?? this.startView,
        busy: false,
        looking: looking !== null && looking >= stands ? null : looking,
      });
    } else {
      this.queue = known.slice(shown.length, stands);
      this.change({ state });
    }
    this.queue.push(...steps.slice(same));
    if (!this.cancelTimer) this.showNext();
  }

  private showNext(): void {
    this.cancelTimer = undefined;
    const step = this.queue.shift();
    if (!step) {
      if (this.shown.busy) this.change({ busy: false });
      return;
    }
    const ms = this.around.pace(step);
    if (ms > 0) this.cancelTimer = this.around.after(ms, () => this.showNext());
    this.around.onStep(step);
    this.change({ steps: [...this.shown.steps, step], view: step.view, busy: ms > 0 || this.queue.length > 0 });
    if (ms <= 0) this.showNext();
  }

  private stopQueue(): void {
    this.cancelTimer?.();
    this.cancelTimer = undefined;
    this.queue = [];
  }

  private change(part: Partial<Shown>): void {
    this.shown = { ...this.shown, ...part };
    for (const listener of this.listeners) listener();
  }
}
