import { CHANCE, SeededRng, seatOf } from '@tessera/kernel';
import { think } from '@tessera/mind';
import { randomSeed } from '../dice.ts';
import type { Screen } from './screen.ts';

type After = 'stay' | 'leave';
type Command = (screen: Screen, rest: string) => After | Promise<After>;

/** What one can type besides moves. Undefined if it is none of it. */
export async function runCommand(screen: Screen, typed: string): Promise<After | undefined> {
  const [word, ...rest] = typed.split(/\s+/);
  const name = word === '?' ? 'help' : word.toLowerCase();
  // a move may start with the word of a command: "board 4" boards, "board" draws
  if (name === 'board' && rest.length > 0) return undefined;
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name](screen, rest.join(' ')) : undefined;
}

const say = (screen: Screen, text: string): After => {
  screen.terminal.print(text);
  return 'stay';
};

const COMMANDS: Readonly<Record<string, Command>> = {
  help: (screen) =>
    say(
      screen,
      [
        'Type the number of a move, or the move itself:',
        ...screen.known.text.notation.map((example) => `    ${example}`),
        'Besides:',
        '    undo        take back what you did last; dice that roll by themselves roll the same again',
        '    why MOVE    why a move is not legal',
        '    best        what a strong player would do',
        '    board       draw the board again',
        '    moves       list the moves again',
        '    log         what has been played',
        '    save FILE   keep the game; "tessera play --resume FILE" goes on with it',
        '    quit        leave',
      ].join('\n'),
    ),

  undo: async (screen) => {
    const { actor } = screen.table;
    const steps = screen.table.steps('revealed');
    const kept = steps.findLastIndex(({ seat }) => screen.asks(seatOf(seat)));
    if (kept < 0) return say(screen, 'There is nothing to take back.');
    // what was revealed stays revealed, and what somebody else did is theirs
    if (screen.hides && steps.slice(kept).some(({ seat }) => seatOf(seat) !== actor))
      return say(screen, 'There is nothing to take back since something was revealed.');
    const done = await screen.takeBack(kept);
    return say(screen, done.ok ? 'Taken back.' : done.error.message);
  },

  why: (screen, rest) => {
    if (rest === '') return say(screen, `Which move? For example: why ${screen.known.text.notation[0]}`);
    const { game, state } = screen.table;
    const move = game.rules.parse(state, rest);
    return say(screen, move.ok ? 'That is legal.' : screen.inNames(move.error.message));
  },

  best: (screen) => {
    if (screen.table.actor === CHANCE) return say(screen, 'The dice come first.');
    const { game } = screen.table;
    const rng = new SeededRng(randomSeed());
    const { move, values } = think(game, screen.view, { level: 'expert', rng });
    const share = Math.round(100 * (values[screen.table.actor] ?? 0));
    return say(screen, `${move}   (your chance to win is about ${share} %)`);
  },

  board: (screen) => {
    screen.draw();
    return say(screen, screen.known.text.prompt(screen.view));
  },

  moves: (screen) => {
    screen.listMoves(screen.table.legal());
    return 'stay';
  },

  log: (screen) =>
    say(
      screen,
      screen.table
        .steps(screen.viewer)
        .map(
          ({ seat, move }, index) =>
            `${String(index + 1).padStart(4)}  ${seat === 0 ? '-' : screen.names[seatOf(seat)]}: ${move}`,
        )
        .join('\n') || 'Nothing has been played yet.',
    ),

  save: (screen, rest) => {
    if (rest === '') return say(screen, 'Where to? For example: save evening.json');
    const saved = screen.save(rest);
    const secrets = screen.hides ? ' It holds all secrets of the game: no peeping.' : '';
    return say(screen, saved.ok ? `Saved in ${rest}.${secrets}` : saved.error.message);
  },

  quit: () => 'leave',
  exit: () => 'leave',
};
