import type { Problem } from '@tessera/kernel';
import type { Act, Step, TableSettings, TableState, ToldTo, Update } from '@tessera/table';
import { coveredFor, lastStepOf } from '../players/pass-device.ts';
import type { Connection, ControllerOptions, Shown } from './shown.ts';

export type { Connection, ControllerOptions, Shown } from './shown.ts';

const afterTimeout: ControllerOptions['after'] = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

/**
 * Shows what the host tells, one step after another, so that the eye can follow; takes what people do back to the
 * host. When somebody else is to look, it forgets all it knows and asks anew. Knows nothing of React or of any game.
 */
export class TableController {
  /** The last request, once it is answered. */
  private answered: Promise<unknown> = Promise.resolve();
  private readonly connection: Connection;
  private readonly options: ControllerOptions;
  private readonly listeners = new Set<() => void>();
  private unsubscribe: (() => void) | undefined;
  private startView: unknown;
  private queue: Step[] = [];
  private cancelTimer: (() => void) | undefined;
  private loaded = false;
  /** What was played before has not been told yet to whoever looks. */
  private missing = true;
  /** How often it is being asked for. */
  private loading = 0;
  private refusal: Problem | null = null;
  private said: TableSettings | undefined;
  /** Whose eyes the steps are for. */
  private viewer: ToldTo;
  /** A state for other eyes: it waits until what is on its way has been seen. */
  private next: TableState | undefined;
  /** How many steps people at this device have seen, with whichever eyes. */
  private seen = 0;
  private shown: Shown;

  constructor(
    connection: Connection,
    options: Omit<ControllerOptions, 'after'> & Partial<Pick<ControllerOptions, 'after'>>,
  ) {
    this.connection = connection;
    this.options = { after: afterTimeout, ...options };
    const { state } = connection;
    this.startView = state.view;
    this.viewer = state.viewer;
    const quiet = {
      busy: false,
      tumbling: false,
      skipping: false,
      sending: false,
      pending: false,
      looking: null,
      problem: null,
    };
    this.shown = { state, steps: [], view: state.view, ...quiet, covered: coveredFor(state) };
  }

  /** Starts to listen, and fetches what was played before. Can be closed and opened again. */
  open(): void {
    this.unsubscribe ??= this.connection.subscribe((update) => this.receive(update));
    if (this.shown.covered === null) void this.load();
  }

  readonly snapshot = (): Shown => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The person waited for has the device. What happened since their last move is played out if they like. */
  readonly take = (playOut: boolean): Promise<void> => {
    const { covered } = this.shown;
    if (covered === null) return Promise.resolve();
    return playOut ? this.load((steps) => lastStepOf(steps, covered)) : this.load();
  };

  /**
   * Fetches everything as the viewer may know it. Shown at once is what was seen at this device before, or on a fresh
   * page all of it; what follows is played out.
   */
  private async load(seenOf = this.seenOf, again = true): Promise<void> {
    const { viewer } = this;
    this.loading++;
    const answer = await this.connection.request({ type: 'steps', from: 0, as: viewer });
    this.loading--;
    // somebody else looks by now: this is not for them
    if (viewer !== this.viewer) return;
    if (!answer.ok) this.refuse(answer.error);
    if (!answer.ok || answer.value.type !== 'steps') return;
    this.stopQueue();
    const { steps } = answer.value;
    const { state } = this.connection;
    this.seen = seenOf(steps);
    this.loaded = true;
    this.missing = false;
    const past = steps.slice(0, this.seen);
    this.queue = steps.slice(this.seen);
    this.startView = steps[0]?.view ?? state.view;
    this.change({
      ...(state.viewer === viewer ? { state } : {}),
      steps: past,
      view: past.at(-1)?.view ?? this.startView,
      busy: false,
      tumbling: false,
      pending: false,
      looking: null,
      covered: null,
      problem: this.shown.problem === this.refusal ? null : this.shown.problem,
    });
    // moves that came while we asked
    if (again && state.viewer === viewer && state.moves > steps.length) return this.load(this.seenOf, false);
    if (state.viewer !== viewer) this.next = state;
    this.showNext();
  }

  /** The past is asked for again with whatever happens next; until then there is the present, and nothing of who looked before. */
  private refuse(problem: Problem): void {
    const { state } = this.connection;
    this.refusal = problem;
    const bare = this.missing && this.shown.covered === null && state.viewer === this.viewer;
    if (bare) this.stopQueue();
    this.change({
      problem,
      busy: false,
      tumbling: false,
      ...(bare ? { state, steps: [], view: state.view, pending: false, looking: null } : {}),
    });
  }

  private readonly seenOf = (steps: readonly Step[]): number =>
    this.loaded ? Math.min(this.seen, steps.length) : steps.length;

  close(): void {
    this.unsubscribe?.();
    this.unsubscribe = undefined;
    this.loaded = false;
    this.missing = true;
    this.stopQueue();
  }

  move = (text: string): Promise<void> => this.act({ type: 'move', move: text });
  roll = (): Promise<void> => this.act({ type: 'roll' });
  confirm = (): Promise<void> => this.act({ type: 'confirm' });
  undo = (): Promise<void> => this.act({ type: 'undo' });
  redo = (): Promise<void> => this.act({ type: 'redo' });

  /** Unlike the rest it doesn't wait for the board to come to rest. */
  async settings(confirmTurn: boolean, autoRoll: boolean): Promise<void> {
    const { table, yours } = this.shown.state;
    const { settingsPerSeat } = this.connection;
    if (settingsPerSeat && yours.length === 0) return;
    const before = this.said ?? (settingsPerSeat ? undefined : table.settings);
    if (before?.confirmTurn === confirmTurn && before.autoRoll === autoRoll) return;
    const settings = { confirmTurn, autoRoll };
    this.said = settings;
    const answer = await this.connection.request({ type: 'settings', settings });
    if (!answer.ok && this.said === settings) this.said = undefined;
  }

  /** Shows at once all that is still on its way, and what bots do after it. */
  readonly skip = (): void => {
    if (this.shown.state.waiting === 'bot') this.change({ skipping: true });
    if (this.queue.length === 0 && !this.cancelTimer) return;
    const rest = this.queue;
    const { steps, tumbling } = this.shown;
    this.stopQueue();
    for (const step of tumbling ? steps.slice(-1) : []) this.options.onTold(step);
    for (const step of rest) {
      this.options.onStep(step);
      this.options.onTold(step);
    }
    this.show([...steps, ...rest], false);
    this.comeToRest();
  };

  /** The board after that step, or the present with null. */
  readonly lookAt = (index: number | null): void => {
    const last = this.shown.steps.length - 1;
    this.change({ looking: index === null || index < 0 || index > last ? null : index });
  };

  readonly forgetProblem = (): void => this.change({ problem: null });

  private async act(act: Act): Promise<void> {
    if (this.shown.busy) return;
    // the host tells what a move did before it answers the move: who is quick acts on what is shown already, while a
    // second tap on the same thing finds the table changed and does nothing
    const { at, waiting } = this.shown.state;
    await this.answered;
    const now = this.shown.state;
    if (this.shown.sending || this.shown.busy || this.shown.covered !== null) return;
    if (now.at !== at || now.waiting !== waiting) return;
    this.change({ sending: true, looking: null });
    const request = this.connection.request({ ...act, at });
    this.answered = request;
    this.foresee(act);
    const answer = await request;
    this.change({ sending: false, problem: answer.ok ? null : answer.error });
    if (this.shown.pending) this.takeBackForeseen();
  }

  /** One's own move is shown at once, and marked until the host has told it. */
  private foresee(act: Act): void {
    const step = this.predict(act);
    if (!step || this.missing || this.next || step.index !== this.shown.steps.length) return;
    this.change({ pending: true });
    this.queue = [step];
    this.showNext();
  }

  private predict(act: Act): Step | undefined {
    try {
      return this.connection.predict?.(act);
    } catch {
      // rules that are not the host's: it will tell what the move comes to
      return undefined;
    }
  }

  private takeBackForeseen(): void {
    this.stopQueue();
    this.change({ pending: false });
    this.show(this.shown.steps.slice(0, -1), false);
    this.comeToRest();
  }

  private receive(update: Update): void {
    const { kept, steps, state } = update;
    if (state.viewer !== this.viewer || this.next) {
      this.next = state;
      if (!this.cancelTimer) this.comeToRest();
      return;
    }
    const known = [...this.shown.steps, ...this.queue];
    // a gap: something got lost on the way
    this.missing ||= kept > known.length;
    if (this.missing || this.shown.covered !== null) {
      this.change({ state });
      if (this.shown.covered === null && this.loading === 0) void this.load();
      return;
    }
    if (state.moves === 0) this.startView = state.view;
    const { length } = this.shown.steps;
    // nothing new, as after a break of the connection: what was foreseen is still on its way
    if (this.shown.pending && this.shown.sending && steps.length === 0 && kept === length - 1) {
      this.change({ state });
      return;
    }
    let same = 0;
    while (same < steps.length && known[kept + same]?.move === steps[same].move) same++;
    // what the host tells again, or what was foreseen and is told now, takes the place of what was known
    const stand = [...known.slice(0, kept), ...steps.slice(0, same)];
    const { looking, busy, tumbling } = this.shown;
    this.change({ state, pending: false, looking: looking !== null && looking >= stand.length ? null : looking });
    if (stand.length < length) this.stopQueue();
    else this.queue = stand.slice(length);
    const stays = stand.length >= length;
    if (!stays || same > 0) this.show(stand.slice(0, length), busy && stays, tumbling && stays);
    this.queue.push(...steps.slice(same));
    if (!this.cancelTimer) this.showNext();
  }

  private showNext(): void {
    this.cancelTimer = undefined;
    const step = this.queue.shift();
    if (!step) {
      const skipping = this.shown.skipping && this.shown.state.waiting === 'bot';
      if (this.shown.busy || skipping !== this.shown.skipping) this.change({ busy: false, skipping });
      this.comeToRest();
      return;
    }
    const ms = this.shown.skipping ? 0 : this.options.pace(step);
    const tumble = Math.min(ms, this.options.tumble(step));
    if (tumble > 0) this.cancelTimer = this.options.after(tumble, () => this.lie(step, ms - tumble));
    else if (ms > 0) this.cancelTimer = this.options.after(ms, () => this.showNext());
    this.options.onStep(step);
    if (tumble <= 0) this.options.onTold(step);
    this.show([...this.shown.steps, step], ms > 0 || this.queue.length > 0, tumble > 0);
    if (ms <= 0) this.showNext();
  }

  /** The dice have come to rest: what they show is told. */
  private lie(step: Step, ms: number): void {
    this.cancelTimer = this.options.after(ms, () => this.showNext());
    this.options.onTold(step);
    this.change({ tumbling: false });
  }

  private show(steps: readonly Step[], busy: boolean, tumbling = false): void {
    this.seen = steps.length;
    this.change({ steps, view: steps.at(-1)?.view ?? this.startView, busy, tumbling });
  }

  /** All is shown: if somebody else is to look now, what was for the last one goes. */
  private comeToRest(): void {
    const state = this.next;
    if (!state) return;
    this.next = undefined;
    this.viewer = state.viewer;
    this.missing = true;
    const covered = coveredFor(state);
    if (covered === null) {
      this.change({ busy: true });
      void this.load();
    } else this.change({ state, steps: [], view: undefined, busy: false, tumbling: false, looking: null, covered });
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
