import type { GameRecord } from '@tessera/kernel';
import { COLOURS } from '@tessera/protocol/lists';
import type { SeatSpec } from '@tessera/table';

/** Who sat where, as a record tells it; it tells no colours. */
export function seatsOfRecord({ seats, players }: GameRecord, colours: readonly string[]): readonly SeatSpec[] {
  return Array.from({ length: seats }, (_, index): SeatSpec => {
    const { name = '', kind = 'human' } = players?.[index] ?? {};
    const colour = colours[index] ?? COLOURS[index % COLOURS.length];
    if (kind !== 'human') return { kind: 'bot', name: name || kind, colour, level: kind };
    return { kind: 'human', name, colour, unnamed: name === '' };
  });
}
