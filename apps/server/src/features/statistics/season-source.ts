import type { Champ, Fixture } from '@touchline/feed/feed-events';
import type { FinishedMatch, Season } from '@touchline/feed/match-history';
import type { FeedFeature } from '#features/feed';
import type { Archive } from '#features/results';

/** A source without seasons has one: what was stored of the championship in so many days. */
const STORED_DAYS = 300;
const MAX_STORED = 2000;
const DAY_MS = 86_400_000;

/** Sources of seasons: from the source of the feed where it knows the past, else from the matches that were stored. */
export class SeasonSource {
  readonly #feed: FeedFeature;
  readonly #archive: Archive;
  readonly #now: () => number;
  /** The running season of each championship when it was last asked for. */
  readonly #running = new Map<number, number>();

  constructor(feed: FeedFeature, archive: Archive, now: () => number) {
    this.#feed = feed;
    this.#archive = archive;
    this.#now = now;
  }

  async champOf(champId: number): Promise<Champ | undefined> {
    return (await this.#currentChamp(champId)) ?? (await this.#archive.champs([champId])).get(champId);
  }
  async #currentChamp(champId: number): Promise<Champ | undefined> {
    const known = await this.#feed.history?.champ(champId);
    if (known) return known;
    for (const { fixture } of this.#feed.book.matches()) if (fixture.champ.id === champId) return fixture.champ;
    return undefined;
  }

  /** The running one first; never none. */
  async seasonsOf(champId: number): Promise<readonly Season[]> {
    const now = this.#now;
    const found = (await this.#feed.history?.seasons(champId, now())) ?? [];
    if (found[0]) {
      this.#running.set(champId, found[0].id);
      return found;
    }
    const year = new Date(now()).getUTCFullYear();
    return [{ id: year, name: String(year), kind: 'rounds', startsAt: now() - STORED_DAYS * DAY_MS, endsAt: now() }];
  }

  /** As `seasonsOf` found it last; undefined before, and where the source knows no seasons. */
  runningOf(champId: number): number | undefined {
    return this.#running.get(champId);
  }

  /** The matches of a season that are over, in their order. */
  async matchesOf(champId: number, season: Season): Promise<readonly FinishedMatch[]> {
    const { history } = this.#feed;
    return history && (await history.champ(champId)) ? history.season(champId, season.id, this.#now()) : this.#stored(champId);
  }

  /** Fixtures of a season that are known, also those to come. */
  async fixtures(champId: number, season: Season): Promise<readonly Fixture[]> {
    const found = await this.#feed.history?.fixtures(champId, season.id, this.#now());
    return found && found.length > 0 ? found : [];
  }

  async #stored(champId: number): Promise<readonly FinishedMatch[]> {
    const at = this.#now();
    const question = {
      sports: [],
      champs: [champId],
      competitors: [],
      includeVirtual: true,
      from: at - STORED_DAYS * DAY_MS,
      to: at,
      now: at,
    };
    return (await this.#archive.played({ ...question, limit: MAX_STORED })).toReversed();
  }
}
