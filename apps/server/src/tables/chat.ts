import { fail, type Outcome, ok } from '@tessera/kernel';
import { newId } from '../people/secret.ts';
import type { Queries } from '../store/index.ts';
import { mustBeHere } from './rows.ts';

/** Said with one tap; each page says them in its own language. */
export const PHRASES = ['hello', 'good-luck', 'well-played', 'thanks', 'one-moment', 'your-turn', 'good-game'] as const;

export interface Line {
  readonly id: string;
  readonly at: number;
  readonly person: string | null;
  readonly text?: string;
  readonly phrase?: string;
}

export const LONGEST_LINE = 300;
const LAST_LINES = 100;
/** Characters nobody sees, and those that turn the text around them. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

export function readText(given: string, longest = LONGEST_LINE): Outcome<string> {
  const text = given.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();
  if (text === '') return fail('empty', 'There is nothing to say in this.');
  if (text.length > longest) return fail('too-long', `A line may have ${longest} characters.`);
  return ok(text);
}

/** What is said at tables. What writes wants a transaction, so that nobody's words stay who is just being forgotten. */
export class ChatStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  async add(table: string, person: string, said: { text: string } | { phrase: string }, at: number): Promise<Line> {
    await mustBeHere(this.queries, [person]);
    const line = { id: newId(), at, person, ...said };
    await this.queries.run(
      'INSERT INTO chat_lines (id, table_id, at, person, text, phrase) VALUES (?, ?, ?, ?, ?, ?)',
      [line.id, table, at, person, 'text' in said ? said.text : null, 'phrase' in said ? said.phrase : null],
    );
    return line;
  }

  /** The oldest first. */
  async last(table: string): Promise<Line[]> {
    const rows = await this.queries.all<{
      id: string;
      at: number;
      person: string | null;
      text: string | null;
      phrase: string | null;
    }>(
      `SELECT id, at, person, text, phrase FROM chat_lines WHERE table_id = ? ORDER BY at DESC, id LIMIT ${LAST_LINES}`,
      [table],
    );
    return rows.reverse().map(({ text, phrase, ...line }) => ({
      ...line,
      ...(text !== null && { text }),
      ...(phrase !== null && { phrase }),
    }));
  }

  async report(table: string, person: string, message: string, at: number): Promise<string> {
    await mustBeHere(this.queries, [person]);
    const id = newId();
    const chat = JSON.stringify(await this.last(table));
    await this.queries.run('INSERT INTO reports (id, table_id, at, person, message, chat) VALUES (?, ?, ?, ?, ?, ?)', [
      id,
      table,
      at,
      person,
      message,
      chat,
    ]);
    return id;
  }
}

/** Whom somebody doesn't want to hear. */
export class MuteStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  async of(person: string): Promise<string[]> {
    const rows = await this.queries.all<{ muted: string }>('SELECT muted FROM mutes WHERE person = ? ORDER BY muted', [
      person,
    ]);
    return rows.map(({ muted }) => muted);
  }

  async set(person: string, muted: string, on: boolean): Promise<void> {
    await this.queries.run(
      on
        ? `INSERT INTO mutes (person, muted) SELECT p.id, m.id FROM people p, people m WHERE p.id = ? AND m.id = ?
           ON CONFLICT DO NOTHING`
        : 'DELETE FROM mutes WHERE person = ? AND muted = ?',
      [person, muted],
    );
  }
}
