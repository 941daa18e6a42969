import { CHANCE, SeededRng } from '@tessera/kernel';
import { think } from '@tessera/mind';
import { randomSeed } from '../dice.ts';
import type { Host } from './host.ts';

type After = 'stay' | 'leave';
type Command = (host: Host, rest: string) => After;

/** What one can type besides moves. Undefined if it is none of it. */
export function runCommand(host: Host, typed: string): After | undefined {
  const [word, ...rest] = typed.split(/\s+/);
  const name = word === '?' ? 'help' : word.toLowerCase();
  // a move may start with the word of a command: "board 4" boards, "board" draws
  if (name === 'board' && rest.length > 0) return undefined;
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name](host, rest.join(' ')) : undefined;
}

const say = (host: Host, text: string): After => {
  host.terminal.print(text);
  return 'stay';
};

const COMMANDS: Readonly<Record<string, Command>> = {
  help: (host) =>
    say(
      host,
      [
        'Type the number of a move, or the move itself:',
        ...host.known.text.notation.map((example) => `    ${example}`),
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

  undo: (host) => {
    const kept = host.match.beforeLast(1, (actor) => host.asks(actor));
    if (kept < 0) return say(host, 'There is nothing to take back.');
    // what was revealed stays revealed, and what somebody else did is theirs
    if (host.hides && host.match.steps.slice(kept).some((step) => step.by !== host.match.actor))
      return say(host, 'There is nothing to take back since something was revealed.');
    host.match.rewind(kept);
    host.redraw();
    return say(host, 'Taken back.');
  },

  why: (host, rest) => {
    if (rest === '') return say(host, `Which move? For example: why ${host.known.text.notation[0]}`);
    const move = host.match.read(rest);
    return say(host, move.ok ? 'That is legal.' : host.inNames(move.error.message));
  },

  best: (host) => {
    if (host.match.actor === CHANCE) return say(host, 'The dice come first.');
    const { game } = host.match;
    const rng = new SeededRng(randomSeed());
    const { move, values } = think(game, host.view, { level: 'expert', rng });
    const share = Math.round(100 * (values[host.match.actor] ?? 0));
    return say(host, `${move}   (your chance to win is about ${share} %)`);
  },

  board: (host) => {
    host.draw();
    return say(host, host.known.text.prompt(host.view));
  },

  moves: (host) => {
    host.listMoves(host.match.legal());
    return 'stay';
  },

  log: (host) =>
    say(
      host,
      host.match.steps
        .map((step, index) => {
          const { text } = host.match.told(step, host.viewer);
          return `${String(index + 1).padStart(4)}  ${step.by === CHANCE ? '-' : host.names[step.by]}: ${text}`;
        })
        .join('\n') || 'Nothing has been played yet.',
    ),

  save: (host, rest) => {
    if (rest === '') return say(host, 'Where to? For example: save evening.json');
    const saved = host.save(rest);
    const secrets = host.hides ? ' It holds all secrets of the game: no peeping.' : '';
    return say(host, saved.ok ? `Saved in ${rest}.${secrets}` : saved.error.message);
  },

  quit: () => 'leave',
  exit: () => 'leave',
};
