import { fail, type Game, type Outcome, ok, seatNumber } from '@tessera/kernel';
import { type Args, wholeNumber } from '../flags.ts';
import { CLI_GAMES } from '../games.ts';
import { percent } from '../statistics.ts';
import type { Terminal } from '../terminal.ts';
import { calibrate } from './calibration/calibrate.ts';
import { lossText, POSITIONS_WANTED, readEndings, worstOf } from './endings/endings-page.ts';
import { solveEndings } from './endings/solve-endings.ts';
import { LEAGUES, type League } from './leagues.ts';
import { playMatches } from './matches/play-matches.ts';
import { SCHEDULE } from './matches/schedule.ts';
import { measure } from './measure.ts';

/** Measures one thing for so many minutes, going on where it was stopped. */
export type Measure = (args: Args, terminal: Terminal, run: Run) => Outcome<void> | Promise<Outcome<void>>;

interface Run {
  readonly minutes: number;
  /** How much at a time: of ratings alone, since the other measures can run beside each other. */
  readonly jobs: number;
  /** The address of the file that workers load. */
  readonly bundle: string | undefined;
}

/** Those of the list that --only names, or all. */
function only<T>(args: Args, all: readonly T[], idOf: (one: T) => string): Outcome<readonly T[]> {
  const wanted = args.values['only']?.split(',');
  if (wanted === undefined) return ok(all);
  const ids = all.map(idOf);
  const unknown = wanted.find((id) => !ids.includes(id));
  if (unknown !== undefined)
    return fail('usage', `tessera strength: there is no "${unknown.slice(0, 40)}"; there is ${ids.join(', ')}.`);
  return ok(all.filter((one) => wanted.includes(idOf(one))));
}

const onlyGames = (args: Args): Outcome<readonly Game[]> =>
  only(
    args,
    Object.values(CLI_GAMES).map(({ game }) => game),
    ({ id }) => id,
  );

const ratings: Measure = (args, terminal, run) => {
  const leagues = only(args, LEAGUES, ({ id }) => id);
  if (!leagues.ok) return leagues;
  const onDeal = ({ id }: League, deals: number) => terminal.progress(`${id}: ${deals} deals`);
  return measure(terminal.root, leagues.value, { ...run, onDeal });
};

const matches: Measure = (args, terminal, { minutes }) => {
  const chosen = only(args, SCHEDULE, ({ id }) => id);
  if (!chosen.ok) return chosen;
  const games = wholeNumber('strength', args, 'games', { min: 1, max: 1_000_000, otherwise: 1_000_000 });
  if (!games.ok) return games;
  return playMatches(terminal.root, chosen.value, {
    minutes,
    games: games.value,
    untilSettled: args.switches.has('until-settled'),
    onGame: ({ id }, played) => terminal.progress(`${id}: ${played} games`),
  });
};

const DESCENTS = 100;
const NODES = 50_000;

const endings: Measure = (args, terminal, { minutes }) => {
  const games = onlyGames(args);
  if (!games.ok) return games;
  const show = wholeNumber('strength', args, 'show', { min: 0, max: 1000, otherwise: 0 });
  if (!show.ok) return show;
  const descents = wholeNumber('strength', args, 'iterations', { min: 1, max: 1_000_000, otherwise: DESCENTS });
  if (!descents.ok) return descents;
  if (minutes > 0) {
    const solved = solveEndings(terminal.root, games.value, {
      minutes,
      descents: descents.value,
      nodes: NODES,
      enough: POSITIONS_WANTED,
      onGame: ({ id }, positions) => terminal.progress(`${id}: ${positions} positions solved`),
    });
    if (!solved.ok) return solved;
  }
  return showWorst(terminal, games.value, show.value);
};

/** Draws the positions whose moves lost most. */
function showWorst(terminal: Terminal, games: readonly Game[], count: number): Outcome<void> {
  if (count === 0) return ok(undefined);
  const found = readEndings(terminal.root, games);
  if (!found.ok) return found;
  for (const { game, solved } of found.value)
    for (const one of worstOf(solved, count)) {
      const s = game.rules.fromJSON(one.position);
      if (!s.ok) return s;
      const { text } = CLI_GAMES[game.id];
      const names = Array.from({ length: game.rules.seats(s.value) }, (_, seat) => `seat ${seatNumber(seat)}`);
      const view = game.rules.view(s.value, one.seat);
      terminal.print(text.draw(view, names, terminal.paint));
      terminal.print(
        `${game.name}, game ${one.game}, move ${one.move}: ${one.played} loses ${lossText(one)}; ${one.instead} is worth ${percent(one.best)}.`,
      );
      terminal.print(JSON.stringify(one.position));
      terminal.print();
    }
  return ok(undefined);
}

const calibration: Measure = (args, terminal, { minutes }) => {
  const games = onlyGames(args);
  if (!games.ok) return games;
  return calibrate(terminal.root, games.value, {
    minutes,
    onChunk: (what, played) => terminal.progress(`${what}: ${played} games`),
  });
};

export const MEASURES: Readonly<Record<string, Measure>> = { ratings, matches, endings, calibration };
