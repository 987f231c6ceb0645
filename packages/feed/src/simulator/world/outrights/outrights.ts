import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { invariant } from '@touchline/kernel/invariant';
import { createRandom } from '@touchline/kernel/random';
import { LRUCache } from 'lru-cache';
import type { MarketOdds } from '../../../feed-events.ts';
import { getOrCompute } from '../../get-or-compute.ts';
import type { Calendar, PlannedMatch } from '../calendar.ts';
import { fixtureId, LAST_PAIR } from '../fixture-id.ts';
import type { MatchScript } from '../match-script.ts';
import { applyMargins } from '../quote.ts';
import { CHAMPION, outrightMarkets } from './outright-markets.ts';
import { OUTRIGHT_TERMS, type OutrightTerms } from './outright-terms.ts';
import { isOutright, planOutright } from './plan-outright.ts';
import { SeasonForecast } from './season-forecast.ts';
import { assignPlaces, type SeasonDeps, SeasonProgress } from './season-progress.ts';
import { WinningMargins } from './winning-margins.ts';

/** The parts of their world that the outrights need. */
interface OutrightDeps extends SeasonDeps {
  readonly seed: number;
  readonly calendars: ReadonlyMap<number, Calendar>;
  /** How long a match of a league lasts at most, ms. */
  maxDurationMs(calendar: Calendar): number;
}

/** Pause between two batches, which take a few milliseconds each: other work of the thread runs in it. */
const BATCH_PAUSE_MS = 100;
/** Leagues begin one after the other: the first soon after the matches have their prices, the next when it is about done. */
const FIRST_AFTER_MS = 2000;
const EACH_AFTER_MS = 15_000;
/** A season that ended within this time is still published to a receiver after an outage. */
const MAX_OUTAGE_MS = 72 * 3_600_000;
/** Seasons kept in mind: of each league the last, the running and the next one. */
const CACHE_SIZE = 3 * OUTRIGHT_TERMS.size;
/** Retry interval while a season has no outright odds yet. */
const RETRY_PRICING_MS = 60_000;

/** State of one season: its progress and the odds that follow. */
interface OutrightState {
  readonly progress: SeasonProgress;
  /** When work on it begins, epoch ms. */
  readonly workStartsAt: number;
  forecast: SeasonForecast | null;
  /** Matches counted when it was priced; -1 = not priced yet. */
  pricedAfter: number;
  markets: readonly MarketOdds[];
}

/**
 * Outrights of leagues: who is champion, among the first, who goes down. Prices follow from the table and from what may still be played,
 * so from the world's options and the moment alone; they move when a match of the league is over. Working them out takes hundreds of
 * endings and thousands of seasons, so it is done in pieces.
 */
export class Outrights {
  readonly #deps: OutrightDeps;
  readonly #planned = new LRUCache<number, { readonly match: PlannedMatch | null }>({ max: CACHE_SIZE });
  /** No cache: what has been counted must not be counted again. Released when the outright is over. */
  readonly #running = new Map<number, OutrightState>();
  readonly #margins = new LRUCache<number, WinningMargins>({ max: CACHE_SIZE });

  constructor(deps: OutrightDeps) {
    this.#deps = deps;
  }

  /** The outright of the season that begins with a round; null where there is none. */
  of(calendar: Calendar, round: number): PlannedMatch | null {
    const { kind, league, rounds } = calendar.plan;
    if (kind !== 'league' || !OUTRIGHT_TERMS.has(league.id) || round % rounds !== 0) return null;
    const season = calendar.seasonOf(round);
    return getOrCompute(this.#planned, fixtureId(league, { round, pair: LAST_PAIR }), () => ({
      match: planOutright(calendar, season, this.#deps.maxDurationMs(calendar), this.#sameSeason(league.id, season)),
    })).match;
  }

  /** A league's running and recently ended seasons, and the next one once the last round has started. */
  announced(calendar: Calendar, now: number): PlannedMatch[] {
    const { rounds } = calendar.plan;
    const first = calendar.seasonOf(calendar.roundAt(now)) * rounds;
    const next = now >= calendar.roundStart(first + rounds - 1) ? [first + rounds] : [];
    return [first - rounds, first, ...next].flatMap((round) => {
      const match = this.of(calendar, round);
      return match && match.fixture.startsAt + MAX_OUTAGE_MS > now ? [match] : [];
    });
  }

  /**
   * Does a piece of what prices or the result need at a moment. When to go on, epoch ms; null when nothing is left, or no outright is meant.
   * `known`: whether the receiver has the event; one that is as good as decided is not announced any more.
   */
  runBatch(match: PlannedMatch, now: number, isKnown: boolean): number | null {
    if (!isOutright(match)) return null;
    const running = this.#read(match, now);
    if (now < running.workStartsAt) return running.workStartsAt;
    const { progress } = running;
    if (progress.countNextMatch(now)) {
      running.forecast = null;
      return now + BATCH_PAUSE_MS;
    }
    if (now >= match.fixture.startsAt) return null;
    if (running.pricedAfter !== progress.played && this.#price(match, running)) return now + BATCH_PAUSE_MS;
    return isKnown || running.markets.some(({ market }) => market === CHAMPION) ? null : now + RETRY_PRICING_MS;
  }

  /** Does a piece of the forecast; false when the prices are there. */
  #price(match: PlannedMatch, running: OutrightState): boolean {
    const { progress } = running;
    running.forecast ??= this.#forecast(match, progress);
    if (running.forecast.runBatch()) return true;
    const { league } = match.plan;
    const fair = outrightMarkets(running.forecast, this.#terms(match), league.competitors.length);
    running.markets = applyMargins(fair, match.fixture.weight, false);
    running.pricedAfter = progress.played;
    running.forecast = null;
    return false;
  }

  /** The prices worked out last; undefined where no outright is meant. */
  quotedMarkets(match: PlannedMatch): readonly MarketOdds[] | undefined {
    return isOutright(match) ? this.#read(match, 0).markets : undefined;
  }

  /** Nothing more will be asked of an outright that is over. */
  release(match: number): void {
    this.#running.delete(match);
  }

  /** The script of a season: one final step with every club's place. */
  buildScript(match: PlannedMatch): MatchScript {
    const isKnown = this.#running.has(match.fixture.id) ? this.#read(match, 0).progress : null;
    // The knowledge of a running season must not grow ahead of time.
    const progress = isKnown && isKnown.remainingFixtures().length === 0 ? isKnown : this.#newSeason(match);
    while (progress.countNextMatch(match.fixture.startsAt));
    const facts = {
      ...INITIAL_MATCH_STATE,
      status: 'ended',
      period: 1,
      periodsDone: 1,
      places: assignPlaces(progress.standings()),
    } as const;
    return { steps: [{ at: 0, facts }], length: 0 };
  }

  #terms({ plan }: PlannedMatch): OutrightTerms {
    const terms = OUTRIGHT_TERMS.get(plan.league.id);
    invariant(terms, `league ${plan.league.id} has no outrights`);
    return terms;
  }

  /** The game over the same season, where this world has one: who wins one wins the other. */
  #sameSeason(league: number, season: number): number[] {
    for (const { plan } of this.#deps.calendars.values()) {
      const { calendar } = plan.league;
      if (calendar.kind === 'aggregate' && calendar.baseCompetition === league && calendar.metric === 'season')
        return [fixtureId(plan.league, { round: season, pair: 0 })];
    }
    return [];
  }

  #calendar({ plan }: PlannedMatch): Calendar {
    const calendar = this.#deps.calendars.get(plan.league.id);
    invariant(calendar, `league ${plan.league.id} is not of this world`);
    return calendar;
  }

  #newSeason(match: PlannedMatch): SeasonProgress {
    return new SeasonProgress(this.#calendar(match), match.season, this.#deps);
  }

  #read(match: PlannedMatch, now: number): OutrightState {
    const isKnown = this.#running.get(match.fixture.id);
    if (isKnown) return isKnown;
    const rank = [...OUTRIGHT_TERMS.keys()].indexOf(match.plan.league.id);
    const running: OutrightState = {
      progress: this.#newSeason(match),
      workStartsAt: now + FIRST_AFTER_MS + rank * EACH_AFTER_MS,
      forecast: null,
      pricedAfter: -1,
      markets: [],
    };
    this.#running.set(match.fixture.id, running);
    return running;
  }

  #forecast(match: PlannedMatch, progress: SeasonProgress): SeasonForecast {
    const { league } = match.plan;
    const margins = getOrCompute(this.#margins, league.id, () => {
      const [sample] = this.#calendar(match).matches(match.place.round);
      invariant(sample, `league ${league.id} has no matches`);
      return new WinningMargins(sample);
    });
    return new SeasonForecast(
      {
        standings: progress.standings(),
        remainingFixtures: progress.remainingFixtures(),
        ratings: league.competitors.map(({ rating }) => rating),
      },
      margins,
      createRandom(this.#deps.seed, 'season', match.fixture.id, progress.played),
    );
  }
}
