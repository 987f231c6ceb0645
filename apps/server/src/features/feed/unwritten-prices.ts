import { type Book, CLOSED, OPEN } from '@touchline/feed/book/book';
import type { BookMatch, MatchChange } from '@touchline/feed/book/book-match';
import { marketOf } from '@touchline/kernel/selection';
import type { Platform } from '#platform/platform';
import type { FeedStore } from './feed.store.ts';
import type { PriceBatch } from './price-history.store.ts';

/** Markets beside the main lines are written down at every fourth writing, and no more than so many selections of a match each time. */
const SIDE_EVERY = 4;
const SIDE_SELECTIONS = 240;
/** Matches that deserve so much attention keep the prices of all their markets; those in play with less of it. */
const TOP_WEIGHT = 70;
const TOP_LIVE_WEIGHT = 45;
/** Matches a statement. */
const MATCHES_A_WRITE = 200;

/** Selections whose price has moved since the history was written last; what is written is the price of the moment of writing. */
export class UnwrittenPrices {
  readonly #clock: Platform['clock'];
  readonly #book: Book;
  readonly #store: FeedStore;
  /** By match. */
  readonly #moved = new Map<number, Set<number>>();
  readonly #movedBeside = new Map<number, Set<number>>();
  #writings = 0;

  constructor({ clock }: Pick<Platform, 'clock'>, book: Book, store: FeedStore) {
    this.#clock = clock;
    this.#book = book;
    this.#store = store;
  }

  changed(change: MatchChange): void {
    const book = this.#book;
    const match = book.match(change.match);
    if (!match) return;
    for (const selection of change.prices) {
      const market = book.find(match, marketOf(selection));
      if (market < 0 || (book.status(market) === CLOSED && !book.isFinal(market))) continue;
      if (book.isMain(market)) note(this.#moved, change.match, selection);
      // All markets of all matches would be gigabytes a day: beside the main lines only what many look at.
      else if (isTop(match) && (this.#movedBeside.get(change.match)?.size ?? 0) < SIDE_SELECTIONS)
        note(this.#movedBeside, change.match, selection);
    }
  }

  /** `all`: the markets beside the main lines too, whether or not it is their turn. */
  async write(all: boolean): Promise<void> {
    const batches: PriceBatch[] = [];
    const beside = this.#writings++ % SIDE_EVERY === 0 || all;
    const taken = [...this.#moved, ...(beside ? this.#movedBeside : [])];
    this.#moved.clear();
    if (beside) this.#movedBeside.clear();
    for (const [match, selections] of taken) {
      const list = [...selections];
      const odds = list.map((selection) => {
        const price = this.#book.price(match, selection);
        return price && price.status === OPEN ? price.odds : 0;
      });
      batches.push({ matchId: match, selections: list, odds });
    }
    const at = new Date(this.#clock.now());
    for (let i = 0; i < batches.length; i += MATCHES_A_WRITE) await this.#store.writePrices(at, batches.slice(i, i + MATCHES_A_WRITE));
  }
}

const isTop = ({ fixture, facts }: BookMatch): boolean =>
  fixture.weight >= TOP_WEIGHT || (fixture.weight >= TOP_LIVE_WEIGHT && facts.status !== 'planned');

function note(moved: Map<number, Set<number>>, match: number, selection: number): void {
  const set = moved.get(match) ?? new Set();
  moved.set(match, set.add(selection));
}
