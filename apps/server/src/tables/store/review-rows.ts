import type { Review } from '@tessera/mind';
import type { Queries } from '../../store/index.ts';

/** Reviews of finished games, kept with their tables. */
export class ReviewRows {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  async of(table: string): Promise<Review | undefined> {
    const row = await this.queries.get<{ review: string }>('SELECT review FROM reviews WHERE table_id = ?', [table]);
    return row && JSON.parse(row.review);
  }

  async keep(table: string, review: Review, at: number): Promise<void> {
    await this.queries.run(
      'INSERT INTO reviews (table_id, at, review) VALUES (?, ?, ?) ON CONFLICT (table_id) DO NOTHING',
      [table, at, JSON.stringify(review)],
    );
  }
}
