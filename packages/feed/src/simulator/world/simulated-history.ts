import type { Champ, Fixture, Names } from '../../feed-events.ts';
import type {
  CompetitorProfile,
  FinishedMatch,
  FinishedMatchQuery,
  MatchHistory,
  NamedIds,
  Season,
  SeasonKind,
  TableRow,
} from '../../match-history.ts';
import { SeasonTable } from '../../season-table.ts';
import type { Calendar, PlannedMatch } from './calendar.ts';
import { champOf, competitorId, competitorOf, leagueNames } from './competitors.ts';
import { firstRound } from './fixture-id.ts';
import { countFinishedMatches, loadFinishedMatches, searchFinishedMatches } from './search-finished-matches.ts';
import { seasonName } from './season-name.ts';
import type { World } from './world.ts';
import { createYielder } from './yield-to-event-loop.ts';

/** How far back form and meetings are searched, in rounds of a league, and how many seasons are listed. */
const FORM_ROUNDS = 16;
const MEETINGS_ROUNDS = 90;
const SEASONS = 6;
/** Season numbers on the outside: those before the world began are positive too. */
const SEASON_BASE = 100_000;

/** Votes and aggregate matches belong to no listed season. */
const isOutsideSeasons = ({ plan }: Calendar): boolean => plan.kind === 'fixed' || plan.kind === 'aggregate';

const seasonKind = ({ plan }: Calendar): SeasonKind =>
  plan.runners > 0 ? 'races' : plan.kind === 'league' ? 'rounds' : plan.kind === 'cycle' ? 'cycle' : 'knock-out';

/** The table of a running season: it only grows, so each match is added once. */
interface RunningTable {
  readonly season: number;
  until: number;
  readonly counted: Set<number>;
  readonly table: SeasonTable;
}

/**
 * The world's past. Nothing is stored: a finished match is simulated again from its seed on request, and its final state is cached.
 * Fixtures are filtered in the calendars first, so that only the requested matches are simulated.
 */
export class SimulatedHistory implements MatchHistory {
  readonly #world: World;
  readonly #now: () => number;
  readonly #tables = new Map<number, RunningTable>();
  readonly #calendarsOf: ReadonlyMap<number, readonly Calendar[]>;
  readonly #competitors: ReadonlyMap<number, CompetitorProfile>;

  /** `now` (epoch ms) caps every query: future matches are already simulated, and their results must not leak. */
  constructor(world: World, now: () => number) {
    this.#world = world;
    this.#now = now;
    const calendarsOf = new Map<number, Calendar[]>();
    const competitors = new Map<number, CompetitorProfile & { champs: Champ[] }>();
    for (const calendar of world.calendars.values()) {
      const { league } = calendar.plan;
      const champ = champOf(world.naming, league, '');
      for (const data of league.competitors) {
        const id = competitorId(league.sport, data.name);
        const calendars = calendarsOf.get(id);
        if (calendars) calendars.push(calendar);
        else calendarsOf.set(id, [calendar]);
        const known = competitors.get(id);
        // Its own league has the venue and the squad, a cup only the name.
        const richer = !known || (data.players !== undefined && known.competitor.players === undefined);
        const champs = known ? [...known.champs, champ] : [champ];
        const venue = data.venue ?? known?.venue;
        competitors.set(id, {
          competitor: richer ? competitorOf(world.naming, league, data) : known.competitor,
          sport: league.sport,
          ...(venue ? { venue } : {}),
          champs,
        });
      }
    }
    this.#calendarsOf = calendarsOf;
    this.#competitors = competitors;
  }

  async form(competitor: number, before: number, limit: number): Promise<readonly FinishedMatch[]> {
    return this.#search(
      competitor,
      before,
      limit,
      FORM_ROUNDS,
      ({ fixture }) =>
        fixture.home.id === competitor || fixture.away?.id === competitor || fixture.runners?.some(({ id }) => id === competitor) === true,
    );
  }

  async headToHead(home: number, away: number, before: number, limit: number): Promise<readonly FinishedMatch[]> {
    return this.#search(home, before, limit, MEETINGS_ROUNDS, ({ fixture }) => {
      const [a, b] = [fixture.home.id, fixture.away?.id];
      return (a === home && b === away) || (a === away && b === home);
    });
  }

  async table(champ: number, before: number): Promise<readonly TableRow[]> {
    const calendar = this.#world.calendars.get(champ);
    if (!calendar || calendar.plan.runners > 0 || isOutsideSeasons(calendar)) return [];
    const until = this.#capped(before);
    const newest = calendar.roundAt(until);
    const season = calendar.seasonOf(newest);
    const known = this.#tables.get(champ);
    const running =
      known?.season === season && known.until <= until ? known : { season, until, counted: new Set<number>(), table: new SeasonTable() };
    for (let round = season * calendar.plan.rounds; round <= newest; round++)
      for (const match of calendar.matches(round)) {
        if (running.counted.has(match.fixture.id) || !this.#hasEnded(match, until)) continue;
        running.counted.add(match.fixture.id);
        running.table.add(match.fixture, this.#world.finalStateOf(match).facts);
      }
    running.until = until;
    this.#tables.set(champ, running);
    return running.table.rows();
  }

  async seasons(champId: number, at: number): Promise<readonly Season[]> {
    const calendar = this.#world.calendars.get(champId);
    if (!calendar || isOutsideSeasons(calendar)) return [];
    const { plan } = calendar;
    const running = calendar.seasonOf(calendar.roundAt(this.#capped(at)));
    const oldest = Math.max(running - SEASONS + 1, Math.ceil(firstRound(plan.league) / plan.rounds));
    const seasons: Season[] = [];
    for (let season = running; season >= oldest; season--) {
      const startsAt = calendar.roundStart(season * plan.rounds);
      seasons.push({
        id: season + SEASON_BASE,
        name: seasonName(plan, startsAt),
        kind: seasonKind(calendar),
        startsAt,
        endsAt: startsAt + plan.seasonMs,
      });
    }
    return seasons;
  }

  async season(champId: number, seasonId: number, before: number): Promise<readonly FinishedMatch[]> {
    const found: FinishedMatch[] = [];
    for await (const match of this.#seasonMatches(champId, seasonId, before))
      if (this.#hasEnded(match, before)) found.push({ fixture: match.fixture, facts: this.#world.finalStateOf(match).facts });
    return found.toSorted((a, b) => a.fixture.startsAt - b.fixture.startsAt || a.fixture.id - b.fixture.id);
  }

  async fixtures(champId: number, seasonId: number, at: number): Promise<readonly Fixture[]> {
    const found: Fixture[] = [];
    for await (const { fixture } of this.#seasonMatches(champId, seasonId, at)) found.push(fixture);
    return found;
  }

  async match(matchId: number, before: number): Promise<FinishedMatch | undefined> {
    const match = this.#world.match(matchId);
    if (!match || match.place.round < firstRound(match.plan.league) || !this.#hasEnded(match, before)) return undefined;
    return { fixture: match.fixture, facts: this.#world.finalStateOf(match).facts };
  }

  async competitor(competitorId: number): Promise<CompetitorProfile | undefined> {
    return this.#competitors.get(competitorId);
  }

  async champ(champId: number): Promise<Champ | undefined> {
    const calendar = this.#world.calendars.get(champId);
    return calendar && champOf(this.#world.naming, calendar.plan.league, '');
  }

  async findByName(word: string, max: number): Promise<NamedIds> {
    const bears = (names: Names): boolean => Object.values(names).some((name) => name?.toLowerCase().includes(word));
    const competitors: number[] = [];
    for (const { competitor } of this.#competitors.values())
      if (competitors.length < max && bears(competitor.names)) competitors.push(competitor.id);
    const champs: number[] = [];
    for (const { plan } of this.#world.calendars.values())
      if (champs.length < max && bears(leagueNames(this.#world.naming, plan.league))) champs.push(plan.league.id);
    return { competitors, champs };
  }

  async finishedMatches(query: FinishedMatchQuery): Promise<readonly FinishedMatch[]> {
    const requestedAt = { ...query, now: this.#capped(query.now) };
    return loadFinishedMatches(this.#world, await searchFinishedMatches(this.#world, this.#matchingCalendars(requestedAt), requestedAt));
  }

  async finishedMatchCounts(query: Omit<FinishedMatchQuery, 'limit' | 'after'>): Promise<ReadonlyMap<number, number>> {
    const requestedAt = { ...query, now: this.#capped(query.now) };
    return countFinishedMatches(this.#world, this.#matchingCalendars(requestedAt), requestedAt);
  }

  #matchingCalendars({ sports, champs, competitors, includeVirtual }: Omit<FinishedMatchQuery, 'limit' | 'after'>): readonly Calendar[] {
    const wanted = (list: readonly number[], id: number): boolean => list.length === 0 || list.includes(id);
    const calendars =
      competitors.length > 0
        ? [...new Set(competitors.flatMap((id) => this.#calendarsOf.get(id) ?? []))]
        : [...this.#world.calendars.values()];
    return calendars.filter((calendar) => {
      const { league } = calendar.plan;
      return (
        !isOutsideSeasons(calendar) && wanted(sports, league.sport) && wanted(champs, league.id) && (includeVirtual || !league.virtual)
      );
    });
  }

  #capped(before: number): number {
    return Math.min(before, this.#now());
  }

  #hasEnded(match: PlannedMatch, at: number): boolean {
    return this.#world.hasEnded(match, this.#capped(at));
  }

  /** Round by round; yields to the event loop between matches, since each may have to be simulated. */
  async *#seasonMatches(champId: number, seasonId: number, requestedAt: number): AsyncGenerator<PlannedMatch> {
    const at = this.#capped(requestedAt);
    const calendar = this.#world.calendars.get(champId);
    if (!calendar || isOutsideSeasons(calendar)) return;
    const { rounds, league } = calendar.plan;
    const first = (seasonId - SEASON_BASE) * rounds;
    if (first < firstRound(league) || calendar.seasonOf(first) > calendar.seasonOf(calendar.roundAt(at))) return;
    const yieldIfDue = createYielder();
    for (let round = first; round < first + rounds; round++) {
      // The pairs of a knock-out's round are known when the round before is over.
      if (calendar.isKnockOut && round > first && calendar.roundStart(round) > at) return;
      for (const match of calendar.matches(round)) {
        // Without its winners the next round cannot be drawn.
        if (calendar.isKnockOut && match.fixture.startsAt < at) this.#world.winnerOf(match);
        yield match;
        await yieldIfDue();
      }
    }
  }

  #search(competitor: number, before: number, limit: number, rounds: number, wanted: (match: PlannedMatch) => boolean): FinishedMatch[] {
    const found: PlannedMatch[] = [];
    for (const calendar of this.#calendarsOf.get(competitor) ?? []) {
      if (isOutsideSeasons(calendar)) continue;
      const newest = calendar.roundAt(this.#capped(before));
      // Earlier knock-outs would have to be simulated from their first round on.
      const oldest = calendar.isKnockOut ? calendar.seasonOf(newest) * calendar.plan.rounds : newest - rounds + 1;
      for (let round = newest; round >= Math.max(oldest, firstRound(calendar.plan.league)); round--)
        for (const match of calendar.matches(round)) if (wanted(match) && this.#hasEnded(match, before)) found.push(match);
    }
    return found
      .toSorted((a, b) => b.fixture.startsAt - a.fixture.startsAt)
      .slice(0, limit)
      .map((match) => ({ fixture: match.fixture, facts: this.#world.finalStateOf(match).facts }));
  }
}
