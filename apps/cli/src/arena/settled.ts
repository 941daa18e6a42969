import { type ArenaGame, dealsOf, parOf, type Verdict, verdictOf, withoutLuck } from '@tessera/mind';

/** Follows a match until it is known whether the first entrant is above par, below it, or even. Asked again after each whole deal, not each game. */
export class Settled {
  readonly #entrants: readonly string[];
  readonly #within: number;
  readonly #numbers = new Set<number>();
  #deals = 0;
  #verdict: Verdict | undefined;

  constructor(entrants: readonly string[], within: number) {
    this.#entrants = entrants;
    this.#within = within;
  }

  /** After these games, of which the last ones are new. */
  after(played: readonly ArenaGame[]): Verdict | undefined {
    for (const { number } of played.slice(this.#numbers.size)) this.#numbers.add(number);
    const before = this.#deals;
    while (this.#isWhole(this.#deals)) this.#deals++;
    if (this.#deals > before) this.#verdict = this.#ask(played);
    return this.#verdict;
  }

  /** Those of whole deals, up to the first that isn't: where a match stops must not decide which games count. */
  counted(played: readonly ArenaGame[]): readonly ArenaGame[] {
    return played.filter(({ number }) => number <= this.#deals * this.#entrants.length);
  }

  #isWhole(deal: number): boolean {
    const seats = this.#entrants.length;
    return this.#entrants.every((_, rotation) => this.#numbers.has(deal * seats + rotation + 1));
  }

  #ask(played: readonly ArenaGame[]): Verdict | undefined {
    const [first] = this.#entrants;
    const seats = this.#entrants.filter((entrant) => entrant === first).length;
    const deals = dealsOf(first, this.#entrants.length, played);
    return verdictOf(withoutLuck(deals), parOf(seats, this.#entrants.length), this.#within);
  }
}
