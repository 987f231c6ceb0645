import type { TableRowView } from '@touchline/contract/line/shapes';
import type { RatingRow, SeasonView, StageMatch, StageView } from '@touchline/contract/statistics/shapes';
import type { Fixture } from '@touchline/feed/feed-events';
import type { Season, TableRow } from '@touchline/feed/match-history';
import type { Language } from '@touchline/i18n/languages';
import { presentChamp, presentCompetitor } from '#features/line';
import type { SeasonData } from './season-reader.ts';
import type { SeasonStats } from './season-stats.ts';

export const BRACKET = 1;
export const TABLE = 2;
/** A league's page shows so many rounds, those about now in the middle. */
const ROUNDS_SHOWN = 7;

export const presentSeason = ({ id, name, kind, startsAt, endsAt }: Season): SeasonView => ({
  id,
  name,
  kind,
  startsAt: Math.floor(startsAt / 1000),
  endsAt: Math.floor(endsAt / 1000),
});

export const presentTable = (rows: readonly TableRow[], language: Language): TableRowView[] =>
  rows.map(({ competitor, ...row }, i) => ({ place: i + 1, competitor: presentCompetitor(competitor, language), ...row }));

/** Best first; who has not played is not rated. */
export function presentRatings({ elo, competitors }: SeasonStats, language: Language): RatingRow[] {
  return [...elo.entries]
    .flatMap(([id, { rating, start, played }]) => {
      const competitor = competitors.get(id);
      return competitor && played > 0 ? [{ competitor, rating: Math.round(rating), change: Math.round(rating - start), played }] : [];
    })
    .sort((a, b) => b.rating - a.rating || a.competitor.id - b.competitor.id)
    .map(({ competitor, ...line }, i) => ({ place: i + 1, competitor: presentCompetitor(competitor, language), ...line }));
}

/** A season as its net (R008): all of its rounds; or as its table, with the rounds about now. */
export function presentStage(
  { champ, season, seasons, book }: SeasonData,
  fixtures: readonly Fixture[],
  tableType: number,
  now: number,
  language: Language,
): StageView {
  const matches = stageMatches(book, fixtures, language);
  const rounds = new Map<string, StageMatch[]>();
  for (const match of matches) {
    const round = rounds.get(match.round);
    if (round) round.push(match);
    else rounds.set(match.round, [match]);
  }
  const list = [...rounds].map(([name, of]) => ({ name, matches: of }));
  const net = tableType === BRACKET;
  return {
    sport: champ.sport,
    champ: presentChamp(champ, language),
    season: presentSeason(season),
    seasons: seasons.map(presentSeason),
    tableType,
    table: net ? [] : presentTable(book.table, language),
    homeTable: net ? [] : presentTable(book.homeTable, language),
    awayTable: net ? [] : presentTable(book.awayTable, language),
    rounds: net ? list : aroundNow(list, now),
  };
}

/** Played ones from the book, those to come from the calendar. */
function stageMatches({ matches, competitors }: SeasonStats, fixtures: readonly Fixture[], language: Language): StageMatch[] {
  const views = new Map([...competitors.values()].map((one) => [one.id, presentCompetitor(one, language)]));
  const over = new Map(matches.map((match) => [match.id, match]));
  const known: StageMatch[] = matches.flatMap((match) => {
    const home = views.get(match.homeId);
    if (!home) return [];
    const away = match.awayId === null ? null : (views.get(match.awayId) ?? null);
    const { id, round, winner } = match;
    const score: [number, number] | null = match.counts ? [match.score[0], match.score[1]] : null;
    return [{ id, round, startsAt: Math.floor(match.startsAt / 1000), home, away, over: true, score, winner }];
  });
  const coming = fixtures
    .filter(({ id }) => !over.has(id))
    .map(
      (fixture): StageMatch => ({
        id: fixture.id,
        round: fixture.stage ?? fixture.round ?? '',
        startsAt: Math.floor(fixture.startsAt / 1000),
        home: presentCompetitor(fixture.home, language),
        away: fixture.away && presentCompetitor(fixture.away, language),
        over: false,
        score: null,
        winner: 0,
      }),
    );
  return [...known, ...coming].sort((a, b) => a.startsAt - b.startsAt || a.id - b.id);
}

function aroundNow(rounds: StageView['rounds'], now: number): StageView['rounds'] {
  const seconds = now / 1000;
  const next = rounds.findIndex(({ matches }) => (matches.at(-1)?.startsAt ?? 0) > seconds);
  const middle = next === -1 ? rounds.length : next;
  const from = Math.max(0, Math.min(middle - Math.ceil(ROUNDS_SHOWN / 2), rounds.length - ROUNDS_SHOWN));
  return rounds.slice(from, from + ROUNDS_SHOWN);
}
