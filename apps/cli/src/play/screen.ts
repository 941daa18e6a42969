import { type Actor, CHANCE, type Outcome, OVER, ok, type Seat, seatNumber, seatOf } from '@tessera/kernel';
import { hides, type Step, type Viewer } from '@tessera/table';
import { columns } from '@tessera/ui/text';
import { writeRecord } from '../files.ts';
import type { CliGame } from '../games.ts';
import type { Terminal } from '../terminal.ts';
import { runCommand } from './commands.ts';
import type { TerminalTable } from './terminal-table.ts';

export interface OpenTable {
  readonly known: CliGame;
  readonly table: TerminalTable;
}

interface Settings {
  readonly manualDice: boolean;
  readonly recordFile: string | undefined;
  /** What to tell --resume to come back. */
  readonly resumeWith: string;
}

/** Shows the game to the people at the terminal, and asks them. */
export class Screen {
  readonly known: CliGame;
  readonly table: TerminalTable;
  readonly terminal: Terminal;
  readonly names: readonly string[];
  private readonly recordFile: string | undefined;
  private readonly resumeWith: string;
  readonly manualDice: boolean;
  /** The game has secrets. */
  readonly hides: boolean;
  private readonly people: readonly Seat[];
  /** Of several people, who looks at the screen now. */
  private looks: Seat | undefined;
  private kept = true;
  /** How many of the moves have been told. */
  private shown: number;
  /** The number of moves when the board was last drawn, so that it isn't drawn twice. */
  private drawnAt = -1;

  constructor({ known, table }: OpenTable, terminal: Terminal, settings: Settings) {
    this.known = known;
    this.table = table;
    this.terminal = terminal;
    this.names = table.sitters.map((sitter) => sitter.name);
    this.manualDice = settings.manualDice;
    this.recordFile = settings.recordFile;
    this.resumeWith = settings.resumeWith;
    this.shown = table.moves;
    this.hides = hides(known.game);
    this.people = table.sitters.flatMap((sitter, seat) => (sitter.kind === 'human' ? [seat] : []));
  }

  /** Whether a person at the terminal acts for that actor. Cards draw themselves even where dice are real. */
  asks(actor: Actor): boolean {
    if (actor !== CHANCE) return this.table.sitters[actor]?.kind === 'human';
    return this.manualDice && (this.table.game.rules.rolls?.(this.table.state) ?? true);
  }

  /** Through whose eyes the screen shows the game. */
  get viewer(): Viewer {
    const { actor } = this.table;
    if (!this.hides) return actor >= 0 ? actor : 'spectator';
    return actor === OVER ? 'revealed' : this.looker;
  }

  /** Who of those who may not know all is told what happens. */
  private get looker(): Viewer {
    return this.people.length === 1 ? this.people[0] : (this.looks ?? 'spectator');
  }

  /** Tells what has been played since, move by move. False when somebody leaves. */
  async tellNews(): Promise<boolean> {
    for (; this.shown < this.table.moves; this.shown++) {
      const { seat, turn } = this.table.steps('revealed')[this.shown];
      if (!(await this.passOn(seatOf(seat), turn - 1))) return false;
      this.say(this.table.steps(this.looker)[this.shown]);
    }
    return true;
  }

  /**
   * Where several people share the screen and the game has secrets: before it goes on, whoever looked says that they
   * have seen enough, and before somebody's cards are shown, that nobody else looks. False when they leave.
   */
  async passOn(actor: Actor, turn: Seat): Promise<boolean> {
    if (!this.hides || this.people.length < 2) return true;
    const seat = actor === CHANCE ? turn : actor;
    if (this.looks !== undefined && this.looks !== seat) {
      if ((await this.terminal.ask(`${this.names[this.looks]}, press Enter to hide your cards. `)) === undefined)
        return false;
      this.terminal.clear();
      this.looks = undefined;
    }
    if (this.looks === seat || !this.asks(actor)) return true;
    const here = `It is ${this.names[seat]}'s turn. ${this.names[seat]}, press Enter when nobody else looks. `;
    if ((await this.terminal.ask(here)) === undefined) return false;
    this.terminal.clear();
    this.looks = seat;
    this.redraw();
    this.recall(seat);
    return true;
  }

  /** What has happened since that seat's last move, as it may know it. */
  private recall(seat: Seat): void {
    const steps = this.table.steps(seat).slice(0, this.shown);
    const last = steps.findLastIndex((step) => step.seat === seatNumber(seat));
    for (const step of steps.slice(last + 1)) this.say(step);
  }

  private say(step: Step): void {
    for (const event of step.events) {
      const words = this.known.text.say(event, this.names, this.terminal.paint);
      if (words !== undefined) this.terminal.print(words);
    }
  }

  welcome(): void {
    const { terminal } = this;
    terminal.print(
      `${terminal.paint.bold(this.known.game.name)}: ${this.names.join(', ')}. Type "help" or "?" for what you can type.`,
    );
    terminal.print();
  }

  get view(): unknown {
    return this.table.view(this.viewer);
  }

  draw(): void {
    this.drawnAt = this.table.moves;
    this.terminal.print();
    this.terminal.print(this.known.text.draw(this.view, this.names, this.terminal.paint));
    this.terminal.print();
  }

  listMoves(moves: readonly { readonly text: string }[]): void {
    const cells = moves.map((move, index) => `${String(index + 1).padStart(3)} ${move.text}`);
    this.terminal.print(columns(cells, this.terminal.width));
  }

  /** False when the player leaves. */
  async askMove(): Promise<boolean> {
    this.keep();
    const { actor } = this.table;
    const moves = this.table.legal();
    if (this.drawnAt !== this.table.moves) {
      this.draw();
      this.terminal.print(this.known.text.prompt(this.view));
      this.listMoves(moves);
    }
    const name = this.terminal.paint.seat(actor, this.names[actor]);
    const line = await this.terminal.ask(`${name}> `, [...moves.map((move) => move.text), ...COMMAND_WORDS]);
    if (line === undefined) return false;
    const typed = line.trim();
    if (typed === '') return true;
    const command = await runCommand(this, typed);
    if (command) return command === 'stay';
    const chosen = /^\d+$/.test(typed) ? moves[Number(typed) - 1] : undefined;
    if (/^\d+$/.test(typed) && !chosen) {
      this.terminal.print(`The moves are numbered 1 to ${moves.length}.`);
      return true;
    }
    return this.tryMove(chosen?.text ?? typed);
  }

  /** False when the player leaves. */
  async askChance(): Promise<boolean> {
    this.keep();
    const line = await this.terminal.ask(`${this.known.text.prompt(this.view)} `);
    if (line === undefined) return false;
    if (line.trim() === '') return true;
    const command = await runCommand(this, line.trim());
    if (command) return command === 'stay';
    return this.tryMove(this.known.text.chanceShorthand(this.view, line));
  }

  private async tryMove(text: string): Promise<true> {
    const done = await this.table.play(text);
    if (!done.ok) this.terminal.print(`${this.inNames(done.error.message)} Type "moves" to see what can be played.`);
    return true;
  }

  /** Only the first `kept` moves stand. */
  async takeBack(kept: number): Promise<Outcome<null>> {
    const done = await this.table.takeBack(kept);
    if (done.ok) this.shown = this.table.moves;
    this.redraw();
    return done;
  }

  /** The rules know seats only; people have names. */
  inNames(message: string): string {
    return message.replace(/\bPlayer (\d+) can\b/g, (seat, number) => `${this.names[Number(number) - 1] ?? seat} can`);
  }

  /** Draws the board anew at the next question. */
  redraw(): void {
    this.drawnAt = -1;
  }

  save(file: string): Outcome<null> {
    return writeRecord(file, this.table.record());
  }

  /** Kept whenever somebody is asked, so that a crash loses no decision. */
  private keep(): void {
    if (this.recordFile === undefined) return;
    const saved = this.save(this.recordFile);
    if (!saved.ok && this.kept) this.terminal.warn(`The game is not kept: ${saved.error.message}`);
    this.kept = saved.ok;
  }

  leave(): Outcome<number> {
    this.keep();
    this.terminal.print();
    this.terminal.print(this.kept ? `Goodbye. "tessera play --resume ${this.resumeWith}" goes on.` : 'Goodbye.');
    return ok(0);
  }

  finish(): Outcome<number> {
    this.keep();
    const { rules } = this.table.game;
    this.draw();
    this.terminal.print(
      this.known.text.count(this.view, rules.result(this.table.state), this.names, this.terminal.paint),
    );
    return ok(0);
  }
}

const COMMAND_WORDS = ['undo', 'help', 'save ', 'why ', 'best', 'board', 'moves', 'log', 'quit'];
