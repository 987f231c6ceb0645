import type { Champ, Fixture } from '@touchline/feed/feed-events';
import type { Season, SeasonKind } from '@touchline/feed/match-history';
import { overlay } from '@touchline/kernel/overlay';
import { LRUCache } from 'lru-cache';
import type { FeedFeature } from '#features/feed';
import type { Archive } from '#features/results';
import { SeasonSource } from './season-source.ts';
import { aggregateSeason, type SeasonStats } from './season-stats.ts';

/** A running season is added up again after so long. */
const RUNNING_MS = 60_000;
const MAX = 80;
const STALE_MS = 600_000;
/** Ratings look back so many seasons: a league's is long, a tournament's short. */
const RATED: Readonly<Record<SeasonKind, number>> = { rounds: 1, 'knock-out': 4, races: 1, cycle: 1 };

export interface SeasonData {
  readonly champ: Champ;
  readonly season: Season;
  /** The running one first. */
  readonly seasons: readonly Season[];
  readonly book: SeasonStats;
}

export interface SeasonReader {
  /** Undefined for an unknown championship or season. Season 0 = the running one. */
  read(champId: number, seasonId: number): Promise<SeasonData | undefined>;
  /** The running season with ratings that look back to those before: takes longer the first time. */
  readRated(champId: number): Promise<SeasonData | undefined>;
  /** The running season where it is added up already; begins to do so where it is not. */
  peek(champId: number): SeasonData | undefined;
  /** Fixtures of a season that are known, also those to come. */
  fixtures(champId: number, season: Season): Promise<readonly Fixture[]>;
}

interface Kept {
  until: number;
  picture: Promise<SeasonData | undefined>;
  ready?: SeasonData | undefined;
}

export const createSeasonReader = (feed: FeedFeature, archive: Archive, now: () => number): SeasonReader =>
  new KeptSeasons(new SeasonSource(feed, archive, now), now);

/** Seasons that were added up; the running ones are added up again from time to time. */
class KeptSeasons implements SeasonReader {
  readonly #source: SeasonSource;
  readonly #now: () => number;
  readonly #kept = new LRUCache<string, Kept>({ max: MAX });

  constructor(source: SeasonSource, now: () => number) {
    this.#source = source;
    this.#now = now;
  }

  async read(champId: number, seasonId: number): Promise<SeasonData | undefined> {
    const running = (await this.#source.seasonsOf(champId))[0]?.id;
    const wanted = seasonId === 0 ? (running ?? 0) : seasonId;
    return this.#keep(champId, wanted, 0, wanted === running);
  }

  async readRated(champId: number): Promise<SeasonData | undefined> {
    const [running] = await this.#source.seasonsOf(champId);
    return this.#keep(champId, running?.id ?? 0, RATED[running?.kind ?? 'rounds'], true);
  }

  peek(champId: number): SeasonData | undefined {
    const running = this.#source.runningOf(champId);
    const known = running === undefined ? undefined : this.#kept.get(`${champId} ${running} 0`);
    if (!known || known.until <= this.#now()) void this.read(champId, 0).catch(() => undefined);
    return known?.ready;
  }

  fixtures(champId: number, season: Season): Promise<readonly Fixture[]> {
    return this.#source.fixtures(champId, season);
  }

  #keep(champId: number, seasonId: number, depth: number, running: boolean): Promise<SeasonData | undefined> {
    const kept = this.#kept;
    const key = `${champId} ${seasonId} ${depth}`;
    const known = kept.get(key);
    if (known && known.until > this.#now()) return known.picture;
    // The answer of a minute ago is given while it is added up again.
    if (known?.ready && this.#now() - known.until < STALE_MS) {
      known.until = this.#now() + RUNNING_MS;
      void this.#renew(key, champId, seasonId, depth);
      return known.picture;
    }
    const until = running ? this.#now() + RUNNING_MS : Number.POSITIVE_INFINITY;
    const entry: Kept = { until, picture: this.#make(champId, seasonId, depth) };
    entry.picture.then(
      (picture) => {
        entry.ready = picture;
        if (!picture) kept.delete(key);
      },
      () => kept.delete(key),
    );
    kept.set(key, entry);
    return entry.picture;
  }

  async #renew(key: string, champId: number, seasonId: number, depth: number): Promise<void> {
    const fresh = await this.#make(champId, seasonId, depth).catch(() => undefined);
    const entry = this.#kept.get(key);
    if (!fresh || !entry) return;
    entry.ready = fresh;
    entry.picture = Promise.resolve(fresh);
  }

  /** Ratings begin some seasons back: those come first, each kept as well. */
  async #make(champId: number, seasonId: number, depth: number): Promise<SeasonData | undefined> {
    const champ = await this.#source.champOf(champId);
    if (!champ) return undefined;
    const seasons = await this.#source.seasonsOf(champId);
    const at = seasonId === 0 ? 0 : seasons.findIndex(({ id }) => id === seasonId);
    const season = seasons[at];
    if (!season) return undefined;
    const matches = await this.#source.matchesOf(champId, season);
    const earlier = seasons[at + 1];
    const before = earlier && depth > 0 ? await this.#keep(champId, earlier.id, depth - 1, false) : undefined;
    return { champ, season, seasons, book: aggregateSeason(matches, before?.book.elo) };
  }
}

/** The seasons of the championships that are in a feed. */
export function seasonsOver(seasons: SeasonReader, { opensSport }: FeedFeature): SeasonReader {
  const ifOpen = (found: SeasonData | undefined): SeasonData | undefined => (found && opensSport(found.champ.sport) ? found : undefined);
  return overlay(seasons, {
    read: async (champId, seasonId) => ifOpen(await seasons.read(champId, seasonId)),
    readRated: async (champId) => ifOpen(await seasons.readRated(champId)),
    peek: (champId) => ifOpen(seasons.peek(champId)),
  });
}
