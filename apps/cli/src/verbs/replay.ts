import {
  CHANCE,
  fail,
  type Game,
  type GameRecord,
  isSeatNumber,
  type Outcome,
  OVER,
  ok,
  replay as playThrough,
  seatOf,
} from '@tessera/kernel';
import { hides, type Viewer } from '@tessera/table';
import { readRecord } from '../files.ts';
import { readArgs, wholeNumber } from '../flags.ts';
import { findGame } from '../games.ts';
import { Match } from '../match.ts';
import { fromPlayers } from '../play/seats.ts';
import type { Terminal } from '../terminal.ts';

const USAGE = { verb: 'replay', places: ['file'], values: ['to', 'as'], switches: ['step'] };

/** Prints a recorded game in notation and in words, and checks every move of it on the way. */
export async function replay(argv: readonly string[], terminal: Terminal): Promise<Outcome<number>> {
  const args = readArgs(USAGE, argv);
  if (!args.ok) return args;
  const [file] = args.value.places;
  if (file === undefined) return fail('usage', 'tessera replay: which record? For example: tessera replay game.json');
  const record = readRecord(file);
  if (!record.ok) return record;
  const found = findGame(record.value.game);
  if (!found.ok) return found;
  const { game, text } = found.value;
  const total = record.value.moves.length;
  const to = wholeNumber('replay', args.value, 'to', { min: 0, max: total, otherwise: total });
  if (!to.ok) return to;
  const viewer = readViewer(game, record.value, args.value.values['as']);
  if (!viewer.ok) return viewer;

  const match = Match.replay(game, { ...record.value, moves: [] });
  if (!match.ok) return fail('bad-record', `${file}: ${match.error.message}`);
  const names = fromPlayers(record.value.seats, record.value.players).map((sitter) => sitter.name);
  const view = () => match.value.view(viewer.value);
  terminal.print(`${terminal.paint.bold(game.name)}: ${names.join(', ')}; ${total} moves`);
  for (const [index, notation] of record.value.moves.slice(0, to.value).entries()) {
    const move = match.value.read(notation);
    if (!move.ok)
      return fail('bad-record', `${file}: move ${index + 1}, "${notation.slice(0, 80)}": ${move.error.message}`);
    const step = match.value.play(move.value);
    const who = step.by === CHANCE ? '' : names[step.by];
    const told = match.value.told(step, viewer.value);
    const words = told.events
      .map((event) => text.say(event, names, terminal.paint))
      .filter((said) => said !== undefined);
    terminal.print(
      `${String(index + 1).padStart(4)}  ${who.padEnd(12)} ${told.text.padEnd(36)} ${terminal.paint.dim(words.join(' '))}`.trimEnd(),
    );
    if (!args.value.switches.has('step') || step.by === CHANCE) continue;
    terminal.print(text.draw(view(), names, terminal.paint));
    const line = await terminal.ask('Enter for the next, q to stop> ');
    if (line === undefined || /^q/i.test(line.trim())) return ok(0);
  }
  terminal.print();
  terminal.print(text.draw(view(), names, terminal.paint));
  terminal.print();
  terminal.print(text.count(view(), game.rules.result(match.value.state), names, terminal.paint));
  const { ended, practice } = record.value;
  if (match.value.actor !== OVER && to.value === total)
    terminal.print(`\n${ended ? endedLine(ended, names) : 'The record ends before the game does.'}`);
  if (practice) terminal.print('\nPractice: moves were taken back with no other player to agree.');
  return ok(0);
}

const WHY: Readonly<Record<string, string>> = {
  resigned: 'resigned',
  time: 'ran out of time',
  left: 'left the game',
};

/** Why the game was over before its end. */
function endedLine({ by, why }: NonNullable<GameRecord['ended']>, names: readonly string[]): string {
  const name = names[seatOf(by)];
  return name === undefined ? 'All agreed to end the game here.' : `${name} ${WHY[why] ?? 'ended the game here'}.`;
}

/**
 * --as 2|spectator|all: whose knowledge it is told with. Everything once the game is over; before, whoever opens the
 * file of a game that goes on is not shown what they should not know unless they say who they are.
 */
function readViewer(game: Game, record: GameRecord, wanted: string | undefined): Outcome<Viewer> {
  const end = playThrough(game, record);
  const over = record.ended !== undefined || (end.ok && game.rules.actor(end.value) === OVER);
  if (wanted === undefined) return ok(hides(game) && over ? 'revealed' : 'spectator');
  if (wanted === 'spectator') return ok('spectator');
  if (wanted === 'all')
    return over || !hides(game)
      ? ok('revealed')
      : fail('usage', 'tessera replay: everything is told once the game is over; until then --as takes a seat.');
  const seat = Number(wanted);
  if (isSeatNumber(seat, record.seats)) return ok(seatOf(seat));
  return fail('usage', `tessera replay: --as is a seat from 1 to ${record.seats}, spectator or all.`);
}
