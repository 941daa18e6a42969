import { LEVELS, type Outcome, ok } from '@tessera/kernel';
import { CLI_GAMES } from './games.ts';
import type { Terminal } from './terminal.ts';

const games = () => Object.keys(CLI_GAMES).join(', ');
const levels = () => LEVELS.join(', ');

const OVERVIEW = () => `tessera: board games on a computer

  tessera play GAME        a game in the terminal, against bots and friends
  tessera sim GAME         games at random: how long, how even, how fast
  tessera arena GAME       bots against bots
  tessera strength         rate all bots, from games that are kept
  tessera levels           rate the levels that people play against, or set them anew
  tessera replay FILE      a recorded game, move by move
  tessera analyze FILE     a finished game: luck, decisions, better moves
  tessera verify FILE      were the dice fair? each roll recomputed
  tessera scenario FILE    check a scenario that you wrote
  tessera backup FILE      copy the database of a server
  tessera engine           JSON lines for other programs
  tessera bench            measure the speed
  tessera help VERB        more about one of them
  tessera --version

Games: ${games()}.   Bots: ${levels()}.`;

/** One for each option: a value that it doesn't have by itself. */
const options = () =>
  Object.values(CLI_GAMES)
    .flatMap(({ game }) =>
      game.options.map(({ id, values, default: usual }) => {
        const other = values.find((value) => value !== usual) ?? usual;
        return `${id}=${other} (${game.name})`;
      }),
    )
    .join(', ');

const TABLE = () => `  --scenario FILE|ID    a board: one of ours by id, or a file (docs/scenarios.md)
  --options K=V,…       options of the game: ${options()}`;

const VERBS: Readonly<Record<string, () => string>> = {
  play: () => `tessera play GAME [flags]     Games: ${games()}.

  --seats you,fox,fox    who sits where: you, you:Name, or a bot: ${levels()}
${TABLE()}
  --seed TEXT           the same dice again
  --dice manual         type what your own dice show
  --ms N                how long the strongest think about a move; the weaker ones answer at once
  --record FILE         keep the game in a file as it goes
  --resume FILE|last    go on with a kept game; the last one is kept anyway

In the game, type "help".`,
  sim: () => `tessera sim GAME [flags]     Games: ${games()}.

  --seats N             how many players
  --games N             how many games (1000)
${TABLE()}
  --seed TEXT           the same games again
  --json                as JSON`,
  arena: () => `tessera arena GAME --seats owl,fox,fox [flags]     Games: ${games()}.

  --seats A,B,…         the bots: ${levels()}; new, the strongest of today; those it is measured
                        against: random, greedy, flat, uct, ismcts, and frozen ones such as expert-1. Each may have a
                        budget of its own for a move: new:500ms or expert-1:2000it (descents or playouts)
  --games N             how many games (200); in each deal the bots rotate over the seats with the same dice and cards
  --ms N                time per move for bots that name no budget; otherwise each has its own
  --iterations N        the same as descents per move: the same games on every machine
${TABLE()}
  --seed TEXT           the same dice again
  --jobs N              how many games at a time; as many as there are cores
  --out FILE            keep every game in a file; the same command goes on with it
  --until-settled       stop once it is known whether the first bot is above par or below it, or within --margin of it
  --margin N            in points of a hundred (3)
  --plain               do not measure luck, which takes some time
  --json                as JSON

Shares of wins come with 95 % intervals (Wilson's), and with luck taken out; par is the share among equals.
More in docs/arena.md.`,
  strength: () => `tessera strength [ratings|matches|endings|calibration] [flags]

  Writes docs/strength.md from the results in bench/strength, after measuring more if asked: ratings of all bots, the matches
  that have a goal, moves in endings that can be solved exactly, chances told against results. See docs/proof.md.

  --minutes N           measure so long first; all is kept at once, so it can be stopped and goes on where it was
  --only ID,…           of these alone, for example cambria-3 (ratings), cambria-3-time (matches) or cambria;
                        a process for each keeps several cores busy
  --jobs N              ratings: how many deals at a time; as many as there are cores
  --games N             matches: so many games of each, at most
  --until-settled       matches: a match ends once it is known on which side of its goal it is
  --iterations N        endings: descents of the moves that are judged (100)
  --show N              endings: draw so many of the worst positions of each game`,
  levels: () => `tessera levels [GAME] [flags]     Games: ${games()}.

  Writes docs/levels.md and games/*/mind/ratings.json from the games in bench/strength: how strong each level is.

  --minutes N           play so long first; each deal is kept at once, so it can be stopped and goes on where it was
  --calibrate           of one game: find errors that put its levels at even steps; writes games/GAME/mind/levels.json
  --lowest N            what the weakest level is to come to (600)`,
  replay: () => `tessera replay FILE [flags]

  --to N                only the first N moves
  --step                draw the board after each decision and wait for Enter
  --as N|spectator|all  as seat N knew it, as a spectator did, or all: the usual once the game is over`,
  analyze: () => `tessera analyze FILE [flags]

  Says what each seat of a finished game owes its result to (dice and cards, what was hidden, decisions), where the game
  turned, and which decisions cost most. See docs/review.md.

  --iterations N        descents of each search; the same figures again on every machine
  --ms N                instead: time for each search
  --quick               the evaluation alone, within seconds
  --json                all of it as JSON`,
  verify: () => `tessera verify FILE [flags]

  Recomputes every roll and draw of a game from its seeds, and names the move that differs. See docs/fair-dice.md.

  --commitment HEX      the one your table showed before the first roll: is it still the same?
  --seed HEX            the seed that your page added: did it enter?
  --link N:HEX          a link of the log that your table told of during the game: is the log still the same?
  --json                as JSON`,
  scenario: () => `tessera scenario FILE [--game GAME]

  Says what is wrong with a scenario, or draws it. See docs/scenarios.md.`,
  backup: () => `tessera backup FILE [--data FOLDER]

  Copies the database of a server into one file that only you can read, also while the server runs. With DATABASE_URL
  it runs pg_dump. It overwrites nothing. How to restore it: docs/hosting.md.

  --data FOLDER         where the server keeps its data; otherwise DATA_DIR, or "data"`,
  engine: () => `tessera engine [--schema]

  Reads one JSON request a line and writes one JSON answer a line. See docs/engine.md.
  Try: echo '{"verb":"games"}' | tessera engine

  --schema              print the JSON Schema of requests and answers instead`,
  bench: () => `tessera bench [--quick] [--json]

  The same as "npm run bench".`,
  help: OVERVIEW,
};

export function help([verb]: readonly string[], terminal: Terminal): Outcome<number> {
  terminal.print((verb !== undefined && Object.hasOwn(VERBS, verb) ? VERBS[verb] : OVERVIEW)());
  return ok(0);
}
