import { marketTypeByKey } from '@touchline/betting/markets/registry';
import { ownSilk, silkInRace } from '@touchline/catalogue/sport/silk';
import type { HorseStatistics, HorsesRace } from '@touchline/contract/statistics/shapes';
import { type Book, OPEN } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Fixture } from '@touchline/feed/feed-events';
import { resolveLanguage } from '@touchline/i18n/languages';
import { outcomeOf } from '@touchline/kernel/selection';
import { describeMarket, presentChamp, presentCompetitor, presentState } from '#features/line';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { findPlace, recentForm, summarizeRuns } from '../horses.ts';
import { readTeam } from '../read-team.ts';
import type { StatisticsDeps } from '../statistics-deps.ts';

const RUNS = 20;
const WINNER = marketTypeByKey('race-winner');

/** Prices of the win market by runner; 0 where not on offer. */
function winOdds(book: Book, match: BookMatch): ReadonlyMap<number, number> {
  const odds = new Map<number, number>();
  if (book.isSourceSilent) return odds;
  for (const slot of book.markets(match)) {
    const described = describeMarket(book.idOf(slot));
    if (!described || described.type !== WINNER || book.status(slot) !== OPEN) continue;
    for (const s of book.selections(slot)) {
      const outcome = book.outcomeOf(s);
      const { args } = described.type.outcomeName(described.ref, outcome);
      odds.set(Number(args?.index ?? outcome), book.oddsOf(s));
    }
  }
  return odds;
}

const isRace = ({ away, format }: Fixture): boolean => away === null && format.scoring === 'places';

export const getHorsesRace =
  (deps: StatisticsDeps): Handler<'getHorsesRace'> =>
  async ({ query }, caller) => {
    const language = resolveLanguage(query.language ?? caller.language);
    const { fixture, facts, match } = await deps.findMatch(query.raceId);
    if (!isRace(fixture)) throw new Failure('match_unknown');
    const odds = match ? winOdds(deps.feed.book, match) : new Map<number, number>();
    const starting = fixture.hasStartingPrices && facts.status !== 'planned' ? await deps.feed.readStartingPrices(fixture.id) : null;
    const startingOdds = new Map([...(starting ?? [])].map(([selection, price]) => [outcomeOf(selection), price] as const));
    const runners: HorsesRace['runners'] = [];
    for (const [i, horse] of (fixture.runners ?? []).entries()) {
      const runs = await deps.archive.form(horse.id, fixture.startsAt, RUNS);
      runners.push({
        horse: presentCompetitor(horse, language),
        number: i + 1,
        entry: fixture.entries?.[i] ?? null,
        silk: silkInRace(fixture.sport, i, horse.id),
        form: recentForm(runs, horse.id),
        figures: summarizeRuns(runs, horse.id),
        place: facts.places?.[i] ?? 0,
        odds: odds.get(i) ?? 0,
        startingOdds: startingOdds.get(i) ?? null,
      });
    }
    return {
      raceId: fixture.id,
      sport: fixture.sport,
      course: presentChamp(fixture.champ, language),
      startsAt: Math.floor(fixture.startsAt / 1000),
      state: presentState(match ?? { fixture, facts, lastScore: null }, language),
      bestOdds: fixture.hasStartingPrices ?? false,
      runners,
    };
  };

export const getHorseStatistics =
  (deps: StatisticsDeps): Handler<'getHorseStatistics'> =>
  async ({ query: { horseId, language: asked } }, caller) => {
    const language = resolveLanguage(asked ?? caller.language);
    const { competitor, sport } = await readTeam(deps, horseId);
    const runs = (await deps.archive.form(horseId, deps.now(), RUNS)).filter(({ fixture }) => isRace(fixture));
    const next = [...deps.feed.book.matches()].some(({ fixture }) => isRace(fixture) && fixture.runners?.some(({ id }) => id === horseId));
    // A competitor that never races has a page of its own kind.
    if (runs.length === 0 && !next) throw new Failure('not_found');
    const courses = new Map(runs.map(({ fixture }) => [fixture.champ.id, fixture.champ]));
    return {
      horse: presentCompetitor(competitor, language),
      sport,
      silk: ownSilk(sport, horseId),
      figures: summarizeRuns(runs, horseId),
      form: recentForm(runs, horseId),
      courses: [...courses.values()].map((course) => ({
        course: presentChamp(course, language),
        figures: summarizeRuns(
          runs.filter(({ fixture }) => fixture.champ.id === course.id),
          horseId,
        ),
      })),
      runs: runs.map((run): HorseStatistics['runs'][number] => ({
        raceId: run.fixture.id,
        course: presentChamp(run.fixture.champ, language),
        startsAt: Math.floor(run.fixture.startsAt / 1000),
        place: findPlace(run, horseId),
        runners: run.fixture.runners?.length ?? 0,
      })),
    };
  };
