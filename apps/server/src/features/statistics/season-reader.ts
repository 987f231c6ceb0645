import type { Champ, Fixture } from '@touchline/feed/feed-events';
import type { FinishedMatch, Season, SeasonKind } from '@touchline/feed/match-history';
import { overlay } from '@touchline/kernel/overlay';
import { LRUCache } from 'lru-cache';
import type { FeedFeature } from '#features/feed';
import type { Archive } from '#features/results';
import { aggregateSeason, type SeasonStats } from './season-stats.ts';

/** A running season is added up again after so long. */
const RUNNING_MS = 60_000;
const MAX = 80;
const STALE_MS = 600_000;
/** Ratings look back so many seasons: a league's is long, a tournament's short. */
const RATED: Readonly<Record<SeasonKind, number>> = { rounds: 1, 'knock-out': 4, races: 1, cycle: 1 };
/** A source without seasons has one: what was stored of the championship in so many days. */
const STORED_DAYS = 300;
const MAX_STORED = 2000;
const DAY_MS = 86_400_000;

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

export function createSeasonReader(feed: FeedFeature, archive: Archive, now: () => number): SeasonReader {
  const kept = new LRUCache<string, Kept>({ max: MAX });

  async function champOf(champId: number): Promise<Champ | undefined> {
    const known = await feed.history?.champ(champId);
    if (known) return known;
    for (const { fixture } of feed.book.matches()) if (fixture.champ.id === champId) return fixture.champ;
    return undefined;
  }
  async function stored(champId: number): Promise<readonly FinishedMatch[]> {
    const at = now();
    const question = {
      sports: [],
      champs: [champId],
      competitors: [],
      includeVirtual: true,
      from: at - STORED_DAYS * DAY_MS,
      to: at,
      now: at,
    };
    return (await archive.played({ ...question, limit: MAX_STORED })).toReversed();
  }
  /** The running season of each championship when it was last asked for. */
  const runningOf = new Map<number, number>();
  async function seasonsOf(champId: number): Promise<readonly Season[]> {
    const told = (await feed.history?.seasons(champId, now())) ?? [];
    if (told[0]) {
      runningOf.set(champId, told[0].id);
      return told;
    }
    const year = new Date(now()).getUTCFullYear();
    return [{ id: year, name: String(year), kind: 'rounds', startsAt: now() - STORED_DAYS * DAY_MS, endsAt: now() }];
  }

  /** Ratings begin some seasons back: those come first, each kept as well. */
  async function make(champId: number, seasonId: number, depth: number): Promise<SeasonData | undefined> {
    const champ = (await champOf(champId)) ?? (await archive.champs([champId])).get(champId);
    if (!champ) return undefined;
    const seasons = await seasonsOf(champId);
    const at = seasonId === 0 ? 0 : seasons.findIndex(({ id }) => id === seasonId);
    const season = seasons[at];
    if (!season) return undefined;
    const { history } = feed;
    const matches = history && (await history.champ(champId)) ? await history.season(champId, season.id, now()) : await stored(champId);
    const earlier = seasons[at + 1];
    const before = earlier && depth > 0 ? await keep(champId, earlier.id, depth - 1, false) : undefined;
    return { champ, season, seasons, book: aggregateSeason(matches, before?.book.elo) };
  }

  function keep(champId: number, seasonId: number, depth: number, running: boolean): Promise<SeasonData | undefined> {
    const key = `${champId} ${seasonId} ${depth}`;
    const known = kept.get(key);
    if (known && known.until > now()) return known.picture;
    // What was right a minute ago is answered while it is added up again.
    if (known?.ready && now() - known.until < STALE_MS) {
      known.until = now() + RUNNING_MS;
      void renew(key, champId, seasonId, depth);
      return known.picture;
    }
    const entry: Kept = { until: running ? now() + RUNNING_MS : Number.POSITIVE_INFINITY, picture: make(champId, seasonId, depth) };
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

  async function renew(key: string, champId: number, seasonId: number, depth: number): Promise<void> {
    const fresh = await make(champId, seasonId, depth).catch(() => undefined);
    const entry = kept.get(key);
    if (!fresh || !entry) return;
    entry.ready = fresh;
    entry.picture = Promise.resolve(fresh);
  }

  return {
    async read(champId, seasonId) {
      const running = (await seasonsOf(champId))[0]?.id;
      const wanted = seasonId === 0 ? (running ?? 0) : seasonId;
      return keep(champId, wanted, 0, wanted === running);
    },
    async readRated(champId) {
      const [running] = await seasonsOf(champId);
      return keep(champId, running?.id ?? 0, RATED[running?.kind ?? 'rounds'], true);
    },
    peek(champId) {
      const running = runningOf.get(champId);
      const known = running === undefined ? undefined : kept.get(`${champId} ${running} 0`);
      if (!known || known.until <= now()) void this.read(champId, 0).catch(() => undefined);
      return known?.ready;
    },
    async fixtures(champId, season) {
      const told = await feed.history?.fixtures(champId, season.id, now());
      return told && told.length > 0 ? told : [];
    },
  };
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
