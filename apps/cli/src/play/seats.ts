import {
  fail,
  type Game,
  isLevel,
  LEVELS,
  type LevelName,
  type Outcome,
  ok,
  type RecordedPlayer,
  seatNumber,
  USUAL_LEVEL,
} from '@tessera/kernel';
import { YOU } from '@tessera/ui/text';

export type Sitter =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: LevelName };

const choices = () => `you, ${LEVELS.join(', ')}`;

/** --seats you:Anna,hard,easy */
export function readSeats(game: Game, text: string | undefined): Outcome<Sitter[]> {
  const given = text ?? ['you', ...Array<string>(game.defaultSeats - 1).fill(USUAL_LEVEL)].join(',');
  const sitters: Sitter[] = [];
  for (const part of given.split(',')) {
    const [who, ...rest] = part.trim().split(':');
    const name = rest.join(':').trim().slice(0, 30);
    if (who === 'you' || who === 'human') sitters.push({ kind: 'human', name: name || YOU });
    else if (isLevel(who)) sitters.push({ kind: 'bot', name: name || who, level: who });
    else return fail('bad-seats', `Nobody called "${who}" can sit down; --seats lists ${choices()}, or you:Name.`);
  }
  if (sitters.length < game.minSeats || sitters.length > game.maxSeats)
    return fail(
      'bad-seats',
      `${game.name} is for ${game.minSeats} to ${game.maxSeats} players; --seats lists ${sitters.length}.`,
    );
  return ok(tellApart(sitters));
}

/** Two of one name get their seat behind it; among several people nobody is 'You'. */
const tellApart = (sitters: readonly Sitter[]): Sitter[] => {
  const people = sitters.filter((sitter) => sitter.kind === 'human').length;
  return sitters.map((sitter, index) => {
    if (sitter.name === YOU && people > 1) return { ...sitter, name: `Player ${index + 1}` };
    const shared = sitters.some((other, at) => at !== index && other.name === sitter.name);
    return shared ? { ...sitter, name: `${sitter.name} ${index + 1}` } : sitter;
  });
};

export const toPlayers = (sitters: readonly Sitter[]): RecordedPlayer[] =>
  sitters.map((sitter) => ({ name: sitter.name, kind: sitter.kind === 'human' ? 'human' : sitter.level }));

/** Who sat there when the record was saved; those it doesn't tell are people. */
export const fromPlayers = (seats: number, players: readonly RecordedPlayer[] | undefined): Sitter[] =>
  Array.from({ length: seats }, (_, seat) => {
    const player = players?.[seat];
    const name = player?.name ?? `Seat ${seatNumber(seat)}`;
    return player && isLevel(player.kind) ? { kind: 'bot', name, level: player.kind } : { kind: 'human', name };
  });
