import { type Actor, CHANCE, type Outcome, OVER, ok, type Seat } from '@tessera/kernel';
import { hides, type Viewer } from '@tessera/table';
import { columns } from '@tessera/ui/text';
import { writeRecord } from '../files.ts';
import type { CliGame } from '../games.ts';
import type { LegalMove, Match, Step } from '../match.ts';
import type { Terminal } from '../terminal.ts';
import { runCommand } from './commands.ts';
import { type Sitter, toPlayers } from './seats.ts';

export interface OpenTable {
  readonly known: CliGame;
  readonly match: Match;
  readonly sitters: readonly Sitter[];
}

interface Settings {
  readonly manualDice: boolean;
  readonly recordFile: string | undefined;
  /** What to tell --resume to come back. */
  readonly resumeWith: string;
}

/** Shows the game to the people at the terminal, and asks them. */
export class Host {
  readonly known: CliGame;
  readonly match: Match;
  readonly sitters: readonly Sitter[];
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
  /** The number of moves when the board was last drawn, so that it isn't drawn twice. */
  private drawnAt = -1;

  constructor(table: OpenTable, terminal: Terminal, settings: Settings) {
    this.known = table.known;
    this.match = table.match;
    this.sitters = table.sitters;
    this.terminal = terminal;
    this.names = table.sitters.map((sitter) => sitter.name);
    this.manualDice = settings.manualDice;
    this.recordFile = settings.recordFile;
    this.resumeWith = settings.resumeWith;
    this.hides = hides(table.known.game);
    this.people = table.sitters.flatMap((sitter, seat) => (sitter.kind === 'human' ? [seat] : []));
  }

  /** Whether a person at the terminal acts for that actor. Cards draw themselves even where dice are real. */
  asks(actor: Actor): boolean {
    if (actor !== CHANCE) return this.sitters[actor]?.kind === 'human';
    return this.manualDice && (this.match.game.rules.rolls?.(this.match.state) ?? true);
  }

  /** Through whose eyes the screen shows the game. */
  get viewer(): Viewer {
    const { actor } = this.match;
    if (!this.hides) return actor >= 0 ? actor : 'spectator';
    if (actor === OVER) return 'revealed';
    return this.people.length === 1 ? this.people[0] : (this.looks ?? 'spectator');
  }

  /**
   * Where several people share the screen and the game has secrets: before it goes on, whoever looked says that they
   * have seen enough, and before somebody's cards are shown, that nobody else looks. False when they leave.
   */
  async passOn(): Promise<boolean> {
    if (!this.hides || this.people.length < 2) return true;
    const { actor, game, state } = this.match;
    const seat = actor === CHANCE ? game.rules.turnOf(state) : actor;
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
    const { steps } = this.match;
    const last = steps.findLastIndex((step) => step.by === seat);
    for (const step of steps.slice(last + 1)) this.say(step);
  }

  private say(step: Step, viewer = this.viewer): void {
    for (const event of this.match.told(step, viewer).events) {
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

  play(move: number): void {
    const { viewer } = this;
    this.say(this.match.play(move), viewer);
  }

  get view(): unknown {
    return this.match.view(this.viewer);
  }

  draw(): void {
    this.drawnAt = this.match.steps.length;
    this.terminal.print();
    this.terminal.print(this.known.text.draw(this.view, this.names, this.terminal.paint));
    this.terminal.print();
  }

  listMoves(moves: readonly LegalMove[]): void {
    const cells = moves.map((move, index) => `${String(index + 1).padStart(3)} ${move.text}`);
    this.terminal.print(columns(cells, this.terminal.width));
  }

  /** False when the player leaves. */
  async askMove(): Promise<boolean> {
    this.keep();
    const { actor } = this.match;
    const moves = this.match.legal();
    if (this.drawnAt !== this.match.steps.length) {
      this.draw();
      this.terminal.print(this.known.text.prompt(this.view));
      this.listMoves(moves);
    }
    const name = this.terminal.paint.seat(actor, this.names[actor]);
    const line = await this.terminal.ask(`${name}> `, [...moves.map((move) => move.text), ...COMMAND_WORDS]);
    if (line === undefined) return false;
    const typed = line.trim();
    if (typed === '') return true;
    const command = runCommand(this, typed);
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
    const command = runCommand(this, line.trim());
    if (command) return command === 'stay';
    return this.tryMove(this.known.text.chanceShorthand(this.view, line));
  }

  private tryMove(text: string): true {
    const move = this.match.read(text);
    if (move.ok) this.play(move.value);
    else this.terminal.print(`${this.inNames(move.error.message)} Type "moves" to see what can be played.`);
    return true;
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
    return writeRecord(file, this.match.record(toPlayers(this.sitters)));
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
    const { rules } = this.match.game;
    this.draw();
    this.terminal.print(
      this.known.text.count(this.view, rules.result(this.match.state), this.names, this.terminal.paint),
    );
    return ok(0);
  }
}

const COMMAND_WORDS = ['undo', 'help', 'save ', 'why ', 'best', 'board', 'moves', 'log', 'quit'];
