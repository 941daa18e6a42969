import {
  type Actor,
  type Game,
  type GameRecord,
  makeRecord,
  type Outcome,
  ok,
  recordStart,
  type Seat,
  type TableConfig,
  upgradeRecord,
} from '@tessera/kernel';
import { COLOURS } from '@tessera/protocol/lists';
import {
  type Acted,
  type Entry,
  hides,
  replaySteps,
  type SeatSpec,
  type Step,
  Table,
  type TablePolicy,
  TableSession,
  Telling,
  type Viewer,
  viewOf,
} from '@tessera/table';
import { diceAt, type Seed } from '../dice.ts';
import { botMove } from './bot.ts';
import { type Sitter, toPlayers } from './seats.ts';

export interface TerminalTableOptions {
  readonly seed: Seed;
  /** People type what their own dice show. */
  readonly ownDice: boolean;
  /** How long a bot thinks, if not as long as its level says. */
  readonly ms?: number | undefined;
}

/** A table in the terminal: whoever sits there is shown one thing after another, so bots wait until they are asked. */
export class TerminalTable extends TableSession {
  readonly sitters: readonly Sitter[];
  private readonly head: Omit<GameRecord, 'moves' | 'players'>;
  private readonly viewers: readonly Viewer[];
  /** What was played, as each may know it. */
  private readonly told: ReadonlyMap<Viewer, Step[]>;
  private entries = 0;
  private botMoved: () => void = () => undefined;

  private constructor(
    table: Table,
    sitters: readonly Sitter[],
    head: Omit<GameRecord, 'moves' | 'players'>,
    told: ReadonlyMap<Viewer, Step[]>,
    ms: number | undefined,
  ) {
    super(table, { think: async (question) => botMove(table.game, question, ms) });
    this.sitters = sitters;
    this.head = head;
    this.told = told;
    this.viewers = [...told.keys()];
  }

  static start(
    game: Game,
    config: TableConfig,
    sitters: readonly Sitter[],
    options: TerminalTableOptions,
  ): Outcome<TerminalTable> {
    const state = game.rules.setup(config);
    if (!state.ok) return state;
    // an option that means nothing for so many seats is none of this table; a game without options may leave them out
    const { options: meant = {} } = game.rules.toJSON(state.value) as TableConfig;
    return TerminalTable.resume(game, makeRecord(game, { ...config, options: meant }, []), sitters, options);
  }

  static resume(
    game: Game,
    given: GameRecord,
    sitters: readonly Sitter[],
    { seed, ownDice, ms }: TerminalTableOptions,
  ): Outcome<TerminalTable> {
    const record = upgradeRecord(game, given);
    const start = recordStart(game, record);
    if (!start.ok) return start;
    const { tessera, game: id, seats, scenario, options, from, moves } = record;
    const policy: TablePolicy = {
      settingsOf: () => ({ confirmTurn: false, autoRoll: true }),
      chance: (move) => diceAt(seed, move),
      handsOver: () => false,
      ownDice,
    };
    const played = { moves, redo: [], unconfirmed: false };
    const table = Table.from(game, start.value, sitters.map(seatSpec), played, policy);
    if (!table.ok) return table;
    const told = new Map<Viewer, Step[]>();
    for (const viewer of viewersOf(game, seats)) {
      const steps = replaySteps(game, record, viewer);
      if (!steps.ok) return steps;
      told.set(viewer, steps.value.steps);
    }
    const head = { tessera, game: id, seats, scenario, options, ...(from === undefined ? {} : { from }) };
    return ok(new TerminalTable(table.value, sitters, head, told, ms));
  }

  get game(): Game {
    return this.table.game;
  }

  get state(): unknown {
    return this.table.state;
  }

  get actor(): Actor {
    return this.game.rules.actor(this.state);
  }

  /** What was played, as that viewer may know it. */
  steps(viewer: Viewer): readonly Step[] {
    return this.told.get(this.table.hides ? viewer : 'spectator') ?? [];
  }

  get moves(): number {
    return this.table.buffer.count;
  }

  legal(): readonly { readonly text: string }[] {
    return this.table.legal();
  }

  view(viewer: Viewer): unknown {
    return viewOf(this.game, this.state, viewer);
  }

  record(): GameRecord {
    return { ...this.head, players: toPlayers(this.sitters), moves: [...this.table.buffer.moves] };
  }

  /** Chance acts as far as it goes. */
  begin(): Promise<void> {
    return this.inTurn(() => this.goOn());
  }

  /** A person's move, or what their dice show. */
  play(text: string): Promise<Acted> {
    return this.inTurn(() => this.decide(text));
  }

  takeBack(kept: number): Promise<Outcome<null>> {
    return this.inTurn(() => this.goBack(kept));
  }

  /** Returns when the bot that is to move has moved. */
  letBotMove(): Promise<void> {
    return new Promise((moved) => {
      this.botMoved = moved;
      this.bots.ask();
    });
  }

  protected get number(): number {
    return this.entries;
  }

  protected telling(): Telling {
    return new Telling(this.table.buffer.count, this.viewers, { views: false });
  }

  /** The file is written when somebody is asked. */
  protected async keep(told: Telling, entries: readonly Entry[]): Promise<Acted> {
    for (const [viewer, steps] of this.told) {
      steps.length = told.kept;
      steps.push(...told.stepsFor(viewer));
    }
    this.entries += entries.length;
    this.botMoved();
    return ok(undefined);
  }

  protected override askOn(): void {}

  protected restore(): void {}
}

/** Where nothing is hidden all are told the same. */
const viewersOf = (game: Game, seats: number): readonly Viewer[] =>
  hides(game) ? [...Array.from({ length: seats }, (_, seat): Seat => seat), 'spectator', 'revealed'] : ['spectator'];

const seatSpec = (sitter: Sitter, seat: number): SeatSpec =>
  sitter.kind === 'human'
    ? { kind: 'human', name: sitter.name, colour: COLOURS[seat] }
    : { kind: 'bot', name: sitter.name, colour: COLOURS[seat], level: sitter.level };
