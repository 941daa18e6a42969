import type { Outcome, Problem, SeatNumber } from '@tessera/kernel';
import type { Act, AnswerValue, RequestBody, Step, TableState, Update } from '@tessera/table';

/** What the controller needs of the host's connection. */
export interface Connection {
  readonly state: TableState;
  subscribe(listener: (update: Update) => void): () => void;
  request(body: RequestBody): Promise<Outcome<AnswerValue>>;
  /** What an act of one's own will come to, where that is certain; shown until the host has said so itself. */
  predict?(act: Act): Step | undefined;
  /** Each seat has settings of its own, which the host remembers and the state doesn't tell. */
  readonly settingsPerSeat?: boolean;
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
  /** The dice of the last step have not come to rest: what they show is not told yet. */
  readonly tumbling: boolean;
  /** What others do is shown at once until it is somebody's turn at this device. */
  readonly skipping: boolean;
  /** Something was asked of the host and is not answered yet. */
  readonly sending: boolean;
  /** The last step is what was asked for, and the host has not said so yet. */
  readonly pending: boolean;
  /** The number of the step that somebody looks back at. */
  readonly looking: number | null;
  /** The seat whose person is to take the device: until then nothing of the table is shown. */
  readonly covered: SeatNumber | null;
  readonly problem: Problem | null;
}

export interface ControllerOptions {
  /** How long a step is looked at before the next one, in milliseconds. */
  readonly pace: (step: Step) => number;
  /** How long its dice tumble, in milliseconds; what they show is told afterwards. */
  readonly tumble: (step: Step) => number;
  /** A step comes into sight: for sound. */
  readonly onStep: (step: Step) => void;
  /** Its dice lie: for those who listen. */
  readonly onTold: (step: Step) => void;
  readonly after: (ms: number, then: () => void) => () => void;
}
