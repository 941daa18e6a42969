import type { SeatNumber } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { newTable } from './new-table.ts';
import { sit, stand } from './seating.ts';

const FIRST = 1 as SeatNumber;
const SECOND = 2 as SeatNumber;

const sitter = (id: string) => ({ id, name: id, program: false });
const open = ['amber', 'sky'].map((colour) => ({ kind: 'open' as const, colour }));

describe('the host of a table', () => {
  it('stays so who never sat down, when others sit down and stand up', () => {
    const { row } = newTable({ game: 'cambria', seats: open }, sitter('anna'), 0);
    const full = sit(sit(row, sitter('boris'), { seat: FIRST }), sitter('clara'), { seat: SECOND });
    expect(stand(full, sitter('boris'), FIRST).data.host).toBe('anna');
  });

  it('is the next one, when the host stands up', () => {
    const [first, second] = open;
    const { row } = newTable({ game: 'cambria', seats: [{ ...first, kind: 'me' }, second] }, sitter('anna'), 0);
    expect(stand(sit(row, sitter('boris'), { seat: SECOND }), sitter('anna'), FIRST).data.host).toBe('boris');
  });
});
